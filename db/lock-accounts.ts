import type { Engine, Queries } from "./engine.ts";

/**
 * Until the transaction ends, no other deletes or disables an account, changes an admin, or moderates or deletes
 * comments: these change rows of many accounts and articles. Like every name, it is locked before any row.
 */
export async function lockAccounts({ engine }: { engine: Engine }, queries: Queries): Promise<void> {
  await engine.lockName(queries, "accounts");
}
