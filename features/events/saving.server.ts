import { isDeepStrictEqual } from "node:util";
import { pick } from "#core/pick.ts";
import type { Queries } from "#db/engine.ts";
import type { EventTable } from "#db/schema.ts";
import { fieldNames } from "#features/fields/field.ts";
import { columnsOf, emptyValues, valuesOfColumns } from "#features/fields/list.ts";
import { datesOf, timesOf } from "./dates.server.ts";
import { type DocumentValues, type EventValues, eventFields } from "./fields.ts";
import { findEvent, listDates, removeEvent, writeEvent } from "./store.server.ts";

/** The columns of an event that was saved before it could have details. */
export const noEvent = columnsOf(eventFields, emptyValues(eventFields));

/** The columns of the fields of an event, also of an article that is none. */
export async function eventColumns(queries: Queries, id: string): Promise<typeof noEvent> {
  const row = await findEvent(queries, id);
  return row ? pick(row, fieldNames(eventFields)) : noEvent;
}

export async function eventValues(queries: Queries, id: string): Promise<EventValues> {
  return valuesOfColumns(eventFields, await eventColumns(queries, id));
}

/** The date of a draft that is not dated is only in its column, which demands one. */
export async function saveEvent(
  queries: Queries,
  blogId: string,
  values: DocumentValues,
  { isDated }: { isDated: boolean },
): Promise<void> {
  if (values.section !== "events" || values.eventDate === null) return removeEvent(queries, blogId);
  const before = await findEvent(queries, blogId);
  const datesBefore = await listDates(queries, blogId);
  const dates = isDated ? datesOf(values) : [];
  const columns = columnsOf(eventFields, values);
  const after = { blogId, ...columns, sequence: before?.sequence ?? 0, movedFrom: before?.movedFrom ?? null };
  const first = datesBefore.find(({ id }) => id === "");
  const isMoved = values.eventState === "moved";
  if (!isMoved) after.movedFrom = null;
  else if (first && first.startsAt !== values.eventDate) after.movedFrom = first.startsAt;
  const inOrder = dates.toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
  const isSame =
    isDeepStrictEqual(timesOf(datesBefore), timesOf(inOrder)) && placeOf(before) === placeOf(after);
  if (first && !isSame) after.sequence += 1; // a draft may have been public before
  await writeEvent(queries, after, dates);
}

/** What else guests have to know at once. */
function placeOf(event: EventTable | undefined): string {
  const { place, placeAddress, online, allDay, timeZone } = { ...noEvent, ...event };
  return JSON.stringify([place, placeAddress, online, allDay, timeZone]);
}
