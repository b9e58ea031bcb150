import type { Queries } from "#db/engine.ts";
import { hasRow } from "#db/rows.ts";
import type { LikeTable } from "#db/schema.ts";

export async function addLikes(db: Queries, likes: LikeTable[]): Promise<void> {
  if (likes.length > 0) await db.insertInto("likes").values(likes).execute();
}

/** False if there is one already. */
export async function addLike(db: Queries, like: LikeTable): Promise<boolean> {
  const added = db.insertInto("likes").values(like);
  return hasRow(added.onConflict((conflict) => conflict.doNothing()).returning("blogId"));
}

export async function removeLike(db: Queries, blogId: string, userId: string): Promise<boolean> {
  const removed = db.deleteFrom("likes").where("blogId", "=", blogId).where("userId", "=", userId);
  return hasRow(removed.returning("blogId"));
}

/** Returns the ids of the blogs. */
export async function removeLikesOf(db: Queries, userId: string): Promise<string[]> {
  const rows = await db.deleteFrom("likes").where("userId", "=", userId).returning("blogId").execute();
  return rows.map(({ blogId }) => blogId);
}

/** Returns members, the newest like first. */
export async function likersOf(db: Queries, blogId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("likes")
    .select("userId")
    .where("blogId", "=", blogId)
    .orderBy("createdAt", "desc")
    .orderBy("userId")
    .limit(limit)
    .execute();
  return rows.map((row) => row.userId);
}

export async function countLikes(db: Queries, blogId: string): Promise<number> {
  const row = await db
    .selectFrom("blogCounts")
    .select("likes")
    .where("blogId", "=", blogId)
    .executeTakeFirst();
  return row?.likes ?? 0;
}

/** Returns blogs, the newest like first. */
export async function likedBy(db: Queries, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("likes")
    .select("blogId")
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => row.blogId);
}
