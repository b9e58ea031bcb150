import type { Queries } from "#db/engine.ts";
import type { DocumentKindName, RevisionTable } from "#db/schema.ts";

type Named = { kind: DocumentKindName; ref: string };
type NamedVersion = Named & { version: number };

/** Does nothing if this version is noted already. */
export async function addRevision(db: Queries, revision: RevisionTable): Promise<void> {
  await db
    .insertInto("revisions")
    .values(revision)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The latest first, without their fields. */
export async function listRevisions(
  db: Queries,
  { kind, ref }: Named,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .selectFrom("revisions")
    .leftJoin("users", "users.id", "revisions.editorId")
    .select(["version", "savedAt", "title", "editorId", "users.name as editorName"])
    .where("kind", "=", kind)
    .where("ref", "=", ref)
    .orderBy("version", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countRevisions(db: Queries, { kind, ref }: Named): Promise<number> {
  const { count } = await db
    .selectFrom("revisions")
    .select((rows) => rows.fn.countAll<number>().as("count"))
    .where("kind", "=", kind)
    .where("ref", "=", ref)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findRevision(db: Queries, { kind, ref, version }: NamedVersion) {
  return db
    .selectFrom("revisions")
    .leftJoin("users", "users.id", "revisions.editorId")
    .selectAll("revisions")
    .select("users.name as editorName")
    .where("kind", "=", kind)
    .where("ref", "=", ref)
    .where("version", "=", version)
    .executeTakeFirst();
}

/** Keeps later autosaves from replacing this revision. */
export async function keepRevision(db: Queries, { kind, ref, version }: NamedVersion): Promise<void> {
  await db
    .updateTable("revisions")
    .set({ autosavedSince: null })
    .where("kind", "=", kind)
    .where("ref", "=", ref)
    .where("version", "=", version)
    .where("autosavedSince", "is not", null)
    .execute();
}

export async function removeRevision(db: Queries, { kind, ref, version }: NamedVersion): Promise<void> {
  await db
    .deleteFrom("revisions")
    .where("kind", "=", kind)
    .where("ref", "=", ref)
    .where("version", "=", version)
    .execute();
}
