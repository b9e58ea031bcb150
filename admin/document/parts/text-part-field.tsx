import { webAddressOf } from "#features/people/links.ts";
import type { ItemPart } from "#features/publishing/parts.ts";
import { Field, TextField } from "#ui/forms/field.tsx";
import { RequiredLabel } from "#ui/required.tsx";
import { nearLimit, tooLong } from "../field-list.ts";

type TextPartFieldProps = {
  name: string;
  part: ItemPart;
  value: string;
  onChange(value: string): void;
  error: string | undefined;
};

const types = { text: "text", email: "email", link: "url", issn: "text", date: "date" } as const;
const rows = { min: 3, max: 14 };
const lineCharacters = 85;

export function TextPartField({ name, part, value, onChange, error }: TextPartFieldProps) {
  const { type, label, maxLength, hint } = part;
  const left = type === "lines" ? maxLength : maxLength - value.length;
  const isRequired = "required" in part && part.required !== undefined;
  const shared = {
    name,
    value,
    required: isRequired,
    dir: "auto",
    label: isRequired ? <RequiredLabel>{label}</RequiredLabel> : label,
    // No `maxLength`: it would cut a pasted text without a word.
    error: left < 0 ? tooLong(label, value.length, maxLength) : error,
    hint: nearLimit(left, maxLength) ?? hint,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (type === "longText" || type === "lines") return <TextField {...shared} rows={rowsFor(value)} />;
  const complete = () => !/^[a-z]+:/i.test(value) && onChange(webAddressOf(value) ?? value);
  return (
    <Field
      {...shared}
      type={types[type]}
      autoComplete="off"
      onBlur={type === "link" ? complete : undefined}
    />
  );
}

/** Enough to show most texts without scrolling. */
function rowsFor(text: string): number {
  const lines = text.split("\n").map((line) => Math.max(1, Math.ceil(line.length / lineCharacters)));
  const needed = lines.reduce((sum, count) => sum + count, 0) + 1;
  return Math.min(rows.max, Math.max(rows.min, needed));
}
