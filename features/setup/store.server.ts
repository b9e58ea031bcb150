import type { Queries } from "#db/engine.ts";
import { hasRow } from "#db/rows.ts";
import type { SetupTable } from "#db/schema.ts";

export async function findSetup(db: Queries, name: string): Promise<SetupTable | undefined> {
  return db.selectFrom("setup").selectAll().where("name", "=", name).executeTakeFirst();
}

export async function listSetup(db: Queries): Promise<SetupTable[]> {
  return db.selectFrom("setup").selectAll().execute();
}

/** Replaces an existing value. */
export async function saveSetup(db: Queries, row: SetupTable): Promise<void> {
  const { value, createdAt } = row;
  await db
    .insertInto("setup")
    .values(row)
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value, createdAt }))
    .execute();
}

/** True if it existed with this value. Only one of two concurrent requests gets true. */
export async function removeSetup(db: Queries, name: string, value?: string): Promise<boolean> {
  const rows = db.deleteFrom("setup").where("name", "=", name);
  return hasRow((value === undefined ? rows : rows.where("value", "=", value)).returning("name"));
}
