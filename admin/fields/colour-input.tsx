import { type ReactNode, useId } from "react";
import { isColour } from "#features/fields/formats.ts";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { controlLook, useNotes } from "#ui/forms/field.tsx";
import type { InputProps } from "./form-value.ts";

type ColourInputProps = InputProps<string> & {
  /** What is said about the colour while it is chosen. */
  children?: ReactNode;
};

export function ColourInput({ name, field, value, onChange, error, children }: ColourInputProps) {
  const label = field.label();
  const { id, described, notes } = useNotes({ hint: field.hint?.(), error });
  const status = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-small font-semibold">
        {label}
      </label>
      <div className="mt-1.5 flex gap-3">
        <input
          type="color"
          aria-label={m.adminFields.paletteOf({ label })}
          value={isColour(value) ? value : "#000000"}
          onChange={({ target }) => onChange(target.value)}
          className="h-12 w-16 shrink-0 cursor-pointer rounded-base border border-control bg-surface p-1"
        />
        <input
          id={id}
          name={name}
          value={value}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={[described, status].filter(Boolean).join(" ")}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => onChange(withHash(target.value))}
          className={classes("h-12 max-w-40 font-mono", controlLook)}
        />
      </div>
      {notes}
      <div id={status} role="status" className="mt-2 space-y-1 text-meta">
        {isColour(value) ? children : m.adminFields.typeColour()}
      </div>
    </div>
  );
}

function withHash(text: string): string {
  return `#${text.toLowerCase().replace(/[^0-9a-f]/g, "")}`;
}
