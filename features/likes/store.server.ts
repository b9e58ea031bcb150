import type { Queries } from "#db/engine.ts";
import { hasRow, idsFrom } from "#db/rows.ts";
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
  return idsFrom(db.deleteFrom("likes").where("userId", "=", userId).returning("blogId as id"));
}

/** Returns members, the newest like first. */
export async function likersOf(db: Queries, blogId: string, limit: number): Promise<string[]> {
  const likers = db.selectFrom("likes").select("userId as id").where("blogId", "=", blogId);
  return idsFrom(likers.orderBy("createdAt", "desc").orderBy("userId").limit(limit));
}

export async function countLikes(db: Queries, blogId: string): Promise<number> {
  const counts = db.selectFrom("blogCounts").select("likes").where("blogId", "=", blogId);
  return (await counts.executeTakeFirst())?.likes ?? 0;
}

/** Returns blogs, the newest like first. */
export async function likedBy(db: Queries, userId: string, limit: number): Promise<string[]> {
  const likes = db.selectFrom("likes").select("blogId as id").where("userId", "=", userId);
  return idsFrom(likes.orderBy("createdAt", "desc").limit(limit));
}
