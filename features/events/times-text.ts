import { formatDays, formatTimes, formatTimeWithZone, formatWeekday } from "#core/dates.ts";
import type { ShownEvent } from "./contract.ts";
import { lastMoment } from "./dates.ts";

/** When a date of an event is, for plain text. */
export function timesText(event: Pick<ShownEvent, "begins" | "ends" | "allDay" | "timeZone">): string {
  const { begins, ends, allDay, timeZone } = event;
  const day = formatWeekday(begins, timeZone);
  const lastDay = formatWeekday(lastMoment(event), timeZone);
  if (allDay) return day === lastDay ? day : formatDays(begins, lastMoment(event), timeZone);
  const start = formatTimeWithZone(begins, timeZone);
  if (ends === null) return `${day} at ${start}`;
  if (day === lastDay) return `${day} at ${formatTimes(begins, ends, timeZone, false)}`;
  return `${day} at ${start} to ${lastDay} at ${formatTimeWithZone(ends, timeZone)}`;
}
