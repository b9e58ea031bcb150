/** The step to the item at the right in a row of items: to the next one, or in right-to-left text to the one before. */
export function stepRight(row: Element): 1 | -1 {
  return getComputedStyle(row).direction === "rtl" ? -1 : 1;
}
