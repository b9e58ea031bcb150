// British English has no comma before the last “and”.
const whole = new Intl.ListFormat("en-GB", { type: "conjunction" });
const open = new Intl.ListFormat("en-GB", { type: "unit" });

/** The items of a list, and the words between them. `isOpen`: more follows. */
export function listParts<Item>(items: Item[], { isOpen = false } = {}): (Item | string)[] {
  const indexes = items.map((_, index) => String(index));
  return (isOpen ? open : whole)
    .formatToParts(indexes)
    .map(({ type, value }) => (type === "element" ? (items[Number(value)] as Item) : value));
}
