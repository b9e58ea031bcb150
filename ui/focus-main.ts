/** Moves the focus to the main area when the element that had it goes away. */
export function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}
