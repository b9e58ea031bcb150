import { interfaceLocale } from "#core/language.ts";
/** The time, like 2:03 PM, in the zone of the site, with the date unless it is today. */
export function clockTime(instant: string, timeZone: string, now = new Date()): string {
  const date = new Date(instant);
  const dayOf = (at: Date) => at.toLocaleDateString(interfaceLocale(), { dateStyle: "long", timeZone });
  // Engines differ in the space before PM.
  const time = date
    .toLocaleTimeString(interfaceLocale(), { timeStyle: "short", timeZone })
    .replaceAll("\u202f", " ");
  return dayOf(date) === dayOf(now) ? time : `${dayOf(date)}, ${time}`;
}
