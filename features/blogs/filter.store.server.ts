import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Schema, Section } from "#db/schema.ts";
import { longestBefore } from "#features/events/dates.ts";
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
  /** Of several, one; empty for the site's. */
  languages?: string[];
  /** In lower case. */
  tag?: string;
  author?: Author;
  /** Published at this instant or later, and before `before`. */
  from?: string;
  before?: string;
};

/** Of the administrators' list. */
export type ManagedBlogFilter = Pick<BlogFilter, "section" | "subcategory" | "eventStatus"> & {
  /** Only events for which guests register. */
  registration?: boolean;
};

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
