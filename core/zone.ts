/**
 * The instant (ISO 8601, UTC) at which clocks of a zone show a local date and time like `2026-11-20T18:30`.
 * A time that a clock change leaves out is read as if the clock had not been changed yet; one that it repeats
 * is the first of the two. Throws a RangeError where it is no date.
 */
export function instantAt(local: string, timeZone: string): string {
  const instant = Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant();
  return instant.toString({ fractionalSecondDigits: 3 });
}
