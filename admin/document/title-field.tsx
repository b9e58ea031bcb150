import { Field } from "#ui/forms/field.tsx";
import { RequiredMark } from "#ui/required.tsx";
import { tooLong } from "./field-list.ts";

const longest = 300;

type TitleFieldProps = { value: string; onChange(title: string): void; error?: string };

/** A title that is too long is not cut: a pasted text would lose its end unnoticed. */
export function TitleField({ value, onChange, error }: TitleFieldProps) {
  const left = longest - value.length;
  return (
    <Field
      label={
        <>
          Title
          <RequiredMark />
        </>
      }
      name="title"
      required
      dir="auto"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={left < 0 ? tooLong("title", value.length, longest) : error}
      hint={left >= 0 && left < 50 ? `${left} of ${longest} characters left.` : undefined}
    />
  );
}
