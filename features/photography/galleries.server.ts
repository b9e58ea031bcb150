import type { Context } from "#core/context.ts";
import { collectionPath } from "#features/addresses/paths.ts";
import type { Picture } from "#features/media/contract.ts";
import { storedPicture } from "#features/media/types/addresses.ts";
import { expireAtNextScheduled } from "#features/publishing/readers.server.ts";
import { itemsOf } from "./items.store.server.ts";
import { collectionsAmong } from "./store.server.ts";

/** The pictures of a collection that a text shows. */
export type Gallery = { title: string; path: string; pictures: GalleryPicture[] };
export type GalleryPicture = Picture & { id: string; credit: string };

/** Returns the given collections that are public, by their ids, as they are now. */
export async function galleriesOf(ctx: Context, ids: string[]): Promise<Map<string, Gallery>> {
  ctx.cacheTag(...ids.map((id) => `collection:${id}`));
  const rows = await collectionsAmong(ctx.db.queries, ctx.now, ids);
  if (rows.length < ids.length) await expireAtNextScheduled(ctx, "collections");
  const items = await itemsOf(
    ctx.db.queries,
    rows.map(({ id }) => id),
  );
  const shown = items.filter(({ kind, status }) => kind === "image" && status === "ready");
  return new Map(
    rows.map(({ id, slug, title }) => {
      const own = shown.filter(({ collectionId }) => collectionId === id);
      const pictures = own.map((item) => ({
        ...storedPicture({ ...item, id: item.mediaId }),
        id: item.mediaId,
        credit: item.credit,
      }));
      return [id, { title, path: collectionPath({ _id: id, slug }), pictures }];
    }),
  );
}
