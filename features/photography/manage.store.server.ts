import { type SelectQueryBuilder, sql } from "kysely";
import type { Queries } from "#db/engine.ts";
import type { CollectionCategory, Schema } from "#db/schema.ts";
import { everyCollection } from "./store.server.ts";
import type { CollectionStatus } from "./writing-contract.ts";

export type ManagedSort = "changed" | "date" | "title" | "items" | "deleted";
export type ManagedFilter = { q?: string; category?: CollectionCategory; status?: CollectionStatus };

const mostWords = 5;

/** A slice of the collections that fit, in an order. What has no date yet stands where the latest is. */
export async function listManaged(
  db: Queries,
  now: string,
  filter: ManagedFilter,
  { sort, order, limit, offset }: { sort: ManagedSort; order: "asc" | "desc"; limit: number; offset: number },
) {
  const all = everyCollection(db).select([
    "collections.version",
    "collections.deletedAt",
    "collections.updatedAt",
  ]);
  const rows = narrowed(all, now, filter);
  const items = sql`(select count(*) from collection_items i where i.collection_id = collections.id)`;
  const sorted = {
    changed: () => rows.orderBy("collections.updatedAt", order),
    deleted: () => rows.orderBy("collections.deletedAt", order),
    date: () =>
      rows.orderBy("collections.publishedAt", (by) =>
        order === "asc" ? by.asc().nullsLast() : by.desc().nullsFirst(),
      ),
    title: () => rows.orderBy(sql`lower(collections.title)`, order),
    items: () => rows.orderBy(items, order),
  };
  return sorted[sort]().orderBy("collections.id", order).limit(limit).offset(offset).execute();
}

export async function countManaged(db: Queries, now: string, filter: ManagedFilter): Promise<number> {
  const { count } = await narrowed(everyCollection(db), now, filter)
    .clearSelect()
    .select((rows) => rows.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

type Joined = Schema & { users: Schema["users"] };

function narrowed<Row>(
  given: SelectQueryBuilder<Joined, "collections" | "users", Row>,
  now: string,
  { q, category, status }: ManagedFilter,
): SelectQueryBuilder<Joined, "collections" | "users", Row> {
  let rows = given.where("collections.deletedAt", status === "trash" ? "is not" : "is", null);
  if (category) rows = rows.where("collections.category", "=", category);
  if (status === "published") rows = rows.where("collections.publishedAt", "<=", now);
  if (status === "draft") {
    rows = rows.where((row) =>
      row.or([row("collections.publishedAt", "is", null), row("collections.publishedAt", ">", now)]),
    );
  }
  for (const word of (q ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords)) {
    const like = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    rows = rows.where(
      sql<boolean>`(lower(collections.title) like ${like} escape '\\' or lower(users.name) like ${like} escape '\\')`,
    );
  }
  return rows;
}
