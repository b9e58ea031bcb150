import { Eye, EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import type { HomeSection } from "#core/settings.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Field } from "#ui/forms/field.tsx";
import { sectionWords } from "./section-names.ts";

type SectionRowProps = {
  section: HomeSection;
  controls: ReactNode;
  error?: string;
  /** Titles. */
  shows?: string[];
  onChange(change: Partial<HomeSection>): void;
};

export function SectionRow({ section, controls, error, shows, onChange }: SectionRowProps) {
  const { name, heading, count, hidden } = section;
  const words = sectionWords[name];
  const Icon = hidden ? EyeOff : Eye;
  return (
    <div className={classes("py-1.5 pr-1 pl-4", hidden && "bg-sunken")}>
      <div className="flex flex-wrap items-center gap-x-2">
        <h3 className="grow basis-40 font-semibold">
          {words.name}
          {hidden && <span className="text-meta font-normal text-muted"> · Hidden</span>}
        </h3>
        <div className="-ml-3 flex flex-wrap sm:ml-auto">
          {controls}
          <Button
            look="quiet"
            className="size-11 px-0!"
            aria-label={hidden ? `Show ${words.name}` : `Hide ${words.name}`}
            title={hidden ? "Show" : "Hide"}
            onClick={() => onChange({ hidden: !hidden })}
          >
            <Icon aria-hidden className="size-5" />
          </Button>
        </div>
      </div>
      {!hidden && (
        <div className="mt-1 flex flex-wrap gap-x-4 gap-y-3 pr-3 pb-2.5">
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
          {shows && (
            <p className="basis-full text-meta wrap-anywhere text-muted">
              {shows.length === 0 ? (
                "There is nothing to show yet, so this section is left out."
              ) : (
                <>
                  Shows{" "}
                  {shows.map((title, index) => (
                    <span key={title}>
                      {index > 0 && " · "}
                      <bdi className="text-ink">{title}</bdi>
                    </span>
                  ))}
                </>
              )}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
