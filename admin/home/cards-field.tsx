import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSite } from "#app/site.ts";
import type { InformationCard } from "#core/settings.ts";
import { classes } from "#ui/classes.ts";
import { Field, TextField } from "#ui/forms/field.tsx";
import { addressFrom } from "../menu/targets.ts";
import { ListEditor } from "../settings/list-editor.tsx";
import type { HomeForm } from "./home-fields.tsx";

const empty: InformationCard = { title: "", text: "", to: "/", link: "" };

export function CardsField({ form: { values, errors, change } }: HomeForm) {
  const { url } = useSite();
  return (
    <ListEditor
      label="Cards"
      noun="card"
      items={values.cards}
      max={6}
      empty={empty}
      error={errors.cards}
      onChange={(cards) => change({ cards })}
    >
      {(card, index, put) => {
        const shared = (field: keyof InformationCard) => ({
          value: card[field],
          error: errors[`cards.${index}.${field}`],
          dir: "auto",
          onChange: ({ target }: { target: { value: string } }) => put({ ...card, [field]: target.value }),
        });
        return (
          <CardBox
            title={card.title || `Card ${index + 1}`}
            isNew={card.title === ""}
            hasErrors={Object.keys(errors).some((path) => path.startsWith(`cards.${index}.`))}
          >
            <Field {...shared("title")} label={`Title of card ${index + 1}`} maxLength={80} />
            <TextField {...shared("text")} label="Text" rows={3} maxLength={300} />
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              <Field {...shared("link")} label="Link text" maxLength={60} />
              <Field
                {...shared("to")}
                label="Leads to"
                hint="A path like /about, or a full address."
                inputMode="url"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={500}
                onBlur={() => put({ ...card, to: addressFrom(card.to, url) ?? card.to })}
              />
            </div>
          </CardBox>
        );
      }}
    </ListEditor>
  );
}

type CardBoxProps = { title: string; isNew: boolean; hasErrors: boolean; children: ReactNode };

function CardBox({ title, isNew, hasErrors, children }: CardBoxProps) {
  const [isOpened, setOpen] = useState(isNew);
  const isOpen = isOpened || hasErrors;
  return (
    <div className="rounded-base border border-hairline bg-surface">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2 rounded-base px-3 text-left text-small font-semibold hover:text-brand"
      >
        <ChevronRight aria-hidden className={classes("size-4 shrink-0 text-muted", isOpen && "rotate-90")} />
        <span dir="auto" className="min-w-0 truncate">
          {title}
        </span>
      </button>
      {isOpen && <div className="space-y-3 border-t border-hairline p-4">{children}</div>}
    </div>
  );
}
