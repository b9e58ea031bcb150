import type { Context } from "#core/context.ts";
import type { Operations, Page } from "#core/contract.ts";
import { inOrder } from "#core/in-order.ts";
import { pageOf } from "#core/paging.ts";
import { truncate } from "#core/truncate.ts";
import type { CollectionCategory } from "#db/schema.ts";
import { idAt } from "#features/addresses/slugs.server.ts";
import { generatedPicture, withoutRepeats } from "#features/media/generated-picture.ts";
import { isPlayable, posterOf, storedPicture, videoUrl } from "#features/media/types/addresses.ts";
import { listedLanguages } from "#features/publishing/languages.server.ts";
import { noteList } from "#features/publishing/list-notes.server.ts";
import { projectAt } from "#features/publishing/projects.server.ts";
import { missingDocument } from "#features/publishing/readers.server.ts";
import { readHead } from "#features/publishing/sharing.server.ts";
import { excerptOf } from "#features/publishing/sharing.ts";
import { tagsByDocument } from "#features/publishing/tags.server.ts";
import { m } from "#messages";
import {
  type Collection,
  type CollectionCard,
  type CollectionPage,
  categories,
  type MediaItem,
  type photographyEndpoints,
} from "./contract.ts";
import { type ItemRow, itemsOf } from "./items.store.server.ts";
import * as store from "./store.server.ts";

const maxExcerptLength = 300;
const kind = { name: "collection", table: "collections" } as const;

type Input<Name extends keyof typeof photographyEndpoints> = Parameters<
  Operations<typeof photographyEndpoints>[Name]
>[1];

export async function listCollections(ctx: Context, input: Input<"list">): Promise<Page<CollectionCard>> {
  await noteList(ctx, "collection");
  const { queries } = ctx.db;
  const { category, tag, page, limit, view } = input;
  const among = await listedLanguages(ctx, "collection");
  const filter = { category, tag, project: await projectAt(ctx, input.project), among };
  const slice = { limit, offset: (page - 1) * limit };
  const { rows, total } = await store.listCollections(queries, ctx.now, filter, slice);
  if ((page > 1 || tag !== undefined || filter.project !== undefined) && rows.length === 0) ctx.noStore();
  const full = withoutRepeats(await collectionsOf(ctx, rows));
  const items = view === "full" ? full : full.map(cardOf);
  return pageOf(items, total, { page, limit });
}

/** Cards of the public ones of these collections, in the order of the ids. */
export async function collectionCardsOf(ctx: Context, ids: string[]): Promise<CollectionCard[]> {
  await noteList(ctx, "collection");
  const rows = await store.collectionsAmong(ctx.db.queries, ctx.now, ids);
  const cards = (await collectionsOf(ctx, rows)).map(cardOf);
  return withoutRepeats(inOrder(ids, cards));
}

function cardOf({ images, videos, media, ...card }: Collection): CollectionCard {
  return card;
}

/** Finds a collection by id, slug or former slug. Throws `not_found` or `gone`. */
export async function readCollection(ctx: Context, input: { id: string }): Promise<CollectionPage> {
  const id = await idAt(ctx.db.queries, "collection", input.id);
  ctx.cacheTag(`collection:${id}`);
  const rows = await store.collectionsAmong(ctx.db.queries, ctx.now, [id]);
  const [collection] = await collectionsOf(ctx, rows);
  if (!collection) throw await missingDocument(ctx, kind, id, m.photography.notFound());
  return { ...collection, ...(await readHead(ctx, kind, id)) };
}

/** Returns categories with at least one public collection, in the order of the form. */
export async function listCategories(ctx: Context): Promise<CollectionCategory[]> {
  await noteList(ctx, "collection");
  const { queries } = ctx.db;
  const among = await listedLanguages(ctx, "collection");
  const used = await Promise.all(
    categories.map((category) => store.hasCategory(queries, ctx.now, { category, among })),
  );
  return categories.filter((_, index) => used[index]);
}

export async function collectionsOf(ctx: Context, rows: store.CollectionRow[]): Promise<Collection[]> {
  const ids = rows.map((row) => row.id);
  ctx.cacheTag(...rows.flatMap(({ id, authorId }) => [`collection:${id}`, `person:${authorId}`]));
  const items = await itemsOf(ctx.db.queries, ids);
  const tags = await tagsByDocument(ctx.db.queries, "collection", ids);
  return rows.map((row) => {
    const own = items.filter((item) => item.collectionId === row.id);
    return collectionOf(row, own, tags.get(row.id) ?? [], ctx.now);
  });
}

export function collectionOf(row: store.CollectionRow, items: ItemRow[], tags: string[], now: string) {
  const media = items.map(mediaItem);
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    excerpt: excerptOf(row, truncate(row.description, maxExcerptLength)),
    category: row.category,
    mediaType: row.mediaType,
    cover: coverOf(row, items),
    itemCount: items.length,
    date: row.publishedAt ?? now,
    createdBy: { _id: row.authorId, name: row.authorName },
    tags,
    language: row.language,
    media,
    images: media.filter((item) => item.kind === "image").map((item) => item.url),
    videos: media.filter((item) => item.kind === "video").map((item) => item.url),
  };
}

/** The first picture, or the first video's poster, or a placeholder. */
function coverOf(row: store.CollectionRow, items: ItemRow[]): Collection["cover"] {
  const first = items.find((item) => item.kind === "image" && item.status === "ready");
  if (first) return storedPicture({ ...first, id: first.mediaId });
  const video = items.find((item) => item.posterWidth !== null);
  const still = video && posterOf(video.mediaId, video.posterWidth);
  if (!video || !still) return generatedPicture(row.title);
  const { width, height, alt, caption, placeholder } = video;
  return { ...still, width, height, alt, caption, placeholder, generated: false };
}

export function mediaItem(row: ItemRow): MediaItem {
  const { kind, status, alt, caption, credit, placeholder } = row;
  const shared = { kind, alt, caption, credit, placeholder, status };
  if (kind === "video") {
    const { mediaId, contentType, posterWidth, width, height } = row;
    const poster = posterOf(mediaId, posterWidth);
    const stills = { poster: poster?.url ?? null, posterSrcset: poster?.srcset ?? "" };
    const playable = isPlayable(contentType);
    return { ...shared, url: videoUrl(mediaId, contentType), srcset: "", width, height, ...stills, playable };
  }
  const { url, srcset, width, height } = storedPicture({ ...row, id: row.mediaId });
  return { ...shared, url, srcset, width, height, poster: null, posterSrcset: "", playable: true };
}
