import { signedIn } from "#core/actor.ts";
import type { Visit } from "#core/context.ts";
import { Refusal } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import type { Comment } from "#features/blogs/contract.ts";
import { blogIsPublic, blogTakesComments, listComments } from "#features/blogs/discussion.server.ts";
import * as store from "./store.server.ts";

/** Comments on a blog that the actor may see, and answers with all its comments. Refuses an empty text. */
export async function addComment(
  visit: Visit,
  { id, text }: { id: string; text: string },
): Promise<Comment[]> {
  const actor = signedIn(visit);
  await visit.limits.count("comment", actor.id);
  await blogTakesComments(visit, id);
  const words = text.trim();
  if (words === "") {
    const msg = "Please write something first";
    throw new Refusal("bad input", msg, { faults: [{ path: "text", msg }] });
  }
  await visit.write(async (queries, changed) => {
    const commentId = newId(Date.parse(visit.now));
    await store.addComments(queries, [
      { id: commentId, blogId: id, userId: actor.id, text: words, createdAt: visit.now },
    ]);
    changed.stale(`comments:${id}`, "counts");
  });
  return listComments(visit, id);
}

/** Takes a comment away. Refuses everybody but its writer and admins. */
export async function removeComment(
  visit: Visit,
  { id, commentId }: { id: string; commentId: string },
): Promise<Comment[]> {
  const actor = signedIn(visit);
  await blogIsPublic(visit, id);
  await visit.write(async (queries, changed) => {
    const writer = await store.findWriter(queries, id, commentId);
    if (!writer) throw new Refusal("absent", "There is no such comment.");
    if (actor.role !== "admin" && writer.userId !== actor.id) {
      throw new Refusal("not allowed", "You can only delete your own comments.");
    }
    await store.removeComment(queries, commentId);
    changed(`comments:${id}`);
    changed.stale("counts");
  });
  return listComments(visit, id);
}
