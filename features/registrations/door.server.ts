import type { AdminContext } from "#core/context.ts";
import * as store from "./door.store.server.ts";
import type { DoorGuest, Tap } from "./guests-contract.ts";
import { answersOf, eventOfGuests } from "./managing.server.ts";

/** A write may commit some time after the moment that it notes. */
const longestWrite = 60_000; // milliseconds

type DoorQuery = { id: string; since?: string; answers?: boolean };

export async function readDoor(
  ctx: AdminContext,
  { id, since, answers }: DoorQuery,
): Promise<{ now: string; guests: DoorGuest[] }> {
  await eventOfGuests(ctx, id);
  const rows = await store.listAtDoor(ctx.db.reader, id, since);
  return {
    now: new Date(Date.parse(ctx.now) - longestWrite).toISOString(),
    guests: rows.map((row) => ({ ...atDoor(row), ...(answers ? { answers: answersOf(row) } : {}) })),
  };
}

/** Guests who are not on the list are left out of the answer. */
export async function checkIn(
  ctx: AdminContext,
  { id: eventId, taps }: { id: string; taps: Tap[] },
): Promise<{ guests: DoorGuest[] }> {
  await eventOfGuests(ctx, eventId);
  const ids = taps.map(({ _id }) => _id);
  const rows = await ctx.write(async (queries) => {
    // In one order, so that two telephones do not wait for each other.
    for (const { _id: id, before, arrived } of taps.toSorted((one, other) =>
      one._id.localeCompare(other._id),
    )) {
      if (before.some((seen) => seen !== arrived))
        await store.setArrived(queries, eventId, { id, before, arrived, now: ctx.now });
    }
    return store.listSome(queries, eventId, ids);
  });
  return { guests: rows.map(atDoor) };
}

function atDoor({ id, ...row }: Awaited<ReturnType<typeof store.listSome>>[number]): DoorGuest {
  const { name, companions, state, arrived } = row;
  return { _id: id, name, companions, state, arrived };
}
