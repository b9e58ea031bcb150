import { m } from "#messages";
import { interfaceLocale } from "./language.ts";
import { remembered } from "./remembered.ts";

const weekday = { weekday: "long", year: "numeric", month: "long", day: "numeric" } as const;
const clock = { hour: "numeric", minute: "2-digit" } as const;

/** November 20, 2026 */
export const formatDate = formatterOf({ dateStyle: "long" });

/** Nov 20, 2026 */
export const formatShortDate = formatterOf({ dateStyle: "medium" });

/** Friday, November 20, 2026 */
export const formatWeekday = formatterOf(weekday);

/** November 2026 */
export const formatMonth = formatterOf({ month: "long", year: "numeric" });

/** Friday */
export const formatDayOfWeek = formatterOf({ weekday: "long" });

/** Fri */
export const formatShortDayOfWeek = formatterOf({ weekday: "short" });

/** 6:00 PM */
export const formatTime = formatterOf({ timeStyle: "short" });

/** 6:00 PM CET, 6:00 PM EST; 6:00 PM GMT+5:45 where English has no short name */
export const formatTimeWithZone = remembered((instant: string, timeZone: string) =>
  withNameOfZone(timeInZone(instant, timeZone), instant, timeZone),
);
const timeInZone = formatterOf({ ...clock, timeZoneName: "short" });

// Each knows the names of its own zones.
const english = ["en-GB", "en-IN", "en-AU", "en-ZA"];

function withNameOfZone(text: string, instant: string, timeZone: string): string {
  const [offset] = /GMT[+-]\S+$/.exec(text) ?? [];
  if (!offset) return text;
  for (const locale of english) {
    const options = { timeZone, timeZoneName: "short" } as const;
    const parts = formatter(options, locale).formatToParts(new Date(instant));
    const name = parts.find(({ type }) => type === "timeZoneName")?.value;
    if (name && !name.startsWith("GMT")) return text.slice(0, -offset.length) + name;
  }
  return text;
}

/** Friday, November 20, 2026 at 6:00 PM GMT+5:30 */
export function formatEventDate(instant: string, timeZone: string): string {
  return m.events.dateAtTime({
    date: formatWeekday(instant, timeZone),
    time: formatTimeWithZone(instant, timeZone),
  });
}

/** November 20 – 22, 2026 */
export const formatDays = remembered((from: string, to: string, timeZone: string) =>
  range({ dateStyle: "long", timeZone }, from, to),
);

/** 6:00 – 8:00 PM CET */
export const formatTimes = remembered((from: string, to: string, timeZone: string, withoutZone: boolean) =>
  withNameOfZone(
    range({ ...clock, timeZone, ...(withoutZone ? {} : { timeZoneName: "short" }) }, from, to),
    from,
    timeZone,
  ),
);

function range(options: Intl.DateTimeFormatOptions, from: string, to: string): string {
  return formatter(options)
    .formatRange(new Date(from), new Date(to))
    .replaceAll(/[\u2009\u202f]/g, " ");
}

/** Nov 20, 2026, 6:00 PM GMT+5:30 */
export function formatMoment(instant: string, timeZone: string): string {
  return `${formatShortDate(instant, timeZone)}, ${formatTimeWithZone(instant, timeZone)}`;
}

/** Nov and 20 */
export function formatLeaf(instant: string, timeZone: string): { month: string; day: string } {
  return { month: leafMonth(instant, timeZone), day: leafDay(instant, timeZone) };
}
const leafMonth = formatterOf({ month: "short" });
const leafDay = formatterOf({ day: "numeric" });

/** Western European Standard Time (Europe/Lisbon) */
export function formatZone(instant: string, timeZone: string): string {
  const name = partsOf({ timeZone, timeZoneName: "long" }, instant).timeZoneName ?? timeZone;
  return name.includes(timeZone) ? name : `${name} (${timeZone.replaceAll("_", " ")})`;
}

/** 2026-11-20T18:00:00+05:30 (ISO 8601) */
export const isoWithOffset = remembered((instant: string, timeZone: string) => {
  const two = "2-digit";
  const parts = partsOf(
    {
      timeZone,
      hourCycle: "h23",
      timeZoneName: "longOffset",
      year: "numeric",
      month: two,
      day: two,
      hour: two,
      minute: two,
      second: two,
    },
    instant,
    "en-US",
  );
  const { year = "", month, day, hour, minute, second, timeZoneName = "" } = parts;
  const offset = timeZoneName.slice(3, 9) || "+00:00"; // GMT+05:30, or GMT
  return `${year.padStart(4, "0")}-${month}-${day}T${hour}:${minute}:${second}${offset}`;
});

export function dayOf(instant: string, timeZone: string): [year: number, month: number, day: number] {
  const [year, month, day] = isoWithOffset(instant, timeZone).slice(0, 10).split("-").map(Number);
  return [year ?? 0, month ?? 0, day ?? 0];
}

/** A function that words an instant in the language of the interface. */
export function formatterOf(options: Intl.DateTimeFormatOptions) {
  return remembered((instant: string, timeZone: string) =>
    // Engines differ in the space before PM; server and browser must write the same.
    formatter({ ...options, timeZone })
      .format(new Date(instant))
      .replaceAll("\u202f", " "),
  );
}

function partsOf(
  options: Intl.DateTimeFormatOptions,
  instant: string,
  locale?: string,
): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = formatter(options, locale).formatToParts(new Date(instant));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Building a formatter costs 50 µs and more: keep one for each zone and shape. */
function formatter(options: Intl.DateTimeFormatOptions, locale = interfaceLocale()): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
}
