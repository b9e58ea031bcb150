import type { Context } from "#core/context.ts";
import { type Kind, kinds } from "./kinds.ts";
import { expireAtNextScheduled } from "./readers.server.ts";

/** Notes that a page lists documents of a kind: it changes with them, and when a scheduled one appears. */
export async function noteList(ctx: Context, kind: Kind): Promise<void> {
  const { tag, table } = kinds[kind];
  ctx.cacheTag(tag);
  await expireAtNextScheduled(ctx, table);
}
