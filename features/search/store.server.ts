import type { Queries } from "#db/engine.ts";
import type { DocumentKindName, SearchEntryTable } from "#db/schema.ts";

export async function saveEntry(db: Queries, { kind, ref, ...entry }: SearchEntryTable): Promise<void> {
  await db
    .insertInto("searchEntries")
    .values({ kind, ref, ...entry })
    .onConflict((conflict) => conflict.columns(["kind", "ref"]).doUpdateSet(entry))
    .execute();
}

export async function removeEntries(db: Queries, kind: DocumentKindName, refs: string[]): Promise<void> {
  await db.deleteFrom("searchEntries").where("kind", "=", kind).where("ref", "in", refs).execute();
}
