import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { titlesOf } from "#features/publishing/readers.server.ts";
import { shownSharing } from "#features/publishing/sharing.server.ts";
import { stateOf } from "#features/publishing/status.server.ts";
import { m } from "#messages";
import { rowsOfItems } from "./items.store.server.ts";
import type { CollectionValues } from "./kind.server.ts";
import { collectionsOf, mediaItem } from "./photography.server.ts";
import { listEditable } from "./store.server.ts";
import type { ManagedCollection } from "./writing-contract.ts";

/** The values with the files that are still in the library. */
export async function shownValues({ db: { queries } }: Context, values: CollectionValues) {
  const rows = await rowsOfItems(queries, values.media);
  const media = rows.map((row) => {
    // The file needs no alternative text, or this collection leaves out the one that it has.
    const decorative = row.alt === "" && (row.decorative === 1 || row.fileAlt !== "");
    return { ...mediaItem(row), _id: row.id, mediaId: row.mediaId, decorative };
  });
  const references = await titlesOf(queries, "projects", values.projects);
  return { ...values, ...(await shownSharing(queries, values)), media, references };
}

/** What readers see of a collection, or will see. */
export async function collectionWith(ctx: Context, id: string) {
  const [collection] = await collectionsOf(ctx, await listEditable(ctx.db.queries, [id]));
  if (!collection) throw new AppError("not_found", m.photography.notFound());
  return collection;
}

export async function listManaged(ctx: Context, ids: string[]): Promise<ManagedCollection[]> {
  const rows = await listEditable(ctx.db.reader, ids);
  const collections = await collectionsOf(ctx, rows);
  return rows.flatMap((row, index) => {
    const collection = collections[index];
    if (!collection) return [];
    const { images, videos, media, ...card } = collection;
    const counts = { imageCount: images.length, videoCount: videos.length };
    return [{ ...card, ...stateOf(row, ctx.now), ...counts }];
  });
}
