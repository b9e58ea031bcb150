import type { Context } from "#core/context.ts";
import { inSlices } from "#core/loop-turn.ts";
import { pick } from "#core/pick.ts";
import type { EventTable } from "#db/schema.ts";
import { collectionPath } from "#features/addresses/paths.ts";
import { shownFieldsOf } from "#features/fields/field.ts";
import { columnsOf, valuesOfColumns } from "#features/fields/list.ts";
import { fileLinks } from "#features/media/files/links.server.ts";
import { videoUrl } from "#features/media/types/addresses.ts";
import { collectionCardsOf } from "#features/photography/photography.server.ts";
import type { EventDetails, ShownEvent } from "./contract.ts";
import { datesOf } from "./dates.server.ts";
import { byStart, currentDate, type EventDate } from "./dates.ts";
import { type DatedValues, type EventValues, eventFields } from "./fields.ts";
import { noEvent } from "./saving.server.ts";
import { type EventRow, findEvent, findEvents, findVideo, listDates } from "./store.server.ts";

type Shown = Pick<EventValues, "timeZone" | "place" | "eventState"> & { allDay: boolean; online: boolean };

const eventsAtOnce = 50;
const plain: Shown = { timeZone: "", place: "", eventState: "confirmed", allDay: false, online: false };

/** What cards show of the events among some blogs, by id. */
export async function eventsOf(ctx: Context, blogs: { id: string; eventDate: string | null }[]) {
  const dated = blogs.filter(({ eventDate }) => eventDate !== null);
  if (dated.length === 0) return new Map();
  const ids = dated.map(({ id }) => id);
  const { rows, dates } = await findEvents(ctx.db.queries, ids);
  const byId = Map.groupBy(dates, ({ blogId }) => blogId);
  const details = new Map(rows.map((row) => [row.blogId, shownOf(row)]));
  const shown = dated.map(
    ({ id }) => [id, shownEvent(ctx, details.get(id) ?? plain, byId.get(id) ?? [])] as const,
  );
  return new Map(shown.flatMap(([id, event]) => (event ? [[id, event]] : [])));
}

/** The same of values that are not saved. */
export function eventOfValues(ctx: Context, values: DatedValues) {
  return shownEvent(ctx, values, datesOf(values)) ?? null;
}

function shownOf({ allDay, online, ...row }: EventRow): Shown {
  return { ...row, allDay: allDay === 1, online: online === 1 };
}

function shownEvent({ now, site }: Context, event: Shown, dates: EventDate[]): ShownEvent | undefined {
  const date = currentDate(dates, now);
  if (!date) return undefined;
  const later = dates.filter((each) => each.startsAt > date.startsAt && each.state !== "cancelled");
  return {
    ...shownDate(date),
    allDay: event.allDay,
    timeZone: event.timeZone || site.timeZone,
    now: date.startsAt <= now && date.endsAt > now && date.state !== "cancelled",
    place: event.place,
    online: event.online,
    further: later.length,
  };
}

export function shownDate({ startsAt, endsAt, state }: EventDate) {
  return { begins: startsAt, ends: endsAt === startsAt ? null : endsAt, state };
}

/** The languages of documents that have a language: those without one have the site's. */
export function languagesOf({ site }: Context, language: string | undefined): string[] | undefined {
  if (language === undefined) return undefined;
  return language === site.language ? [language, ""] : [language];
}

export type Schedule = { dates: EventDate[] } & Pick<
  EventTable,
  "sequence" | "stateNote" | "placeAddress" | "coordinates"
>;

/** All dates of some events and what calendars say about them, by id. */
export async function scheduleOf(ctx: Context, ids: string[]): Promise<Map<string, Schedule>> {
  const found = await inSlices(ids, eventsAtOnce, async (some) => {
    const { rows, dates } = await findEvents(ctx.db.queries, some);
    const details = new Map(rows.map((row) => [row.blogId, row]));
    const byId = Map.groupBy(dates, ({ blogId }) => blogId);
    return [...byId].map(
      ([id, dates]) => [id, { ...unsaved, ...noEvent, ...details.get(id), dates }] as const,
    );
  });
  return new Map(found);
}

/** What the page of an event shows besides the card. */
export async function readDetails(ctx: Context, id: string): Promise<EventDetails | null> {
  const dates = await listDates(ctx.db.queries, id);
  const row = await findEvent(ctx.db.queries, id);
  return detailsOf(ctx, { ...unsaved, ...noEvent, ...row }, dates);
}

/** The same of values that are not saved. */
export function detailsOfValues(ctx: Context, values: DatedValues) {
  const columns = columnsOf(eventFields, values);
  return detailsOf(ctx, { ...unsaved, ...columns }, datesOf(values));
}

type Columns = typeof noEvent & Pick<EventDetails, "sequence" | "movedFrom">;

const unsaved = { sequence: 0, movedFrom: null };

async function detailsOf(ctx: Context, event: Columns, dates: EventDate[]): Promise<EventDetails | null> {
  const inOrder = dates.toSorted(byStart);
  const [first] = inOrder;
  if (!first) return null;
  const isOver = first.endsAt < ctx.now; // also of a series with more to come
  return {
    ...valuesOfColumns(shownFieldsOf(eventFields), event),
    ...pick(event, ["sequence", "movedFrom"]),
    dates: inOrder.map((date) => ({ id: date.id, ...shownDate(date) })),
    recording: isOver ? await recordingOf(ctx, event) : null,
    photographs: isOver && event.photographs ? await photographsOf(ctx, event.photographs) : null,
  };
}

async function recordingOf({ db }: Context, { recordingUrl, recordingId }: Columns): Promise<string | null> {
  if (recordingId === "") return recordingUrl || null;
  const video = await findVideo(db.queries, recordingId);
  if (video) return videoUrl(video.id, video.contentType);
  const file = (await fileLinks(db.queries, [recordingId])).get(recordingId);
  return file?.contentType.startsWith("audio/") ? file.url : null;
}

/** Null while readers cannot see the collection. */
async function photographsOf(ctx: Context, id: string): Promise<EventDetails["photographs"]> {
  const [card] = await collectionCardsOf(ctx, [id]);
  if (!card) return null;
  const { title, language, cover } = card;
  return { title, language: language || undefined, path: collectionPath(card), cover };
}
