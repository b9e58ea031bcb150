import { compiled } from "#db/compiled.ts";
import type { Queries } from "#db/engine.ts";
import type { Section } from "#db/schema.ts";
import { type CardRow, matches, selectCards } from "./store.server.ts";

const mostOfTag = 40;
const idsWithTag = compiled((db, tag: string) =>
  db
    .selectFrom("tags")
    .select("ref")
    .where("kind", "=", "blog")
    .where("tag", "=", tag)
    .orderBy("ref", "desc")
    .limit(mostOfTag),
);

/** Ids of the newest 40 blogs with a tag (lower case), public or not. */
export async function newestWithTag(db: Queries, tag: string): Promise<string[]> {
  return (await idsWithTag(db, tag)).map(({ ref }) => ref);
}

export async function listCandidates(
  db: Queries,
  now: string,
  filter: { section: Section; subcategory?: string },
  limit: number,
): Promise<CardRow[]> {
  return selectCards(db)
    .where((blogs) => matches(blogs, now, filter))
    .orderBy("blogs.publishedAt", "desc")
    .orderBy("blogs.id", "desc")
    .limit(limit)
    .execute();
}
