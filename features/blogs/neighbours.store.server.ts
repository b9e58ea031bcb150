import type { Queries } from "#db/engine.ts";
import type { Section } from "#db/schema.ts";
import { type CardRow, matches, selectCards } from "./store.server.ts";

type Place = { _id: string; section: Section; date: string; eventDate: string | null };
/** `at` is the instant by which it is ordered. */
export type Neighbour = { id: string; title: string; at: string | null };

/** The public blog before or after another in its section: by the day it was published, events by the day they begin. */
export async function findNeighbour(
  db: Queries,
  now: string,
  { _id, section, date, eventDate }: Place,
  way: "previous" | "next",
): Promise<Neighbour | undefined> {
  const at = columnOf(eventDate);
  const [beyond, order] = way === "next" ? ([">", "asc"] as const) : (["<", "desc"] as const);
  return db
    .selectFrom("blogs")
    .select(["blogs.id", "blogs.title", `${at} as at`])
    .where((blogs) => matches(blogs, now, { section }))
    .where(({ eb, refTuple, tuple }) => eb(refTuple(at, "blogs.id"), beyond, tuple(eventDate ?? date, _id)))
    .orderBy(at, order)
    .orderBy("blogs.id", order)
    .limit(1)
    .executeTakeFirst();
}

/** When the next scheduled blog will appear between the neighbours of a blog. */
export async function nextBetween(
  db: Queries,
  now: string,
  { section, eventDate }: Place,
  { previous, next }: { previous: Neighbour | undefined; next: Neighbour | undefined },
): Promise<string | undefined> {
  const at = columnOf(eventDate);
  const row = await db
    .selectFrom("blogs")
    .select("publishedAt")
    .where("section", "=", section)
    .where("deletedAt", "is", null)
    .where("publishedAt", ">", now)
    .where(({ and, eb, refTuple, tuple }) =>
      and([
        ...(previous ? [eb(refTuple(at, "blogs.id"), ">", tuple(previous.at, previous.id))] : []),
        ...(next ? [eb(refTuple(at, "blogs.id"), "<", tuple(next.at, next.id))] : []),
      ]),
    )
    .orderBy("publishedAt")
    .limit(1)
    .executeTakeFirst();
  return row?.publishedAt ?? undefined;
}

function columnOf(eventDate: string | null) {
  return eventDate ? ("blogs.eventAt" as const) : ("blogs.publishedAt" as const);
}

/** Ids of blogs with a tag (lower case), those that were made last first; also of those that are not public. */
export async function newestWithTag(db: Queries, tag: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("blogTags")
    .select("blogId")
    .where("tag", "=", tag)
    .orderBy("blogId", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => row.blogId);
}

/** Public blogs, by their ids or the newest of a section. */
export async function listCandidates(
  db: Queries,
  now: string,
  { ids, ...filter }: { ids?: string[]; section?: Section; subcategory?: string },
  limit: number,
): Promise<CardRow[]> {
  if (ids?.length === 0) return [];
  const list = selectCards(db)
    .where((blogs) => matches(blogs, now, filter))
    .limit(limit);
  if (ids) return list.where("blogs.id", "in", ids).execute();
  return list.orderBy("blogs.publishedAt", "desc").orderBy("blogs.id", "desc").execute();
}
