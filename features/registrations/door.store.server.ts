import type { Queries } from "#db/engine.ts";

const columns = ["id", "name", "companions", "state", "arrived"] as const;

/** The guests with a place, by name; with `since`, those of any state who have changed. */
export async function listAtDoor(db: Queries, eventId: string, since?: string) {
  const rows = db
    .selectFrom("registrations")
    .select([...columns, "answers"])
    .where("eventId", "=", eventId);
  return since === undefined
    ? rows.where("state", "=", "confirmed").execute()
    : rows.where("changedAt", ">=", since).execute();
}

export async function listSome(db: Queries, eventId: string, ids: string[]) {
  return db
    .selectFrom("registrations")
    .select(columns)
    .where("eventId", "=", eventId)
    .where("id", "in", ids)
    .execute();
}

type Arrival = { id: string; before: number[]; arrived: number; now: string };

/** Does nothing if others have changed the number since, and does not count as a change of the registration. */
export async function setArrived(
  db: Queries,
  eventId: string,
  { id, before, arrived, now }: Arrival,
): Promise<void> {
  await db
    .updateTable("registrations")
    .set({ arrived, changedAt: now })
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .where("state", "=", "confirmed")
    .where("arrived", "in", before)
    .where("companions", ">=", arrived - 1)
    .execute();
}
