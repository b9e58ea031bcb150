import { signedIn } from "#core/actor.ts";
import type { Visit } from "#core/context.ts";
import { Refusal } from "#core/errors.ts";
import { blogOfWriter } from "./writing/access.server.ts";
import { putIntoTrash } from "./writing/trash.server.ts";

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
