import type { Context } from "#core/context.ts";
import type { Queries } from "#db/engine.ts";
import type { EmailTokenTable } from "#db/schema.ts";
import { lockAccount } from "./store.server.ts";

export type TokenTable = "resetTokens" | "verificationTokens";

export async function addToken(db: Queries, table: TokenTable, token: EmailTokenTable): Promise<void> {
  await db.insertInto(table).values(token).execute();
}

/**
 * Undefined if the token is unknown, expired or used, or the account is disabled. Locks the account first: of
 * two tokens used at the same moment, one counts.
 */
export async function takeToken(
  ctx: Pick<Context, "db" | "now">,
  db: Queries,
  table: TokenTable,
  hash: string,
): Promise<string | undefined> {
  const id = await findToken(db, table, { hash, now: ctx.now });
  if (!id || !(await lockAccount(ctx.db, db, { id }))) return undefined;
  const taken = await db.deleteFrom(table).where("hash", "=", hash).returning("userId").executeTakeFirst();
  return taken?.userId;
}

export async function findToken(
  db: Queries,
  table: TokenTable,
  { hash, now }: { hash: string; now: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom(table)
    .select("userId")
    .where("hash", "=", hash)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return row?.userId;
}

export async function forgetTokensOf(db: Queries, table: TokenTable, userId: string): Promise<void> {
  await db.deleteFrom(table).where("userId", "=", userId).execute();
}
