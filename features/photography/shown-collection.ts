import { pick } from "#core/pick.ts";
import { type ShownPicture, shownPicture } from "#features/media/shown-picture.ts";
import type { CollectionCard } from "./contract.ts";

const shown = [
  ...(["_id", "slug", "title", "excerpt", "category", "language", "date"] as const),
  ...(["itemCount", "mediaType"] as const),
] as const;

export type ShownCollection = Pick<CollectionCard, (typeof shown)[number]> & { cover: ShownPicture };

/** What lists show of a collection, for the data of a page. */
export function shownCollection(collection: CollectionCard): ShownCollection {
  return { ...pick(collection, shown), cover: shownPicture(collection.cover) };
}
