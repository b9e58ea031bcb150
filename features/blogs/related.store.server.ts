import { compiled } from "#db/compiled.ts";
import type { Queries } from "#db/engine.ts";
import type { Section } from "#db/schema.ts";
import { type CardRow, selectCards } from "./cards.store.server.ts";
import { type BlogFilter, matches } from "./filter.store.server.ts";

const maxCandidates = 6; // three, the blog itself, and two that are shown already
const maxOfTag = 40;
const idsWithTag = compiled((db, tag: string) =>
  db
    .selectFrom("tags")
    .select("ref")
    .where("kind", "=", "blog")
    .where("tag", "=", tag)
    .orderBy("ref", "desc")
    .limit(maxOfTag),
);

/** Ids of the newest 40 blogs with a tag (lower case), public or not. */
export async function newestWithTag(db: Queries, tag: string): Promise<string[]> {
  return (await idsWithTag(db, tag)).map(({ ref }) => ref);
}

/** The newest of a section, or of one of its subcategories. */
export async function listCandidates(
  db: Queries,
  now: string,
  filter: { section: Section; subcategory?: string; among?: string[] },
): Promise<CardRow[]> {
  const { section, subcategory, among } = filter;
  if (among) return newest(db, now, filter).execute();
  return subcategory === undefined
    ? newestOfSection(db, now, section)
    : newestOfSubcategory(db, now, section, subcategory);
}

const newestOfSection = compiled((db, now: string, section: Section) => newest(db, now, { section }));
const newestOfSubcategory = compiled((db, now: string, section: Section, subcategory: string) =>
  newest(db, now, { section, subcategory }),
);

function newest(db: Queries, now: string, filter: BlogFilter) {
  return selectCards(db)
    .where((blogs) => matches(blogs, now, filter))
    .orderBy("blogs.publishedAt", "desc")
    .orderBy("blogs.id", "desc")
    .limit(maxCandidates);
}
