import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import type { Changed } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import { m } from "#messages";
import { removeArrivals } from "./arrivals.store.server.ts";
import { queueMails } from "./guest-emails.store.server.ts";
import * as store from "./store.server.ts";

export type EventGuests = {
  ctx: Pick<Context, "db" | "now">;
  queries: Queries;
  event: store.EventSettings;
  /** When registration closes. */
  closesAt: string | null;
  /** Registrations that this change confirms: they get a place or join the waiting list. */
  confirming: Set<string>;
};

export type Transaction = { queries: Queries; invalidate: Changed };

type Change<Result> = (guests: EventGuests) => Promise<Result>;

/** Changes the guests of an event, one change after the other. Throws `not_found` if there is no such event. */
export function changeGuests<Result>(ctx: Context, eventId: string, change: Change<Result>) {
  return ctx.write((queries, invalidate) => changeWithin(ctx, { queries, invalidate }, eventId, change));
}

/** The same within a transaction. After the change, guests on the waiting list get the places that are free. */
export async function changeWithin<Result>(
  ctx: EventGuests["ctx"],
  { queries, invalidate }: Transaction,
  eventId: string,
  change: Change<Result>,
): Promise<Result> {
  await store.lockEvent(ctx, queries, eventId);
  const event = await store.findSettings(queries, eventId);
  if (!event) throw new AppError("not_found", m.registrations.noEvent());
  const guests = {
    ctx,
    queries,
    event,
    closesAt: await closesAt(queries, event),
    confirming: new Set<string>(),
  };
  const before = await freePlaces(guests);
  const result = await change(guests);
  await moveUp(guests);
  const after = await freePlaces(guests);
  if (before > 0 !== after > 0) invalidate(registrationTag(eventId));
  return result;
}

/** The tag of the pages that say whether places are free. */
export function registrationTag(eventId: string): string {
  return `registration:${eventId}`;
}

/** Infinity without a limit. Negative if editors have added more guests than there are places. */
export async function freePlaces({ queries, event }: Pick<EventGuests, "queries" | "event">) {
  if (event.capacity === "") return Number.POSITIVE_INFINITY;
  return Number(event.capacity) - (await store.countPlaces(queries, event.id, "confirmed"));
}

/** The deadline, or the start of the last date that is not cancelled. Null without one. */
export async function closesAt(queries: Queries, event: store.EventSettings): Promise<string | null> {
  const start = await store.lastStart(queries, event.id);
  const { registrationEnds } = event;
  return registrationEnds !== null && start !== null && registrationEnds < start ? registrationEnds : start;
}

/** Whether guests can register. A cancelled or withdrawn event is closed. */
export function isOpen({ ctx: { now }, event, closesAt }: Pick<EventGuests, "ctx" | "event" | "closesAt">) {
  return event.registration === 1 && isPublic(event, now) && closesAt !== null && now < closesAt;
}

/** False for an event that was moved to another section. */
export function isPublic({ section, publishedAt, deletedAt }: store.EventSettings, now: string): boolean {
  return section === "events" && publishedAt !== null && publishedAt <= now && deletedAt === null;
}

/** Gives places in the order of the list; a party that does not fit waits while a smaller one moves up. */
async function moveUp(guests: EventGuests): Promise<void> {
  const { ctx, queries, event, confirming } = guests;
  const { now } = ctx;
  const start = await store.lastStart(queries, event.id);
  const isAhead = isPublic(event, now) && start !== null && now < start;
  let free = isAhead ? await freePlaces(guests) : 0;
  for (const { id, companions } of free > 0 ? await store.listWaiting(queries, event.id) : []) {
    if (free < 1 + companions) continue;
    free -= 1 + companions;
    await store.updateRegistration(queries, id, { state: "confirmed", confirmedAt: now, changedAt: now });
    await tellGuest(guests, id, confirming.delete(id) ? "place" : "moved-up");
  }
  for (const id of confirming) await tellGuest(guests, id, "waiting");
}

/** Adds a registration to the end of the order. It gets a place, or waits, after the change. */
export async function confirm(guests: EventGuests, id: string): Promise<void> {
  const { ctx, queries, event, confirming } = guests;
  const waitingNumber = await store.nextWaitingNumber(queries, event.id);
  await store.updateRegistration(queries, id, { state: "waiting", waitingNumber, changedAt: ctx.now });
  confirming.add(id);
}

/** Keeps the row, so that the guest can read what happened and register again. */
export async function cancel(guests: EventGuests, { id, state }: Pick<store.Registration, "id" | "state">) {
  const { ctx, queries, event } = guests;
  const { now } = ctx;
  const changes = { waitingNumber: null, confirmedAt: null, cancelledAt: now, changedAt: now };
  await store.updateRegistration(queries, id, { ...changes, state: "cancelled" });
  await removeArrivals(queries, event.id, id, now);
  if (state !== "unconfirmed") await tellGuest(guests, id, "cancelled");
}

type GuestMailKind = "confirm" | "known" | "place" | "moved-up" | "waiting" | "cancelled";

/** Queues an email for one guest of the event. */
export async function tellGuest(
  { ctx, queries, event }: EventGuests,
  id: string,
  kind: GuestMailKind,
  more: { detail?: string; dueAt?: string } = {},
): Promise<void> {
  await queueMails(queries, { eventId: event.id, id }, { batch: newId(), kind, dueAt: ctx.now, ...more });
}
