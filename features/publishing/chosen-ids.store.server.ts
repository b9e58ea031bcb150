import { documents } from "#db/documents.ts";
import type { Queries } from "#db/engine.ts";
import { hasRow } from "#db/rows.ts";
import type { ChosenIdTable, DocumentKindName } from "#db/schema.ts";
import { kinds } from "./kinds.ts";

/** False if the id was chosen before. */
export async function addChosenId(db: Queries, row: ChosenIdTable): Promise<boolean> {
  const added = db.insertInto("chosenIds").values(row);
  return hasRow(added.onConflict((conflict) => conflict.doNothing()).returning("id"));
}

export async function findChosenId(db: Queries, id: string): Promise<ChosenIdTable | undefined> {
  return db.selectFrom("chosenIds").selectAll().where("id", "=", id).executeTakeFirst();
}

/** True if a document has or had an id that the server or an import chose. */
export async function isUsed(db: Queries, id: string): Promise<boolean> {
  const queries = Object.values(kinds).map(({ table }) =>
    documents(db).selectFrom(table).select("id").where("id", "=", id),
  );
  const deleted = db.selectFrom("tombstones").select("ref").where("ref", "=", id);
  return (await Promise.all([...queries, deleted].map(hasRow))).some(Boolean);
}

/** Forgets that a document was deleted, so that it can be created again with its id. */
export async function freeId(db: Queries, kind: DocumentKindName, id: string): Promise<void> {
  await db.deleteFrom("tombstones").where("kind", "=", kind).where("ref", "=", id).execute();
  await db.deleteFrom("chosenIds").where("kind", "=", kind).where("id", "=", id).execute();
}
