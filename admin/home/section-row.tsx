import { Eye, EyeOff } from "lucide-react";
import { type ChangeEvent, Fragment, type ReactNode, useId, useState } from "react";
import { home } from "#features/settings/groups/home.ts";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { Field } from "#ui/forms/field.tsx";
import { rich } from "#ui/rich.tsx";
import type { FormValues } from "../fields/form-value.ts";
import { FoldButton } from "../fields/row.tsx";
import { inputLanguage } from "../fields/writing-language.ts";
import { Original } from "../settings/with-original.tsx";
import { RowButton } from "../sortable/row-button.tsx";
import { sectionNames, sectionWords } from "./section-words.ts";

export type FormSection = FormValues<typeof home.sections.item> & { key: string };

const { label: line, heading: ofHeading } = home.sections.item;

type SectionRowProps = {
  /** Of the section in a request. */
  path: string;
  section: FormSection;
  controls?: ReactNode;
  /** The texts of the main language, if those of a further one are written: then nothing else can be changed. */
  original?: { label: string; heading: string; language: string };
  errors: Record<string, string>;
  /** True if its own texts have errors. */
  hasErrors: boolean;
  /** Titles. */
  shows?: string[];
  /** Fields for the texts that only this section shows. */
  texts: ReactNode;
  onChange(change: Partial<FormSection>): void;
};

/** Shows only a line until it is opened. */
export function SectionRow(props: SectionRowProps) {
  const { path, section, controls, original, errors, hasErrors, shows, texts, onChange } = props;
  const { name, heading, hidden } = section;
  const words = sectionWords[name];
  const [isOpened, setOpen] = useState(false);
  const isOpen = isOpened || hasErrors || Object.keys(errors).some((each) => each.startsWith(`${path}.`));
  const id = useId();
  const title = sectionNames[name]();
  const labelled = { section: title, hidden: (text: string) => <span className="sr-only">{text}</span> };
  const language = inputLanguage();
  const inputOf = (field: "heading" | "count" | "label", label: ReactNode[]) => ({
    label: rich(label),
    name: `${path}.${field}`,
    error: errors[`${path}.${field}`],
    ...(field === "count" ? {} : language),
    value: section[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [field]: target.value }),
  });
  const note = hidden ? m.adminHome.hiddenNote() : shows?.length === 0 ? m.adminHome.emptyNote() : heading;
  return (
    <div className={classes(hidden && "bg-sunken")}>
      <div className="flex items-center pe-1">
        <h3 className="min-w-0 grow">
          <FoldButton isOpen={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)} className="w-full">
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 py-1.5">
              <span className="font-semibold">{title}</span>
              <span dir="auto" className="max-w-full truncate text-meta text-muted">
                {note}
              </span>
            </span>
          </FoldButton>
        </h3>
        <div className="flex shrink-0">
          {controls}
          {!original && (
            <RowButton
              icon={hidden ? EyeOff : Eye}
              does="hide"
              label={
                hidden
                  ? m.adminHome.showSection({ section: title })
                  : m.adminHome.hideSection({ section: title })
              }
              onClick={() => onChange({ hidden: !hidden })}
            />
          )}
        </div>
      </div>
      <div id={id} hidden={!isOpen} className="space-y-4 border-t border-hairline p-4">
        {isOpen && (
          <>
            <div className="flex flex-wrap gap-x-4 gap-y-3">
              <Field
                {...inputOf("heading", m.adminHome.headingOf(labelled))}
                className="min-w-0 grow basis-52"
                placeholder={words.heading?.()}
                maxLength={ofHeading.maxLength}
              />
              {words.counted && !original && (
                <Field
                  {...inputOf("count", m.adminHome.countIn({ kind: words.counted, ...labelled }))}
                  className="w-24"
                  type="number"
                  min={1}
                  max={12}
                />
              )}
            </div>
            {original && <Original language={original.language} text={original.heading} />}
            {words.hasLabel && (
              <Field
                {...inputOf("label", m.adminHome.lineOf(labelled))}
                hint={m.adminHome.lineHint()}
                maxLength={line.maxLength}
              />
            )}
            {original && <Original language={original.language} text={original.label} />}
            {texts}
            {shows && <Shows titles={shows} />}
          </>
        )}
      </div>
    </div>
  );
}

function Shows({ titles }: { titles: string[] }) {
  return (
    <p className="text-meta wrap-anywhere text-muted">
      {titles.length === 0
        ? m.adminHome.nothingToShow()
        : rich(
            m.adminHome.shows({
              titles: (
                <Fragment key="titles">
                  {titles.map((title, index) => (
                    <span key={title}>
                      {index > 0 && " · "}
                      <bdi className="text-ink">{title}</bdi>
                    </span>
                  ))}
                </Fragment>
              ),
            }),
          )}
    </p>
  );
}
