/** An event of a calendar. Instants are ISO 8601 in UTC. */
export type CalendarEvent = {
  /** The same for ever: calendars know by it what they have already. */
  uid: string;
  address: string;
  title: string;
  text: string;
  category: string;
  begins: string;
  ends: string;
  created: string;
  updated: string;
};

type Calendar = { name: string; timeZone: string; events: CalendarEvent[] };

const longestLine = 75; // bytes, without the end of the line

/** Events as a calendar file (RFC 5545). Its instants are in UTC, so that they are right in every zone. */
export function icalendar({ name, timeZone, events }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Footpath//Events//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    "X-PUBLISHED-TTL:PT6H",
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${instant(event.updated)}`,
    `CREATED:${instant(event.created)}`,
    `LAST-MODIFIED:${instant(event.updated)}`,
    `DTSTART:${instant(event.begins)}`,
    `DTEND:${instant(event.ends)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(`${event.text}\n\n${event.address}`.trim())}`,
    `URL:${event.address}`,
    ...(event.category ? [`CATEGORIES:${escaped(event.category)}`] : []),
    "STATUS:CONFIRMED",
    "END:VEVENT",
  ];
}

/** 20260310T090000Z */
function instant(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** A text value (RFC 5545, 3.3.11); other control characters than the end of a line are not allowed in it. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll("\n", "\\n")
    .replace(/\p{Cc}/gu, " ");
}

/** A line in pieces of at most 75 bytes, none of which ends within a character (RFC 5545, 3.1). */
function folded(line: string): string {
  let length = 0;
  let written = "";
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (length + bytes > longestLine) {
      written += "\r\n ";
      length = 1;
    }
    written += character;
    length += bytes;
  }
  return written;
}
