import type { Insertable } from "kysely";
import type { Queries } from "#db/engine.ts";
import type { RegistrationEntryTable } from "#db/schema.ts";

type NewEntry = Omit<Insertable<RegistrationEntryTable>, "number">;

/** Returns its number. */
export async function addEntry(db: Queries, entry: NewEntry): Promise<number> {
  const { last } = await db
    .selectFrom("registrationEntries")
    .select((row) => row.fn.max("number").as("last"))
    .where("registrationId", "=", entry.registrationId)
    .executeTakeFirstOrThrow();
  const number = (last ?? 0) + 1;
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

/** Once the address has confirmed one of them. */
export async function removeEntries(db: Queries, registrationId: string): Promise<void> {
  await db.deleteFrom("registrationEntries").where("registrationId", "=", registrationId).execute();
}

export async function forgetEntries(db: Queries, before: string): Promise<void> {
  await db.deleteFrom("registrationEntries").where("createdAt", "<", before).execute();
}
