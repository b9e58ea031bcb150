import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { namingProject } from "#db/naming-project.ts";
import type { Schema, Section } from "#db/schema.ts";
import { maxBefore } from "#features/events/dates.ts";
import type { Author } from "./by-author.store.server.ts";
import { inLanguages } from "./languages.store.server.ts";

export type BlogFilter = {
  section?: Section;
  /** Everything but events. */
  articles?: boolean;
  subcategory?: string;
  eventStatus?: "upcoming" | "past";
  place?: string;
  online?: boolean;
  /** A blog has one of these; empty for the site's. */
  languages?: string[];
  /** The languages of the list, besides: see `listedLanguages`. */
  among?: string[];
  /** Only one of several translations passes: in one of these languages if there is one, otherwise the first. */
  preferred?: string[];
  /** In lower case. */
  tag?: string;
  author?: Author;
  /** The id of a project that they name. */
  project?: string;
  /** Published at this instant or later, and before `before`. */
  from?: string;
  before?: string;
};

/** The filter of the administrators' list. */
export type ManagedBlogFilter = Pick<BlogFilter, "section" | "subcategory" | "eventStatus"> & {
  /** Only events for which guests register. */
  registration?: boolean;
};

type Blogs = ExpressionBuilder<Schema, "blogs">;

/** A blog is public and passes the filter. `table`: its alias in the query. */
export function matches(blogs: Blogs, now: string, filter: BlogFilter, table = "blogs"): Expression<SqlBool> {
  // Translations are found by their key, outputs by their project: no other index may look better.
  const isIndexed = table === "blogs" && filter.project === undefined;
  const column = <Name extends keyof Schema["blogs"]>(name: Name) => {
    const own = blogs.ref(`${table}.${name}` as `blogs.${Name}`);
    return isIndexed ? own : blogs.fn.coalesce(own, own);
  };
  // Only one bound: with two, SQLite may start its index scan at the wrong one. The bound implies `is not null`; an
  // explicit one would make SQLite choose an index that does not help with events.
  const isOver = filter.before !== undefined && filter.before <= now;
  const conditions: Expression<SqlBool>[] = [
    blogs(column("deletedAt"), "is", null),
    isOver
      ? blogs(column("publishedAt"), "<", filter.before ?? now)
      : blogs(column("publishedAt"), "<=", now),
  ];
  if (filter.section) conditions.push(blogs(column("section"), "=", filter.section));
  if (filter.articles) conditions.push(blogs(column("section"), "<>", "events"));
  if (filter.subcategory !== undefined)
    conditions.push(blogs(column("subcategory"), "=", filter.subcategory));
  if (filter.eventStatus === "upcoming") {
    conditions.push(blogs(column("nextDate"), ">=", maxBefore(now)), blogs(column("overAt"), ">=", now));
  }
  if (filter.eventStatus === "past") {
    conditions.push(blogs(column("nextDate"), "<=", now), blogs(column("overAt"), "<", now));
  }
  const { place, online, languages, among } = filter;
  if (place !== undefined || online !== undefined) {
    let events = blogs.selectFrom("events").select("events.blogId");
    if (place !== undefined) events = events.where("events.place", "=", place);
    if (online !== undefined) events = events.where("events.online", "=", online ? 1 : 0);
    conditions.push(blogs(column("id"), "in", events));
  }
  if (languages) conditions.push(inLanguages(blogs, languages));
  else if (among) conditions.push(inLanguages(blogs, among, table));
  if (filter.from) conditions.push(blogs(column("publishedAt"), ">=", filter.from));
  if (filter.project !== undefined)
    conditions.push(
      blogs(blogs.ref(`${table}.id` as "blogs.id"), "in", namingProject("blog", filter.project)),
    );
  if (filter.tag !== undefined) {
    const tagged = blogs
      .selectFrom("tags")
      .select("tags.ref")
      .where("tags.kind", "=", "blog")
      .where("tags.tag", "=", filter.tag);
    conditions.push(blogs(column("id"), "in", tagged));
  }
  if (showsOneTranslation(filter))
    conditions.push(
      blogs.or([blogs("blogs.translationKey", "is", null), blogs.not(isSecond(blogs, now, filter))]),
    );
  return blogs.and(conditions);
}

/** Lists of one author or language show all. */
export function showsOneTranslation({ preferred, languages, author }: BlogFilter): boolean {
  return preferred !== undefined && !languages && !author;
}

/** One of its translations that pass the same filter comes before it. */
function isSecond(blogs: Blogs, now: string, { preferred = [], ...filter }: BlogFilter): Expression<SqlBool> {
  const before = blogs
    .selectFrom("blogs as other")
    .select("other.id")
    .whereRef("other.translationKey", "=", "blogs.translationKey")
    .where((other) => matches(other as unknown as Blogs, now, filter, "other"))
    .where((both) => {
      const [isPreferred, isOtherPreferred] = [
        both("blogs.language", "in", preferred),
        both("other.language", "in", preferred),
      ];
      const isFirst = both("other.id", "<", both.ref("blogs.id"));
      return both.or([
        both.and([isOtherPreferred, both.not(isPreferred)]),
        both.and([isFirst, both.or([isOtherPreferred, both.not(isPreferred)])]),
      ]);
    });
  return blogs.exists(before);
}
