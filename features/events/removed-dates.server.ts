import type { Context } from "#core/context.ts";
import type { Queries } from "#db/engine.ts";
import { datesOf } from "./dates.server.ts";
import type { EventDate } from "./dates.ts";
import type { EventValues } from "./fields.ts";
import { addRemovedDates, forgetRemovedDates, listRemovedDates } from "./store.server.ts";

const shownFor = 30 * 24 * 3600 * 1000; // milliseconds: calendars that subscribe may ask rarely

type Values = EventValues & { eventDate: string | null };

/** Remembers the dates that an event that readers see no longer has. */
export async function noteRemovedDates(
  queries: Queries,
  blogId: string,
  { before, after, now }: { before: Values; after: Values; now: string },
): Promise<void> {
  const dates = datesOf(after);
  const removed = datesOf(before).filter(({ id }) => !dates.some((date) => date.id === id));
  await forgetRemovedDates(queries, blogId, {
    kept: dates.map(({ id }) => id),
    before: earliestShown(now),
  });
  await addRemovedDates(
    queries,
    removed.map(({ id, startsAt, endsAt }) => ({ blogId, id, startsAt, endsAt, removedAt: now })),
  );
}

/** The dates that events lost in the last 30 days, by event: calendars show them as cancelled. */
export async function removedDatesOf({ db, now }: Context, ids: string[]): Promise<Map<string, EventDate[]>> {
  const rows = await listRemovedDates(db.queries, ids, earliestShown(now));
  const dates = rows.map((row) => ({ ...row, state: "cancelled" as const }));
  return Map.groupBy(dates, ({ blogId }) => blogId);
}

function earliestShown(now: string): string {
  return new Date(Date.parse(now) - shownFor).toISOString();
}
