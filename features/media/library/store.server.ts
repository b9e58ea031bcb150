import { type ExpressionBuilder, sql } from "kysely";
import { byName } from "#db/by-name.ts";
import { containsWords } from "#db/contains-words.ts";
import { countOf } from "#db/count.ts";
import type { Queries } from "#db/engine.ts";
import type { Schema } from "#db/schema.ts";
import type { MediaFilter } from "./contract.ts";

type LibraryFilter = {
  q?: string;
  kind?: MediaFilter;
  use?: "used" | "unused";
  alt?: "missing" | "decorative";
  since?: string;
};
type LibraryOrder = { sort: keyof typeof sorts; order?: "asc" | "desc" };
export type LibraryRow = Awaited<ReturnType<ReturnType<typeof selectMedia>["execute"]>>[number];

const maxAtOnce = 100;
const sorts = {
  date: sql.ref("mediaFiles.createdAt"),
  size: sql.ref("mediaFiles.bytes"),
  name: byName("mediaFiles.name"),
};

export async function listMedia(
  db: Queries,
  filter: LibraryFilter,
  { sort, order, limit, offset }: LibraryOrder & { limit: number; offset: number },
): Promise<LibraryRow[]> {
  const direction = order ?? (sort === "name" ? "asc" : "desc");
  return selectMedia(db, filter)
    .orderBy(sorts[sort], direction)
    .orderBy("mediaFiles.id", direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countMedia(db: Queries, filter: LibraryFilter): Promise<number> {
  return countOf(selectMedia(db, filter).clearSelect());
}

/** How many files each filter finds, and how many unused ones were uploaded before. */
export async function countLibrary(db: Queries, before: string) {
  return selectMedia(db, {})
    .clearSelect()
    .select(({ eb, fn }) => {
      const count = () => fn.countAll<number>();
      const removable = eb("mediaFiles.createdAt", "<", before).and("mediaFiles.id", "not in", usedIds(db));
      return [
        count().as("all"),
        count().filterWhere("kind", "=", "image").as("images"),
        count().filterWhere("kind", "=", "video").as("videos"),
        count().filterWhere("mediaFiles.id", "in", usedIds(db)).as("used"),
        count().filterWhere("kind", "=", "audio").as("audio"),
        count().filterWhere("kind", "=", "file").as("files"),
        count().filterWhere(lacksText).as("missing"),
        count().filterWhere("decorative", "=", 1).as("decorative"),
        count().filterWhere(removable).as("removable"),
        fn.sum<string | null>("bytes").filterWhere(removable).as("removableBytes"),
      ];
    })
    .executeTakeFirstOrThrow();
}

/** Unused files that were uploaded before: those of `ids`, or the oldest. */
export async function removableIds(db: Queries, before: string, ids?: string[]): Promise<string[]> {
  const rows = await selectMedia(db, { use: "unused" })
    .clearSelect()
    .select("mediaFiles.id")
    .where("mediaFiles.createdAt", "<", before)
    .$if(ids !== undefined, (files) => files.where("mediaFiles.id", "in", ids ?? []))
    .orderBy("mediaFiles.createdAt")
    .limit(maxAtOnce)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findMedia(db: Queries, id: string): Promise<LibraryRow | undefined> {
  return selectMedia(db, {}).where("mediaFiles.id", "=", id).executeTakeFirst();
}

/** What is in the library: everything but the pictures of members. */
function selectMedia(db: Queries, { q = "", kind, use, alt, since }: LibraryFilter) {
  let rows = db
    .selectFrom("mediaFiles")
    .leftJoin("users", "users.id", "mediaFiles.uploaderId")
    .selectAll("mediaFiles")
    .select("users.name as uploaderName")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("avatars").select("userId").whereRef("avatars.mediaId", "=", "mediaFiles.id"))),
    );
  if (kind === "recording") rows = rows.where("mediaFiles.kind", "in", ["video", "audio"]);
  else if (kind === "download") rows = rows.where("mediaFiles.kind", "in", ["file", "audio"]);
  else if (kind === "pdf") rows = rows.where("mediaFiles.contentType", "=", "application/pdf");
  else if (kind) rows = rows.where("mediaFiles.kind", "=", kind);
  if (alt === "decorative") rows = rows.where("mediaFiles.decorative", "=", 1);
  if (alt === "missing") rows = rows.where(lacksText);
  if (since) rows = rows.where("mediaFiles.createdAt", ">=", since);
  if (use) rows = rows.where("mediaFiles.id", use === "used" ? "in" : "not in", usedIds(db));
  if (q) rows = rows.where(containsWords(q, ["mediaFiles.alt", "mediaFiles.name"], "mediaFiles.uploaderId"));
  return rows;
}

/** Files and recordings need no alternative text. */
function lacksText({ and, eb }: ExpressionBuilder<Schema, "mediaFiles">) {
  return and([
    eb("mediaFiles.alt", "=", ""),
    eb("mediaFiles.decorative", "=", 0),
    eb("mediaFiles.kind", "in", ["image", "video"]),
  ]);
}

/** The ids of all files that something uses: a hash of them is faster than looking for each file. */
function usedIds(db: Queries) {
  return db
    .selectFrom("documentMedia")
    .select("mediaId as id")
    .union(db.selectFrom("settingMedia").select("mediaId as id"));
}

/** How many documents need each of these files in any version. The settings count as one document. */
export async function countUses(db: Queries, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("documentMedia")
    .select(({ fn }) => ["mediaId", fn.countAll<number>().as("count")])
    .where("mediaId", "in", ids)
    .groupBy("mediaId")
    .execute();
  const counts = new Map(rows.map(({ mediaId, count }) => [mediaId, Number(count)]));
  for (const id of await inAppearanceAmong(db, ids)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Which of these files are or were the logo or another picture of the appearance. */
export async function inAppearanceAmong(db: Queries, ids: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("settingMedia")
    .select("mediaId")
    .distinct()
    .where("mediaId", "in", ids)
    .execute();
  return rows.map(({ mediaId }) => mediaId);
}
