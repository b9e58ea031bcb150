import { type Insertable, sql } from "kysely";
import type { Queries } from "#db/engine.ts";
import { idsFrom } from "#db/rows.ts";
import type { RegistrationEntryTable } from "#db/schema.ts";
import { linksSince } from "./guest-emails.store.server.ts";

type NewEntry = Omit<Insertable<RegistrationEntryTable>, "number">;

/** Returns its number, which no other entry of the registration has had. */
export async function addEntry(db: Queries, entry: NewEntry): Promise<number> {
  const { entries: number } = await db
    .updateTable("registrations")
    .set((row) => ({ entries: row("entries", "+", 1) }))
    .where("id", "=", entry.registrationId)
    .returning("entries")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("registrationEntries")
    .values({ ...entry, number })
    .execute();
  return number;
}

export async function findEntry(db: Queries, registrationId: string, number: number) {
  return db
    .selectFrom("registrationEntries")
    .select(["name", "companions", "answers", "createdAt"])
    .where("registrationId", "=", registrationId)
    .where("number", "=", number)
    .executeTakeFirst();
}

/** Removes all entries once the address has confirmed one of them. */
export async function removeEntries(db: Queries, registrationId: string): Promise<void> {
  await db.deleteFrom("registrationEntries").where("registrationId", "=", registrationId).execute();
}

/** The events of entries and of unconfirmed registrations that were made before an instant. */
export async function eventsWithUnconfirmed(db: Queries, before: string): Promise<string[]> {
  const ofEntries = db
    .selectFrom("registrationEntries as entry")
    .innerJoin("registrations", "registrations.id", "entry.registrationId")
    .select("eventId as id")
    .where("entry.createdAt", "<", before);
  const unconfirmed = db
    .selectFrom("registrations")
    .select("eventId as id")
    .where("state", "=", "unconfirmed");
  return idsFrom(unconfirmed.where("createdAt", "<", before).union(ofEntries));
}

/** Removes those made before an instant, unless their link was sent since then or is not sent yet. */
export async function forgetEntries(db: Queries, before: string): Promise<void> {
  const detail = sql<string>`'{"entry":' || registration_entries.number || '}'`;
  await db
    .deleteFrom("registrationEntries")
    .where("createdAt", "<", before)
    .where(({ not, exists }) =>
      not(exists(linksSince(db, before, "registrationEntries.registrationId").where("detail", "=", detail))),
    )
    .execute();
}
