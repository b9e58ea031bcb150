import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import type { Queries } from "#db/engine.ts";
import type { EventChange } from "#features/events/changes.server.ts";
import { byStart, type EventDate } from "#features/events/dates.ts";
import { changeWithin } from "./guests.server.ts";
import { isTellingWithdrawal, queueMails, takeWithdrawn, withdrawnBatch } from "./mails.store.server.ts";
import { findPlace, findSettings, listDates } from "./store.server.ts";

/** Time to undo a mistake: an event that is public again by then was not cancelled. */
const beforeWithdrawal = 15 * 60_000; // milliseconds

const guests = ["confirmed" as const, "waiting" as const];

/** Tells the guests of an event about a change, in the transaction of its save, and fills new places. */
export async function tellOfChange(ctx: Context, queries: Queries, change: EventChange): Promise<void> {
  const { blogId: eventId, state, changed, datesBefore } = change;
  if (changed.includes("discarded")) return refuseEarly(queries, eventId);
  if (state === null) return tellOfWithdrawal(ctx, queries, change);
  if (!(await findSettings(queries, eventId))) return;
  const told = changed.filter((what) => what !== "registration");
  const isReturned = changed.includes("returned");
  // The save itself invalidates the pages of the event.
  const transaction = { queries, invalidate: Object.assign(() => {}, { stale: () => {} }) };
  await changeWithin(ctx, transaction, eventId, async () => {
    if (told.length === 0 || isOver(change, ctx.now)) return;
    const withdrawn = isReturned ? await takeWithdrawn(queries, eventId) : undefined;
    const isKnown = withdrawn?.detail === (await whenAndWhere(queries, eventId, change.dates));
    if (isReturned && (!withdrawn || (isKnown && !withdrawn.wasSent))) return;
    const detail = JSON.stringify({ changed: told, before: isReturned ? [] : datesBefore });
    const mail = { batch: newId(), kind: "change", detail, dueAt: ctx.now };
    const recipients = await queueMails(queries, { eventId, states: guests }, mail);
    if (recipients > 0) await ctx.limits.count("change told to guests", eventId);
  });
}

/** Readers do not see the event any more. Guests are told once, though it may be unpublished and then deleted. */
async function tellOfWithdrawal(ctx: Context, queries: Queries, change: EventChange): Promise<void> {
  const { blogId: eventId, datesBefore } = change;
  if (datesBefore.length > 0 && isOver(change, ctx.now)) return;
  const dueAt = new Date(Date.parse(ctx.now) + beforeWithdrawal).toISOString();
  const detail = await whenAndWhere(queries, eventId, datesBefore);
  const mail = { batch: withdrawnBatch, kind: "withdrawn", detail, dueAt };
  await queueMails(queries, { eventId, states: guests }, mail);
}

/** The emails name the event, so they have to be sent before it is deleted. */
async function refuseEarly(queries: Queries, eventId: string): Promise<void> {
  if (!(await isTellingWithdrawal(queries, eventId))) return;
  const msg = "The guests of this event have to be told first. Please try again in half an hour.";
  throw new AppError("conflict", msg);
}

/** What guests know, to tell them if it is different when the event is public again. */
async function whenAndWhere(queries: Queries, eventId: string, known: EventDate[]): Promise<string> {
  const dates = known.length > 0 ? known : await listDates(queries, eventId);
  const times = dates.toSorted(byStart).map(({ startsAt, endsAt, state }) => [startsAt, endsAt, state]);
  const { place, placeAddress, online } = (await findPlace(queries, eventId)) ?? {};
  return JSON.stringify({ times, place, placeAddress, online });
}

/** Nobody has to know about changes of an event that was over, and still is. */
function isOver({ dates, datesBefore }: EventChange, now: string): boolean {
  return [...dates, ...datesBefore].every(({ endsAt }) => endsAt < now);
}
