import type { Queries } from "#db/engine.ts";
import { arrivedOn } from "../arrivals.store.server.ts";

const columns = ["id", "name", "companions", "state"] as const;

/** The guests with a place on a date; with `since`, those of any state who have changed. */
export async function listAtDoor(db: Queries, eventId: string, date: string, since?: string) {
  const rows = db
    .selectFrom("registrations")
    .select([...columns, "answers"])
    .select(arrivedOn(date))
    .where("eventId", "=", eventId);
  return since === undefined
    ? rows.where("state", "=", "confirmed").execute()
    : rows.where("changedAt", ">=", since).execute();
}

export async function listSome(db: Queries, eventId: string, date: string, ids: string[]) {
  return db
    .selectFrom("registrations")
    .select(columns)
    .select(arrivedOn(date))
    .where("eventId", "=", eventId)
    .where("id", "in", ids)
    .execute();
}
