const mostRemembered = 1000;

/** November 20, 2026 */
export const formatDate = remembered((instant, timeZone) => format(instant, { timeZone, dateStyle: "long" }));

/** November 2026 */
export const formatMonth = remembered((instant, timeZone) =>
  format(instant, { timeZone, month: "long", year: "numeric" }),
);

/** Friday, November 20, 2026 at 6:00 PM GMT+5:30 */
export const formatEventDate = remembered((instant, timeZone) =>
  format(instant, {
    timeZone,
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }),
);

/** Western European Standard Time (Europe/Lisbon) */
export function formatZone(instant: string, timeZone: string): string {
  const parts = formatter({ timeZone, timeZoneName: "long" }).formatToParts(new Date(instant));
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return name.includes(timeZone) ? name : `${name} (${timeZone.replaceAll("_", " ")})`;
}

/** The month in three letters and the day, as on a leaf of a calendar. */
export function formatLeaf(instant: string, timeZone: string): { month: string; day: string } {
  return {
    month: format(instant, { timeZone, month: "short" }),
    day: format(instant, { timeZone, day: "numeric" }),
  };
}

/** The same function with the results of its last calls at hand: a page shows some instants several times. */
function remembered(make: (instant: string, timeZone: string) => string): typeof make {
  const results = new Map<string, string>();
  return (instant, timeZone) => {
    const key = `${instant} ${timeZone}`;
    const known = results.get(key);
    if (known !== undefined) return known;
    if (results.size >= mostRemembered) results.clear();
    const made = make(instant, timeZone);
    results.set(key, made);
    return made;
  };
}

// Engines differ in the space before PM; server and browser must write the same.
function format(instant: string, options: Intl.DateTimeFormatOptions): string {
  return formatter(options).format(new Date(instant)).replaceAll("\u202f", " ");
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Building a formatter costs 50 µs and more: keep one for each zone and shape. */
function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", options);
  formatters.set(key, made);
  return made;
}

/** 2026-11-20T18:00:00+05:30: the same instant as clocks of a zone show it (ISO 8601). */
export const isoWithOffset = remembered((instant, timeZone) => {
  const parts = formatter({
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    timeZoneName: "longOffset",
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? "";
  const offset = part("timeZoneName").slice(3, 9) || "+00:00";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}:${part("second")}${offset}`;
});

/** The year, month and day of an instant in a zone, as numbers. */
export function dayOf(instant: string, timeZone: string): [year: number, month: number, day: number] {
  const [year, month, day] = isoWithOffset(instant, timeZone).slice(0, 10).split("-").map(Number);
  return [year ?? 0, month ?? 0, day ?? 0];
}

/** Nov 20, 2026 */
export function formatShortDate(instant: string, timeZone: string): string {
  return format(instant, { timeZone, dateStyle: "medium" });
}

/** Nov 20, 2026, 6:00 PM GMT+5:30 */
export function formatMoment(instant: string, timeZone: string): string {
  return format(instant, {
    timeZone,
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
}
