import { type SelectQueryBuilder, sql } from "kysely";
import type { Queries } from "#db/engine.ts";
import type { Schema } from "#db/schema.ts";

/** The places of a site whose pages are listed one by one. */
export type Listed = "blogs" | "collections";

/** Public articles or collections in the order of their publishing, with the instant of the last change of each. */
export async function listAddresses(
  db: Queries,
  now: string,
  from: Listed,
  slice: { limit: number; offset: number },
): Promise<{ id: string; updatedAt: string }[]> {
  const rows = await inOrder(db, now, from)
    .select(["id", "updatedAt", "publishedAt"])
    .limit(slice.limit)
    .offset(slice.offset)
    .execute();
  return rows.map(({ id, updatedAt, publishedAt }) => ({ id, updatedAt: later(updatedAt, publishedAt) }));
}

/** For each part of so many: when the latest change was made in it. Reads an index and not the articles. */
export async function lastChanges(db: Queries, now: string, from: Listed, size: number): Promise<string[]> {
  const changes: string[] = [];
  let after: { publishedAt: string; id: string } | undefined;
  for (;;) {
    const rest: Ordered = after ? inOrder(db, now, from).where(behind(after)) : inOrder(db, now, from);
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

type Ordered = SelectQueryBuilder<Schema, Listed, Record<never, never>>;

function inOrder(db: Queries, now: string, from: Listed): Ordered {
  return db
    .selectFrom(from)
    .where("deletedAt", "is", null)
    .where("publishedAt", "is not", null)
    .where("publishedAt", "<=", now)
    .orderBy("publishedAt")
    .orderBy("id");
}

function behind({ publishedAt, id }: { publishedAt: string; id: string }) {
  return sql<boolean>`(published_at, id) > (${publishedAt}, ${id})`;
}

/** What was written before it was published has changed for readers when it appeared. */
function later(updatedAt: string, publishedAt: string | null): string {
  return publishedAt !== null && publishedAt > updatedAt ? publishedAt : updatedAt;
}
