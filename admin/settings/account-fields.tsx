import { useId } from "react";
import type { Settings } from "#core/settings.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { holdTexts, labels } from "./groups.ts";
import { LinesField } from "./lines-field.tsx";
import { Part } from "./part.tsx";
import type { SettingsForm } from "./use-settings.ts";

type Choice<Value> = { value: Value; text: string; hint: string };

const rules: Choice<Settings["accounts"]["signups"]>[] = [
  { value: "open", text: "Everybody", hint: "Anyone can create an account to like and comment." },
  {
    value: "domains",
    text: "People with certain email addresses",
    hint: "For example, everyone at your university. They can comment and like after opening a link in an email.",
  },
  { value: "closed", text: "Nobody", hint: "Existing accounts keep working." },
];

const holdRules: Choice<Settings["accounts"]["hold"]>[] = [
  { value: "none", text: holdTexts.none, hint: "Everything appears at once. You can take it down later." },
  {
    value: "links",
    text: holdTexts.links,
    hint: "Stops most advertising. Everything else appears at once.",
  },
  {
    value: "first",
    text: holdTexts.first,
    hint: "Once you have accepted a comment, everything else by this person appears at once.",
  },
  { value: "all", text: holdTexts.all, hint: "Nothing appears before an administrator has accepted it." },
];

export function AccountFields({ form }: { form: SettingsForm<"accounts"> }) {
  const { values, errors, change } = form;
  const domainError = Object.entries(errors).find(([path]) => path.startsWith("domains"))?.[1];
  return (
    <>
      <Part title={labels.accounts.signups}>
        <Choices
          label={labels.accounts.signups}
          choices={rules}
          value={values.signups}
          onChange={(signups) => change({ signups })}
        />
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
        <p className="text-small font-semibold">{labels.accounts.hold}</p>
        <Choices
          label={labels.accounts.hold}
          choices={holdRules}
          value={values.hold}
          onChange={(hold) => change({ hold })}
        />
        {values.hold !== "none" && (
          <CheckField
            label="Email administrators when comments wait"
            hint="At most one email an hour, however many comments there are."
            checked={values.commentEmails}
            onChange={({ target }) => change({ commentEmails: target.checked })}
          />
        )}
      </Part>
    </>
  );
}

type ChoicesProps<Value> = {
  label: string;
  choices: Choice<Value>[];
  value: Value;
  onChange(value: Value): void;
};

function Choices<Value extends string>({ label, choices, value: chosen, onChange }: ChoicesProps<Value>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-label={label} className="space-y-3">
      {choices.map(({ value, text, hint }) => (
        <div key={value}>
          <label className="flex min-h-11 items-center gap-3 text-small font-semibold">
            <input
              type="radio"
              name={id}
              checked={chosen === value}
              aria-describedby={`${id}-${value}`}
              onChange={() => onChange(value)}
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
  );
}
