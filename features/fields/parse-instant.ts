import { instantAt } from "#core/zone.ts";

const local = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/;
const storable = /^[1-9]\d{3}-/;

/**
 * The one form in which instants are kept and compared: of an instant with its offset, and of a date and time
 * without one (`2026-11-20T18:30`) where a zone is named in which clocks show it. Undefined where it is neither,
 * or in no year of four digits.
 */
export function instantOf(text: string, timeZone?: string): string | undefined {
  try {
    const instant =
      timeZone !== undefined && local.test(text)
        ? instantAt(text, timeZone)
        : Temporal.Instant.from(text).toString({ fractionalSecondDigits: 3 });
    return storable.test(instant) ? instant : undefined;
  } catch {
    return undefined;
  }
}
