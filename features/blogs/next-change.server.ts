import type { Context } from "#core/context.ts";
import type { BlogCard } from "./contract.ts";
import { nextTurn } from "./next-change.store.server.ts";

export async function cacheTagList(ctx: Context): Promise<void> {
  ctx.cacheTag("blogs", "counts");
  await untilNextTurn(ctx);
}

/** Lists are right until the next event begins or a scheduled blog appears. */
export async function untilNextTurn(ctx: Context): Promise<void> {
  const turn = await nextTurn(ctx.db.queries, ctx.now);
  if (turn) ctx.expiresAt(turn);
}

/** The page expires when an event begins or ends, because it then shows something else. */
export function expireAtTurn(ctx: Context, { event }: Pick<BlogCard, "event">): void {
  const turn = [event?.begins, event?.ends].find((at) => at && at >= ctx.now);
  if (turn) ctx.expiresAt(turn);
}
