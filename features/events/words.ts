import { formatDays, formatTime, formatTimes, formatTimeWithZone, formatWeekday } from "#core/dates.ts";
import { m } from "#messages";
import type { ShownEvent } from "./contract.ts";
import { lastMoment } from "./dates.ts";

export type Times = Pick<ShownEvent, "begins" | "ends" | "allDay" | "timeZone">;
type Zone = { withoutZone?: boolean };

type Part = { text: string; isTime: boolean };

/** The words of `whenOf`. A time is not broken into two lines. */
export function partsOfWhen(event: Times, { withoutZone = false }: Zone = {}): Part[] {
  const { begins, ends, allDay, timeZone } = event;
  const last = lastMoment(event);
  const day = formatWeekday(begins, timeZone);
  const isOneDay = day === formatWeekday(last, timeZone);
  if (allDay) return [words(isOneDay ? day : formatDays(begins, last, timeZone))];
  const timeAt = withoutZone ? formatTime : formatTimeWithZone;
  if (ends && !isOneDay)
    return joined(
      m.events.fromTo({
        firstDay: day,
        begin: time(formatTime(begins, timeZone)),
        lastDay: formatWeekday(ends, timeZone),
        end: time(timeAt(ends, timeZone)),
      }),
    );
  const times = ends ? formatTimes(begins, ends, timeZone, withoutZone) : timeAt(begins, timeZone);
  return joined(m.events.dayAtTime({ day, time: time(times) }));
}

const words = (text: string): Part => ({ text, isTime: false });
const time = (text: string): Part => ({ text, isTime: true });

/** The words between two times in one part. */
function joined(parts: (Part | string)[]): Part[] {
  const found: Part[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (typeof part !== "string") found.push(part);
    else if (last && !last.isTime) last.text += part;
    else found.push(words(part));
  }
  return found;
}

/** Friday, November 20, 2026 at 6:00 – 8:00 PM GMT+1; or November 20 – 22, 2026 */
export function whenOf(event: Times, zone?: Zone): string {
  return partsOfWhen(event, zone)
    .map(({ text }) => text)
    .join("");
}

/** Casa da Rua and online */
export function whereOf({ place, online }: Pick<ShownEvent, "place" | "online">): string {
  if (!place) return online ? m.events.online() : "";
  return online ? m.events.placeAndOnline({ place }) : place;
}

/** What readers have to know first. Empty for an event that takes place as planned. */
export const stateTexts = {
  confirmed: () => "",
  tentative: m.events.dateNotConfirmed,
  moved: m.events.wasMoved,
  cancelled: m.events.isCancelled,
};
