import type { KeyboardEvent } from "react";

/** Enter in a line of text does not send the form: nobody publishes an article by the key that ends a title. */
export function preventSubmitOnEnter(event: KeyboardEvent): void {
  const { target, currentTarget } = event;
  if (!currentTarget.contains(target as Node)) return; // in a dialog
  if (event.key === "Enter" && target instanceof HTMLInputElement && target.type !== "file")
    event.preventDefault();
}
