/** Focuses the first invalid field of a form. If there is none, scrolls to its message, which may be above the button. */
export function showError(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  if (field) field.focus();
  else form?.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
}
