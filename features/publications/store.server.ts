import { sql } from "kysely";
import { byName } from "#db/by-name.ts";
import { compiled } from "#db/compiled.ts";
import { containsWords } from "#db/contains-words.ts";
import type { Queries } from "#db/engine.ts";
import { idList, idsOf } from "#db/id-list.ts";
import type { PublicationRecordTable } from "#db/schema.ts";

/** At most one. */
export const recordsOf = compiled((db, blogId: string) =>
  db.selectFrom("publicationRecords").selectAll().where("blogId", "=", blogId),
);

export async function saveRecord(db: Queries, row: PublicationRecordTable): Promise<void> {
  const { blogId, ...columns } = row;
  await db
    .insertInto("publicationRecords")
    .values(row)
    .onConflict((same) => same.column("blogId").doUpdateSet(columns))
    .execute();
}

export async function removeRecord(db: Queries, blogId: string): Promise<void> {
  await db.deleteFrom("publicationRecords").where("blogId", "=", blogId).execute();
}

export type ShownRow = Awaited<ReturnType<typeof recordsAmong>>[number];

/** Records with the series and the replaced publication, whether or not they are public. */
export const recordsAmong = compiled((db, ids: string) =>
  db
    .selectFrom("publicationRecords")
    .leftJoin("pages as series", (join) =>
      join.onRef("series.id", "=", "publicationRecords.seriesId").on("series.deletedAt", "is", null),
    )
    .leftJoin("blogs as older", (join) =>
      join.onRef("older.id", "=", "publicationRecords.replacesId").on("older.deletedAt", "is", null),
    )
    .selectAll("publicationRecords")
    .select([
      "series.title as seriesTitle",
      "series.language as seriesLanguage",
      "series.slug as seriesSlug",
      "series.parts as seriesParts",
      "series.publishedAt as seriesAt",
      "older.title as olderTitle",
      "older.language as olderLanguage",
      "older.slug as olderSlug",
      "older.publishedAt as olderAt",
    ])
    .where("publicationRecords.blogId", "in", idsOf(ids)),
);

export const factsAmong = compiled((db, ids: string) =>
  db
    .selectFrom("publicationRecords")
    .select(["blogId", "pdfId", "type", "seriesId", "seriesNumber", "pages"])
    .where("blogId", "in", idsOf(ids)),
);

/** Published and scheduled publications that replace others, the newest first. */
export const newerAmong = compiled((db, ids: string) =>
  db
    .selectFrom("publicationRecords")
    .innerJoin("blogs", "blogs.id", "publicationRecords.blogId")
    .select([
      "publicationRecords.replacesId",
      "blogs.id",
      "blogs.title",
      "blogs.language",
      "blogs.slug",
      "blogs.publishedAt",
    ])
    .where("publicationRecords.replacesId", "in", idsOf(ids))
    // Not by the index of sections, which SQLite would read from end to end.
    .where(({ eb, fn }) => eb(fn.coalesce("blogs.section", sql.lit("")), "=", "publications"))
    .where("blogs.deletedAt", "is", null)
    .where("blogs.publishedAt", "is not", null)
    .orderBy("blogs.publishedAt", "desc")
    .orderBy("blogs.id", "desc"),
);

/** The publication with a DOI. */
export async function findByDoi(db: Queries, doi: string) {
  return db
    .selectFrom("publicationRecords")
    .innerJoin("blogs", "blogs.id", "publicationRecords.blogId")
    .select(["blogs.id", "blogs.title", "blogs.publishedAt", "blogs.deletedAt"])
    .where("publicationRecords.doi", "=", doi)
    .executeTakeFirst();
}

/** Finds a publication that is not in the trash. */
export async function findPublication(db: Queries, id: string) {
  return db
    .selectFrom("blogs")
    .select(["id", "title", "publishedAt", "authorId"])
    .where("id", "=", id)
    .where("section", "=", "publications")
    .where("deletedAt", "is", null)
    .executeTakeFirst();
}

/** Finds a series that is not in the trash. */
export async function findSeries(db: Queries, id: string) {
  return db
    .selectFrom("pages")
    .select(["id", "title", "publishedAt"])
    .where("id", "=", id)
    .where("template", "=", "series")
    .where("deletedAt", "is", null)
    .executeTakeFirst();
}

/** Title and file name of what a record refers to, also in the trash. */
export async function namesOf(
  db: Queries,
  { series, replaces, pdf }: { series: string; replaces: string; pdf: string },
): Promise<{ id: string; title: string }[]> {
  return db
    .selectFrom("pages")
    .select(["id", "title"])
    .where("id", "=", series)
    .unionAll(db.selectFrom("blogs").select(["id", "title"]).where("id", "=", replaces))
    .unionAll(db.selectFrom("mediaFiles").select(["id", "name as title"]).where("id", "=", pdf))
    .execute();
}

type Wanted = { q: string; limit: number };

export async function publicationsMatching(
  db: Queries,
  { q, limit, among }: Wanted & { among: string[] | undefined },
) {
  let blogs = db
    .selectFrom("blogs")
    .select(["id", "title", "publishedAt"])
    .where("section", "=", "publications")
    .where("deletedAt", "is", null)
    .where("title", "<>", "")
    .where(containsWords(q, ["title"]));
  if (among) blogs = blogs.where("id", "in", idsOf(idList(among)));
  return blogs.orderBy("updatedAt", "desc").orderBy("id").limit(limit).execute();
}

export async function seriesMatching(
  db: Queries,
  { q, limit, publicAt }: Wanted & { publicAt: string | undefined },
) {
  let pages = db
    .selectFrom("pages")
    .select(["id", "title", "publishedAt"])
    .where("template", "=", "series")
    .where("deletedAt", "is", null)
    .where("title", "<>", "")
    .where(containsWords(q, ["title"]));
  if (publicAt) pages = pages.where("publishedAt", "<=", publicAt);
  return pages.orderBy(byName("title")).orderBy("id").limit(limit).execute();
}
