import { countOf } from "#db/count.ts";
import type { Queries } from "#db/engine.ts";
import type { Slice } from "./store.server.ts";

/** The highest number first, those without one last, and how many there are. */
export async function listInSeries(db: Queries, now: string, seriesId: string, { limit, offset }: Slice) {
  const inSeries = db
    .selectFrom("publicationRecords")
    .innerJoin("blogs", "blogs.id", "publicationRecords.blogId")
    .where("publicationRecords.seriesId", "=", seriesId)
    .where("blogs.section", "=", "publications")
    .where("blogs.deletedAt", "is", null)
    .where("blogs.publishedAt", "<=", now);
  const rows = await inSeries
    .select(["blogs.id", "publicationRecords.seriesNumber"])
    .orderBy("publicationRecords.seriesOrder", "desc")
    .orderBy("publicationRecords.blogId", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: await countOf(inSeries) };
}
