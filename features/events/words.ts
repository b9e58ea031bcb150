import { formatDays, formatTime, formatTimes, formatTimeWithZone, formatWeekday } from "#core/dates.ts";
import type { ShownEvent } from "./contract.ts";
import { lastMoment } from "./dates.ts";

export type Times = Pick<ShownEvent, "begins" | "ends" | "allDay" | "timeZone">;
type Zone = { withoutZone?: boolean };

/** The words of `whenOf`. A time is not broken into two lines. */
export function partsOfWhen(event: Times, { withoutZone = false }: Zone = {}) {
  const { begins, ends, allDay, timeZone } = event;
  const last = lastMoment(event);
  const day = formatWeekday(begins, timeZone);
  const isOneDay = day === formatWeekday(last, timeZone);
  if (allDay) return [{ day: isOneDay ? day : formatDays(begins, last, timeZone), time: "" }];
  const timeAt = withoutZone ? formatTime : formatTimeWithZone;
  const begin = { day: `${day} at `, time: timeAt(begins, timeZone) };
  if (!ends) return [begin];
  if (isOneDay) return [{ ...begin, time: formatTimes(begins, ends, timeZone, withoutZone) }];
  return [
    { ...begin, time: formatTime(begins, timeZone) },
    { day: ` – ${formatWeekday(ends, timeZone)} at `, time: timeAt(ends, timeZone) },
  ];
}

/** Friday, November 20, 2026 at 6:00 – 8:00 PM GMT+1; or November 20 – 22, 2026 */
export function whenOf(event: Times, zone?: Zone): string {
  return partsOfWhen(event, zone)
    .map(({ day, time }) => day + time)
    .join("");
}

/** Casa da Rua and online */
export function whereOf({ place, online }: Pick<ShownEvent, "place" | "online">): string {
  if (!place) return online ? "Online" : "";
  return online ? `${place} and online` : place;
}

/** What readers have to know first. Empty for an event that takes place as planned. */
export const stateTexts = {
  confirmed: "",
  tentative: "The date is not confirmed yet.",
  moved: "This event was moved.",
  cancelled: "This event is cancelled.",
};
