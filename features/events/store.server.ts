import { pick } from "#core/pick.ts";
import { compiled } from "#db/compiled.ts";
import type { Queries } from "#db/engine.ts";
import { idList, idsOf } from "#db/id-list.ts";
import type { EventDateTable, EventTable, RemovedDateTable } from "#db/schema.ts";

const shownOfDate = ["id", "startsAt", "endsAt", "state"] as const;

const eventById = compiled((db, id: string) => db.selectFrom("events").selectAll().where("blogId", "=", id));

export async function findEvent(db: Queries, blogId: string): Promise<EventTable | undefined> {
  return (await eventById(db, blogId))[0];
}

const shownOfEvent = [
  ...["blogId", "allDay", "timeZone", "eventState", "place", "online"],
  ...["placeAddress", "coordinates", "stateNote", "sequence"],
] as const;

export type EventRow = Pick<EventTable, (typeof shownOfEvent)[number]>;

// One query: a page asks for its own event and for those of its cards. Articles of earlier versions have dates only.
const datedEvents = compiled((db, ids: string) =>
  db
    .selectFrom("eventDates")
    .leftJoin("events", "events.blogId", "eventDates.blogId")
    .select(shownOfEvent.slice(1).map((name) => `events.${name}` as const))
    .select(["eventDates.blogId", ...shownOfDate, "events.blogId as eventId"])
    .where("eventDates.blogId", "in", idsOf(ids))
    .orderBy("startsAt"),
);

/** What cards show of some events, without the addresses and texts. */
export async function findEvents(db: Queries, ids: string[]) {
  const found = await datedEvents(db, idList(ids));
  const events = found.filter(({ eventId }) => eventId !== null) as unknown as EventRow[];
  return {
    rows: [...new Map(events.map((row) => [row.blogId, pick(row, [...shownOfEvent])])).values()],
    dates: found.map((row) => pick(row, ["blogId", ...shownOfDate])),
  };
}

const datesOfEvent = compiled((db, blogId: string) =>
  db
    .selectFrom("eventDates")
    .select(["blogId", ...shownOfDate])
    .where("blogId", "=", blogId)
    .orderBy("startsAt"),
);

/** All dates of an event, in order. */
export async function listDates(db: Queries, blogId: string): Promise<EventDateTable[]> {
  return datesOfEvent(db, blogId);
}

/** Replaces an event with its dates. */
export async function writeEvent(db: Queries, event: EventTable, dates: Omit<EventDateTable, "blogId">[]) {
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

/** Removes the details of an article that is no event any more. */
export async function removeEvent(db: Queries, blogId: string): Promise<void> {
  await db.deleteFrom("events").where("blogId", "=", blogId).execute();
  await db.deleteFrom("eventDates").where("blogId", "=", blogId).execute();
}

export async function addRemovedDates(db: Queries, rows: RemovedDateTable[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto("removedDates")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["blogId", "id"]).doUpdateSet(({ ref }) => ({
        startsAt: ref("excluded.startsAt"),
        endsAt: ref("excluded.endsAt"),
        removedAt: ref("excluded.removedAt"),
      })),
    )
    .execute();
}

/** Deletes what was removed before an instant. */
export async function forgetRemovedDates(db: Queries, blogId: string, before: string): Promise<void> {
  await db.deleteFrom("removedDates").where("blogId", "=", blogId).where("removedAt", "<", before).execute();
}

export async function listRemovedDates(db: Queries, ids: string[], since: string) {
  return db
    .selectFrom("removedDates")
    .selectAll()
    .where("blogId", "in", idsOf(idList(ids)))
    .where("removedAt", ">=", since)
    .orderBy("startsAt")
    .execute();
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
