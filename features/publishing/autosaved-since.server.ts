import type { MemberContext } from "#core/context.ts";
import type { Queries } from "#db/engine.ts";
import { findRevision } from "./revisions.store.server.ts";

const hour = 3_600_000; // milliseconds

/**
 * Since when this person has been writing, if a revision is their autosave of the last hour. The next autosave takes
 * its place: writing for hours leaves one revision an hour.
 */
export async function autosavedSince(
  ctx: MemberContext,
  queries: Queries,
  named: Parameters<typeof findRevision>[1],
): Promise<string | undefined> {
  const revision = await findRevision(queries, named);
  const since = revision?.editorId === ctx.actor.id ? revision.autosavedSince : null;
  return since && Date.parse(since) > Date.parse(ctx.now) - hour ? since : undefined;
}
