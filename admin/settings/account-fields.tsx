import { useId } from "react";
import type { Settings } from "#core/settings.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { labels } from "./groups.ts";
import { LinesField } from "./lines-field.tsx";
import { Part } from "./part.tsx";
import type { SettingsForm } from "./use-settings.ts";

const rules: { value: Settings["accounts"]["signups"]; text: string; hint: string }[] = [
  { value: "open", text: "Everybody", hint: "Anyone can create an account to like and comment." },
  {
    value: "domains",
    text: "People with certain email addresses",
    hint: "For example, everyone at your university. They can comment and like after opening a link in an email.",
  },
  { value: "closed", text: "Nobody", hint: "Existing accounts keep working." },
];

export function AccountFields({ form }: { form: SettingsForm<"accounts"> }) {
  const { values, errors, change } = form;
  const id = useId();
  const domainError = Object.entries(errors).find(([path]) => path.startsWith("domains"))?.[1];
  return (
    <>
      <Part title={labels.accounts.signups}>
        <div role="radiogroup" aria-label={labels.accounts.signups} className="space-y-3">
          {rules.map(({ value, text, hint }) => (
            <div key={value}>
              <label className="flex min-h-11 items-center gap-3 text-small font-semibold">
                <input
                  type="radio"
                  name={id}
                  checked={values.signups === value}
                  aria-describedby={`${id}-${value}`}
                  onChange={() => change({ signups: value })}
                  className="size-5 shrink-0 accent-brand"
                />
                {text}
              </label>
              <p id={`${id}-${value}`} className="ml-8 text-meta text-muted">
                {hint}
              </p>
            </div>
          ))}
        </div>
        {values.signups === "domains" && (
          <LinesField
            label={labels.accounts.domains}
            name="domains"
            value={values.domains}
            error={domainError}
            hint="The part after the @, one per line, like institute.example."
            onChange={(domains) => change({ domains })}
          />
        )}
      </Part>
      <Part title="Comments">
        <CheckField
          label="Comments are open on new articles"
          hint="Existing articles stay as they are. You can change this for each article."
          checked={values.commentsOpen}
          onChange={({ target }) => change({ commentsOpen: target.checked })}
        />
      </Part>
    </>
  );
}
