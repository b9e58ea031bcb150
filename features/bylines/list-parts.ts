import { listFormat } from "#core/list-format.ts";

/** The items of a list, and the words between them. `isOpen`: more follows. */
export function listParts<Item>(items: Item[], { isOpen = false } = {}): (Item | string)[] {
  const indexes = items.map((_, index) => String(index));
  return listFormat(isOpen ? "unit" : "conjunction")
    .formatToParts(indexes)
    .map(({ type, value }) => (type === "element" ? (items[Number(value)] as Item) : value));
}
