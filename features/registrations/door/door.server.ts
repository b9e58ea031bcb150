import type { AdminContext } from "#core/context.ts";
import type { Inputs } from "#core/contract.ts";
import { minute } from "#core/durations.ts";
import { AppError } from "#core/errors.ts";
import { pick } from "#core/pick.ts";
import { m } from "#messages";
import { answersOf, datesOfGuests, eventOfGuests } from "../admin-lists.server.ts";
import { setArrived } from "../arrivals.store.server.ts";
import type { DoorGuest, guestEndpoints } from "../guests-contract.ts";
import { lockEvent } from "../store.server.ts";
import * as store from "./store.server.ts";

/** A write may commit some time after the moment that it notes. */
const maxWrite = minute;

type Input = Inputs<typeof guestEndpoints>;

export async function readDoor(ctx: AdminContext, { id, date, since, answers }: Input["door"]) {
  await checkDate(ctx, id, date);
  const rows = await store.listAtDoor(ctx.db.reader, id, date, since);
  return {
    now: new Date(Date.parse(ctx.now) - maxWrite).toISOString(),
    guests: rows.map((row) => ({ ...atDoor(row), ...(answers ? { answers: answersOf(row) } : {}) })),
  };
}

/** Guests who are not on the list are left out of the answer. */
export async function checkIn(ctx: AdminContext, { id: eventId, date, taps }: Input["checkIn"]) {
  await checkDate(ctx, eventId, date);
  const guests = await ctx.write(async (queries) => {
    await lockEvent(ctx, queries, eventId);
    const ids = taps.map(({ _id }) => _id);
    const rows = await store.listSome(queries, eventId, date, ids);
    const known = new Map(rows.map((row) => [row.id, row]));
    for (const { _id: id, before, arrived } of taps) {
      const guest = known.get(id);
      if (guest?.state !== "confirmed" || arrived > guest.companions + 1) continue;
      // Others have changed the number since, or this is a repetition.
      if (!before.includes(guest.arrived) || guest.arrived === arrived) continue;
      await setArrived(queries, { id, date, arrived, now: ctx.now });
      known.set(id, { ...guest, arrived });
    }
    return [...known.values()];
  });
  return { guests: guests.map(atDoor) };
}

async function checkDate(ctx: AdminContext, eventId: string, date: string): Promise<void> {
  await eventOfGuests(ctx, eventId);
  const { dates } = await datesOfGuests(ctx, eventId);
  if (date !== "" && !dates.some(({ id }) => id === date))
    throw new AppError("not_found", m.adminRegistrations.dateGone());
}

function atDoor({ id: _id, ...row }: Awaited<ReturnType<typeof store.listSome>>[number]): DoorGuest {
  return { _id, ...pick(row, ["name", "companions", "state", "arrived"]) };
}
