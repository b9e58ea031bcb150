import { sql } from "kysely";
import type { Database } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";

/** Puts a new person last. */
export async function placeLast(db: Queries, id: string): Promise<void> {
  await db
    .updateTable("people")
    .set({ position: sql<number>`(select max(position) + 1 from people)` })
    .where("id", "=", id)
    .where("position", "=", 0)
    .execute();
}

/** Blocks other moves until the transaction ends. */
export async function lockOrder({ engine }: Pick<Database, "engine">, db: Queries): Promise<void> {
  const ids = (await db.selectFrom("people").select("id").execute()).map(({ id }) => id);
  await engine.lock(db, "people", ids);
}

export async function findPosition(db: Queries, id: string): Promise<number | undefined> {
  const row = await db.selectFrom("people").select("position").where("id", "=", id).executeTakeFirst();
  return row?.position;
}

/** Moves everybody from a position on down by one and puts a person there. */
export async function placeAt(db: Queries, id: string, position: number): Promise<void> {
  await db
    .updateTable("people")
    .set(({ eb }) => ({ position: eb("position", "+", 1) }))
    .where("position", ">=", position)
    .execute();
  await db.updateTable("people").set({ position }).where("id", "=", id).execute();
}
