import { day } from "#core/durations.ts";
import type { EventState } from "./fields.ts";

export const maxEvent = 366 * day;

/** What began before this instant is over. Lists of upcoming events begin here. */
export function maxBefore(now: string): string {
  return new Date(Date.parse(now) - maxEvent).toISOString();
}

/** One date of an event. It ends when it begins if no end is known. */
export type EventDate = { id: string; startsAt: string; endsAt: string; state: EventState };

/** The date that readers are shown: the next one that takes place and is not over, otherwise the last. */
export function currentDate<Date extends EventDate>(dates: Date[], now: string): Date | undefined {
  const inOrder = dates.toSorted(byStart);
  const ahead = inOrder.filter(({ endsAt }) => endsAt >= now);
  const taking = (some: Date[]) => some.filter(({ state }) => state !== "cancelled");
  return taking(ahead)[0] ?? ahead[0] ?? taking(inOrder).at(-1) ?? inOrder.at(-1);
}

export function lastEnd(dates: EventDate[]): string | null {
  return dates.reduce<string | null>((last, { endsAt }) => (last && last > endsAt ? last : endsAt), null);
}

export function byStart(one: EventDate, other: EventDate): number {
  return one.startsAt === other.startsAt ? 0 : one.startsAt < other.startsAt ? -1 : 1;
}

type Span = { begins: string; ends: string | null; allDay: boolean };

/** A moment on the last day: an event that lasts all day ends with the next one. */
export function lastMoment({ begins, ends, allDay }: Span): string {
  if (ends === null) return begins;
  return allDay ? new Date(Date.parse(ends) - 1).toISOString() : ends;
}
