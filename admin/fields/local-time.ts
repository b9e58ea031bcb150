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

/** The instant of a local time like 2026-11-20T18:30; null for an incomplete one. */
export function instantOf(local: string, timeZone: string): string | null {
  const wanted = Date.parse(`${local}Z`);
  if (Number.isNaN(wanted)) return null;
  const shown = (instant: number) => Date.parse(`${localTime(new Date(instant).toISOString(), timeZone)}Z`);
  const near = wanted - (shown(wanted) - wanted);
  return new Date(near - (shown(near) - wanted)).toISOString();
}
