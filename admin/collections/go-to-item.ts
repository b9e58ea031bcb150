/** Chooses the first picture without an alternative text, and focuses the field for it. */
export function goToFirstWithoutText(): void {
  const tile = document.querySelector<HTMLElement>("[data-item] [data-lacks-text]");
  tile?.click();
  requestAnimationFrame(() => {
    tile?.closest("fieldset")?.querySelector<HTMLElement>("[name=alt]")?.focus();
  });
}
