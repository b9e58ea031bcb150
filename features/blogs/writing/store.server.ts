import { type RawBuilder, sql } from "kysely";
import { compareNames } from "#core/collator.ts";
import type { Queries } from "#db/engine.ts";
import { hasRow } from "#db/rows.ts";
import type { RegistrationState, Section } from "#db/schema.ts";
import { selectCards } from "../cards.store.server.ts";
import type { ManagedBlogFilter } from "../filter.store.server.ts";

const maxSubcategories = 200;

export type WritingRow = Awaited<ReturnType<typeof listWritings>>[number];

/** Cards with the columns that only writers see, in the order of the ids. */
export async function listWritings(db: Queries, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await selectCards(db)
    .select([
      "blogs.version",
      "blogs.unpublishedVersion",
      "blogs.deletedAt",
      "blogs.commentsClosedAt",
      "cover.decorative as fileDecorative",
    ])
    .select((row) => [
      row.selectFrom("events").select("registration").whereRef("blogId", "=", "blogs.id").as("registration"),
      row.selectFrom("events").select("capacity").whereRef("blogId", "=", "blogs.id").as("capacity"),
      placesIn("confirmed").as("taken"),
      placesIn("waiting").as("waiting"),
    ])
    .where("blogs.id", "in", ids)
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Counts guests and their companions. */
function placesIn(state: RegistrationState) {
  return sql<number>`(select coalesce(sum(1 + companions), 0) from registrations
    where event_id = blogs.id and state = ${state})`;
}

/** `at` null opens them again. False if there is no such blog. */
export async function closeComments(db: Queries, id: string, at: string | null): Promise<boolean> {
  const closed = db.updateTable("blogs").set({ commentsClosedAt: at }).where("id", "=", id);
  return hasRow(closed.where("deletedAt", "is", null).returning("id"));
}

export async function hasSource(db: Queries, sourceKey: string): Promise<boolean> {
  return hasRow(db.selectFrom("blogs").select("id").where("sourceKey", "=", sourceKey));
}

export const managedColumns = {
  conditions({ section, subcategory, eventStatus, registration }: ManagedBlogFilter, now: string) {
    const conditions: RawBuilder<boolean>[] = [];
    if (section) conditions.push(sql`section = ${section}`);
    if (subcategory) conditions.push(sql`subcategory = ${subcategory}`);
    if (eventStatus === "upcoming") conditions.push(sql`over_at >= ${now}`);
    if (eventStatus === "past") conditions.push(sql`over_at < ${now}`);
    if (registration) conditions.push(sql`id in (select blog_id from events where registration = 1)`);
    return conditions;
  },
  sorts: {
    event: sql`event_date`,
    likes: sql`(select likes from blog_counts where blog_id = blogs.id)`,
    comments: sql`(select comments from blog_counts where blog_id = blogs.id)`,
  },
};

/** Lists the subcategories of all blogs that are not in the trash, in alphabetical order. */
export async function listSubcategories(db: Queries, section?: Section): Promise<string[]> {
  let blogs = db.selectFrom("blogs").where("deletedAt", "is", null).where("subcategory", "<>", "");
  if (section) blogs = blogs.where("section", "=", section);
  const rows = await blogs
    .select("subcategory")
    .distinct()
    .orderBy("subcategory")
    .limit(maxSubcategories)
    .execute();
  return rows.map(({ subcategory }) => subcategory).sort(compareNames);
}
