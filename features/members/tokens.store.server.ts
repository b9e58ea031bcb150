import { hash, randomBytes } from "node:crypto";
import type { Context } from "#core/context.ts";
import { day, minute } from "#core/durations.ts";
import type { Queries } from "#db/engine.ts";
import { lockAccount } from "./store.server.ts";

/** Tokens that are sent by email. */
export type TokenTable = "resetTokens" | "verificationTokens";
type Now = Pick<Context, "now">;

const tokenBytes = 32; // 256 bits
export const lifetimes = { resetTokens: 30 * minute, verificationTokens: day };

/** Stores the hash of a new token, and returns the token. */
export async function addToken({ now }: Now, db: Queries, table: TokenTable, userId: string) {
  const token = randomBytes(tokenBytes).toString("base64url");
  const expiresAt = new Date(Date.parse(now) + lifetimes[table]).toISOString();
  await db
    .insertInto(table)
    .values({ hash: hash("sha256", token), userId, createdAt: now, expiresAt })
    .execute();
  return token;
}

/**
 * Undefined if the token is unknown, expired or used, or the account is disabled. Locks the account first: of
 * two tokens used at the same moment, one counts.
 */
export async function takeToken(
  ctx: Pick<Context, "db" | "now">,
  db: Queries,
  table: TokenTable,
  token: string,
): Promise<string | undefined> {
  const id = await findToken(ctx, db, table, token);
  if (!id || !(await lockAccount(ctx.db, db, { id }))) return undefined;
  const taken = db.deleteFrom(table).where("hash", "=", hash("sha256", token)).returning("userId");
  return (await taken.executeTakeFirst())?.userId;
}

/** The id of its account. */
export async function findToken({ now }: Now, db: Queries, table: TokenTable, token: string) {
  const valid = db.selectFrom(table).select("userId").where("hash", "=", hash("sha256", token));
  return (await valid.where("expiresAt", ">", now).executeTakeFirst())?.userId;
}
