import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from "ical-generator";
import type { Context } from "#core/context.ts";
import type { Document } from "#core/document.ts";
import { AppError } from "#core/errors.ts";
import { loopTurn } from "#core/loop-turn.ts";
import { documentUrl } from "#features/addresses/paths.ts";
import { listEvents } from "#features/blogs/blogs.server.ts";
import { readCard } from "#features/blogs/cards.server.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { byStart, type EventDate } from "#features/events/dates.ts";
import { type Schedule, scheduleOf } from "#features/events/events.server.ts";
import { removedDatesOf, withoutCurrent } from "#features/events/removed-dates.server.ts";
import { m } from "#messages";
import { calendarFile } from "./calendar-file.server.ts";
import type { FeedFilter } from "./store.server.ts";
import { timeZoneComponent } from "./time-zone.server.ts";

const maxUpcoming = 500;
const maxPast = 100;
const maxEntries = 2000; // dates of all events
const defaultHours = 2; // of events without an end
const updateInterval = 6 * 3600; // seconds
const zonesUntil = "2100-01-01T00:00:00.000Z"; // two changes of the clock each year; later events are in UTC

/** Upcoming events and the latest past ones, for subscriptions. */
export async function eventCalendar(ctx: Context): Promise<Document> {
  return calendarOf(ctx, m.feeds.calendarTitle({ name: ctx.site.name }), {});
}

/** A calendar of the events under a tag or in a subcategory. Other sections have none. */
export async function calendarOf(ctx: Context, name: string, { section = "events", ...filter }: FeedFilter) {
  if (section !== "events") return calendar(ctx, name, []);
  const upcoming = await listEvents(ctx, "upcoming", maxUpcoming, filter);
  const past = await listEvents(ctx, "past", maxPast, filter);
  return calendar(ctx, name, [...past.reverse(), ...upcoming]);
}

export async function eventFile(ctx: Context, { id }: { id: string }): Promise<Document> {
  const event = await readCard(ctx, id);
  if (!event.event) throw new AppError("not_found", m.feeds.notEvent());
  return { ...(await calendar(ctx, event.title, [event])), saveAs: "event.ics" };
}

type CalendarEvent = Pick<
  BlogCard,
  "_id" | "slug" | "language" | "title" | "excerpt" | "subcategory" | "date" | "updatedAt" | "event"
>;

type GuestOptions = {
  onlineUrl: string;
  cancelled: boolean;
  /** Dates that guests have in their calendars and the event no longer has. */
  removed: EventDate[];
};

/** A guest's calendar has the link to the meeting, even of an event that readers do not see. */
export async function guestCalendar(ctx: Context, event: CalendarEvent, guests: GuestOptions) {
  const { body } = await calendar(ctx, event.title, [event], guests);
  return String(body);
}

async function calendar(ctx: Context, name: string, events: CalendarEvent[], guests?: GuestOptions) {
  const { site, now } = ctx;
  const ids = events.map(({ _id }) => _id);
  const details = await scheduleOf(ctx, ids);
  await loopTurn();
  const removed = guests ? new Map<string, EventDate[]>() : await removedDatesOf(ctx, ids);
  await loopTurn();
  const entries = events.flatMap((event) => {
    const schedule = details.get(event._id);
    const dates = schedule?.dates ?? [];
    const gone = withoutCurrent(guests?.removed ?? removed.get(event._id) ?? [], dates);
    return [...dates, ...gone].map((date) => ({ ...schedule, event, date }));
  });
  const shown = entries.toSorted((one, other) => byStart(one.date, other.date)).slice(-maxEntries);
  const [first = now, last = now] = [shown[0]?.date.startsAt, shown.at(-1)?.date.endsAt];
  const zonesEnd = last < zonesUntil ? endOf(last).toString() : zonesUntil;
  // Programs open a file with a name and an interval as a calendar of its own.
  const subscription = {
    // The library does not escape it.
    name: clean(name)
      .replaceAll("\n", " ")
      .replace(/[\\;,]/g, "\\$&"),
    ttl: updateInterval,
  };
  const zones = new Map<string, string>();
  const zoneOf = (zone: string) => {
    const component = zones.get(zone) ?? timeZoneComponent(zone, first, zonesEnd);
    zones.set(zone, component);
    return component;
  };
  const organizer = guests && site.contact.email ? { name: site.name, email: site.contact.email } : null;
  const write = (some: Entry[]) => {
    const file = ical({
      ...(guests ? {} : subscription),
      prodId: "//Footpath//Events//EN",
      method: guests?.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
      scale: "GREGORIAN",
      // Unnamed: timestamps stay in UTC, and only events are in the zone.
      timezone: { name: null, generator: zoneOf },
    });
    if (!guests) file.x("X-WR-TIMEZONE", site.timeZone);
    for (const entry of some) file.createEvent({ ...entryOf(entry, site, guests), organizer });
    return String(file);
  };
  return { type: "text/calendar; charset=utf-8", body: await calendarFile(shown, write) };
}

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  moved: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

type Entry = Partial<Schedule> & { event: CalendarEvent; date: EventDate };

/** Each date of a series is an entry of its own, because dates can be moved and cancelled one by one. */
function entryOf(
  { event, date, ...schedule }: Entry,
  site: Context["site"],
  { onlineUrl, cancelled }: Pick<GuestOptions, "onlineUrl" | "cancelled"> = {
    onlineUrl: "",
    cancelled: false,
  },
): ICalEventData {
  const { _id: id, title, excerpt, subcategory, date: published, updatedAt } = event;
  const { allDay = false, timeZone = "UTC" } = event.event ?? {};
  const start = Temporal.Instant.from(date.startsAt);
  const address = documentUrl(site, "blog", event);
  const updated = new Date(updatedAt);
  const meeting = onlineUrl && m.feeds.onlineAt({ url: onlineUrl });
  const paragraphs = [schedule.stateNote, meeting, excerpt, address].filter(Boolean);
  return {
    id: `blog-${id}${date.id && `-${date.id}`}@${new URL(site.url).hostname}`,
    sequence: schedule.sequence ?? 0,
    start,
    end: date.endsAt === date.startsAt ? endOf(date.startsAt) : Temporal.Instant.from(date.endsAt),
    allDay,
    timezone: !allDay && (date.startsAt > zonesUntil || isAmbiguous(start, timeZone)) ? null : timeZone,
    summary: clean(title),
    description: clean(paragraphs.join("\n\n")),
    location: locationOf(schedule, event, onlineUrl),
    url: address,
    categories: subcategory ? [{ name: clean(subcategory) }] : [],
    status: cancelled ? ICalEventStatus.CANCELLED : statuses[date.state],
    stamp: updated,
    created: new Date(published),
    lastModified: updated,
  };
}

function locationOf(
  { placeAddress = "", coordinates = "" }: Partial<Schedule>,
  { event }: CalendarEvent,
  onlineUrl: string,
) {
  const [lat, lon] = coordinates.split(", ").map(Number);
  const title = clean([event?.place, placeAddress.replaceAll("\n", ", ")].filter(Boolean).join(", "));
  if (!title) return event?.online ? { title: onlineUrl || m.feeds.online() } : null;
  return { title, ...(lat !== undefined && lon !== undefined ? { geo: { lat, lon } } : {}) };
}

function endOf(start: string): Temporal.Instant {
  return Temporal.Instant.from(start).add({ hours: defaultHours });
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
