import type { Insertable } from "kysely";
import type { Queries } from "#db/engine.ts";
import type { CommentTable } from "#db/schema.ts";

export async function addComments(db: Queries, comments: Insertable<CommentTable>[]): Promise<void> {
  if (comments.length > 0) await db.insertInto("comments").values(comments).execute();
}

/** `userId` is null for a former member. */
export async function findWriter(
  db: Queries,
  blogId: string,
  id: string,
): Promise<{ userId: string | null } | undefined> {
  return db
    .selectFrom("comments")
    .select("userId")
    .where("id", "=", id)
    .where("blogId", "=", blogId)
    .executeTakeFirst();
}

export async function removeComment(db: Queries, id: string): Promise<void> {
  await db.deleteFrom("comments").where("id", "=", id).execute();
}

export async function removeCommentsOf(db: Queries, userId: string): Promise<void> {
  await db.deleteFrom("comments").where("userId", "=", userId).execute();
}

export async function anonymizeComments(db: Queries, userId: string): Promise<void> {
  await db.updateTable("comments").set({ userId: null }).where("userId", "=", userId).execute();
}
