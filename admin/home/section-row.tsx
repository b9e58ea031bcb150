import { ChevronRight, Eye, EyeOff } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { sectionWords } from "#admin/settings/section-names.ts";
import type { HomeSection } from "#core/settings.ts";
import { classes } from "#ui/classes.ts";
import { Field } from "#ui/forms/field.tsx";
import { RowButton } from "../sortable/row-button.tsx";

type SectionRowProps = {
  section: HomeSection;
  controls: ReactNode;
  error?: string;
  /** In its own texts. */
  hasErrors: boolean;
  /** Titles. */
  shows?: string[];
  /** Fields for the texts that only this section shows. */
  texts: ReactNode;
  onChange(change: Partial<HomeSection>): void;
};

/** Only a line until it is opened. */
export function SectionRow({ section, controls, error, hasErrors, shows, texts, onChange }: SectionRowProps) {
  const { name, label, heading, count, hidden } = section;
  const words = sectionWords[name];
  const [isOpened, setOpen] = useState(false);
  const isOpen = isOpened || error !== undefined || hasErrors;
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
              <span className="font-semibold">{words.name}</span>
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
            label={hidden ? `Show ${words.name}` : `Hide ${words.name}`}
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
                    Heading<span className="sr-only"> of {words.name}</span>
                  </>
                }
                className="min-w-0 grow basis-52"
                error={error}
                dir="auto"
                value={heading}
                placeholder={words.heading}
                maxLength={100}
                onChange={({ target }) => onChange({ heading: target.value })}
              />
              {words.counted && (
                <Field
                  label={
                    <>
                      {words.counted}
                      <span className="sr-only"> in {words.name}, at most</span>
                    </>
                  }
                  className="w-24"
                  type="number"
                  min={1}
                  max={12}
                  value={count || ""}
                  onChange={({ target }) => onChange({ count: Math.trunc(Number(target.value)) || 0 })}
                />
              )}
            </div>
            {words.hasLabel && (
              <Field
                label={
                  <>
                    Line above the heading<span className="sr-only"> of {words.name}</span>
                  </>
                }
                hint="Optional, a few words in small capitals."
                dir="auto"
                value={label}
                maxLength={60}
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
