import { type RawBuilder, sql } from "kysely";
import { compiled } from "#db/compiled.ts";
import { countOf } from "#db/count.ts";
import { distinctValues } from "#db/distinct-values.ts";
import type { Queries } from "#db/engine.ts";
import { hasRow } from "#db/rows.ts";
import type { Section } from "#db/schema.ts";
import { always, type Condition, partsBy } from "./by-author.store.server.ts";
import { cardsAmong } from "./cards.store.server.ts";
import { type BlogFilter, matches, showsOneTranslation } from "./filter.store.server.ts";

/** `total`: of all, if it is known. Then the second half is read from the end. */
export type Slice = { limit: number; offset: number; total?: number };

/** Public blogs: newest first, upcoming events soonest first, past ones latest first. */
export async function listCards(db: Queries, now: string, filter: BlogFilter, wanted: Slice) {
  const { total = Number.POSITIVE_INFINITY } = wanted;
  const isReversed = wanted.offset > total / 2;
  const slice = isReversed ? fromEnd(wanted, total) : wanted;
  const column = filter.eventStatus ? "blogs.nextDate" : "blogs.publishedAt";
  const direction = (filter.eventStatus === "upcoming") === isReversed ? "desc" : "asc";
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
  return cardsAmong(db, now, isReversed ? ids.reverse() : ids);
}

function fromEnd({ limit, offset }: Slice, total: number): Slice {
  const end = Math.min(offset + limit, total);
  return { limit: Math.max(0, end - offset), offset: total - end };
}

export async function countBlogs(db: Queries, now: string, filter: BlogFilter): Promise<number> {
  const all = { ...filter, preferred: undefined };
  if (showsOneTranslation(filter)) return countWithTranslations(db, now, all);
  let total = 0;
  for (const part of filter.author ? partsBy(filter.author) : [always])
    total += await countOf(
      db
        .selectFrom("blogs")
        .where((blogs) => matches(blogs, now, all))
        .where(part),
    );
  return total;
}

/** Translations of each other count once. Asking each blog whether it is shown takes far longer. */
async function countWithTranslations(db: Queries, now: string, filter: BlogFilter): Promise<number> {
  const alone = db
    .selectFrom("blogs")
    .where((blogs) => matches(blogs, now, filter))
    .where("blogs.translationKey", "is", null);
  const groups = db
    .selectFrom("blogs")
    .select("blogs.translationKey")
    .where((blogs) => matches(blogs, now, filter))
    .where("blogs.translationKey", "is not", null)
    .groupBy("blogs.translationKey");
  return (await countOf(alone)) + (await countOf(db.selectFrom(groups.as("groups"))));
}

export async function hasBlogs(db: Queries, now: string, filter: BlogFilter): Promise<boolean> {
  const blogs = db.selectFrom("blogs").select("blogs.id").limit(1);
  return hasRow(blogs.where((blogs) => matches(blogs, now, filter)));
}

/** When the first and the latest public blog were published. */
export async function publishedSpan(db: Queries, now: string, filter: BlogFilter) {
  const end = (order: "asc" | "desc") =>
    db
      .selectFrom("blogs")
      .select("publishedAt")
      .where((blogs) => matches(blogs, now, filter))
      .orderBy("publishedAt", order)
      .limit(1);
  return db.selectNoFrom([end("asc").as("first"), end("desc").as("last")]).executeTakeFirstOrThrow();
}

/** Returns the given periods in which a public blog was published. */
export async function periodsWithBlogs<Period extends { from: string; before: string; among?: string[] }>(
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

const bodyById = compiled((db, id: string) =>
  db.selectFrom("blogs").select(["content", "commentsClosedAt"]).where("id", "=", id),
);

export async function bodyOf(db: Queries, id: string) {
  return (await bodyById(db, id))[0] ?? { content: "", commentsClosedAt: null };
}

export async function subcategoriesOf(
  db: Queries,
  now: string,
  { section, among }: { section: Section; among?: string[] },
  max: number,
) {
  const inLanguages = among ? sql`and language in (${sql.join(among)})` : sql``;
  const next = (comparison: RawBuilder<unknown>) => sql`(select min(subcategory) from blogs
    where section = ${section} and deleted_at is null and published_at <= ${now} ${inLanguages}
    and subcategory ${comparison})`;
  return distinctValues(db, next, { first: sql`> ''`, max });
}
