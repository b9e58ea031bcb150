import type { Context } from "#core/context.ts";
import type { Collection } from "./contract.ts";
import { absentCollection, collectionsOf } from "./photography.server.ts";
import { type ItemRow, itemsOf } from "./store.server.ts";
import { findWritten, type WrittenRow } from "./writing.store.server.ts";
import type { CollectionStatus, WrittenCollection } from "./writing-contract.ts";

/** A collection as admins write it, also a draft or one in the trash. Refuses where there is none. */
export async function writtenCollectionOf(ctx: Context, id: string): Promise<WrittenCollection> {
  const row = await findWritten(ctx.db.queries, id);
  const [collection] = row ? await collectionsOf(ctx, [row]) : [];
  if (!row || !collection) throw absentCollection();
  const items = await itemsOf(ctx.db.queries, [id]);
  return {
    ...collection,
    ...writingApi(row, ctx.now),
    media: collection.media.map((item, index) => ({
      ...item,
      _id: items[index]?.id ?? "",
      mediaId: items[index]?.mediaId ?? "",
      decorative: isDecorative(items[index]),
    })),
  };
}

/** The file needs no alternative text, or this collection shows it without the one that it has. */
function isDecorative(item: ItemRow | undefined): boolean {
  return item?.alt === "" && (item.decorative === 1 || item.fileAlt !== "");
}

type CollectionFormState = Pick<WrittenRow, "version" | "publishedAt" | "deletedAt" | "updatedAt">;

/** What an admin needs to know of a collection besides what readers see. */
export function writingApi({ version, publishedAt, deletedAt, updatedAt }: CollectionFormState, now: string) {
  const isPublic = publishedAt !== null && publishedAt <= now;
  const status: CollectionStatus = deletedAt ? "trash" : isPublic ? "published" : "draft";
  return { version, status, publishedAt, deletedAt, savedAt: updatedAt };
}

/** How many images and how many videos a collection has. */
export function countsOf({ images, videos }: Collection): { imageCount: number; videoCount: number } {
  return { imageCount: images.length, videoCount: videos.length };
}
