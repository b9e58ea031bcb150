/** `total` counts the items of all pages. */
export function pageOf<Item>(items: Item[], total: number, { page, limit }: { page: number; limit: number }) {
  return { items, total, page, pages: Math.ceil(total / limit) };
}
