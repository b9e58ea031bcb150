import { signedIn } from "#core/actor.ts";
import type { Visit } from "#core/context.ts";
import { Refusal } from "#core/errors.ts";
import { blogIsPublic } from "#features/blogs/discussion.server.ts";
import type { Liked } from "./contract.ts";
import * as store from "./store.server.ts";

const mostLikes = 1000;
const mostOwnLikes = 5000;

/** Likes a blog that the actor may see. Refuses a second like. */
export async function like(visit: Visit, { id }: { id: string }): Promise<Liked> {
  const actor = signedIn(visit);
  await visit.limits.count("like", actor.id);
  await blogIsPublic(visit, id);
  await visit.write(async (queries, changed) => {
    const added = await store.addLike(queries, { blogId: id, userId: actor.id, createdAt: visit.now });
    if (!added) throw new Refusal("bad input", "Blog already liked", { code: "already_liked" });
    changed.stale(`likes:${id}`, "counts");
  });
  return liked(visit, id);
}

/** Takes the actor's like back. Refuses where there is none. */
export async function unlike(visit: Visit, { id }: { id: string }): Promise<Liked> {
  const actor = signedIn(visit);
  await visit.limits.count("like", actor.id);
  await blogIsPublic(visit, id);
  await visit.write(async (queries, changed) => {
    const removed = await store.removeLike(queries, id, actor.id);
    if (!removed) throw new Refusal("bad input", "Blog has not yet been liked", { code: "not_liked" });
    changed.stale(`likes:${id}`, "counts");
  });
  return liked(visit, id);
}

/** The ids of the blogs that the actor likes. */
export async function listOwnLikes(visit: Visit): Promise<string[]> {
  return store.likedBy(visit.db.queries, signedIn(visit).id, mostOwnLikes);
}

async function liked(visit: Visit, id: string): Promise<Liked> {
  const { queries } = visit.db;
  const users = await store.likersOf(queries, id, mostLikes);
  return { _id: id, likes: users.map((user) => ({ user })), likeCount: await store.countLikes(queries, id) };
}
