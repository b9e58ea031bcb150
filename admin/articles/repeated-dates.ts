import { day } from "#core/durations.ts";

export type Rhythm = {
  every: number;
  /** `weekdays`: every month on the same weekday, such as the second Tuesday. */
  unit: "days" | "weeks" | "months" | "weekdays";
  /** The last possible day, such as 2027-06-30. */
  until: string;
};

/** The local times after the first one, at most `max`. Months without the day are left out. */
export function repeated(first: string, { every, unit, until }: Rhythm, max: number): string[] {
  const start = new Date(`${first.slice(0, 10)}T00:00Z`);
  if (Number.isNaN(start.getTime())) return [];
  const found: string[] = [];
  for (let step = every; found.length < max && step <= 12_000; step += every) {
    const at = unit === "days" || unit === "weeks" ? inDays(start, step, unit) : inMonths(start, step, unit);
    const date = at?.toISOString().slice(0, 10);
    if (date && date > until) break;
    if (date) found.push(date + first.slice(10));
  }
  return found;
}

function inDays(start: Date, step: number, unit: "days" | "weeks"): Date {
  return new Date(start.getTime() + step * day * (unit === "weeks" ? 7 : 1));
}

function inMonths(start: Date, step: number, unit: "months" | "weekdays"): Date | undefined {
  const month = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + step, 1));
  const date = start.getUTCDate();
  const week = Math.floor((date - 1) / 7);
  const shift = (start.getUTCDay() - month.getUTCDay() + 7) % 7;
  const wanted = unit === "months" ? date : 1 + shift + 7 * week;
  const at = new Date(month.getTime() + (wanted - 1) * day);
  return at.getUTCMonth() === month.getUTCMonth() ? at : undefined;
}
