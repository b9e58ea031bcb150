import type { MemberContext } from "#core/context.ts";
import { type AppError, fieldError } from "#core/errors.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentKindName } from "#db/schema.ts";
import { m } from "#messages";
import { addChosenId, findChosenId, freeId, isUsed } from "./chosen-ids.store.server.ts";

export { freeId };

/** True if an earlier request of the same person made a document with this id. Throws for an id that is taken. */
export async function isRepeated(
  ctx: MemberContext,
  kind: DocumentKindName,
  id: string,
  queries = ctx.db.queries,
): Promise<boolean> {
  const earlier = await findChosenId(queries, id);
  if (earlier && (earlier.kind !== kind || earlier.creatorId !== ctx.actor.id)) throw takenId();
  return earlier !== undefined;
}

/** Claims the id for a new document in the transaction that adds it. False if an earlier request made it. */
export async function claimedFor(
  ctx: MemberContext,
  queries: Queries,
  kind: DocumentKindName,
  id: string | undefined,
): Promise<boolean> {
  if (id === undefined) return true;
  const claim = { id, kind, creatorId: ctx.actor.id, createdAt: ctx.now };
  if (!(await addChosenId(queries, claim))) return !(await isRepeated(ctx, kind, id, queries));
  if (await isUsed(queries, id)) throw takenId();
  return true;
}

/** The error for an id that another document has, or had before it was deleted. */
export function takenId(): AppError {
  return fieldError("_id", m.adminPublishing.idInUse(), "conflict");
}
