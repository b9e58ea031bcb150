import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { namedProjects } from "#features/publishing/projects.server.ts";
import { readSharing } from "#features/publishing/sharing.server.ts";
import { stateOf } from "#features/publishing/status.server.ts";
import { type ItemRow, itemsOf } from "./items.store.server.ts";
import { collectionsOf } from "./photography.server.ts";
import { listEditable } from "./store.server.ts";
import type { EditableCollection, ManagedCollection } from "./writing-contract.ts";

export async function readEditable(ctx: Context, id: string): Promise<EditableCollection> {
  const { queries } = ctx.db;
  const [row] = await listEditable(queries, [id]);
  const [collection] = row ? await collectionsOf(ctx, [row]) : [];
  if (!row || !collection) throw new AppError("not_found", "Collection not found");
  const references = await namedProjects(queries, "collection", id);
  const items = await itemsOf(queries, [id]);
  const media = collection.media.map((item, index) => ({ ...item, ...editableItem(items[index]) }));
  return {
    ...collection,
    ...stateOf(row, ctx.now),
    ...(await readSharing(queries, "collections", id)),
    media,
    projects: references.map(({ id }) => id),
    references,
  };
}

export function editableItem(item: ItemRow | undefined) {
  // The file needs no alternative text, or this collection leaves out the one that it has.
  const decorative = item?.alt === "" && (item.decorative === 1 || item.fileAlt !== "");
  return { _id: item?.id ?? "", mediaId: item?.mediaId ?? "", decorative };
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
