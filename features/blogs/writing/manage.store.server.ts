import { type SelectQueryBuilder, sql } from "kysely";
import type { Queries } from "#db/engine.ts";
import type { Schema, Section } from "#db/schema.ts";
import { selectWritings, type WritingRow } from "./store.server.ts";

const mostWords = 5;
const mostSubcategories = 200;

/** Which blogs are asked for, whether public or not. */
export type ManagedFilter = {
  q?: string;
  section?: Section;
  subcategory?: string;
  status?: "draft" | "scheduled" | "published" | "trash";
  eventStatus?: "upcoming" | "past";
};

export type ManagedOrder = {
  sort: "changed" | "date" | "title" | "event" | "likes" | "comments" | "deleted";
  order: "asc" | "desc";
};

type Slice = { limit: number; offset: number };

export async function listManaged(
  db: Queries,
  now: string,
  filter: ManagedFilter,
  { limit, offset, ...order }: ManagedOrder & Slice,
): Promise<WritingRow[]> {
  const ids = inOrder(narrowed(db, now, filter), order).select("blogs.id");
  const wanted = (await ids.limit(limit).offset(offset).execute()).map(({ id }) => id);
  if (wanted.length === 0) return [];
  const rows = await selectWritings(db).where("blogs.id", "in", wanted).execute();
  return wanted.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

export async function countManaged(db: Queries, now: string, filter: ManagedFilter): Promise<number> {
  const { count } = await narrowed(db, now, filter)
    .select((blogs) => blogs.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many blogs there are of each status, or of a section. */
export async function countStatuses(db: Queries, now: string, section?: Section) {
  let blogs = db.selectFrom("blogs");
  if (section) blogs = blogs.where("section", "=", section);
  return blogs
    .select(({ fn }) => {
      const count = () => fn.countAll<number>();
      const here = () => count().filterWhere("deletedAt", "is", null);
      return [
        here().as("all"),
        here().filterWhere("publishedAt", "is", null).as("draft"),
        here().filterWhere("publishedAt", ">", now).as("scheduled"),
        here().filterWhere("publishedAt", "<=", now).as("published"),
        count().filterWhere("deletedAt", "is not", null).as("trash"),
      ];
    })
    .executeTakeFirstOrThrow();
}

/** The subcategories of all blogs that are not in the trash, in alphabetical order. */
export async function listSubcategories(db: Queries, section?: Section): Promise<string[]> {
  let blogs = db.selectFrom("blogs").where("deletedAt", "is", null).where("subcategory", "<>", "");
  if (section) blogs = blogs.where("section", "=", section);
  const rows = await blogs
    .select("subcategory")
    .distinct()
    .orderBy("subcategory")
    .limit(mostSubcategories)
    .execute();
  return rows.map(({ subcategory }) => subcategory);
}

type Blogs = SelectQueryBuilder<Schema, "blogs", Record<never, never>>;

function narrowed(db: Queries, now: string, filter: ManagedFilter): Blogs {
  const { q = "", section, subcategory, status, eventStatus } = filter;
  let blogs: Blogs = db
    .selectFrom("blogs")
    .where("blogs.deletedAt", status === "trash" ? "is not" : "is", null);
  if (section) blogs = blogs.where("blogs.section", "=", section);
  if (subcategory) blogs = blogs.where("blogs.subcategory", "=", subcategory);
  if (status === "draft") blogs = blogs.where("blogs.publishedAt", "is", null);
  if (status === "scheduled") blogs = blogs.where("blogs.publishedAt", ">", now);
  if (status === "published") blogs = blogs.where("blogs.publishedAt", "<=", now);
  if (eventStatus) blogs = blogs.where("blogs.eventAt", eventStatus === "upcoming" ? ">=" : "<", now);
  for (const word of q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords)) {
    const like = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    blogs = blogs.where(
      sql<boolean>`(lower(blogs.title) like ${like} escape '\\' or blogs.author_id in
        (select id from users where lower(name) like ${like} escape '\\'))`,
    );
  }
  return blogs;
}

/** What has no date yet stands where the latest is. */
function inOrder(blogs: Blogs, { sort, order }: ManagedOrder): Blogs {
  if (sort === "likes" || sort === "comments") {
    const isShown = sort === "comments" ? sql` and counted.removed_at is null` : sql``;
    const count = sql`(select count(*) from ${sql.table(sort)} counted where counted.blog_id = blogs.id${isShown})`;
    return blogs.orderBy(count, order).orderBy("blogs.id", order);
  }
  if (sort === "title") return blogs.orderBy(sql`lower(blogs.title)`, order).orderBy("blogs.id", order);
  const columns = {
    changed: "updatedAt",
    date: "publishedAt",
    event: "eventAt",
    deleted: "deletedAt",
  } as const;
  return blogs
    .orderBy(`blogs.${columns[sort]}`, (by) =>
      order === "asc" ? by.asc().nullsLast() : by.desc().nullsFirst(),
    )
    .orderBy("blogs.id", order);
}
