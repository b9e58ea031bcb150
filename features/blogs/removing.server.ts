import { signedIn } from "#visit/actor.ts";
import { Refusal } from "#visit/refusal.ts";
import type { Visit } from "#visit/visit.ts";
import { putIntoTrash } from "./writing/trash.server.ts";
import { blogOfWriter } from "./writing/writers.server.ts";

/**
 * Takes a blog away from readers and puts it into the trash. Refuses everybody but its author and admins; to the
 * others a blog that is not public does not exist.
 */
export async function removeBlog(visit: Visit, { id }: { id: string }): Promise<{ msg: string }> {
  const actor = signedIn(visit);
  await blogOfWriter(visit, visit.db.queries, id, "You can only delete your own blog posts.");
  const put = await putIntoTrash(visit, [id], actor.id);
  if (put.length === 0) throw new Refusal("absent", "Blog not found");
  return { msg: "Blog removed" };
}
