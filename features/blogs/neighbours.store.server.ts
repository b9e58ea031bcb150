import { compiled } from "#db/compiled.ts";
import type { Queries } from "#db/engine.ts";
import type { Section } from "#db/schema.ts";
import { matches } from "./filter.store.server.ts";

type Place = {
  _id: string;
  section: Section;
  date: string;
  nextDate: string | null;
  /** The languages of the neighbours; undefined: all. */
  among?: string[];
};
/** `at` is the instant by which it is ordered. */
type Neighbour = { id: string; slug: string | null; title: string; language: string; at: string | null };

type Way = "previous" | "next";
type Values = [now: string, section: Section, date: string, id: string];
type Column = "blogs.nextDate" | "blogs.publishedAt";

function neighbourBy(at: Column, way: Way) {
  const [beyond, order] = way === "next" ? ([">", "asc"] as const) : (["<", "desc"] as const);
  const isBefore = way === "previous" && at === "blogs.publishedAt";
  return (db: Queries, [now, section, date, id]: Values, among?: string[]) =>
    db
      .selectFrom("blogs")
      .select(["blogs.id", "blogs.slug", "blogs.title", "blogs.language", `${at} as at`])
      // Of two upper bounds SQLite takes the first: it would walk there from today.
      .where((blogs) => matches(blogs, isBefore ? date : now, { section, among }))
      .where(({ eb, refTuple, tuple }) => eb(refTuple(at, "blogs.id"), beyond, tuple(date, id)))
      .orderBy(at, order)
      .orderBy("blogs.id", order)
      .limit(1);
}

function turnBetween(at: Column) {
  type Values = [now: string, section: Section, from: string, fromId: string, to: string, toId: string];
  return compiled((db, ...[now, section, from, fromId, to, toId]: Values) =>
    db
      .selectFrom("blogs")
      .select("publishedAt")
      .where("section", "=", section)
      .where("deletedAt", "is", null)
      .where("publishedAt", ">", now)
      .where(({ eb, refTuple, tuple }) =>
        eb.and([
          eb(refTuple(at, "blogs.id"), ">", tuple(from, fromId)),
          eb(refTuple(at, "blogs.id"), "<", tuple(to, toId)),
        ]),
      )
      .orderBy("publishedAt")
      .limit(1),
  );
}

function queriesBy(at: Column) {
  const select = { previous: neighbourBy(at, "previous"), next: neighbourBy(at, "next") };
  const inAll = (way: Way) => compiled((db, ...values: Values) => select[way](db, values));
  return { select, previous: inAll("previous"), next: inAll("next"), turn: turnBetween(at) };
}
const byPublication = queriesBy("blogs.publishedAt");
const byEvent = queriesBy("blogs.nextDate");
const first = { at: "0001-01-01T00:00:00.000Z", id: "" };
const last = { at: "9999-12-31T23:59:59.999Z", id: "" };

/** Finds a neighbour in the blog's section: by the day of publishing, or for events by the day they begin. */
export async function findNeighbour(
  db: Queries,
  now: string,
  { _id, section, date, nextDate, among }: Place,
  way: Way,
): Promise<Neighbour | undefined> {
  const by = nextDate ? byEvent : byPublication;
  const rows = among
    ? await by.select[way](db, [now, section, nextDate ?? date, _id], among).execute()
    : await by[way](db, now, section, nextDate ?? date, _id);
  return rows[0];
}

/** When the next scheduled blog appears between a blog and its neighbours. */
export async function nextBetween(
  db: Queries,
  now: string,
  { section, nextDate }: Place,
  { previous, next }: { previous: Neighbour | undefined; next: Neighbour | undefined },
): Promise<string | undefined> {
  const { turn } = nextDate ? byEvent : byPublication;
  const [from, to] = [previous ?? first, next ?? last];
  const [row] = await turn(db, now, section, from.at ?? first.at, from.id, to.at ?? last.at, to.id);
  return row?.publishedAt ?? undefined;
}
