import type { Visit } from "#core/context.ts";
import type { Document } from "#core/document.ts";
import { Refusal } from "#core/errors.ts";
import { readCard, untilNextTurn } from "#features/blogs/blogs.server.ts";
import { type CalendarEvent, icalendar } from "./icalendar.server.ts";
import * as store from "./store.server.ts";

const mostUpcoming = 500;
const mostPast = 100;
// Nobody says when an event ends; a calendar needs to know how long it should keep the time free.
const usualLength = 2 * 3600 * 1000; // milliseconds

/** All events to come and the latest ones past, for calendars that follow them. */
export async function eventCalendar(visit: Visit): Promise<Document> {
  visit.saw("blogs");
  await untilNextTurn(visit);
  const { db, now, site } = visit;
  const upcoming = await store.eventsFrom(db.reader, now, "upcoming", mostUpcoming);
  const past = await store.eventsFrom(db.reader, now, "past", mostPast);
  visit.saw(...[...past, ...upcoming].map(({ id }) => `blog:${id}`));
  return calendar(visit, `Events | ${site.name}`, [...past.reverse(), ...upcoming]);
}

/** One event, to be put into a calendar. */
export async function eventFile(visit: Visit, { id }: { id: string }): Promise<Document> {
  const { title } = await readCard(visit, id);
  const event = await store.findEvent(visit.db.queries, visit.now, id);
  if (!event) throw new Refusal("absent", "This article is not about an event.");
  return { ...calendar(visit, title, [event]), saveAs: "event.ics" };
}

function calendar(visit: Visit, name: string, rows: store.EventRow[]): Document {
  const { timeZone } = visit.site;
  const events = rows.map((row) => calendarEvent(visit, row));
  return { type: "text/calendar; charset=utf-8", body: icalendar({ name, timeZone, events }) };
}

function calendarEvent({ site, now }: Visit, row: store.EventRow): CalendarEvent {
  const begins = row.eventAt ?? now;
  const created = row.publishedAt ?? now;
  return {
    uid: `blog-${row.id}@${new URL(site.url).hostname}`,
    address: `${site.url}/blogs/${row.id}`,
    title: row.title,
    text: row.excerpt,
    category: row.subcategory,
    begins,
    ends: new Date(Date.parse(begins) + usualLength).toISOString(),
    created,
    updated: row.updatedAt > created ? row.updatedAt : created,
  };
}
