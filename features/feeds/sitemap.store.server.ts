import { type SelectQueryBuilder, sql } from "kysely";
import type { Queries } from "#db/engine.ts";
import type { Schema } from "#db/schema.ts";

/** The places of a site whose pages are listed one by one. */
export type Listed = "blogs" | "collections";

/** Public articles or collections in the order of their publishing, as little of each as a sitemap tells. */
export async function listAddresses(
  db: Queries,
  now: string,
  from: Listed,
  slice: { limit: number; offset: number },
): Promise<{ id: string; updatedAt: string }[]> {
  return inOrder(db, now, from).select(["id", "updatedAt"]).limit(slice.limit).offset(slice.offset).execute();
}

/** For each part of so many: when the latest change was made in it. Reads an index and not the articles. */
export async function lastChanges(db: Queries, now: string, from: Listed, size: number): Promise<string[]> {
  const changes: string[] = [];
  let after: { publishedAt: string; id: string } | undefined;
  for (;;) {
    const rest: Ordered = after ? inOrder(db, now, from).where(behind(after)) : inOrder(db, now, from);
    const { latest } = await db
      .selectFrom(rest.select("updatedAt").limit(size).as("part"))
      .select((part) => part.fn.max<string | null>("part.updatedAt").as("latest"))
      .executeTakeFirstOrThrow();
    if (latest === null) return changes;
    changes.push(latest);
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
