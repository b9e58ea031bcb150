import type { Insertable } from "kysely";
import { compiled } from "#db/compiled.ts";
import type { Queries } from "#db/engine.ts";
import { hasRow } from "#db/rows.ts";
import type { CommentTable } from "#db/schema.ts";

export const commentsAtOnce = 100;

export async function addComments(db: Queries, comments: Insertable<CommentTable>[]): Promise<void> {
  if (comments.length > 0) await db.insertInto("comments").values(comments).execute();
}

/** `userId` is null for a former member. */
export async function findWriter(db: Queries, blogId: string, id: string) {
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

/** Comments that wait for a decision are deleted. */
export async function anonymizeComments(db: Queries, userId: string): Promise<void> {
  await db.deleteFrom("comments").where("userId", "=", userId).where("heldAt", "is not", null).execute();
  await db.updateTable("comments").set({ userId: null }).where("userId", "=", userId).execute();
}

/** How many comments of one person can wait at the same time. */
export const maxWaiting = 20;

/** An admin has accepted a comment of theirs that was not taken down since. */
export async function hasAccepted(db: Queries, userId: string): Promise<boolean> {
  const accepted = db.selectFrom("comments").select("id").where("userId", "=", userId).limit(1);
  return hasRow(accepted.where("removedAt", "is", null).where("acceptedAt", "is not", null));
}

/** What readers see of one person waits again, unless it was accepted. */
export async function holdOf(db: Queries, userId: string, heldAt: string): Promise<{ blogId: string }[]> {
  return db
    .updateTable("comments")
    .set({ heldAt })
    .where("userId", "=", userId)
    .where("heldAt", "is", null)
    .where("acceptedAt", "is", null)
    .where("removedAt", "is", null)
    .returning("blogId")
    .execute();
}

/** The comments of one person that wait, newest first, on all articles unless one is given. */
export async function waitingOf(db: Queries, userId: string, blogId?: string) {
  return selectShown(db)
    .where("comments.userId", "=", userId)
    .where("comments.removedAt", "is", null)
    .where("comments.heldAt", "is not", null)
    .$if(blogId !== undefined, (rows) => rows.where("comments.blogId", "=", blogId ?? ""))
    .orderBy("comments.createdAt", "desc")
    .orderBy("comments.id", "desc")
    .limit(maxWaiting)
    .execute();
}

/** Finds the newest, without hidden comments and those of disabled members; one more than is shown at once. */
export const commentsOf = compiled((db, blogId: string) => shownOf(db, blogId));

/** The comments that are older than one with this instant and id. */
export const commentsBefore = compiled((db, blogId: string, createdAt: string, id: string) =>
  shownOf(db, blogId).where(({ eb, refTuple, tuple }) =>
    eb(refTuple("comments.createdAt", "comments.id"), "<", tuple(createdAt, id)),
  ),
);

function shownOf(db: Queries, blogId: string) {
  return selectShown(db)
    .where("comments.blogId", "=", blogId)
    .where("comments.removedAt", "is", null)
    .where("comments.heldAt", "is", null)
    .where("users.disabledAt", "is", null)
    .orderBy("comments.createdAt", "desc")
    .orderBy("comments.id", "desc")
    .limit(commentsAtOnce + 1);
}

function selectShown(db: Queries) {
  return db
    .selectFrom("comments")
    .leftJoin("users", "users.id", "comments.userId")
    .leftJoin("avatars", "avatars.userId", "users.id")
    .select([
      "comments.id",
      "comments.text",
      "comments.createdAt",
      "comments.userId",
      "comments.heldAt",
      "comments.reply",
      "comments.repliedAt",
      "users.name",
      "avatars.mediaId as avatarId",
    ]);
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
  const blog = db.selectFrom("blogs").select("id").where("id", "=", blogId);
  return hasRow(blog.where("commentsClosedAt", "is not", null));
}
