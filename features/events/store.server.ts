import { pick } from "#core/pick.ts";
import { compiled } from "#db/compiled.ts";
import type { Queries } from "#db/engine.ts";
import { idList, idsOf } from "#db/id-list.ts";
import type { EventDateTable, EventTable } from "#db/schema.ts";

const shownOfDate = ["id", "startsAt", "endsAt", "state"] as const;

const eventById = compiled((db, id: string) => db.selectFrom("events").selectAll().where("blogId", "=", id));

export async function findEvent(db: Queries, blogId: string): Promise<EventTable | undefined> {
  return (await eventById(db, blogId))[0];
}

const shownOfEvents = compiled((db, ids: string) =>
  db
    .selectFrom("events")
    .select(["blogId", "allDay", "timeZone", "eventState", "place", "online"])
    .select(["placeAddress", "coordinates", "stateNote", "sequence"])
    .where("blogId", "in", idsOf(ids)),
);

const datesOfEvents = compiled((db, ids: string) =>
  db
    .selectFrom("eventDates")
    .select(["blogId", ...shownOfDate])
    .where("blogId", "in", idsOf(ids))
    .orderBy("startsAt"),
);

export type EventRow = Awaited<ReturnType<typeof shownOfEvents>>[number];

/** What cards show of some events, without the addresses and texts. */
export async function findEvents(
  db: Queries,
  ids: string[],
): Promise<{ rows: EventRow[]; dates: EventDateTable[] }> {
  const list = idList(ids);
  return { rows: await shownOfEvents(db, list), dates: await datesOfEvents(db, list) };
}

/** All dates of an event, in order. */
export async function listDates(db: Queries, blogId: string): Promise<EventDateTable[]> {
  return datesOfEvents(db, idList([blogId]));
}

/** Replaces an event with its dates. */
export async function writeEvent(
  db: Queries,
  event: EventTable,
  dates: Omit<EventDateTable, "blogId">[],
): Promise<void> {
  const { blogId, ...columns } = event;
  await db
    .insertInto("events")
    .values(event)
    .onConflict((conflict) => conflict.column("blogId").doUpdateSet(columns))
    .execute();
  await db.deleteFrom("eventDates").where("blogId", "=", blogId).execute();
  const rows = dates.map((date) => ({ blogId, ...pick(date, shownOfDate) }));
  if (rows.length > 0) await db.insertInto("eventDates").values(rows).execute();
}

/** Of an article that is no event any more. */
export async function removeEvent(db: Queries, blogId: string): Promise<void> {
  await db.deleteFrom("events").where("blogId", "=", blogId).execute();
  await db.deleteFrom("eventDates").where("blogId", "=", blogId).execute();
}

/** A video of the library that can be played. */
export async function findVideo(db: Queries, id: string) {
  return db
    .selectFrom("mediaFiles")
    .select(["id", "contentType"])
    .where("id", "=", id)
    .where("kind", "=", "video")
    .where("status", "=", "ready")
    .executeTakeFirst();
}
