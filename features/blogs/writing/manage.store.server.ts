import { type RawBuilder, sql } from "kysely";
import type { Queries } from "#db/engine.ts";
import type { Section } from "#db/schema.ts";

const mostSubcategories = 200;

export type BlogFilter = { section?: Section; subcategory?: string; eventStatus?: "upcoming" | "past" };

export function blogConditions(now: string, { section, subcategory, eventStatus }: BlogFilter) {
  const conditions: RawBuilder<boolean>[] = [];
  if (section) conditions.push(sql`section = ${section}`);
  if (subcategory) conditions.push(sql`subcategory = ${subcategory}`);
  if (eventStatus)
    conditions.push(eventStatus === "upcoming" ? sql`event_at >= ${now}` : sql`event_at < ${now}`);
  return conditions;
}

export const blogSorts = {
  event: sql`event_at`,
  likes: sql`(select count(*) from likes where blog_id = blogs.id)`,
  comments: sql`(select count(*) from comments where blog_id = blogs.id and removed_at is null)`,
};

/** Of all blogs that are not in the trash, in alphabetical order. */
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
