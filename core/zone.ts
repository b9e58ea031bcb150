/**
 * The instant (ISO 8601, UTC) of a local date and time like `2026-11-20T18:30`. A time skipped by a clock
 * change is read with the offset before it; of a repeated one, the first counts. Throws a RangeError.
 */
export function instantAt(local: string, timeZone: string): string {
  const instant = Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant();
  return instant.toString({ fractionalSecondDigits: 3 });
}
