import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import { compiled } from "#db/compiled.ts";
import type { Queries } from "#db/engine.ts";
import { idList, idsOf } from "#db/id-list.ts";
import type { Schema, Section } from "#db/schema.ts";
import { longestBefore } from "#features/events/dates.ts";
import { type Author, always, type Condition, partsBy } from "./by-author.store.server.ts";
import { cardFields } from "./fields.ts";
import { inLanguages } from "./languages.store.server.ts";

export type BlogFilter = {
  section?: Section;
  /** Everything but events. */
  articles?: boolean;
  subcategory?: string;
  eventStatus?: "upcoming" | "past";
  place?: string;
  online?: boolean;
  /** Of several, one; empty for the site's. */
  languages?: string[];
  /** In lower case. */
  tag?: string;
  author?: Author;
  /** Published at this instant or later, and before `before`. */
  from?: string;
  before?: string;
};

export type Slice = { limit: number; offset: number };

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>["execute"]>>[number];

/** Public blogs: newest first, upcoming events soonest first, past ones latest first. */
export async function listCards(
  db: Queries,
  now: string,
  filter: BlogFilter,
  slice: Slice,
): Promise<CardRow[]> {
  const column = filter.eventStatus ? "blogs.nextDate" : "blogs.publishedAt";
  const direction = filter.eventStatus === "upcoming" ? "asc" : "desc";
  // Read first, from the index alone, so that the rows of earlier pages are never read.
  const inOrder = (part: Condition, { limit, offset }: Slice) =>
    db
      .selectFrom("blogs")
      .select(["blogs.id", `${column} as at`])
      .where((blogs) => matches(blogs, now, filter))
      .where(part)
      .orderBy(column, direction)
      .orderBy("blogs.id", direction)
      .limit(limit)
      .offset(offset);
  // Each part reads its own index, only as far as the page needs.
  const upToPage = { limit: slice.offset + slice.limit, offset: 0 };
  const [first = always, second] = filter.author ? partsBy(filter.author) : [];
  const page = second
    ? db
        .selectFrom(inOrder(first, upToPage).as("one"))
        .selectAll()
        .unionAll(db.selectFrom(inOrder(second, upToPage).as("other")).selectAll())
        .orderBy("at", direction)
        .orderBy("id", direction)
        .limit(slice.limit)
        .offset(slice.offset)
    : inOrder(first, slice);
  const ids = (await page.execute()).map(({ id }) => id);
  return cardsAmong(db, now, ids);
}

export async function countBlogs(db: Queries, now: string, filter: BlogFilter): Promise<number> {
  let total = 0;
  for (const part of filter.author ? partsBy(filter.author) : [always]) {
    const { count } = await db
      .selectFrom("blogs")
      .where((blogs) => matches(blogs, now, filter))
      .where(part)
      .select((blogs) => blogs.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    total += count;
  }
  return total;
}

export async function hasBlogs(db: Queries, now: string, filter: BlogFilter): Promise<boolean> {
  const row = await db
    .selectFrom("blogs")
    .select("blogs.id")
    .where((blogs) => matches(blogs, now, filter))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The public ones of these blogs, in the order of the ids. */
export async function cardsAmong(db: Queries, now: string, ids: string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await publicCards(db, now, idList(ids))).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

const publicCards = compiled((db, now: string, ids: string) =>
  selectCards(db)
    .where("blogs.id", "in", idsOf(ids))
    .where((blogs) => matches(blogs, now, {})),
);

/** When the first and the latest public blog were published. */
export async function publishedSpan(db: Queries, now: string) {
  const end = (order: "asc" | "desc") =>
    db
      .selectFrom("blogs")
      .select("publishedAt")
      .where((blogs) => matches(blogs, now, {}))
      .orderBy("publishedAt", order)
      .limit(1);
  return db.selectNoFrom([end("asc").as("first"), end("desc").as("last")]).executeTakeFirstOrThrow();
}

/** Those of the periods in which a public blog was published. */
export async function periodsWithBlogs<Period extends { from: string; before: string }>(
  db: Queries,
  now: string,
  periods: Period[],
): Promise<Period[]> {
  const row = await db
    .selectNoFrom(({ exists, selectFrom }) =>
      periods.map((period, index) =>
        exists(
          selectFrom("blogs")
            .select("id")
            .where((blogs) => matches(blogs, now, period)),
        ).as(`has${index}`),
      ),
    )
    .executeTakeFirstOrThrow();
  const found = Object.values(row);
  return periods.filter((_, index) => found[index]);
}

export async function findAuthor(db: Queries, id: string) {
  return db
    .selectFrom("users")
    .leftJoin("avatars", "avatars.userId", "users.id")
    .select(["users.name", "avatars.mediaId as avatarId"])
    .where("users.id", "=", id)
    .executeTakeFirst();
}

export type BodyRow = { content: string; commentsClosedAt: string | null };

const bodyById = compiled((db, id: string) =>
  db.selectFrom("blogs").select(["content", "commentsClosedAt"]).where("id", "=", id),
);

export async function bodyOf(db: Queries, id: string): Promise<BodyRow> {
  return (await bodyById(db, id))[0] ?? { content: "", commentsClosedAt: null };
}

/** Jumps from name to name in the index instead of reading every blog. */
export async function subcategoriesOf(db: Queries, now: string, section: Section, most: number) {
  const after = (name: RawBuilder<unknown>) => sql`(select min(subcategory) from blogs
    where section = ${section} and deleted_at is null and published_at <= ${now} and subcategory > ${name})`;
  const { rows } = await sql<{ name: string }>`with recursive names(name) as (
      select ${after(sql`''`)} union all select ${after(sql`names.name`)} from names where names.name is not null)
    select name from names where name is not null limit ${sql.lit(most)}`.execute(db);
  return rows.map(({ name }) => name);
}

const nextEvent = (column: "startsAt" | "endsAt") =>
  compiled((db, now: string) =>
    db
      .selectFrom("eventDates")
      .innerJoin("blogs", "blogs.id", "eventDates.blogId")
      .select(`eventDates.${column} as at`)
      .where("blogs.deletedAt", "is", null)
      .where("blogs.publishedAt", "is not", null)
      .where(`eventDates.${column}`, ">=", now)
      .orderBy(`eventDates.${column}`)
      .limit(1),
  );
const nextStart = nextEvent("startsAt");
const nextEnd = nextEvent("endsAt");

const nextScheduled = compiled((db, now: string) =>
  db
    .selectFrom("blogs")
    .select("publishedAt as at")
    .where("deletedAt", "is", null)
    .where("publishedAt", ">", now)
    .orderBy("publishedAt")
    .limit(1),
);

/** The next instant at which an event begins or ends, or a scheduled blog appears. */
export async function nextTurn(db: Queries, now: string): Promise<string | undefined> {
  const turns = [
    ...(await nextStart(db, now)),
    ...(await nextEnd(db, now)),
    ...(await nextScheduled(db, now)),
  ];
  return turns.flatMap(({ at }) => at ?? []).sort()[0];
}

/** A blog is public and passes the filter. */
export function matches(
  blogs: ExpressionBuilder<Schema, "blogs">,
  now: string,
  filter: BlogFilter,
): Expression<SqlBool> {
  // Only one bound: with two, SQLite may start its index scan at the wrong one. The bound implies `is not null`; an
  // explicit one would make SQLite choose an index that does not help with events.
  const isOver = filter.before !== undefined && filter.before <= now;
  const conditions: Expression<SqlBool>[] = [
    blogs("blogs.deletedAt", "is", null),
    isOver ? blogs("blogs.publishedAt", "<", filter.before ?? now) : blogs("blogs.publishedAt", "<=", now),
  ];
  if (filter.section) conditions.push(blogs("blogs.section", "=", filter.section));
  if (filter.articles) conditions.push(blogs("blogs.section", "<>", "events"));
  if (filter.subcategory !== undefined) conditions.push(blogs("blogs.subcategory", "=", filter.subcategory));
  if (filter.eventStatus === "upcoming") {
    conditions.push(blogs("blogs.nextDate", ">=", longestBefore(now)), blogs("blogs.overAt", ">=", now));
  }
  if (filter.eventStatus === "past") {
    conditions.push(blogs("blogs.nextDate", "<=", now), blogs("blogs.overAt", "<", now));
  }
  const { place, online, languages } = filter;
  if (place !== undefined || online !== undefined) {
    let events = blogs.selectFrom("events").select("events.blogId");
    if (place !== undefined) events = events.where("events.place", "=", place);
    if (online !== undefined) events = events.where("events.online", "=", online ? 1 : 0);
    conditions.push(blogs("blogs.id", "in", events));
  }
  if (languages) conditions.push(inLanguages(blogs, languages));
  if (filter.from) conditions.push(blogs("blogs.publishedAt", ">=", filter.from));
  if (filter.tag !== undefined) {
    const tagged = blogs
      .selectFrom("tags")
      .select("tags.ref")
      .where("tags.kind", "=", "blog")
      .where("tags.tag", "=", filter.tag);
    conditions.push(blogs("blogs.id", "in", tagged));
  }
  return blogs.and(conditions);
}

/** All that a card shows but its tags. */
export function selectCards(db: Queries) {
  return db
    .selectFrom("blogs")
    .innerJoin("users", "users.id", "blogs.authorId")
    .leftJoin("avatars", "avatars.userId", "users.id")
    .leftJoin("mediaFiles as cover", "cover.id", "blogs.coverId")
    .select([
      "blogs.id",
      "blogs.slug",
      ...cardFields.map((name) => `blogs.${name}` as const),
      "blogs.overAt",
      "blogs.excerpt",
      "blogs.publishedAt",
      "blogs.updatedAt",
      "blogs.language",
      "blogs.coverAlt",
      "cover.alt as fileAlt",
      "blogs.coverCaption",
      "blogs.coverUrl",
      "users.id as authorId",
      "users.name as authorName",
      "avatars.mediaId as avatarId",
      "cover.id as coverId",
      "cover.width as coverWidth",
      "cover.height as coverHeight",
      "cover.placeholder as coverPlaceholder",
    ])
    .select((blogs) => [
      blogs
        .selectFrom("likes")
        .whereRef("likes.blogId", "=", "blogs.id")
        .select((likes) => likes.fn.countAll<number>().as("n"))
        .as("likeCount"),
      blogs
        .selectFrom("comments")
        .leftJoin("users as writer", "writer.id", "comments.userId")
        .whereRef("comments.blogId", "=", "blogs.id")
        .where("comments.removedAt", "is", null)
        .where("writer.disabledAt", "is", null)
        .select((comments) => comments.fn.countAll<number>().as("n"))
        .as("commentCount"),
    ]);
}
