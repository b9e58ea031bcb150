import { sql } from "kysely";
import { countOf } from "#db/count.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentKindName, RevisionTable } from "#db/schema.ts";

type Named = { kind: DocumentKindName; ref: string };
type NamedVersion = Named & { version: number };
type Slice = { limit: number; offset: number };

/** Does nothing if this version is noted already. */
export async function addRevision(db: Queries, revision: RevisionTable): Promise<void> {
  await db
    .insertInto("revisions")
    .values(revision)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The latest first, without their fields, and how many there are. */
export async function listRevisions(db: Queries, named: Named, { limit, offset }: Slice) {
  const rows = await db
    .selectFrom("revisions")
    .leftJoin("users", "users.id", "revisions.editorId")
    .select(["version", "savedAt", "title", "editorId", "users.name as editorName"])
    .where(({ and }) => and(named))
    .orderBy("version", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: await countOf(db.selectFrom("revisions").where(({ and }) => and(named))) };
}

/** The highest one of a document; 0 if none is noted. */
export async function lastVersion(db: Queries, named: Named): Promise<number> {
  const { last } = await db
    .selectFrom("revisions")
    .select(({ fn }) => fn.max("version").as("last"))
    .where(({ and }) => and(named))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

export async function findRevision(db: Queries, named: NamedVersion) {
  return db
    .selectFrom("revisions")
    .leftJoin("users", "users.id", "revisions.editorId")
    .selectAll("revisions")
    .select("users.name as editorName")
    .where(({ and }) => and(named))
    .executeTakeFirst();
}

/** How the fields of a revision begin that has values which are not valid. */
export const invalidFirst = '{"invalid":';

/** The fields of a revision, if some of its values are not valid. */
export async function findWithInvalid(db: Queries, named: NamedVersion): Promise<string | undefined> {
  const found = await db
    .selectFrom("revisions")
    .select("fields")
    .where(({ and }) => and(named))
    .where(sql<string>`substr(fields, 1, ${sql.lit(invalidFirst.length)})`, "=", invalidFirst)
    .executeTakeFirst();
  return found?.fields;
}

/** Keeps later autosaves from replacing this revision. */
export async function keepRevision(db: Queries, named: NamedVersion): Promise<void> {
  await db
    .updateTable("revisions")
    .set({ autosavedSince: null })
    .where(({ and }) => and(named))
    .where("autosavedSince", "is not", null)
    .execute();
}

export async function removeRevision(db: Queries, named: NamedVersion): Promise<void> {
  await db
    .deleteFrom("revisions")
    .where(({ and }) => and(named))
    .execute();
}
