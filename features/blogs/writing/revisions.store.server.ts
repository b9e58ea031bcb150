import type { Queries } from "#db/engine.ts";

/** The saves of a blog, the latest first, without what they said. */
export async function listRevisions(
  db: Queries,
  blogId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .selectFrom("revisions")
    .leftJoin("users", "users.id", "revisions.editorId")
    .select(["version", "savedAt", "title", "editorId", "users.name as editorName"])
    .where("kind", "=", "blog")
    .where("ref", "=", blogId)
    .orderBy("version", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countRevisions(db: Queries, blogId: string): Promise<number> {
  const { count } = await db
    .selectFrom("revisions")
    .select((rows) => rows.fn.countAll<number>().as("count"))
    .where("kind", "=", "blog")
    .where("ref", "=", blogId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findRevision(db: Queries, blogId: string, version: number) {
  return db
    .selectFrom("revisions")
    .leftJoin("users", "users.id", "revisions.editorId")
    .selectAll("revisions")
    .select("users.name as editorName")
    .where("kind", "=", "blog")
    .where("ref", "=", blogId)
    .where("version", "=", version)
    .executeTakeFirst();
}
