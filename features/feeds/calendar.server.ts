import type { Context } from "#core/context.ts";
import type { Document } from "#core/document.ts";
import { AppError } from "#core/errors.ts";
import { readCard, untilNextTurn } from "#features/blogs/blogs.server.ts";
import { type CalendarEvent, icalendar } from "./icalendar.server.ts";
import * as store from "./store.server.ts";

const mostUpcoming = 500;
const mostPast = 100;
// Nobody says when an event ends; a calendar needs to know how long it should keep the time free.
const usualLength = 2 * 3600 * 1000; // milliseconds

/** All events to come and the latest ones past, for calendars that follow them. */
export async function eventCalendar(ctx: Context): Promise<Document> {
  ctx.cacheTag("blogs");
  await untilNextTurn(ctx);
  const { db, now, site } = ctx;
  const upcoming = await store.eventsFrom(db.reader, now, "upcoming", mostUpcoming);
  const past = await store.eventsFrom(db.reader, now, "past", mostPast);
  ctx.cacheTag(...[...past, ...upcoming].map(({ id }) => `blog:${id}`));
  return calendar(ctx, `Events | ${site.name}`, [...past.reverse(), ...upcoming]);
}

/** One event, to be put into a calendar. */
export async function eventFile(ctx: Context, { id }: { id: string }): Promise<Document> {
  const { title } = await readCard(ctx, id);
  const event = await store.findEvent(ctx.db.queries, ctx.now, id);
  if (!event) throw new AppError("not_found", "This article is not about an event.");
  return { ...calendar(ctx, title, [event]), saveAs: "event.ics" };
}

function calendar(ctx: Context, name: string, rows: store.EventRow[]): Document {
  const { timeZone } = ctx.site;
  const events = rows.map((row) => calendarEvent(ctx, row));
  return { type: "text/calendar; charset=utf-8", body: icalendar({ name, timeZone, events }) };
}

function calendarEvent({ site, now }: Context, row: store.EventRow): CalendarEvent {
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
