import type { Context } from "#core/context.ts";
import { newId } from "#core/ids.ts";
import type { Queries } from "#db/engine.ts";
import type { EventChange } from "#features/events/changes.server.ts";
import { changeWithin } from "./guests.server.ts";
import { queueMails } from "./mails.store.server.ts";
import { findSettings } from "./store.server.ts";

/** Time to undo a mistake: an event that is public again by then was not cancelled. */
const beforeWithdrawal = 15 * 60_000; // milliseconds

const guests = ["confirmed" as const, "waiting" as const];

/** Tells the guests of an event about a change, in the transaction of its save, and fills new places. */
export async function tellOfChange(ctx: Context, queries: Queries, change: EventChange): Promise<void> {
  const { blogId: eventId, state, changed, datesBefore } = change;
  if (state === null) return tellOfWithdrawal(ctx, queries, eventId);
  if (!(await findSettings(queries, eventId))) return;
  const batch = newId();
  const told = changed.filter((what) => what !== "registration");
  // The save itself invalidates the pages of the event.
  await changeWithin(
    ctx,
    { queries, invalidate: Object.assign(() => {}, { stale: () => {} }) },
    eventId,
    async () => {
      if (told.length === 0 || isOver(change, ctx.now)) return;
      const detail = JSON.stringify({ changed: told, before: datesBefore });
      await queueMails(
        queries,
        { eventId, states: guests },
        { batch, kind: "change", detail, dueAt: ctx.now },
      );
    },
  );
}

/** Readers do not see the event any more. Guests are told once, though it may be unpublished and then deleted. */
async function tellOfWithdrawal(ctx: Context, queries: Queries, eventId: string): Promise<void> {
  const dueAt = new Date(Date.parse(ctx.now) + beforeWithdrawal).toISOString();
  await queueMails(queries, { eventId, states: guests }, { batch: "withdrawn", kind: "withdrawn", dueAt });
}

/** Nobody has to know about changes of an event that was over, and still is. */
function isOver({ dates, datesBefore }: EventChange, now: string): boolean {
  return [...dates, ...datesBefore].every(({ endsAt }) => endsAt < now);
}
