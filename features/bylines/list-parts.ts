import { listFormat } from "#core/list-format.ts";

/** The items of a list, and the words between them. `isOpen`: more follows. */
export function listParts<Item>(items: Item[], { isOpen = false } = {}): (Item | string)[] {
  const indexes = items.map((_, index) => String(index));
  const parts = listFormat("conjunction").formatToParts(isOpen ? [...indexes, "", ""] : indexes);
  return parts
    .slice(0, Math.max(0, 2 * items.length - 1))
    .map(({ type, value }) => (type === "element" ? (items[Number(value)] as Item) : value));
}
