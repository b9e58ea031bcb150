import { sql } from "kysely";
import { inOrder } from "#core/in-order.ts";
import type { Queries } from "#db/engine.ts";
import { namingProject } from "#db/naming-project.ts";
import type { CollectionCategory } from "#db/schema.ts";
import { sliceOf } from "#db/slice.ts";

export type CollectionRow = Awaited<ReturnType<ReturnType<typeof selectCollections>["execute"]>>[number];

/** `tag` in lower case, `project` by its id. */
export type CollectionFilter = {
  category?: CollectionCategory;
  tag?: string;
  project?: string;
  /** Only in one of these languages. */
  among?: string[];
};

export async function listCollections(
  db: Queries,
  now: string,
  filter: CollectionFilter,
  slice: { limit: number; offset: number },
) {
  const rows = selectCollections(db, now, filter).orderBy("collections.publishedAt", "desc");
  return sliceOf(rows.orderBy("collections.id", "desc"), slice);
}

/** The public ones of these collections, in no order. */
export async function collectionsAmong(db: Queries, now: string, ids: string[]): Promise<CollectionRow[]> {
  if (ids.length === 0) return [];
  return selectCollections(db, now, {}).where("collections.id", "in", ids).execute();
}

export async function hasCategory(db: Queries, now: string, filter: CollectionFilter): Promise<boolean> {
  const row = await selectCollections(db, now, filter).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Includes drafts and trashed collections, in the order of the ids. */
export async function listEditable(db: Queries, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await everyCollection(db)
    .select(["collections.version", "collections.unpublishedVersion"])
    .select(["collections.deletedAt", "collections.updatedAt"])
    .where("collections.id", "in", ids)
    .execute();
  return inOrder(ids, rows);
}

export const managedCollections = {
  conditions: ({ category }: CollectionFilter) => (category ? [sql<boolean>`category = ${category}`] : []),
  sorts: { items: sql`(select count(*) from collection_items where collection_id = collections.id)` },
};

/** Public or not. */
function everyCollection(db: Queries) {
  return db
    .selectFrom("collections")
    .innerJoin("users", "users.id", "collections.authorId")
    .select([
      "collections.id",
      "collections.slug",
      "collections.title",
      "collections.description",
      "collections.summary",
      "collections.language",
      "collections.category",
      "collections.mediaType",
      "collections.publishedAt",
      "users.id as authorId",
      "users.name as authorName",
    ]);
}

function selectCollections(db: Queries, now: string, filter: CollectionFilter) {
  const visible = everyCollection(db)
    .where("collections.deletedAt", "is", null)
    .where("collections.publishedAt", "is not", null)
    .where("collections.publishedAt", "<=", now);
  const { category, tag, project, among } = filter;
  const inLanguages = among ? visible.where("collections.language", "in", among) : visible;
  const ofProject =
    project === undefined
      ? inLanguages
      : inLanguages.where("collections.id", "in", namingProject("collection", project));
  const ofCategory = category ? ofProject.where("collections.category", "=", category) : ofProject;
  if (tag === undefined) return ofCategory;
  return ofCategory.where("collections.id", "in", ({ selectFrom }) =>
    selectFrom("tags").select("tags.ref").where("tags.kind", "=", "collection").where("tags.tag", "=", tag),
  );
}
