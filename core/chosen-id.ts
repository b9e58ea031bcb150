import { z } from "zod";
import { type Claim, claimId, earlierClaim } from "#db/chosen-ids.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentKindName } from "#db/schema.ts";
import type { MemberContext } from "./context.ts";
import { AppError } from "./errors.ts";

/** The id that a client chooses for a new document, so that it can repeat the request safely. */
export const chosenId = z
  .string()
  .regex(/^[\da-f]{24}$/, "The _id must have 24 hexadecimal digits, in lower case.")
  .describe("repeating the request with the same _id returns the first result");

/**
 * Whether the actor made a document of this kind with this id before. Throws `conflict` if the id is used
 * otherwise.
 */
export async function isRepeated(
  ctx: MemberContext,
  kind: DocumentKindName,
  id: string | undefined,
): Promise<boolean> {
  if (id === undefined) return false;
  const creatorId = ctx.actor.id;
  return isRepeat(await earlierClaim(ctx.db.queries, { id, kind, creatorId }));
}

/** Claims the id in the transaction that adds the document. False if an earlier request made it. */
export async function claimedFor(
  ctx: MemberContext,
  queries: Queries,
  kind: DocumentKindName,
  id: string | undefined,
): Promise<boolean> {
  if (id === undefined) return true;
  const creatorId = ctx.actor.id;
  return !isRepeat(await claimId(queries, { id, kind, creatorId, createdAt: ctx.now }));
}

function isRepeat(claim: Claim | undefined): boolean {
  if (claim === "taken") throw takenId();
  return claim === "repeated";
}

export function takenId(): AppError {
  const msg = "This _id is already in use. Please send another one.";
  return new AppError("conflict", msg, { errors: [{ path: "_id", msg }] });
}
