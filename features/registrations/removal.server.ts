import type { Context } from "#core/context.ts";
import { day } from "#core/durations.ts";
import { AppError } from "#core/errors.ts";
import type { Engine } from "#db/engine.ts";
import type { AccountRemoval } from "#features/members/profile.server.ts";
import { m } from "#messages";
import { eventsWithUnconfirmed, forgetEntries } from "./entries.store.server.ts";
import { changeWithin } from "./guests.server.ts";
import type { EventSettings, Registration } from "./store.server.ts";
import * as store from "./store.server.ts";

const daysKept = 30;

/** When the data of a guest is deleted. Of a document that is no event any more, after the registration. */
export function deletedAt({ overAt }: EventSettings, { createdAt }: Registration): string {
  return new Date(Date.parse(overAt ?? createdAt) + daysKept * day).toISOString();
}

/** Removes registrations that were not confirmed within a day after the email. They have no place. */
export async function removeUnconfirmed({ db, now, write }: Context): Promise<void> {
  const before = new Date(Date.parse(now) - day).toISOString();
  await write(async (queries) => {
    await db.engine.lock(queries, "blogs", await eventsWithUnconfirmed(queries, before));
    await forgetEntries(queries, before);
    await store.forgetUnconfirmed(queries, before);
  });
}

export const removeRegistrationsOf: AccountRemoval = {
  /** Their places go to the waiting list. */
  async beforeLock(queries, invalidate, { id }, ctx) {
    const rows = await store.registrationsOf(queries, id);
    // In one order, so that two of these do not wait for each other.
    for (const row of rows.toSorted((one, other) => (one.eventId < other.eventId ? -1 : 1))) {
      const remove = () => store.removeRegistration(queries, row.id);
      await changeWithin(ctx, { queries, invalidate }, row.eventId, remove);
    }
  },
  async remove(queries, _invalidate, { id }) {
    if ((await store.registrationsOf(queries, id)).length === 0) return;
    throw new AppError("conflict", m.registrations.deleteAgain());
  },
};

/** Databases whose log may contain deleted guests. */
const withGuestsInLog = new WeakSet<Engine>();

/** Deletes all data of guests and all messages to them 30 days after the event. */
export async function removeGuests(ctx: Context): Promise<void> {
  const before = new Date(Date.parse(ctx.now) - daysKept * day).toISOString();
  const count = await ctx.write(async (queries) => {
    await ctx.db.engine.lock(queries, "blogs", await store.eventsWithGuests(queries, before));
    return store.forgetGuests(queries, before);
  });
  if (count > 0) withGuestsInLog.add(ctx.db.engine);
  await emptyLog(ctx);
}

/** Tries again at the next call if somebody else, such as a backup, still reads what was there before. */
export async function emptyLog({ db: { engine }, log }: Pick<Context, "db" | "log">): Promise<void> {
  if (!withGuestsInLog.has(engine)) return;
  if (await engine.emptyLog()) withGuestsInLog.delete(engine);
  else log.warn({}, "deleted guests stay in the log of the database until a long read ends");
}
