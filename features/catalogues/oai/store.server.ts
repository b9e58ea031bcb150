import { type RawBuilder, sql } from "kysely";
import type { Queries } from "#db/engine.ts";
import type { Section } from "#db/schema.ts";

/** The same expression as in the index `blogs_harvest`. */
const changedAt = sql<string>`(case when blogs.deleted_at is not null then blogs.deleted_at
  when blogs.updated_at > blogs.published_at then blogs.updated_at else blogs.published_at end)`;

export type Header = {
  id: string;
  at: string;
  isDeleted: boolean;
  /** Undefined for a document that is gone. */
  section?: Section;
  seriesId?: string | null;
};

export type Wanted = {
  now: string;
  from: string;
  before: string;
  /** The last record of the part before. */
  after?: { at: string; id: string };
  section?: Section;
  seriesId?: string;
  limit: number;
};

/** Documents that readers see, or have seen, by their last change. */
export async function listHeaders(db: Queries, wanted: Wanted): Promise<Header[]> {
  const isOfSet = wanted.section !== undefined || wanted.seriesId !== undefined;
  const present = await listPresent(db, wanted);
  const gone = isOfSet ? [] : await listGone(db, wanted); // a tombstone has no section
  return [...present, ...gone]
    .sort((one, other) => (one.at === other.at ? compare(one.id, other.id) : compare(one.at, other.at)))
    .slice(0, wanted.limit);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Reads in two steps, so that the index leads to the first record even if thousands changed at the same time. */
async function listPresent(db: Queries, { limit, after, ...wanted }: Wanted): Promise<Header[]> {
  if (!after || after.at < wanted.from)
    return presentWhere(db, wanted, sql<boolean>`${changedAt} >= ${wanted.from}`, limit);
  const { at, id } = after;
  const same = await presentWhere(db, wanted, sql<boolean>`${changedAt} = ${at} and blogs.id > ${id}`, limit);
  if (same.length >= limit) return same;
  return [
    ...same,
    ...(await presentWhere(db, wanted, sql<boolean>`${changedAt} > ${at}`, limit - same.length)),
  ];
}

async function presentWhere(
  db: Queries,
  { now, section, seriesId, before }: Omit<Wanted, "limit">,
  place: RawBuilder<boolean>,
  limit: number,
): Promise<Header[]> {
  let blogs = headers(db, now).where(place).where(sql<boolean>`${changedAt} < ${before}`);
  if (section) blogs = blogs.where("blogs.section", "=", section);
  if (seriesId) blogs = blogs.where("publicationRecords.seriesId", "=", seriesId);
  const rows = await blogs.orderBy(changedAt).orderBy("blogs.id").limit(limit).execute();
  return rows.map(header);
}

function headers(db: Queries, now: string) {
  return db
    .selectFrom("blogs")
    .leftJoin("publicationRecords", "publicationRecords.blogId", "blogs.id")
    .select([
      "blogs.id",
      "blogs.deletedAt",
      "blogs.noindexAt",
      "blogs.section",
      "publicationRecords.seriesId",
    ])
    .select(changedAt.as("at"))
    .where("blogs.publishedAt", "<=", now)
    .where(({ or, eb, ref }) =>
      or([eb("blogs.deletedAt", "is", null), eb("blogs.publishedAt", "<=", ref("blogs.deletedAt"))]),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof headers>["execute"]>>[number];

/** A document that search engines should not list is not for harvesters either. */
function header({ id, at, deletedAt, noindexAt, section, seriesId }: Row): Header {
  const series = section === "publications" ? seriesId : null;
  return { id, at, section, seriesId: series, isDeleted: deletedAt !== null || noindexAt !== null };
}

async function listGone(db: Queries, { from, before, after, limit }: Wanted): Promise<Header[]> {
  const gone = db
    .selectFrom("tombstones")
    .select(["ref as id", "removedAt as at"])
    .where("kind", "=", "blog")
    .where("removedAt", "<", before)
    .where(
      after && after.at >= from
        ? sql<boolean>`(removed_at, ref) > (${after.at}, ${after.id})`
        : sql<boolean>`removed_at >= ${from}`,
    );
  const rows = await gone.orderBy("removedAt").orderBy("ref").limit(limit).execute();
  return rows.map((row) => ({ ...row, isDeleted: true }));
}

export async function findHeader(db: Queries, now: string, id: string): Promise<Header | undefined> {
  const row = await headers(db, now).where("blogs.id", "=", id).executeTakeFirst();
  if (row) return header(row);
  const gone = await db
    .selectFrom("tombstones")
    .select(["ref as id", "removedAt as at"])
    .where("kind", "=", "blog")
    .where("ref", "=", id)
    .executeTakeFirst();
  return gone && { ...gone, isDeleted: true };
}

export async function firstChange(db: Queries, now: string): Promise<string> {
  const [first] = await listHeaders(db, {
    now,
    from: "0001-01-01T00:00:00.000Z",
    before: "9999-12-31T00:00:00.000Z",
    limit: 1,
  });
  return first?.at ?? now;
}

/** Public series. */
export async function listSeries(db: Queries, now: string, limit: number) {
  return db
    .selectFrom("pages")
    .select(["id", "title"])
    .where("template", "=", "series")
    .where("deletedAt", "is", null)
    .where("publishedAt", "<=", now)
    .orderBy("id")
    .limit(limit)
    .execute();
}
