import { isDeepStrictEqual } from "node:util";
import type { Context } from "#core/context.ts";
import { minute } from "#core/durations.ts";
import { AppError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import type { Queries } from "#db/engine.ts";
import type { EventChange, EventPlace } from "#features/events/changes.server.ts";
import { timesOf } from "#features/events/dates.server.ts";
import { byStart, type EventDate } from "#features/events/dates.ts";
import { m } from "#messages";
import * as emails from "./guest-emails.store.server.ts";
import { changeWithin, type Transaction } from "./guests.server.ts";
import { findPlace, findSettings, listDates } from "./store.server.ts";

/** Time to undo a mistake: an event that is public again by then was not cancelled. */
const beforeWithdrawal = 15 * minute;

const guests = ["confirmed" as const, "waiting" as const];

/** Tells the guests of an event about a change, in the transaction of its save, and fills new places. */
export async function tellOfChange(ctx: Context, queries: Queries, change: EventChange): Promise<void> {
  const { blogId: eventId, state, changed } = change;
  if (changed.includes("discarded")) return refuseEarly(queries, eventId);
  if (state === null) return tellOfWithdrawal(ctx, queries, change);
  if (!(await findSettings(queries, eventId))) return;
  // The save itself invalidates the pages of the event.
  const transaction = { queries, invalidate: Object.assign(() => {}, { stale: () => {} }) };
  const recipients = await tellOfNews(ctx, transaction, change);
  if (recipients > 0) await ctx.limits.count("change told to guests", eventId);
}

/** Tells the guests of hidden events that are public again by their schedule. A save tells them at once. */
export async function tellOfReturns(ctx: Context): Promise<void> {
  for (const { id: blogId } of await emails.returnedEvents(ctx.db.queries, ctx.now)) {
    await ctx.write(async (queries, invalidate) => {
      const dates = await listDates(queries, blogId);
      await tellOfNews(ctx, { queries, invalidate }, { blogId, changed: [], datesBefore: [], dates });
    });
  }
}

type News = Pick<EventChange, "blogId" | "changed" | "datesBefore" | "dates" | "noteBefore">;

/** Returns the number of emails. */
async function tellOfNews(ctx: Context, transaction: Transaction, change: News): Promise<number> {
  const { blogId: eventId, datesBefore, noteBefore } = change;
  const { queries } = transaction;
  return changeWithin(ctx, transaction, eventId, async () => {
    const told = toldOf(change);
    const shown = { changed: told, before: datesBefore, noteBefore };
    const news = (await sinceHidden(queries, eventId)) ?? shown;
    if (news.changed.length === 0 || isOver(change, ctx.now)) return 0;
    const mail = { batch: newId(), kind: "change", detail: JSON.stringify(news), dueAt: ctx.now };
    return emails.queueMails(queries, { eventId, states: guests }, mail);
  });
}

/** The changes that guests have to know. */
export function toldOf({ changed }: Pick<EventChange, "changed">): EventChange["changed"] {
  return changed.filter((what) => what !== "registration" && what !== "returned");
}

/** What is different from what the guests of a hidden event know. Undefined if it was not hidden. */
async function sinceHidden(queries: Queries, eventId: string) {
  const withdrawn = await emails.takeWithdrawn(queries, eventId);
  if (!withdrawn) return undefined;
  const known: WhenAndWhere = JSON.parse(withdrawn.detail);
  const current = await whenAndWhere(queries, eventId);
  const changed: EventChange["changed"] = withdrawn.wasSent ? ["returned"] : [];
  if (!isDeepStrictEqual(known.dates, current.dates)) changed.push("dates");
  if (!isDeepStrictEqual(known.place, current.place)) changed.push("place");
  return { changed, before: known.dates };
}

/** Readers do not see the event any more. Guests are told once, though it may be unpublished and then deleted. */
async function tellOfWithdrawal(ctx: Context, queries: Queries, change: EventChange): Promise<void> {
  const { blogId: eventId, datesBefore } = change;
  if (datesBefore.length > 0 && isOver(change, ctx.now)) return;
  const dueAt = new Date(Date.parse(ctx.now) + beforeWithdrawal).toISOString();
  const detail = JSON.stringify(await whenAndWhere(queries, eventId, change));
  const mail = { batch: emails.withdrawnBatch, kind: "withdrawn", detail, dueAt };
  await emails.queueMails(queries, { eventId, states: guests }, mail);
}

/** The emails name the event, so they have to be sent before it is deleted. */
async function refuseEarly(queries: Queries, eventId: string): Promise<void> {
  if (!(await emails.isTellingWithdrawal(queries, eventId))) return;
  const msg = m.adminRegistrations.tellFirst();
  throw new AppError("conflict", msg);
}

type WhenAndWhere = { dates: EventDate[]; place: EventPlace };

/** What guests know, or knew before a change. */
async function whenAndWhere(
  queries: Queries,
  eventId: string,
  { datesBefore = [], placeBefore }: Partial<EventChange> = {},
): Promise<WhenAndWhere> {
  const dates = datesBefore.length > 0 ? datesBefore : await listDates(queries, eventId);
  const { place, placeAddress, onlineUrl, online } = await findPlace(queries, eventId);
  return {
    dates: timesOf(dates.toSorted(byStart)),
    place: placeBefore ?? { place, placeAddress, online: online === 1, onlineUrl },
  };
}

/** Nobody has to know about changes of an event that was over, and still is. */
export function isOver({ dates, datesBefore }: News, now: string): boolean {
  return [...dates, ...datesBefore].every(({ endsAt }) => endsAt < now);
}
