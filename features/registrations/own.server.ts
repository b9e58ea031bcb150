import type { Context } from "#core/context.ts";
import { fieldError } from "#core/errors.ts";
import type { Services } from "#core/services.ts";
import { blogPath } from "#features/addresses/paths.ts";
import { eventsOf } from "#features/events/events.server.ts";
import { capArrivals } from "./arrivals.store.server.ts";
import type { OwnRegistration } from "./contract.ts";
import {
  cancel,
  changeGuests,
  closesAt,
  type EventGuests,
  freePlaces,
  isOpen,
  isPublic,
} from "./guests.server.ts";
import { questionsOf } from "./offer.server.ts";
import { confirmFor, refuseClosed } from "./registrations.server.ts";
import { deletedAt } from "./removal.server.ts";
import * as store from "./store.server.ts";
import { idOfToken, unknownLink } from "./tokens.server.ts";

type Keys = Pick<Services, "guestMails" | "signingKey">;
type ByToken = { token: string };

export async function readOwn(
  ctx: Context,
  { token }: ByToken,
  { signingKey }: Keys,
): Promise<OwnRegistration> {
  ctx.noStore();
  const { queries } = ctx.db;
  const row = await store.findRegistration(queries, idOfToken(signingKey, token));
  const event = row && (await store.findSettings(queries, row.eventId));
  if (!row || !event) throw unknownLink();
  const start = await store.lastStart(queries, event.id);
  const isWaiting = row.state === "waiting" && row.turn !== null;
  const place = await store.findPlace(queries, event.id);
  const given: Record<string, string> = JSON.parse(row.answers);
  return {
    ...{ state: row.state, name: row.name, email: row.email, companions: row.companions },
    answers: questionsOf(event).flatMap(({ id, question }) =>
      given[id] ? [{ question, answer: given[id] }] : [],
    ),
    waitingBefore: isWaiting ? await store.countBefore(queries, event.id, row.turn ?? 0) : 0,
    open: isOpen({ ctx, event, closesAt: await closesAt(queries, event) }),
    free: (await freePlaces({ queries, event })) > row.companions,
    over: !isPublic(event, ctx.now) || start === null || start <= ctx.now,
    deletedAt: deletedAt(event, row),
    event: {
      title: event.title,
      path: isPublic(event, ctx.now) ? blogPath({ _id: event.id, slug: event.slug }) : null,
      placeAddress: place?.placeAddress ?? "",
      onlineUrl: row.state === "confirmed" ? (place?.onlineUrl ?? "") : "",
      shown: (await eventsOf(ctx, [event])).get(event.id) ?? null,
    },
  };
}

/** Takes a place, or joins the waiting list. Also after a cancellation. */
export async function confirmOwn(ctx: Context, { token }: ByToken, services: Keys): Promise<OwnRegistration> {
  return changeOwn(ctx, token, services, async (guests, row) => {
    if (row.state === "confirmed" || row.state === "waiting") return;
    refuseClosed(guests);
    const account = row.emailKey && (await store.findAccount(guests.queries, row.emailKey));
    await confirmFor(guests, row.id, account || null);
  });
}

/** Fewer companions; more have to register themselves. */
export async function updateOwn(
  ctx: Context,
  { token, companions }: ByToken & { companions: number },
  services: Keys,
): Promise<OwnRegistration> {
  return changeOwn(ctx, token, services, async ({ queries }, row) => {
    if (companions > row.companions) {
      throw fieldError(
        "companions",
        "You cannot add companions. Please register them on the page of the event.",
      );
    }
    await store.updateRegistration(queries, row.id, { companions, changedAt: ctx.now });
    await capArrivals(queries, row.id, companions + 1);
  });
}

export async function cancelOwn(ctx: Context, { token }: ByToken, services: Keys): Promise<OwnRegistration> {
  return changeOwn(ctx, token, services, async (guests, row) => {
    if (row.state !== "cancelled") await cancel(guests, row);
  });
}

type Change = (guests: EventGuests, row: store.Registration) => Promise<void>;

async function changeOwn(
  ctx: Context,
  token: string,
  services: Keys,
  change: Change,
): Promise<OwnRegistration> {
  const { guestMails, signingKey } = services;
  const id = idOfToken(signingKey, token);
  const found = await store.findRegistration(ctx.db.queries, id);
  if (!found) throw unknownLink();
  await ctx.limits.count("change of a registration", id);
  await changeGuests(ctx, found.eventId, async (guests) => {
    const row = await store.findRegistration(guests.queries, id);
    if (!row) throw unknownLink();
    await change(guests, row);
  });
  guestMails.wake();
  return readOwn(ctx, { token }, services);
}
