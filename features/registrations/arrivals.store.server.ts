import { sql } from "kysely";
import type { Queries } from "#db/engine.ts";

/** How many of a party have come to a date. */
export function arrivedOn(date: string) {
  return sql<number>`coalesce((select arrived from arrivals
    where registration_id = registrations.id and date_id = ${date}), 0)`.as("arrived");
}

/** How many of the guests with a place have come. */
export async function countArrived(db: Queries, eventId: string, date: string): Promise<number> {
  const { arrived } = await db
    .selectFrom("arrivals")
    .innerJoin("registrations", "registrations.id", "registrationId")
    .select((row) => row.fn.sum("arrived").as("arrived"))
    .where("eventId", "=", eventId)
    .where("state", "=", "confirmed")
    .where("dateId", "=", date)
    .executeTakeFirstOrThrow();
  return Number(arrived ?? 0);
}

export async function listArrivals(db: Queries, registrationIds: string[]) {
  if (registrationIds.length === 0) return [];
  return db.selectFrom("arrivals").selectAll().where("registrationId", "in", registrationIds).execute();
}

type Arrival = { id: string; date: string; arrived: number; now: string };

/** Does not count as a change of the registration. */
export async function setArrived(db: Queries, { id, date, arrived, now }: Arrival): Promise<void> {
  await db.deleteFrom("arrivals").where("registrationId", "=", id).where("dateId", "=", date).execute();
  if (arrived > 0)
    await db.insertInto("arrivals").values({ registrationId: id, dateId: date, arrived }).execute();
  await db.updateTable("registrations").set({ changedAt: now }).where("id", "=", id).execute();
}

/** Lowers the number of arrivals after a party has become smaller. */
export async function capArrivals(db: Queries, id: string, max: number): Promise<void> {
  await db
    .updateTable("arrivals")
    .set({ arrived: max })
    .where("registrationId", "=", id)
    .where("arrived", ">", max)
    .execute();
}

/** Removes arrivals after a cancellation. Those on dates that are over stay. */
export async function removeArrivals(db: Queries, eventId: string, id: string, now: string): Promise<void> {
  const over = db
    .selectFrom("eventDates")
    .select("eventDates.id")
    .where("blogId", "=", eventId)
    .where("endsAt", "<", now);
  await db.deleteFrom("arrivals").where("registrationId", "=", id).where("dateId", "not in", over).execute();
}
