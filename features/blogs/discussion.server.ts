import type { Visit } from "#core/context.ts";
import { Refusal } from "#core/errors.ts";
import { avatarUrl } from "#features/media/addresses.ts";
import type { Comment } from "./contract.ts";
import * as store from "./store.server.ts";

const mostComments = 500;

/** What has been said about a blog, the latest first. */
export async function listComments(visit: Visit, blogId: string): Promise<Comment[]> {
  const rows = await store.commentsOf(visit.db.queries, blogId, mostComments);
  visit.saw(`comments:${blogId}`, ...rows.flatMap(({ userId }) => (userId ? `person:${userId}` : [])));
  return rows.map((row) => ({
    _id: row.id,
    user: row.userId,
    name: row.name ?? "Former member",
    avatar: avatarUrl(row.avatarId),
    date: row.createdAt,
    text: row.text,
  }));
}

/** Refuses where there is no public blog with this id. */
export async function blogIsPublic(visit: Visit, id: string): Promise<void> {
  if (!(await store.findCard(visit.db.queries, visit.now, id))) throw new Refusal("absent", "Blog not found");
}

/** Refuses where there is no public blog with this id, and where nobody may comment on it any more. */
export async function blogTakesComments(visit: Visit, id: string): Promise<void> {
  await blogIsPublic(visit, id);
  const { commentsClosedAt } = await store.bodyOf(visit.db.queries, id);
  if (commentsClosedAt) throw new Refusal("not allowed", "Comments on this article are closed.");
}
