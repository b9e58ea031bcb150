import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Context } from "#core/context.ts";
import type { Document } from "#core/document.ts";
import { AppError } from "#core/errors.ts";
import { blogPath } from "#features/addresses/paths.ts";
import { listEvents, readCard } from "#features/blogs/blogs.server.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import type { FeedFilter } from "./store.server.ts";
import { timeZoneComponent } from "./time-zone.server.ts";

const mostUpcoming = 500;
const mostPast = 100;
const usualHours = 2; // events have no end
const updateInterval = 6 * 3600; // seconds

/** Upcoming events and the latest past ones, for subscriptions. */
export async function eventCalendar(ctx: Context): Promise<Document> {
  return calendarOf(ctx, `Events | ${ctx.site.name}`, {});
}

/** Of the events under a tag or in a subcategory. None of another section. */
export async function calendarOf(
  ctx: Context,
  name: string,
  { section = "events", ...filter }: FeedFilter,
): Promise<Document> {
  if (section !== "events") return calendar(ctx, name, []);
  const upcoming = await listEvents(ctx, "upcoming", mostUpcoming, filter);
  const past = await listEvents(ctx, "past", mostPast, filter);
  return calendar(ctx, name, [...past.reverse(), ...upcoming]);
}

export async function eventFile(ctx: Context, { id }: { id: string }): Promise<Document> {
  const event = await readCard(ctx, id);
  if (!event.eventDate) throw new AppError("not_found", "This article is not about an event.");
  return { ...calendar(ctx, event.title, [event]), saveAs: "event.ics" };
}

function calendar({ site, now }: Context, name: string, events: BlogCard[]): Document {
  const { timeZone, url } = site;
  const starts = events.map(({ eventDate }) => eventDate ?? now).sort();
  const [first = now, last = now] = [starts[0], starts.at(-1)];
  const file = ical({
    // The library does not escape it.
    name: clean(name)
      .replaceAll("\n", " ")
      .replace(/[\\;,]/g, "\\$&"),
    prodId: "//Footpath//Events//EN",
    method: ICalCalendarMethod.PUBLISH,
    scale: "GREGORIAN",
    ttl: updateInterval,
    // Unnamed: timestamps stay in UTC, and only events are in the zone.
    timezone: { name: null, generator: (zone) => timeZoneComponent(zone, first, endOf(last).toString()) },
  });
  file.x("X-WR-TIMEZONE", timeZone);
  for (const event of events) {
    const { _id: id, title, excerpt, subcategory, eventDate, date, updatedAt } = event;
    const start = Temporal.Instant.from(eventDate ?? now);
    const address = url + blogPath(event);
    const updated = new Date(updatedAt);
    file.createEvent({
      id: `blog-${id}@${new URL(url).hostname}`,
      start,
      end: endOf(start.toString()),
      timezone: isAmbiguous(start, timeZone) ? null : timeZone,
      summary: clean(title),
      description: clean(`${excerpt}\n\n${address}`.trim()),
      url: address,
      categories: subcategory ? [{ name: clean(subcategory) }] : [],
      status: ICalEventStatus.CONFIRMED,
      stamp: updated,
      created: new Date(date),
      lastModified: updated,
    });
  }
  return { type: "text/calendar; charset=utf-8", body: `${file}\r\n` };
}

function endOf(start: string): Temporal.Instant {
  return Temporal.Instant.from(start).add({ hours: usualHours });
}

/** True for a local time that occurs twice when the clock is set back. Calendars disagree on its meaning. */
function isAmbiguous(instant: Temporal.Instant, timeZone: string): boolean {
  const local = instant.toZonedDateTimeISO(timeZone).toPlainDateTime();
  const [earlier, later] = (["earlier", "later"] as const).map(
    (disambiguation) => local.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds,
  );
  return earlier !== later;
}

/** Text without characters that RFC 5545 does not allow. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, " ");
}
