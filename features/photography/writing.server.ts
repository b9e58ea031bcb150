import { claimedFor, isRepeated, takenId } from "#core/chosen-id.ts";
import type { AdminContext, Context } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { AppError, type FieldError, isAppError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import type { MediaServices } from "#core/services.ts";
import { rowsOfTags } from "#core/tags.ts";
import type { CollectionItemTable, CollectionTable, MediaType } from "#db/schema.ts";
import { describeFiles } from "#features/media/describing.server.ts";
import { removeUnusedPicture } from "#features/media/pictures.server.ts";
import { writtenCollectionOf } from "./admin-view.server.ts";
import { withTaken } from "./files.server.ts";
import { itemsPlaced, type Placed } from "./items.server.ts";
import { absentCollection } from "./photography.server.ts";
import { itemsOf } from "./store.server.ts";
import { checkCounts, checkedWords, isShownIn, refuseFaults } from "./validate.server.ts";
import * as store from "./writing.store.server.ts";
import type { collectionEndpoints, SentCollectionStatus, WrittenCollection } from "./writing-contract.ts";

type Input<Name extends keyof typeof collectionEndpoints> = Parameters<
  Operations<typeof collectionEndpoints>[Name]
>[1];

const newer = "Somebody else has saved a newer version of this collection.";

/**
 * Makes a collection of files that come with it, and of such as are here already. Refuses everybody but admins.
 * A repeated request with the same `_id` writes nothing and answers with the collection as it is now.
 */
export async function addCollection(
  ctx: AdminContext,
  given: Input<"add">,
  services: MediaServices,
): Promise<WrittenCollection> {
  const actor = ctx.actor;
  if (given._id && (await isRepeated(ctx, "collection", given._id))) return readRepeated(ctx, given._id);
  const errors: FieldError[] = [];
  const { title = "", description = "", ...checked } = checkedWords(given, errors, { isNew: true });
  const { category = "general", mediaType = "mixed" } = checked;
  const id = given._id ?? newId(Date.parse(ctx.now));
  const placed = await itemsPlaced(ctx.db.queries, given.media ?? [], []);
  errors.push(...placed.errors, ...countsOf(mediaType, placed.items, given.files));
  refuseFaults(errors);
  const row: CollectionTable = {
    id,
    title,
    description,
    category,
    mediaType,
    authorId: actor.id,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    publishedAt: given.status === "draft" ? null : ctx.now,
    deletedAt: null,
    deleterId: null,
    version: 1,
  };
  const tags = rowsOfTags(checked.tags ?? []).map((tag) => ({
    kind: "collection" as const,
    ref: id,
    ...tag,
  }));
  const isNew = await withTaken(ctx, services, shownFiles(mediaType, given.files), async (taken) => {
    const isNew = await ctx.write(async (queries, invalidate) => {
      if (!(await claimedFor(ctx, queries, "collection", given._id))) return false;
      const items = [...shown(mediaType, placed.items), ...taken];
      await store.addCollection(queries, row, inOrder(id, items), tags);
      await describeFiles(queries, items);
      invalidate.stale("photography", `collection:${id}`);
      return true;
    });
    if (!isNew) for (const { mediaId } of taken) await removeUnusedPicture(ctx, services.media, mediaId);
    return isNew;
  });
  return isNew ? writtenCollectionOf(ctx, id) : readRepeated(ctx, id);
}

/** The collection of an earlier request, also if it is in the trash. Refuses the id of one that was deleted for good. */
async function readRepeated(ctx: Context, id: string): Promise<WrittenCollection> {
  try {
    return await writtenCollectionOf(ctx, id);
  } catch (error) {
    throw isAppError(error) && error.code === "not_found" ? takenId() : error;
  }
}

/**
 * Saves a collection once more; what is absent stays. Refuses everybody but admins, and a save that was made of an
 * older version than the latest.
 */
export async function updateCollection(
  ctx: Context,
  given: Input<"update">,
  services: MediaServices,
): Promise<WrittenCollection> {
  const { id, files } = given;
  const before = await store.findWritten(ctx.db.queries, id);
  if (!before || before.deletedAt !== null) throw absentCollection();
  const version = given.version ?? before.version;
  if (version !== before.version) throw new AppError("conflict", newer);
  const errors: FieldError[] = [];
  const { tags, ...words } = checkedWords(given, errors, { isNew: false });
  const mediaType = words.mediaType ?? before.mediaType;
  const old = await itemsOf(ctx.db.queries, [id]);
  const asked = given.media ?? old.map((item) => ({ id: item.id }));
  const placed = await itemsPlaced(ctx.db.queries, asked, old);
  const arranges = given.media !== undefined || given.mediaType !== undefined || sentOf(files) > 0;
  if (arranges) errors.push(...placed.errors, ...countsOf(mediaType, placed.items, files));
  refuseFaults(errors);
  const change = {
    ...words,
    updatedAt: ctx.now,
    ...(given.status ? { publishedAt: publishedAt(ctx, before, given.status) } : {}),
  };
  await withTaken(ctx, services, shownFiles(mediaType, files), (taken) =>
    ctx.write(async (queries, invalidate) => {
      const items = [...shown(mediaType, placed.items), ...taken];
      const saved = await store.updateCollection(queries, id, {
        row: change,
        items: arranges ? inOrder(id, items) : undefined,
        tags: tags && rowsOfTags(tags).map((tag) => ({ kind: "collection" as const, ref: id, ...tag })),
      });
      if (saved === undefined) throw absentCollection();
      if (saved !== version + 1) throw new AppError("conflict", newer);
      if (arranges) await describeFiles(queries, items);
      if (given.status === "draft") invalidate("photography", `collection:${id}`);
      invalidate.stale("photography", `collection:${id}`);
    }),
  );
  return writtenCollectionOf(ctx, id);
}

/** A collection as admins write it. */
export async function readWritten(ctx: Context, { id }: Input<"read">): Promise<WrittenCollection> {
  return writtenCollectionOf(ctx, id);
}

/** What is public keeps its day. */
function publishedAt(ctx: Context, before: store.WrittenRow, status: SentCollectionStatus): string | null {
  if (status === "draft") return null;
  const isPublic = before.publishedAt !== null && before.publishedAt <= ctx.now;
  return isPublic ? before.publishedAt : ctx.now;
}

type Sent = Input<"add">["files"];

const sentOf = ({ images, videos }: Sent) => images.length + videos.length;

function shownFiles(mediaType: MediaType, { images, videos }: Sent): Sent {
  return {
    images: isShownIn(mediaType, "image") ? images : [],
    videos: isShownIn(mediaType, "video") ? videos : [],
  };
}

function shown(mediaType: MediaType, items: Placed[]): Placed[] {
  return items.filter(({ kind }) => isShownIn(mediaType, kind));
}

function countsOf(mediaType: MediaType, items: Placed[], files: Sent): FieldError[] {
  const all = { images: 0, videos: 0 };
  for (const { kind } of items) all[kind === "image" ? "images" : "videos"] += 1;
  all.images += files.images.length;
  all.videos += files.videos.length;
  const counted = {
    images: isShownIn(mediaType, "image") ? all.images : 0,
    videos: isShownIn(mediaType, "video") ? all.videos : 0,
  };
  return checkCounts(mediaType, counted, all);
}

function inOrder(collectionId: string, items: Placed[]): CollectionItemTable[] {
  return items.map(({ kind, decorative, ...item }, position) => ({ ...item, collectionId, position }));
}
