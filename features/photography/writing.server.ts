import { admin } from "#core/actor.ts";
import { claimedFor, isRepeated, takenId } from "#core/chosen-id.ts";
import type { Visit } from "#core/context.ts";
import type { Rules } from "#core/contract.ts";
import { type FieldFault, isRefusal, Refusal } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
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
import type { collectionCalls, SentCollectionStatus, WrittenCollection } from "./writing-contract.ts";

type Input<Name extends keyof typeof collectionCalls> = Parameters<Rules<typeof collectionCalls>[Name]>[1];

const onlyAdmins = "Only administrators can create photography collections.";
const newer = "Somebody else has saved a newer version of this collection.";

/**
 * Makes a collection of files that come with it, and of such as are here already. Refuses everybody but admins.
 * A repeated request with the same `_id` writes nothing and answers with the collection as it is now.
 */
export async function addCollection(visit: Visit, given: Input<"add">): Promise<WrittenCollection> {
  const actor = admin(visit, onlyAdmins);
  if (given._id && (await isRepeated(visit, "collection", given._id))) return readRepeated(visit, given._id);
  const faults: FieldFault[] = [];
  const { title = "", description = "", ...checked } = checkedWords(given, faults, { isNew: true });
  const { category = "general", mediaType = "mixed" } = checked;
  const id = given._id ?? newId(Date.parse(visit.now));
  const placed = await itemsPlaced(visit.db.queries, given.media ?? [], []);
  faults.push(...placed.faults, ...countsOf(mediaType, placed.items, given.files));
  refuseFaults(faults);
  const row: CollectionTable = {
    id,
    title,
    description,
    category,
    mediaType,
    creatorId: actor.id,
    createdAt: visit.now,
    updatedAt: visit.now,
    publishedAt: given.status === "draft" ? null : visit.now,
    deletedAt: null,
    deleterId: null,
    version: 1,
  };
  const tags = rowsOfTags(checked.tags ?? []).map((tag) => ({ collectionId: id, ...tag }));
  const isNew = await withTaken(visit, shownFiles(mediaType, given.files), async (taken) => {
    const isNew = await visit.write(async (queries, changed) => {
      if (!(await claimedFor(visit, queries, "collection", given._id))) return false;
      const items = [...shown(mediaType, placed.items), ...taken];
      await store.addCollection(queries, row, inOrder(id, items), tags);
      await describeFiles(queries, items);
      changed.stale("photography", `collection:${id}`);
      return true;
    });
    if (!isNew) for (const { mediaId } of taken) await removeUnusedPicture(visit, mediaId);
    return isNew;
  });
  return isNew ? writtenCollectionOf(visit, id) : readRepeated(visit, id);
}

/** The collection of an earlier request, also if it is in the trash. Refuses the id of one that was deleted for good. */
async function readRepeated(visit: Visit, id: string): Promise<WrittenCollection> {
  try {
    return await writtenCollectionOf(visit, id);
  } catch (error) {
    throw isRefusal(error) && error.kind === "absent" ? takenId() : error;
  }
}

/**
 * Saves a collection once more; what is absent stays. Refuses everybody but admins, and a save that was made of an
 * older version than the latest.
 */
export async function updateCollection(visit: Visit, given: Input<"update">): Promise<WrittenCollection> {
  admin(visit);
  const { id, files } = given;
  const before = await store.findWritten(visit.db.queries, id);
  if (!before || before.deletedAt !== null) throw absentCollection();
  const version = given.version ?? before.version;
  if (version !== before.version) throw new Refusal("taken", newer);
  const faults: FieldFault[] = [];
  const { tags, ...words } = checkedWords(given, faults, { isNew: false });
  const mediaType = words.mediaType ?? before.mediaType;
  const old = await itemsOf(visit.db.queries, [id]);
  const asked = given.media ?? old.map((item) => ({ id: item.id }));
  const placed = await itemsPlaced(visit.db.queries, asked, old);
  const arranges = given.media !== undefined || given.mediaType !== undefined || sentOf(files) > 0;
  if (arranges) faults.push(...placed.faults, ...countsOf(mediaType, placed.items, files));
  refuseFaults(faults);
  const change = {
    ...words,
    updatedAt: visit.now,
    ...(given.status ? { publishedAt: publishedAt(visit, before, given.status) } : {}),
  };
  await withTaken(visit, shownFiles(mediaType, files), (taken) =>
    visit.write(async (queries, changed) => {
      const items = [...shown(mediaType, placed.items), ...taken];
      const saved = await store.updateCollection(queries, id, {
        row: change,
        items: arranges ? inOrder(id, items) : undefined,
        tags: tags && rowsOfTags(tags).map((tag) => ({ collectionId: id, ...tag })),
      });
      if (saved === undefined) throw absentCollection();
      if (saved !== version + 1) throw new Refusal("taken", newer);
      if (arranges) await describeFiles(queries, items);
      if (given.status === "draft") changed("photography", `collection:${id}`);
      changed.stale("photography", `collection:${id}`);
    }),
  );
  return writtenCollectionOf(visit, id);
}

/** A collection as admins write it. */
export async function readWritten(visit: Visit, { id }: Input<"read">): Promise<WrittenCollection> {
  admin(visit);
  return writtenCollectionOf(visit, id);
}

/** What is public keeps its day. */
function publishedAt(visit: Visit, before: store.WrittenRow, status: SentCollectionStatus): string | null {
  if (status === "draft") return null;
  const isPublic = before.publishedAt !== null && before.publishedAt <= visit.now;
  return isPublic ? before.publishedAt : visit.now;
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

function countsOf(mediaType: MediaType, items: Placed[], files: Sent): FieldFault[] {
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
