import type { Engine, Queries } from "./engine.ts";

/**
 * Until the transaction ends, nobody else can delete or disable an account, change an admin, or moderate or delete
 * comments: these change rows of many accounts and articles. Like every name, it is locked before any row.
 */
export async function lockAccounts({ engine }: { engine: Engine }, queries: Queries): Promise<void> {
  await engine.lockName(queries, "accounts");
}
