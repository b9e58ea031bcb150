import { countOf } from "#db/count.ts";
import type { Queries } from "#db/engine.ts";
import type { Slice } from "./store.server.ts";

/** The highest number first, those without one last. */
export async function listInSeries(db: Queries, now: string, seriesId: string, { limit, offset }: Slice) {
  return inSeries(db, now, seriesId)
    .select(["blogs.id", "publicationRecords.seriesNumber"])
    .orderBy("publicationRecords.seriesOrder", "desc")
    .orderBy("publicationRecords.blogId", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countInSeries(db: Queries, now: string, seriesId: string): Promise<number> {
  return countOf(inSeries(db, now, seriesId));
}

function inSeries(db: Queries, now: string, seriesId: string) {
  return db
    .selectFrom("publicationRecords")
    .innerJoin("blogs", "blogs.id", "publicationRecords.blogId")
    .where("publicationRecords.seriesId", "=", seriesId)
    .where("blogs.section", "=", "publications")
    .where("blogs.deletedAt", "is", null)
    .where("blogs.publishedAt", "<=", now);
}
