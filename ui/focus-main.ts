/** For when the element that had the focus goes away. */
export function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}
