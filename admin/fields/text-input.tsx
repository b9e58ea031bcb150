import { Suspense, useId } from "react";
import { Await } from "react-router";
import { webAddressOf } from "#features/people/links.ts";
import { Field, TextField } from "#ui/forms/field.tsx";
import { RequiredLabel } from "#ui/required.tsx";
import { nearLimit, tooLong } from "./errors.ts";
import type { InputProps } from "./form-value.ts";

const types: Partial<Record<string, "email" | "url" | "date">> = {
  email: "email",
  link: "url",
  date: "date",
};
const rows = { min: 3, max: 14 };
const lineCharacters = 85;

/** A text of any format: on several lines if it may be long. */
export function TextInput(props: InputProps<string>) {
  const { name, field, value, error, onChange, suggestions, className } = props;
  const { type, label, required, maxLength = Number.POSITIVE_INFINITY } = field;
  const isLines = type === "lines";
  const left = isLines ? Number.POSITIVE_INFINITY : maxLength - value.length;
  const shared = {
    name,
    value,
    dir: "auto" as const,
    required: required !== undefined,
    label: required ? <RequiredLabel>{label}</RequiredLabel> : label,
    // No `maxLength`: it would cut a pasted text without a word.
    error: left < 0 ? tooLong(label, value.length, maxLength) : error,
    hint: nearLimit(left, maxLength) ?? field.hint,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (type === "longText" || isLines)
    return <TextField {...shared} rows={rowsFor(value)} className="min-w-0 basis-full" />;
  const complete = () => !/^[a-z]+:/i.test(value) && onChange(webAddressOf(value) ?? value);
  const input = { ...shared, type: types[type], autoComplete: "off", className };
  if (!suggestions) return <Field {...input} onBlur={type === "link" ? complete : undefined} />;
  return <SuggestedText {...input} suggestions={suggestions} />;
}

type SuggestedTextProps = Parameters<typeof Field>[0] & { suggestions: Promise<string[]> };

/** Others can be typed. */
function SuggestedText({ suggestions, className, ...input }: SuggestedTextProps) {
  const list = useId();
  return (
    <div className={className}>
      <Field {...input} dir={undefined} hint={input.hint ?? "Choose or type one."} list={list} />
      <datalist id={list}>
        <Suspense>
          <Await resolve={suggestions} errorElement={null}>
            {(names) => names.map((suggestion) => <option key={suggestion} value={suggestion} />)}
          </Await>
        </Suspense>
      </datalist>
    </div>
  );
}

/** Enough to show most texts without scrolling. */
function rowsFor(text: string): number {
  const lines = text.split("\n").map((line) => Math.max(1, Math.ceil(line.length / lineCharacters)));
  const needed = lines.reduce((sum, count) => sum + count, 0) + 1;
  return Math.min(rows.max, Math.max(rows.min, needed));
}
