import type { AdminContext } from "#core/context.ts";
import type { Inputs } from "#core/contract.ts";
import { AppError, fieldError } from "#core/errors.ts";
import { cleanName } from "#core/fields.ts";
import { newId } from "#core/ids.ts";
import type { Services } from "#core/services.ts";
import { emailKeyOf } from "#features/members/emails.server.ts";
import { m } from "#messages";
import { datesOfGuests, eventOfGuests, guestOf } from "./admin-lists.server.ts";
import { findGuest } from "./admin-lists.store.server.ts";
import { capArrivals } from "./arrivals.store.server.ts";
import { changeGuests, type EventGuests, freePlaces, tellGuest } from "./guests.server.ts";
import type { Guest, guestEndpoints } from "./guests-contract.ts";
import { questionsOf } from "./offer.server.ts";
import * as store from "./store.server.ts";

type MailServices = Pick<Services, "emails">;
type Input = Inputs<typeof guestEndpoints>;
type Versioned = Input["cancel"];

/** The guest needs no confirmation by email: an administrator knows them. */
export async function addGuest(
  ctx: AdminContext,
  { id: eventId, _id: id = newId(Date.parse(ctx.now)), full, ...values }: Input["add"],
  { emails }: MailServices,
): Promise<Guest> {
  const name = cleanName(values.name);
  const email = values.email.trim();
  await eventOfGuests(ctx, eventId);
  await ctx.limits.count("guest by hand", ctx.actor.id);
  await changeGuests(ctx, eventId, async (guests) => {
    const { queries } = guests;
    const same = await store.findRegistration(queries, id);
    if (same?.eventId === eventId) return;
    if (same) throw new AppError("conflict", m.adminRegistrations.idTaken());
    const emailKey = email ? emailKeyOf(email) : null;
    const known = emailKey ? await store.findByEmail(queries, eventId, emailKey) : undefined;
    const isRegistered = known?.state === "confirmed" || known?.state === "waiting";
    if (isRegistered) throw fieldError("email", m.adminRegistrations.alreadyRegistered({ name: known.name }));
    if (known) await store.removeRegistration(queries, known.id);
    const isWaiting = full === "wait" && (await freePlaces(guests)) <= values.companions;
    if (full === "ask") await checkFree(guests, values.companions + 1);
    const state = isWaiting ? "waiting" : "confirmed";
    const waitingNumber = await store.nextWaitingNumber(queries, eventId);
    await store.addRegistration(queries, {
      id,
      eventId,
      name,
      email,
      emailKey,
      companions: values.companions,
      state,
      waitingNumber,
      memberId: emailKey && (await store.findAccount(queries, emailKey)),
      answers: withAnswers(guests, "{}", values.answers),
      createdAt: ctx.now,
      confirmedAt: isWaiting ? null : ctx.now,
      cancelledAt: null,
      changedAt: ctx.now,
    });
    await tellGuest(guests, id, isWaiting ? "waiting" : "place");
  });
  emails.wake();
  return readGuest(ctx, eventId, id);
}

export async function updateGuest(ctx: AdminContext, input: Input["update"], services: MailServices) {
  const { id, exceed, answers } = input;
  return changeGuest(ctx, input, services, async (guests, guest) => {
    const { name, companions = guest.companions } = input;
    const more = companions - guest.companions;
    if (guest.state === "confirmed" && more > 0 && !exceed) await checkFree(guests, more);
    await store.updateRegistration(guests.queries, id, {
      name: name === undefined ? guest.name : cleanName(name),
      companions,
      changedAt: ctx.now,
      answers: withAnswers(guests, guest.answers, answers),
    });
    await capArrivals(guests.queries, id, companions + 1);
  });
}

/** Gives a place to a guest who waits (out of turn) or has not confirmed, even beyond the capacity. */
export async function moveUp(ctx: AdminContext, input: Versioned, services: MailServices) {
  const { id } = input;
  return changeGuest(ctx, input, services, async (guests, guest) => {
    if (guest.state === "confirmed")
      throw new AppError("conflict", m.adminRegistrations.hasPlace({ name: guest.name }));
    const { now } = ctx;
    const { queries } = guests;
    const waitingNumber = guest.waitingNumber ?? (await store.nextWaitingNumber(queries, guest.eventId));
    const changes = { waitingNumber, confirmedAt: now, changedAt: now };
    await store.updateRegistration(queries, id, { ...changes, state: "confirmed" });
    await tellGuest(guests, id, guest.state === "waiting" ? "moved-up" : "place");
  });
}

export async function resendEmail(ctx: AdminContext, { id }: { id: string }, { emails }: MailServices) {
  const { eventId, email, state } = await guestWithId(ctx, id);
  if (email === "") throw new AppError("conflict", m.adminRegistrations.guestWithoutAddress());
  await ctx.limits.count("guest email again", id);
  const kind = state === "unconfirmed" ? "confirm" : state === "confirmed" ? "place" : state;
  await changeGuests(ctx, eventId, (guests) => tellGuest(guests, id, kind));
  emails.wake();
  return readGuest(ctx, eventId, id);
}

/** Throws `conflict` if somebody else has changed the registration since, or cancelled it. */
export async function changeGuest(
  ctx: AdminContext,
  { id, version }: Versioned,
  { emails }: MailServices,
  change: (guests: EventGuests, guest: store.Registration) => Promise<void>,
): Promise<Guest> {
  const { eventId } = await guestWithId(ctx, id);
  await changeGuests(ctx, eventId, async (guests) => {
    const guest = await store.findRegistration(guests.queries, id);
    if (!guest) throw unknownGuest();
    if (guest.version !== version || guest.state === "cancelled") {
      const msg = m.adminRegistrations.changedMeanwhile({ name: guest.name });
      throw new AppError("conflict", msg);
    }
    await change(guests, guest);
  });
  emails.wake();
  return readGuest(ctx, eventId, id);
}

async function guestWithId(ctx: AdminContext, id: string, date?: string) {
  const guest = await findGuest(ctx.db.queries, id, date);
  if (!guest) throw unknownGuest();
  return guest;
}

async function readGuest(ctx: AdminContext, eventId: string, id: string): Promise<Guest> {
  const { date } = await datesOfGuests(ctx, eventId);
  const { eventId: _, ...row } = await guestWithId(ctx, id, date);
  return guestOf(row);
}

async function checkFree(guests: EventGuests, places: number): Promise<void> {
  const free = Math.max(0, await freePlaces(guests));
  if (free >= places) return;

  throw fieldError(
    "full",
    free === 0 ? m.adminRegistrations.full() : m.adminRegistrations.placesLeft({ count: free }),
    "conflict",
  );
}

/** Answers to questions that the event no longer has stay. */
function withAnswers({ event }: EventGuests, stored: string, changes: Record<string, string> = {}): string {
  const answers = new Map<string, string>(Object.entries(JSON.parse(stored)));
  for (const { id } of questionsOf(event)) {
    const text = changes[id]?.trim();
    if (text) answers.set(id, text);
    else if (text === "") answers.delete(id);
  }
  return JSON.stringify(Object.fromEntries(answers));
}

function unknownGuest(): AppError {
  return new AppError("not_found", m.adminRegistrations.notFound());
}
