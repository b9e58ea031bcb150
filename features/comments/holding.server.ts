import type { MemberContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { Renaming } from "#features/members/profile.server.ts";
import { m } from "#messages";
import { hasLink } from "./links.ts";
import * as store from "./store.server.ts";

/** Whether a comment waits for a decision. The name counts, too: readers see it beside the text. */
export async function mustWait({ site, actor, db }: MemberContext, text: string): Promise<boolean> {
  const { hold } = site.accounts;
  if (hold === "none" || actor.role === "admin") return false;
  if (hold === "all") return true;
  if (hold === "links" && !hasLink(text) && !hasLink(actor.name)) return false;
  return !(await store.hasAccepted(db.queries, actor.id));
}

/** Comments that did not have to wait under the old name wait if the new one has a link. */
export const holdOfRenamed: Renaming = async ({ site, actor, now }, queries, invalidate, name) => {
  if (site.accounts.hold === "none" || actor.role === "admin" || !hasLink(name)) return;
  if (await store.hasAccepted(queries, actor.id)) return;
  for (const { blogId } of await store.holdOf(queries, actor.id, now)) invalidate(`comments:${blogId}`);
  invalidate.stale("counts");
};

/** Nobody fills the queue alone. */
export async function refuseMoreWaiting({ db, actor }: MemberContext): Promise<void> {
  const waiting = await store.waitingOf(db.queries, actor.id);
  if (waiting.length < store.maxWaiting) return;
  const msg = m.comments.tooManyWaiting({ count: store.maxWaiting });
  throw new AppError("forbidden", msg);
}
