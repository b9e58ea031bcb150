import type { ComponentProps } from "react";

/** A radio button, or a box to tick, with its text. */
export function ChoiceInput({ children, ...input }: ComponentProps<"input">) {
  return (
    <label className="flex min-h-11 w-fit items-center gap-2.5 text-small">
      <input type="radio" {...input} className="size-4.5 shrink-0 accent-brand" />
      {children}
    </label>
  );
}
