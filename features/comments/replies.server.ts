import type { AdminContext } from "#core/context.ts";
import { AppError, fieldError } from "#core/errors.ts";
import type { ManagedComment } from "./contract.ts";
import { changeOne } from "./moderation.server.ts";
import * as store from "./moderation.store.server.ts";

/** A comment that waits is accepted. Throws if somebody else has replied since, or the comment was taken down. */
export async function reply(
  ctx: AdminContext,
  { id, text, last }: { id: string; text: string; last: string | null },
): Promise<ManagedComment> {
  const words = text.trim();
  if (words === "") throw fieldError("text", "Please write something first");
  const row = { reply: words, repliedAt: ctx.now, replierId: ctx.actor.id };
  return changeOne(ctx, id, last === null ? "appear" : "vanish", async (queries) => {
    if (await store.setReply(queries, id, row, last)) return;
    const found = await store.findComment(queries, id);
    if (!found) throw new AppError("not_found", "There is no such comment.");
    throw new AppError(
      "conflict",
      found.removedAt === null
        ? "Somebody else has replied or changed the reply. Reload the list to see it."
        : "This comment was taken down. Put it back before you reply.",
    );
  });
}

export async function removeReply(ctx: AdminContext, { id }: { id: string }): Promise<ManagedComment> {
  return changeOne(ctx, id, "vanish", (queries) => store.clearReply(queries, id));
}
