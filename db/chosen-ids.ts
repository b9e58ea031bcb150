import type { Queries } from "./engine.ts";
import type { ChosenIdTable } from "./schema.ts";

export type Claim = "new" | "repeated" | "taken";

/**
 * "repeated": the same person claimed the id for the same kind of document. "taken": it belongs to another
 * document or person, also if that was deleted; roll back then.
 */
export async function claimId(db: Queries, claim: ChosenIdTable): Promise<Claim> {
  const claimed = await db
    .insertInto("chosenIds")
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!claimed) return (await earlierClaim(db, claim)) ?? "taken";
  return (await isUsed(db, claim.id)) ? "taken" : "new";
}

/** Undefined if the id was not claimed before. */
export async function earlierClaim(
  db: Queries,
  { id, kind, creatorId }: Pick<ChosenIdTable, "id" | "kind" | "creatorId">,
): Promise<"repeated" | "taken" | undefined> {
  const earlier = await db.selectFrom("chosenIds").selectAll().where("id", "=", id).executeTakeFirst();
  if (!earlier) return undefined;
  return earlier.kind === kind && earlier.creatorId === creatorId ? "repeated" : "taken";
}

/** Whether a document has or had an id that the server or an import chose. */
async function isUsed(db: Queries, id: string): Promise<boolean> {
  const rows = await Promise.all([
    db.selectFrom("blogs").select("id").where("id", "=", id).executeTakeFirst(),
    db.selectFrom("collections").select("id").where("id", "=", id).executeTakeFirst(),
    db.selectFrom("tombstones").select("ref").where("ref", "=", id).executeTakeFirst(),
  ]);
  return rows.some(Boolean);
}
