import type { Context } from "#core/context.ts";
import { day } from "#core/durations.ts";
import type { Queries } from "#db/engine.ts";
import { datesOf } from "./dates.server.ts";
import type { EventDate } from "./dates.ts";
import type { DatedValues } from "./fields.ts";
import { addRemovedDates, forgetRemovedDates, listRemovedDates } from "./store.server.ts";

const shownFor = 30 * day; // calendars that subscribe may ask rarely

type Change = { before: DatedValues; after: DatedValues; now: string };

/** Remembers the dates that an event that readers see no longer has. */
export async function noteRemovedDates(queries: Queries, blogId: string, { before, after, now }: Change) {
  const removed = withoutCurrent(datesOf(before), datesOf(after));
  await forgetRemovedDates(queries, blogId, earliestShown(now));
  const rows = removed.map(({ id, startsAt, endsAt }) => ({ blogId, id, startsAt, endsAt, removedAt: now }));
  await addRemovedDates(queries, rows);
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
