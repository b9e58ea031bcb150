/** Focuses the first invalid field of a form. If all fields are valid, scrolls to its error, which may be out of view. */
export function showError(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  if (field) field.focus();
  else form?.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
}
