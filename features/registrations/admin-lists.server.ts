import type { AdminContext, MemberContext } from "#core/context.ts";
import type { Inputs } from "#core/contract.ts";
import { hour } from "#core/durations.ts";
import { AppError } from "#core/errors.ts";
import { pageOf } from "#core/paging.ts";
import type { Services } from "#core/services.ts";
import { blogPath } from "#features/addresses/paths.ts";
import { byStart, type EventDate } from "#features/events/dates.ts";
import { eventsOf, shownDate } from "#features/events/events.server.ts";
import { m } from "#messages";
import * as store from "./admin-lists.store.server.ts";
import { countArrived } from "./arrivals.store.server.ts";
import type { Guest, GuestEvent, guestEndpoints } from "./guests-contract.ts";
import { questionsOf } from "./offer.server.ts";
import { registrationPath } from "./paths.ts";
import { listDates } from "./store.server.ts";
import { tokenOf } from "./tokens.server.ts";

type Input = Inputs<typeof guestEndpoints>;

export async function listGuests(ctx: AdminContext, input: Input["list"]) {
  const { id, page, limit, sort, order, ...filter } = input;
  await eventOfGuests(ctx, id);
  const { date } = await datesOfGuests(ctx, id);
  const slice = { date, sort, order, limit, offset: (page - 1) * limit };
  const { rows, total } = await store.listGuests(ctx.db.reader, id, filter, slice);
  return pageOf(rows.map(guestOf), total, { page, limit });
}

export async function countWaitingGuests({ db, now }: Pick<AdminContext, "db" | "now">): Promise<number> {
  return store.countWaiting(db.reader, now);
}

/** Throws `not_found` for an article, and for an event in the trash. */
export async function eventOfGuests(ctx: AdminContext, id: string) {
  const event = await store.findGuestEvent(ctx.db.queries, id);
  if (!event) throw new AppError("not_found", m.registrations.noEvent());
  return { ...event, questions: event.questions ?? "[]" };
}

/** The dates in order, and the id of the one whose guests are at the door. */
export async function datesOfGuests(ctx: AdminContext, eventId: string) {
  const dates = (await listDates(ctx.db.queries, eventId)).toSorted(byStart);
  return { dates, date: dateAtDoor(dates, ctx.now) };
}

export async function readGuestEvent(ctx: AdminContext, { id }: { id: string }): Promise<GuestEvent> {
  const { slug, title, capacity, ...row } = await eventOfGuests(ctx, id);
  const { dates, date } = await datesOfGuests(ctx, id);
  const states = new Map((await store.countByState(ctx.db.reader, id)).map((found) => [found.state, found]));
  const numberOf = (state: Guest["state"]) => Number(states.get(state)?.count ?? 0);
  const placesOf = (state: Guest["state"]) => numberOf(state) + Number(states.get(state)?.companions ?? 0);
  const counts = {
    confirmed: numberOf("confirmed"),
    waiting: numberOf("waiting"),
    unconfirmed: numberOf("unconfirmed"),
    cancelled: numberOf("cancelled"),
  };
  return {
    _id: id,
    slug,
    title,
    open: row.registration === 1,
    event: (await eventsOf(ctx, [row])).get(id) ?? null,
    capacity: capacity ? Number(capacity) : null,
    taken: placesOf("confirmed"),
    waiting: placesOf("waiting"),
    date,
    dates: dates.map((each) => ({ id: each.id, ...shownDate(each) })),
    arrived: await countArrived(ctx.db.reader, id, date),
    companions: Number(row.companions ?? 0),
    questions: questionsOf(row),
    counts: { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count) },
  };
}

/** The member's own, also those made without an account from the verified address. */
export async function listOwn(
  ctx: MemberContext,
  _: unknown,
  { signingKeys }: Pick<Services, "signingKeys">,
) {
  const { id } = ctx.actor;
  const rows = await store.listOwn(ctx.db.queries, id);
  const dated = rows.map(({ eventId, eventDate }) => ({ id: eventId, eventDate }));
  const events = await eventsOf(ctx, dated);
  return rows.map(({ id, eventId, title, slug, publishedAt, deletedAt, state, companions }) => {
    const isPublic = publishedAt !== null && publishedAt <= ctx.now && deletedAt === null;
    return {
      _id: id,
      title,
      state,
      companions,
      path: isPublic ? blogPath({ _id: eventId, slug }) : null,
      event: (isPublic && events.get(eventId)) || null,
      link: registrationPath(tokenOf(signingKeys, id)),
    };
  });
}

export function guestOf({ id, memberId: _, position, ...row }: store.GuestRow): Guest {
  return { _id: id, ...row, answers: answersOf(row), position: position === null ? null : Number(position) };
}

/** Answers by the id of the question. */
export function answersOf({ answers }: { answers: string }): Record<string, string> {
  return JSON.parse(answers);
}

const grace = 12 * hour; // for those who come late and for events without an end

/** The id of the date whose guests are at the door: the nearest one, until twelve hours after its end. */
function dateAtDoor(dates: EventDate[], now: string): string {
  const at = Date.parse(now);
  const distance = ({ startsAt, endsAt }: EventDate) =>
    Math.max(0, Date.parse(startsAt) - at, at - Date.parse(endsAt));
  const taking = dates.filter(({ state }) => state !== "cancelled").toSorted(byStart);
  const open = taking.filter(({ endsAt }) => Date.parse(endsAt) + grace >= at);
  const [nearest] = open.toSorted((one, other) => distance(one) - distance(other));
  return (nearest ?? taking.at(-1))?.id ?? "";
}
