import type { KeyboardEvent } from "react";
import type { Field } from "#features/fields/field.ts";
import { TextField } from "#ui/forms/field.tsx";
import { RequiredLabel } from "#ui/required.tsx";
import { nearLimit, tooLong } from "./errors.ts";

type TitleFieldProps = {
  field: Field;
  value: string;
  error: string | undefined;
  className?: string;
  onChange(title: string): void;
};

/** A title above a text. Enter and the down arrow at its end go to the text. */
export function TitleField({ field, value, error, className, onChange }: TitleFieldProps) {
  const { maxLength = 300 } = field;
  const label = field.label();
  const left = maxLength - value.length;
  return (
    <TextField
      name="title"
      label={
        <span className="sr-only">
          <RequiredLabel>{label}</RequiredLabel>
        </span>
      }
      value={value}
      required
      rows={1}
      className={className}
      dir="auto"
      autoComplete="off"
      enterKeyHint="next"
      error={left < 0 ? tooLong(label, value.length, maxLength) : error}
      hint={nearLimit(left, maxLength)}
      onKeyDown={goToText}
      onChange={({ target }) => onChange(target.value.replace(/\s*[\r\n]+\s*/g, " "))}
      placeholder={label}
      controlClassName="mt-0! field-sizing-content min-h-14 resize-none! overflow-hidden rounded-none! border-0! border-b! border-hairline! bg-transparent! px-0! font-serif text-h2! leading-tight! font-semibold outline-transparent! placeholder:font-normal placeholder:text-muted focus:border-brand! focus:shadow-[0_1px_0_var(--color-brand)] aria-invalid:border-danger!"
    />
  );
}

function goToText(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey)
    return;
  const { selectionStart, selectionEnd, value, form } = event.currentTarget;
  const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
  if (event.key !== "Enter" && !(event.key === "ArrowDown" && isAtEnd)) return;
  const text = form?.querySelector<HTMLElement>(".writing, [data-text]"); // also before the editor is loaded
  if (event.key === "Enter" || text) event.preventDefault();
  text?.focus();
}
