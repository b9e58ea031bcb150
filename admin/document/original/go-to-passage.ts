/** Puts the cursor into the passage of a form that has the words of a line, and scrolls to it. */
export function goToPassage(line: string): void {
  const wanted = lettersOf(line);
  const paragraphs = [
    ...document.querySelectorAll<HTMLElement>(
      "form [contenteditable] :is(p, h2, h3, h4, pre, td, figcaption)",
    ),
  ];
  const found = paragraphs.find((element) => {
    const letters = lettersOf(element.textContent ?? "");
    return letters !== "" && wanted.endsWith(letters);
  });
  const inputs = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("form :is(input, textarea)"),
  ];
  const field = found
    ? undefined
    : inputs.find(({ value }) => value !== "" && lettersOf(value).includes(wanted));
  const target = found ?? field;
  if (!target) return;
  target.closest("details")?.setAttribute("open", "");
  if (field) field.focus({ preventScroll: true });
  if (found) {
    found.closest<HTMLElement>("[contenteditable]")?.focus({ preventScroll: true });
    getSelection()?.collapse(found, 0);
  }
  target.scrollIntoView({ block: "center" });
}

/** Without marks of headings and lists, and spaces. */
function lettersOf(text: string): string {
  return text.replaceAll(/\s+/g, "");
}
