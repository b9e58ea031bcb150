import type { Insertable } from "kysely";
import { compiled } from "#db/compiled.ts";
import type { Queries } from "#db/engine.ts";
import type { CommentTable } from "#db/schema.ts";

export const commentsAtOnce = 100;

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

/** Newest first, without removed comments and those of disabled members; one more than are shown at once. */
export const commentsOf = compiled((db, blogId: string) => shownOf(db, blogId));

/** Those that are older than one with this instant and id. */
export const commentsBefore = compiled((db, blogId: string, createdAt: string, id: string) =>
  shownOf(db, blogId).where(({ eb, refTuple, tuple }) =>
    eb(refTuple("comments.createdAt", "comments.id"), "<", tuple(createdAt, id)),
  ),
);

function shownOf(db: Queries, blogId: string) {
  return db
    .selectFrom("comments")
    .leftJoin("users", "users.id", "comments.userId")
    .leftJoin("avatars", "avatars.userId", "users.id")
    .select([
      "comments.id",
      "comments.text",
      "comments.createdAt",
      "comments.userId",
      "users.name",
      "avatars.mediaId as avatarId",
    ])
    .where("comments.blogId", "=", blogId)
    .where("comments.removedAt", "is", null)
    .where("users.disabledAt", "is", null)
    .orderBy("comments.createdAt", "desc")
    .orderBy("comments.id", "desc")
    .limit(commentsAtOnce + 1);
}

/** When a comment was written, which may have been taken down since. */
export async function instantOf(db: Queries, blogId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("comments")
    .select("createdAt")
    .where("id", "=", id)
    .where("blogId", "=", blogId)
    .executeTakeFirst();
  return row?.createdAt;
}

export async function areCommentsClosed(db: Queries, blogId: string): Promise<boolean> {
  const row = await db
    .selectFrom("blogs")
    .select("commentsClosedAt")
    .where("id", "=", blogId)
    .executeTakeFirst();
  return row !== undefined && row.commentsClosedAt !== null;
}
