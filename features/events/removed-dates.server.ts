import type { Context } from "#core/context.ts";
import { day } from "#core/durations.ts";
import type { Queries } from "#db/engine.ts";
import { datesOf } from "./dates.server.ts";
import type { EventDate } from "./dates.ts";
import type { EventValues } from "./fields.ts";
import { addRemovedDates, forgetRemovedDates, listRemovedDates } from "./store.server.ts";

const shownFor = 30 * day; // calendars that subscribe may ask rarely

type Values = EventValues & { eventDate: string | null };

/** Remembers the dates that an event that readers see no longer has. */
export async function noteRemovedDates(
  queries: Queries,
  blogId: string,
  { before, after, now }: { before: Values; after: Values; now: string },
): Promise<void> {
  const removed = withoutCurrent(datesOf(before), datesOf(after));
  await forgetRemovedDates(queries, blogId, earliestShown(now));
  await addRemovedDates(
    queries,
    removed.map(({ id, startsAt, endsAt }) => ({ blogId, id, startsAt, endsAt, removedAt: now })),
  );
}

/**
 * The dates that events lost in the last 30 days, by event: calendars show them as cancelled. Some of them may have come
 * back since.
 */
export async function removedDatesOf({ db, now }: Context, ids: string[]): Promise<Map<string, EventDate[]>> {
  const rows = await listRemovedDates(db.queries, ids, earliestShown(now));
  const dates = rows.map((row) => ({ ...row, state: "cancelled" as const }));
  return Map.groupBy(dates, ({ blogId }) => blogId);
}

/** The removed dates without those that the event has again. */
export function withoutCurrent(removed: EventDate[], current: EventDate[]): EventDate[] {
  const ids = new Set(current.map(({ id }) => id));
  return removed.filter(({ id }) => !ids.has(id));
}

function earliestShown(now: string): string {
  return new Date(Date.parse(now) - shownFor).toISOString();
}
