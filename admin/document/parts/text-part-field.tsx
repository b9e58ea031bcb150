import type { ItemPart } from "#features/publishing/parts.ts";
import { Field, TextField } from "#ui/forms/field.tsx";
import { RequiredMark } from "#ui/required.tsx";
import { tooLong } from "../field-list.ts";

type TextPartFieldProps = {
  name: string;
  part: ItemPart;
  value: string;
  onChange(value: string): void;
  error: string | undefined;
};

const types = { text: "text", email: "email", link: "url" } as const;
const rows = 4;

export function TextPartField({ name, part, value, onChange, error }: TextPartFieldProps) {
  const { type, label, longest, hint } = part;
  const left = type === "lines" ? longest : longest - value.length;
  const isRequired = "required" in part && part.required !== undefined;
  const shared = {
    ...{ name, value, required: isRequired, dir: "auto" },
    label: isRequired ? (
      <>
        {label}
        <RequiredMark />
      </>
    ) : (
      label
    ),
    // A text that is too long is not cut: a pasted one would lose its end unnoticed.
    error: left < 0 ? tooLong(label, value.length, longest) : error,
    hint: left >= 0 && left < 50 ? `${left} of ${longest} characters left.` : hint,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (type === "longText" || type === "lines") return <TextField {...shared} rows={rows} />;
  return <Field {...shared} type={types[type]} autoComplete="off" />;
}
