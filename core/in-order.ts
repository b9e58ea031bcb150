type Identified = { id: string } | { _id: string };

/** The items with these ids, in the order of the ids. */
export function inOrder<Item extends Identified>(ids: string[], items: Item[]): Item[] {
  const byId = new Map(items.map((item) => ["_id" in item ? item._id : item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
