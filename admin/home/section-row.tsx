import { ChevronRight, Eye, EyeOff } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { home } from "#features/settings/groups/home.ts";
import { classes } from "#ui/classes.ts";
import { Field } from "#ui/forms/field.tsx";
import type { FormValues } from "../fields/form-value.ts";
import { RowButton } from "../sortable/row-button.tsx";
import { sectionNames, sectionWords } from "./section-words.ts";

export type FormSection = FormValues<typeof home.sections.item> & { key: string };

const { label: line, heading: title } = home.sections.item;

type SectionRowProps = {
  /** Of the section in a request. */
  path: string;
  section: FormSection;
  controls: ReactNode;
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
  const { path, section, controls, errors, hasErrors, shows, texts, onChange } = props;
  const { name, label, heading, count, hidden } = section;
  const words = sectionWords[name];
  const [isOpened, setOpen] = useState(false);
  const isOpen = isOpened || hasErrors || Object.keys(errors).some((each) => each.startsWith(`${path}.`));
  const id = useId();
  const note = hidden ? "Hidden" : shows?.length === 0 ? "Empty" : heading;
  return (
    <div className={classes(hidden && "bg-sunken")}>
      <div className="flex items-center pr-1">
        <h3 className="min-w-0 grow">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-11 w-full min-w-0 items-center gap-2 rounded-base px-3 text-left text-small hover:text-brand"
          >
            <ChevronRight
              aria-hidden
              className={classes("size-4 shrink-0 text-muted", isOpen && "rotate-90")}
            />
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 py-1.5">
              <span className="font-semibold">{sectionNames[name]}</span>
              <span dir="auto" className="max-w-full truncate text-meta text-muted">
                {note}
              </span>
            </span>
          </button>
        </h3>
        <div className="flex shrink-0">
          {controls}
          <RowButton
            icon={hidden ? EyeOff : Eye}
            does="hide"
            label={hidden ? `Show ${sectionNames[name]}` : `Hide ${sectionNames[name]}`}
            onClick={() => onChange({ hidden: !hidden })}
          />
        </div>
      </div>
      <div id={id} hidden={!isOpen} className="space-y-4 border-t border-hairline p-4">
        {isOpen && (
          <>
            <div className="flex flex-wrap gap-x-4 gap-y-3">
              <Field
                label={
                  <>
                    Heading<span className="sr-only"> of {sectionNames[name]}</span>
                  </>
                }
                className="min-w-0 grow basis-52"
                name={`${path}.heading`}
                error={errors[`${path}.heading`]}
                dir="auto"
                value={heading}
                placeholder={words.heading}
                maxLength={title.maxLength}
                onChange={({ target }) => onChange({ heading: target.value })}
              />
              {words.counted && (
                <Field
                  label={
                    <>
                      {words.counted}
                      <span className="sr-only"> in {sectionNames[name]}, at most</span>
                    </>
                  }
                  className="w-24"
                  name={`${path}.count`}
                  error={errors[`${path}.count`]}
                  type="number"
                  min={1}
                  max={12}
                  value={count}
                  onChange={({ target }) => onChange({ count: target.value })}
                />
              )}
            </div>
            {words.hasLabel && (
              <Field
                label={
                  <>
                    Line above the heading<span className="sr-only"> of {sectionNames[name]}</span>
                  </>
                }
                hint="Optional, a few words in small capitals."
                name={`${path}.label`}
                error={errors[`${path}.label`]}
                dir="auto"
                value={label}
                maxLength={line.maxLength}
                onChange={({ target }) => onChange({ label: target.value })}
              />
            )}
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
      {titles.length === 0 ? (
        "There is nothing to show yet, so this section is left out."
      ) : (
        <>
          Shows{" "}
          {titles.map((title, index) => (
            <span key={title}>
              {index > 0 && " · "}
              <bdi className="text-ink">{title}</bdi>
            </span>
          ))}
        </>
      )}
    </p>
  );
}
