import { isoWithOffset } from "#core/dates.ts";

/** An instant as a `datetime-local` field has it: 2026-11-20T18:30. */
export function localTime(instant: string, timeZone: string): string {
  return isoWithOffset(instant, timeZone).slice(0, 16);
}

/** An instant near a local time, to name the zone of that season. */
export function instantNear(local: string): string {
  const date = new Date(local ? `${local}Z` : Date.now());
  return Number.isNaN(date.getTime()) ? new Date().toISOString() : date.toISOString();
}
