import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Queries } from "#db/engine.ts";
import type { Schema, Section } from "#db/schema.ts";

const maxContentLength = 64 * 1024; // bytes
const frequent = 1000; // blogs under one tag

/** `tag` in lower case. */
export type FeedFilter = {
  section?: Section;
  subcategory?: string;
  tag?: string;
  language?: string[];
  seriesId?: string;
};

export type FeedRow = Awaited<ReturnType<typeof latestBlogs>>[number];

/** The latest public blogs. `content` is null if it is too long for a feed. */
export async function latestBlogs(
  db: Queries,
  now: string,
  { section, subcategory, tag, language, seriesId }: FeedFilter,
  limit: number,
) {
  let blogs = db
    .selectFrom("blogs")
    .innerJoin("users", "users.id", "blogs.authorId")
    .select(["blogs.id", "blogs.slug", "blogs.title", "blogs.excerpt", "blogs.section", "blogs.publishedAt"])
    .select(["blogs.updatedAt", "blogs.language", "blogs.eventDate"])
    .select(["users.id as authorId", "users.name as author"])
    // SQLite and PostgreSQL know the size without reading the text.
    .select(
      sql<
        string | null
      >`case when octet_length(blogs.content) <= ${maxContentLength} then blogs.content end`.as("content"),
    )
    .where((blogs) => isPublic(blogs, now));
  if (section) blogs = blogs.where("blogs.section", "=", section);
  if (subcategory !== undefined) blogs = blogs.where("blogs.subcategory", "=", subcategory);
  if (seriesId) {
    const numbers = db.selectFrom("publicationRecords").select("blogId").where("seriesId", "=", seriesId);
    blogs = blogs.where("blogs.id", "in", numbers);
  }
  const [one, ...more] = language ?? [];
  if (one !== undefined && more.length === 0) blogs = blogs.where("blogs.language", "=", one);
  // Nearly all have the language of the site: the latest are read in their order.
  else if (language)
    blogs = blogs.where(({ eb, fn }) => eb(fn.coalesce("blogs.language", sql.lit("")), "in", language));
  if (tag !== undefined) {
    const tagged = expressionBuilder<Schema, "blogs">()
      .selectFrom("tags")
      .select("tags.ref")
      .where("tags.kind", "=", "blog")
      .where("tags.tag", "=", tag);
    // Rare tags use their index; for frequent ones the latest blogs are scanned.
    blogs = (await isFrequent(db, tag))
      ? blogs.where(({ exists }) => exists(tagged.whereRef("tags.ref", "=", "blogs.id")))
      : blogs.where("blogs.id", "in", tagged);
  }
  return blogs.orderBy("blogs.publishedAt", "desc").orderBy("blogs.id", "desc").limit(limit).execute();
}

async function isFrequent(db: Queries, tag: string): Promise<boolean> {
  const row = await db
    .selectFrom("tags")
    .select("ref")
    .where("kind", "=", "blog")
    .where("tag", "=", tag)
    .offset(frequent)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function labelsOf(db: Queries, ids: string[]): Promise<{ blogId: string; label: string }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("tags")
    .select(["ref as blogId", "label"])
    .where("kind", "=", "blog")
    .where("ref", "in", ids)
    .orderBy("position")
    .execute();
}

function isPublic(blogs: ExpressionBuilder<Schema, "blogs">, now: string): Expression<SqlBool> {
  // No `is not null`: with it, SQLite would choose an index that does not help with events.
  return blogs.and([blogs("blogs.deletedAt", "is", null), blogs("blogs.publishedAt", "<=", now)]);
}
