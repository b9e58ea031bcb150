import { m } from "#messages";

/**
 * The instant (ISO 8601, UTC) of a local date and time like `2026-11-20T18:30`. A time skipped by a clock
 * change is read with the offset before it; of a repeated one, the first counts. Throws a RangeError.
 */
export function instantAt(local: string, timeZone: string): string {
  const instant = Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant();
  return instant.toString({ fractionalSecondDigits: 3 });
}

export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/i.test(name) && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** The error for a local time that the clocks of a zone skip when they are set forward. */
export function skippedTime(local: string, timeZone: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local)) return undefined;
  try {
    const plain = Temporal.PlainDateTime.from(local);
    const shown = plain.toZonedDateTime(timeZone).toPlainDateTime();
    if (Temporal.PlainDateTime.compare(plain, shown) === 0 || local.endsWith("T00:00")) return undefined;
    const clock = (time: Temporal.PlainDateTime) => time.toPlainTime().toString({ smallestUnit: "minute" });
    return m.adminDocument.skippedTime({ from: clock(plain), to: clock(shown) });
  } catch {
    return undefined; // another error says so
  }
}
