import { addressFrom } from "#admin/settings/targets.ts";
import { useSite } from "#app/site/site.ts";
import type { InformationCard } from "#core/settings.ts";
import { Field, TextField } from "#ui/forms/field.tsx";
import { KeyedRows } from "../fields/keyed-rows.tsx";
import type { HomeForm } from "./home-form.ts";

const empty: InformationCard = { title: "", text: "", to: "/", link: "" };

export function CardsField({ form: { values, errors, change } }: HomeForm) {
  const { url } = useSite();
  return (
    <KeyedRows
      label="Cards"
      noun="card"
      values={values.cards}
      max={6}
      empty={empty}
      error={errors.cards}
      head={({ value }, position) => ({
        title: () => (
          <span dir="auto" className="min-w-0 truncate font-semibold">
            {value.title || `Card ${position}`}
          </span>
        ),
        isFolded: true,
        hasError: Object.keys(errors).some((path) => path.startsWith(`cards.${position - 1}.`)),
      })}
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
          <>
            <Field {...shared("title")} label={`Title of card ${index + 1}`} maxLength={80} />
            <TextField {...shared("text")} label="Text" rows={3} maxLength={300} />
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
          </>
        );
      }}
    </KeyedRows>
  );
}
