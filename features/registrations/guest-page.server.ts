import type { Context } from "#core/context.ts";
import type { Inputs } from "#core/contract.ts";
import { AppError, fieldError } from "#core/errors.ts";
import { pick } from "#core/pick.ts";
import type { Services } from "#core/services.ts";
import type { Queries } from "#db/engine.ts";
import { blogPath } from "#features/addresses/paths.ts";
import { eventsOf } from "#features/events/events.server.ts";
import { m } from "#messages";
import { capArrivals } from "./arrivals.store.server.ts";
import type { registrationEndpoints } from "./contract.ts";
import { findEntry } from "./entries.store.server.ts";
import * as guestList from "./guests.server.ts";
import { questionsOf } from "./offer.server.ts";
import { confirmFor, refuseClosed } from "./registrations.server.ts";
import { deletedAt } from "./removal.server.ts";
import * as store from "./store.server.ts";
import { type Linked, linkedBy, unknownLink } from "./tokens.server.ts";

type Keys = Pick<Services, "emails" | "signingKeys">;
type Input = Inputs<typeof registrationEndpoints>;
type ByToken = Input["read"];

export async function readOwn(ctx: Context, { token }: ByToken, { signingKeys }: Keys) {
  ctx.noStore();
  const { queries } = ctx.db;
  const row = await registrationBy(queries, linkedBy(signingKeys, token));
  const event = await store.findSettings(queries, row.eventId);
  if (!event) throw unknownLink();
  const start = await store.lastStart(queries, event.id);
  const isWaiting = row.state === "waiting" && row.waitingNumber !== null;
  // An event that was withdrawn is a draft, which is for its editors.
  const isShown = guestList.isPublic(event, ctx.now);
  const place = isShown ? await store.findPlace(queries, event.id) : undefined;
  const given: Record<string, string> = JSON.parse(row.answers);
  return {
    ...pick(row, ["state", "name", "email", "companions"]),
    answers: questionsOf(event).flatMap(({ id, question }) =>
      given[id] ? [{ question, answer: given[id] }] : [],
    ),
    waitingBefore: isWaiting ? await store.countBefore(queries, event.id, row.waitingNumber ?? 0) : 0,
    open: guestList.isOpen({ ctx, event, closesAt: await guestList.closesAt(queries, event) }),
    free: (await guestList.freePlaces({ queries, event })) > row.companions,
    over: !isShown || start === null || start <= ctx.now,
    deletedAt: deletedAt(event, row),
    event: {
      title: event.title,
      path: isShown ? blogPath({ _id: event.id, slug: event.slug }) : null,
      placeAddress: place?.placeAddress ?? "",
      onlineUrl: row.state === "confirmed" ? (place?.onlineUrl ?? "") : "",
      shown: (isShown && (await eventsOf(ctx, [event])).get(event.id)) || null,
    },
  };
}

/** Takes a place, or joins the waiting list. Also after a cancellation. */
export async function confirmOwn(ctx: Context, { token }: ByToken, services: Keys) {
  return changeOwn(ctx, token, services, async (guests, row) => {
    if (row.state === "confirmed" || row.state === "waiting") return;
    refuseClosed(guests);
    const { name, companions, answers, emailKey } = row;
    const account = emailKey && (await store.findAccount(guests.queries, emailKey));
    await confirmFor(guests, row.id, { name, companions, answers, memberId: account || null });
  });
}

/** Fewer companions; more have to register themselves. */
export async function updateOwn(ctx: Context, { token, companions }: Input["update"], services: Keys) {
  return changeOwn(ctx, token, services, async ({ queries }, row) => {
    if (row.state === "unconfirmed") throw new AppError("conflict", m.registrations.confirmFirst());
    const msg = m.registrations.noMoreCompanions();
    if (companions > row.companions) throw fieldError("companions", msg);
    await store.updateRegistration(queries, row.id, { companions, changedAt: ctx.now });
    await capArrivals(queries, row.id, companions + 1);
  });
}

export async function cancelOwn(ctx: Context, { token }: ByToken, services: Keys) {
  return changeOwn(ctx, token, services, async (guests, row) => {
    if (row.state !== "cancelled") await guestList.cancel(guests, row);
  });
}

type Change = (guests: guestList.EventGuests, row: store.Registration) => Promise<void>;

async function changeOwn(ctx: Context, token: string, services: Keys, change: Change) {
  const { emails, signingKeys } = services;
  const linked = linkedBy(signingKeys, token);
  const { eventId } = await registrationBy(ctx.db.queries, linked);
  await ctx.limits.count("change of a registration", linked.id);
  await guestList.changeGuests(ctx, eventId, async (guests) =>
    change(guests, await registrationBy(guests.queries, linked)),
  );
  emails.wake();
  return readOwn(ctx, { token }, services);
}

/** The registration as the link shows it: not confirmed, with what was entered, if the link confirms an entry. */
async function registrationBy(db: Queries, { id, entry: number }: Linked): Promise<store.Registration> {
  const row = await store.findRegistration(db, id);
  if (!row) throw unknownLink();
  if (number === 0 || row.state === "confirmed" || row.state === "waiting") return row;
  const entry = await findEntry(db, id, number);
  if (entry) return { ...row, ...entry, state: "unconfirmed" };
  if (row.state === "unconfirmed") throw unknownLink();
  return row;
}
