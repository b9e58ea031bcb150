/** The changes of a zone's clock as a VTIMEZONE (RFC 5545, 3.6.5), from the runtime's own data. */
export function timeZoneComponent(timeZone: string, from: string, to: string): string {
  const end = Temporal.Instant.from(to).toZonedDateTimeISO(timeZone);
  let begin: Temporal.ZonedDateTime | null = Temporal.Instant.from(from).toZonedDateTimeISO(timeZone);
  begin = begin.getTimeZoneTransition("previous") ?? begin;
  // Programs expect a standard time in each zone.
  if (isSummer(begin)) begin = begin.getTimeZoneTransition("previous") ?? begin;
  const lines = ["BEGIN:VTIMEZONE", `TZID:${timeZone}`];
  for (
    ;
    begin && Temporal.ZonedDateTime.compare(begin, end) <= 0;
    begin = begin.getTimeZoneTransition("next")
  ) {
    const before = begin.subtract({ nanoseconds: 1 });
    const name = isSummer(begin) ? "DAYLIGHT" : "STANDARD";
    // The time at which the clock is changed, as it showed before.
    const local = before.toPlainDateTime().add({ nanoseconds: 1 });
    lines.push(
      `BEGIN:${name}`,
      `DTSTART:${local.toString({ smallestUnit: "second" }).replace(/[-:]/g, "")}`,
      `TZOFFSETFROM:${before.offset.replaceAll(":", "")}`,
      `TZOFFSETTO:${begin.offset.replaceAll(":", "")}`,
      `END:${name}`,
    );
  }
  return [...lines, "END:VTIMEZONE"].join("\r\n");
}

/** True for a clock that is set forward and later back: others change for good. */
function isSummer(change: Temporal.ZonedDateTime): boolean {
  const before = change.subtract({ nanoseconds: 1 });
  const next = change.getTimeZoneTransition("next");
  return (
    change.offsetNanoseconds > before.offsetNanoseconds &&
    next !== null &&
    next.offsetNanoseconds < change.offsetNanoseconds
  );
}
