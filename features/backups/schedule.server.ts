import { Cron } from "croner";
import { hour } from "#core/durations.ts";

export function isSchedule(pattern: string): boolean {
  try {
    return new Cron(pattern, { paused: true }).nextRun() !== null;
  } catch {
    return false;
  }
}

/** The first time after an instant. */
export function nextTime(pattern: string, timeZone: string, after: string): string {
  const next = new Cron(pattern, { paused: true, timezone: timeZone }).nextRun(new Date(after));
  return (next ?? new Date(Date.parse(after) + 24 * hour)).toISOString();
}

/** True if two backups should have been made since. */
export function isLate(
  pattern: string,
  timeZone: string,
  { last, now }: { last: string; now: string },
): boolean {
  const second = nextTime(pattern, timeZone, nextTime(pattern, timeZone, last));
  return Date.parse(now) > Date.parse(second) + hour; // a large backup takes a while
}
