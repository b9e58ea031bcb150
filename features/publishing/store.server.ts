import { pick } from "#core/pick.ts";
import { compiled } from "#db/compiled.ts";
import { documents, ofEachTable } from "#db/documents.ts";
import type { Queries } from "#db/engine.ts";
import { idList, idsOf } from "#db/id-list.ts";
import { hasRow, idsFrom } from "#db/rows.ts";
import type { DocumentColumns, DocumentTable } from "#db/schema.ts";
import type { KindTable } from "./kinds.ts";

/** Reads the columns of its kind, too, which are not in the type. */
export async function findDocument(db: Queries, table: DocumentTable, id: string) {
  return documents(db).selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
}

const sharingColumns = [
  "summary",
  "seoTitle",
  "shareMediaId",
  "shareX",
  "shareY",
  "noindexAt",
  "language",
] as const satisfies (keyof DocumentColumns)[];

export type SharingRow = Pick<DocumentColumns, (typeof sharingColumns)[number]>;

/** Columns for lists, search engines and share cards, and the group of translations. */
export async function findHead(db: Queries, table: DocumentTable, id: string) {
  return (await headIn(table)(db, id))[0];
}

const headIn = ofEachTable((table) =>
  compiled((db, id: string) =>
    documents(db)
      .selectFrom(table)
      .select([...sharingColumns, "translationKey"])
      .where("id", "=", id),
  ),
);

/** True if readers see the document. */
export async function isPublic(db: Queries, table: DocumentTable, now: string, id: string): Promise<boolean> {
  const document = documents(db).selectFrom(table).select("id").where("id", "=", id);
  return hasRow(document.where("publishedAt", "<=", now).where("deletedAt", "is", null));
}

/** Published and scheduled ones of these documents. */
export async function findPublished(db: Queries, table: DocumentTable, ids: string[]) {
  return documents(db)
    .selectFrom(table)
    .select(["id", "publishedAt"])
    .where("id", "in", idsOf(idList(ids)))
    .where("publishedAt", "is not", null)
    .where("deletedAt", "is", null)
    .execute();
}

/** Published and scheduled documents that changed or appeared since an instant, the last ones first. */
export async function findRecent(db: Queries, table: DocumentTable, since: string, limit: number) {
  return documents(db)
    .selectFrom(table)
    .select(["id", "publishedAt"])
    .where("publishedAt", "is not", null)
    .where("deletedAt", "is", null)
    .where((eb) => eb.or([eb("updatedAt", ">=", since), eb("publishedAt", ">=", since)]))
    .orderBy("updatedAt", "desc")
    .limit(limit)
    .execute();
}

export async function findDocuments(db: Queries, table: DocumentTable, ids: string[]) {
  if (ids.length === 0) return [];
  return documents(db).selectFrom(table).selectAll().where("id", "in", ids).execute();
}

/** The row has the columns of its kind, too. */
export async function addDocument(db: Queries, table: DocumentTable, row: DocumentColumns): Promise<void> {
  await documents(db).insertInto(table).values(row).execute();
}

/** Writes the columns that a save can change. */
export async function updateDocument(
  db: Queries,
  table: DocumentTable,
  { id, authorId, createdAt, deletedAt, deleterId, translationKey, ...save }: DocumentColumns,
): Promise<void> {
  await documents(db).updateTable(table).set(save).where("id", "=", id).execute();
}

/** Saves the publishing dates and the slug. */
export async function setPublic(db: Queries, table: DocumentTable, { id, ...row }: DocumentColumns) {
  const changes = pick(row, ["publishedAt", "updatedAt", "slug", "slugKeptAt"]);
  await documents(db).updateTable(table).set(changes).where("id", "=", id).execute();
}

export async function setUnpublished(
  db: Queries,
  table: DocumentTable,
  id: string,
  unpublishedVersion: number | null,
): Promise<void> {
  await documents(db).updateTable(table).set({ unpublishedVersion }).where("id", "=", id).execute();
}

/** The instant at which the next scheduled document of a kind appears. */
export async function nextScheduled(db: Queries, table: DocumentTable, now: string) {
  return (await scheduledIn(table)(db, now))[0]?.publishedAt ?? undefined;
}

const scheduledIn = ofEachTable((table) =>
  compiled((db, now: string) =>
    documents(db)
      .selectFrom(table)
      .select("publishedAt")
      .where("deletedAt", "is", null)
      .where("publishedAt", ">", now)
      .orderBy("publishedAt")
      .limit(1),
  ),
);

/** Ids of those that were not in the trash yet. */
export async function moveToTrash(
  db: Queries,
  table: DocumentTable,
  ids: string[],
  { now, deleterId }: { now: string; deleterId: string },
) {
  const kept = documents(db).updateTable(table).where("id", "in", ids).where("deletedAt", "is", null);
  return idsFrom(kept.set({ deletedAt: now, deleterId }).returning("id"));
}

/**
 * The document if it was in the trash, put there by `deleterId` if that is defined. A document whose scheduled time has
 * come in there is a draft: readers have never seen it, and nobody has said now that they should.
 */
export async function restoreFromTrash(
  db: Queries,
  table: DocumentTable,
  id: string,
  { now, deleterId }: { now: string; deleterId: string | undefined },
): Promise<DocumentColumns | undefined> {
  let trashed = documents(db).updateTable(table).where("id", "=", id).where("deletedAt", "is not", null);
  if (deleterId !== undefined) trashed = trashed.where("deleterId", "=", deleterId);
  return trashed
    .set(({ eb, ref }) => ({
      publishedAt: eb
        .case()
        .when(eb.and([eb("publishedAt", ">", ref("deletedAt")), eb("publishedAt", "<=", now)]))
        .then(null)
        .else(ref("publishedAt"))
        .end(),
      deletedAt: null,
      deleterId: null,
    }))
    .returningAll()
    .executeTakeFirst();
}

/** Ids of documents that have been in the trash since an instant or longer. */
export async function trashedUntil(db: Queries, table: DocumentTable, instant: string, limit: number) {
  const trashed = documents(db).selectFrom(table).select("id").where("deletedAt", "<=", instant);
  return idsFrom(trashed.orderBy("deletedAt").limit(limit));
}

/**
 * Deletes a document in the trash; what belongs to it goes by foreign keys and triggers. If readers have seen it, a
 * tombstone stays. False if it is not in the trash.
 */
export async function discardDocument(db: Queries, { name, table }: KindTable, id: string): Promise<boolean> {
  const removed = await documents(db)
    .deleteFrom(table)
    .where("id", "=", id)
    .where("deletedAt", "is not", null)
    .returning(["publishedAt", "deletedAt"])
    .executeTakeFirst();
  if (!removed?.deletedAt) return false;
  const { publishedAt, deletedAt: removedAt } = removed;
  if (publishedAt === null || publishedAt > removedAt) return true;
  await db
    .insertInto("tombstones")
    .values({ kind: name, ref: id, removedAt })
    .onConflict((conflict) => conflict.columns(["kind", "ref"]).doUpdateSet({ removedAt }))
    .execute();
  return true;
}

/** False if the document was saved since it was created. Leaves no tombstone. */
export async function eraseUnchanged(db: Queries, table: DocumentTable, id: string): Promise<boolean> {
  const unchanged = documents(db).deleteFrom(table).where("id", "=", id).where("version", "=", 1);
  return hasRow(unchanged.where("unpublishedVersion", "is", null).returning("id"));
}

/** True if readers have seen a document that is deleted or in the trash. */
export async function wasRemoved(db: Queries, { name, table }: KindTable, id: string): Promise<boolean> {
  const tombstone = db.selectFrom("tombstones").select("ref").where("kind", "=", name).where("ref", "=", id);
  const document = documents(db).selectFrom(table).select("id").where("id", "=", id);
  return (await hasRow(tombstone)) || hasRow(document.whereRef("publishedAt", "<=", "deletedAt"));
}
