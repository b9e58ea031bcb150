import type { Page } from "./contract.ts";

/** `total` counts the items of all pages. */
export function pageOf<Item>(
  items: Item[],
  total: number,
  { page, limit }: { page: number; limit: number },
): Page<Item> {
  return { items, total, page, pages: Math.ceil(total / limit) };
}
