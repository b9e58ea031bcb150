import { type RawBuilder, sql } from "kysely";
import { compiled } from "#db/compiled.ts";
import { distinctValues } from "#db/distinct-values.ts";
import type { Queries } from "#db/engine.ts";
import { namingProject } from "#db/naming-project.ts";
import { maxBefore } from "./dates.ts";

export type MonthFilter = {
  subcategory?: string;
  place?: string;
  online?: boolean;
  languages?: string[];
  /** The id of a project that they name. */
  project?: string;
};

export type DatedRow = Awaited<ReturnType<typeof datesBetween>>[number];

const maxDates = 500;
const maxPlaces = 100;

/** The dates of public events between two instants, in order. */
export async function datesBetween(
  db: Queries,
  now: string,
  [from, before]: [string, string],
  { subcategory, place, online, languages, project }: MonthFilter,
) {
  let rows = db
    .selectFrom("eventDates")
    .innerJoin("blogs", "blogs.id", "eventDates.blogId")
    .leftJoin("events", "events.blogId", "blogs.id")
    .select(["blogs.id", "blogs.slug", "blogs.title", "blogs.language", "blogs.translationKey"])
    .select(["eventDates.startsAt", "eventDates.endsAt", "eventDates.state"])
    .select(["events.allDay", "events.timeZone", "events.place", "events.online"])
    .where("eventDates.startsAt", ">=", maxBefore(from))
    .where("eventDates.startsAt", "<", before)
    .where("eventDates.endsAt", ">=", from)
    .where("blogs.deletedAt", "is", null)
    .where("blogs.publishedAt", "<=", now);
  if (subcategory !== undefined) rows = rows.where("blogs.subcategory", "=", subcategory);
  if (place !== undefined) rows = rows.where("events.place", "=", place);
  if (online !== undefined) rows = rows.where("events.online", "=", online ? 1 : 0);
  if (project !== undefined) rows = rows.where("blogs.id", "in", namingProject("blog", project));
  if (languages) rows = rows.where("blogs.language", "in", languages);
  return rows.orderBy("eventDates.startsAt").orderBy("blogs.id").limit(maxDates).execute();
}

export async function listPlaces(db: Queries, now: string, among?: string[]): Promise<string[]> {
  const inLanguages = among ? sql`and blogs.language in (${sql.join(among)})` : sql``;
  const next = (comparison: RawBuilder<unknown>) => sql`(select events.place from events
    join blogs on blogs.id = events.blog_id and blogs.deleted_at is null and blogs.published_at <= ${now} ${inLanguages}
    where events.place <> '' and events.place ${comparison} order by events.place limit 1)`;
  return distinctValues(db, next, { first: sql`> ''`, max: maxPlaces });
}

export async function listLanguages(db: Queries, now: string): Promise<string[]> {
  return (await languagesOfEvents(db, now)).map(({ language }) => language);
}

const languagesOfEvents = compiled((db, now: string) =>
  db
    .selectFrom("blogs")
    .select("language")
    .distinct()
    .where(sql<boolean>`section = 'events' and language <> ''`)
    .where("deletedAt", "is", null)
    .where("publishedAt", "is not", null)
    .where("publishedAt", "<=", now)
    .orderBy("language"),
);

export async function hasOnline(db: Queries, now: string): Promise<boolean> {
  return (await someOnline(db, now)).length > 0;
}

const someOnline = compiled((db, now: string) =>
  db
    .selectFrom("events")
    .innerJoin("blogs", "blogs.id", "events.blogId")
    .select("events.blogId")
    .where("events.online", "=", 1)
    .where("blogs.deletedAt", "is", null)
    .where("blogs.publishedAt", "<=", now)
    .limit(1),
);
