import { type SelectQueryBuilder, sql } from "kysely";
import { documents } from "#db/documents.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentColumns, DocumentTable } from "#db/schema.ts";

type Position = { publishedAt: string; id: string };

/** `offset` counts from the position. */
export type Slice = { limit: number; offset: number; after?: Position };

/** Public documents that search engines may list, by publishing date, with their last change. */
export async function listAddresses(
  db: Queries,
  now: string,
  table: DocumentTable,
  { limit, offset, after }: Slice,
) {
  const rows = await inOrder(db, now, table, after)
    .select(["id", "slug", "language", "updatedAt", "publishedAt"])
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id, slug, language, updatedAt, publishedAt }) => ({
    _id: id,
    slug,
    language,
    updatedAt: later(updatedAt, publishedAt),
    position: { id, publishedAt: publishedAt ?? now },
  }));
}

/** Public pages, including those that search engines should not list. */
export async function listPages(db: Queries, now: string, limit: number) {
  return db
    .selectFrom("pages")
    .select(["id", "slug", "language", "noindexAt"])
    .where("deletedAt", "is", null)
    .where("publishedAt", "<=", now)
    .orderBy("publishedAt")
    .limit(limit)
    .execute();
}

/** The latest change in each part. Reads a covering index. */
export async function lastChanges(db: Queries, now: string, table: DocumentTable, size: number) {
  const changes: string[] = [];
  let after: Position | undefined;
  for (;;) {
    const rest = inOrder(db, now, table, after);
    const { changed, appeared } = await db
      .selectFrom(rest.select(["updatedAt", "publishedAt"]).limit(size).as("part"))
      .select((part) => part.fn.max<string | null>("part.updatedAt").as("changed"))
      .select((part) => part.fn.max<string | null>("part.publishedAt").as("appeared"))
      .executeTakeFirstOrThrow();
    if (changed === null) return changes;
    changes.push(later(changed, appeared));
    const last = await rest
      .select(["id", "publishedAt"])
      .offset(size - 1)
      .limit(1)
      .executeTakeFirst();
    if (!last) return changes;
    after = { id: last.id, publishedAt: last.publishedAt ?? now };
  }
}

type Ordered = SelectQueryBuilder<
  Record<DocumentTable, DocumentColumns>,
  DocumentTable,
  Record<never, never>
>;

function inOrder(db: Queries, now: string, table: DocumentTable, after?: Position): Ordered {
  const all: Ordered = documents(db)
    .selectFrom(table)
    .where("deletedAt", "is", null)
    .where("publishedAt", "is not", null)
    .where("publishedAt", "<=", now)
    .where("noindexAt", "is", null)
    .orderBy("publishedAt")
    .orderBy("id");
  return after ? all.where(sql<boolean>`(published_at, id) > (${after.publishedAt}, ${after.id})`) : all;
}

/** The last change that readers saw: publishing counts. */
function later(updatedAt: string, publishedAt: string | null): string {
  return publishedAt !== null && publishedAt > updatedAt ? publishedAt : updatedAt;
}
