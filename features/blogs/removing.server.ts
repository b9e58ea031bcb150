import type { MemberContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { blogOfWriter } from "./writing/access.server.ts";
import { putIntoTrash } from "./writing/trash.server.ts";

/**
 * Takes a blog away from readers and puts it into the trash. Refuses everybody but its author and admins; to the
 * others a blog that is not public does not exist.
 */
export async function removeBlog(ctx: MemberContext, { id }: { id: string }): Promise<{ msg: string }> {
  const actor = ctx.actor;
  await blogOfWriter(ctx, ctx.db.queries, id, "You can only delete your own blog posts.");
  const put = await putIntoTrash(ctx, [id], actor.id);
  if (put.length === 0) throw new AppError("not_found", "Blog not found");
  return { msg: "Blog removed" };
}
