import { sql } from "kysely";
import { containsWords } from "#db/contains-words.ts";
import { countOf } from "#db/count.ts";
import type { Queries } from "#db/engine.ts";

export type CommentFilter = { q?: string; user?: string; state: "all" | "shown" | "removed" };
export type CommentOrder = { sort: "date" | "article"; order?: "asc" | "desc" };
export type ManagedRow = Awaited<ReturnType<ReturnType<typeof selectManaged>["execute"]>>[number];

/** Without comments on blogs in the trash; those on one article newest first. */
export async function listComments(
  db: Queries,
  filter: CommentFilter,
  { sort, order, limit, offset }: CommentOrder & { limit: number; offset: number },
): Promise<ManagedRow[]> {
  const byArticle = sort === "article";
  const title = sql`lower(${sql.ref("blogs.title")})`;
  const direction = byArticle ? "desc" : (order ?? "desc");
  const ids = narrowed(db, filter)
    .$if(byArticle, (rows) => rows.innerJoin("blogs", "blogs.id", "comments.blogId").orderBy(title, order))
    .select("comments.id")
    .orderBy("comments.createdAt", direction)
    .orderBy("comments.id", direction)
    .limit(limit)
    .offset(offset);
  return selectManaged(db)
    .where("comments.id", "in", ids)
    .$if(byArticle, (rows) => rows.orderBy(title, order))
    .orderBy("comments.createdAt", direction)
    .orderBy("comments.id", direction)
    .execute();
}

export async function countComments(db: Queries, filter: CommentFilter): Promise<number> {
  return countOf(narrowed(db, filter));
}

export async function findComment(db: Queries, id: string): Promise<ManagedRow | undefined> {
  return selectManaged(db).where("comments.id", "=", id).executeTakeFirst();
}

/** Null shows it again. */
export async function setRemoved(
  db: Queries,
  id: string,
  removed: { at: string; reason: string; removerId: string } | null,
): Promise<void> {
  await db
    .updateTable("comments")
    .set({
      removedAt: removed?.at ?? null,
      removedFor: removed?.reason ?? "",
      removerId: removed?.removerId ?? null,
    })
    .where("id", "=", id)
    .execute();
}

export async function setRemovedOf(
  db: Queries,
  userId: string,
  removed: { at: string; reason: string; removerId: string },
): Promise<{ blogId: string }[]> {
  return db
    .updateTable("comments")
    .set({ removedAt: removed.at, removedFor: removed.reason, removerId: removed.removerId })
    .where("userId", "=", userId)
    .where("removedAt", "is", null)
    .returning("blogId")
    .execute();
}

export async function deleteRemoved(db: Queries, before: string): Promise<void> {
  await db.deleteFrom("comments").where("removedAt", "<", before).execute();
}

function selectManaged(db: Queries) {
  return db
    .selectFrom("comments")
    .crossJoin("blogs") // in this order, whatever the statistics of SQLite say
    .leftJoin("users", "users.id", "comments.userId")
    .leftJoin("avatars", "avatars.userId", "users.id")
    .leftJoin("users as remover", "remover.id", "comments.removerId")
    .whereRef("blogs.id", "=", "comments.blogId")
    .where("blogs.deletedAt", "is", null)
    .select([
      "comments.id",
      "comments.text",
      "comments.createdAt",
      "comments.userId",
      "comments.removedAt",
      "comments.removedFor",
      "users.name",
      "avatars.mediaId as avatarId",
      "blogs.id as blogId",
      "blogs.slug as blogSlug",
      "blogs.title as blogTitle",
      "remover.id as removerId",
      "remover.name as removerName",
    ]);
}

/** Reads comments only: joining the articles would read their long rows. */
function narrowed(db: Queries, { q, user, state }: CommentFilter) {
  const trash = db.selectFrom("blogs").select("id").where("deletedAt", "is not", null);
  let some = db.selectFrom("comments").where("comments.blogId", "not in", trash);
  if (user) some = some.where("comments.userId", "=", user);
  if (state !== "all") some = some.where("comments.removedAt", state === "shown" ? "is" : "is not", null);
  if (q) some = some.where(containsWords(q, ["comments.text"], "comments.userId"));
  return some;
}
