import { removeUnusedPicture } from "#features/media/pictures.server.ts";
import { signedIn } from "#visit/actor.ts";
import { Refusal } from "#visit/refusal.ts";
import type { Visit } from "#visit/visit.ts";
import * as store from "./writing.store.server.ts";

/**
 * Deletes a blog, its comments, its likes, and its cover where nothing else shows that. Refuses everybody but
 * its author and admins; to the others a blog that is not public does not exist.
 */
export async function removeBlog(visit: Visit, { id }: { id: string }): Promise<{ msg: string }> {
  const actor = signedIn(visit);
  const { coverId } = await visit.write(async (queries, changed) => {
    const blog = await store.findWritten(queries, visit.now, id);
    const mayChange = actor.role === "admin" || blog?.authorId === actor.id;
    if (!blog || !(mayChange || blog.isPublic)) throw new Refusal("absent", "Blog not found");
    if (!mayChange) throw new Refusal("not allowed", "You can only delete your own blog posts.");
    const removed = await store.removeBlog(queries, visit.now, id);
    if (!removed) throw new Refusal("absent", "Blog not found");
    changed("blogs", `blog:${id}`);
    return removed;
  });
  if (coverId) await removeUnusedPicture(visit, coverId);
  return { msg: "Blog removed" };
}
