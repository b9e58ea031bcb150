import type { PostgresPoolClient } from "kysely";
import pg from "pg";
import { postgresFailure } from "./postgres-failures.ts";

type Lender = {
  take(): Promise<pg.PoolClient>;
  ask(client: pg.PoolClient, text: string, values?: unknown[]): Promise<pg.QueryResult>;
  /** Resolves when it is known whether the server still answers. */
  lost(): Promise<void>;
  /** Milliseconds. */
  patience: number;
};

/** In it each statement reads what is there at its own moment. */
const readOnly = "start transaction read only";

/**
 * A connection that is replaced when it is lost, until something was read that later statements may depend on, or
 * written. A transaction that only reads may lose it at its end.
 */
export async function lastingConnection({ take, ask, lost, patience }: Lender): Promise<PostgresPoolClient> {
  let client: pg.PoolClient | undefined = await take();
  const begun: string[] = [];
  let hasRead = false;
  let hasChanged = false;

  // Kysely passes only a text and values.
  async function query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const kind = kindOf(text);
    hasChanged ||= kind === "write";
    const isFixed = hasChanged || (hasRead && !begun.includes(readOnly));
    const until = isFixed ? 0 : performance.now() + patience;
    for (;;) {
      try {
        client ??= await again();
        const result = await ask(client, text, values);
        if (kind === "begin") begun.push(text);
        hasRead ||= kind === "read";
        return result;
      } catch (error) {
        if (!isLost(error)) throw error;
        if (kind === "rollback" || (kind === "commit" && !hasChanged)) return nothing;
        if (performance.now() > until) throw error;
        client?.release(true);
        client = undefined;
        await lost();
      }
    }
  }

  /** Another one, in the same transaction. */
  async function again(): Promise<pg.PoolClient> {
    client = await take();
    for (const text of begun) await ask(client, text);
    return client;
  }

  return {
    query: query as pg.PoolClient["query"],
    release: (destroy) => client?.release(destroy),
  };
}

/** The connection was lost or refused, in contrast to a query that failed or a pool without a free connection. */
export function isLost(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(57P0|08)/.test(error.code ?? "");
  const isBusy = error instanceof Error && error.message.startsWith("timeout exceeded");
  return !isBusy && postgresFailure(error) === "unavailable";
}

const nothing: pg.QueryResult = { command: "", rowCount: 0, oid: 0, fields: [], rows: [] };

const kinds = [
  ["begin", /^\s*(begin|start transaction|set|select set_config)\b/i],
  ["commit", /^\s*commit\b/i],
  ["rollback", /^\s*rollback$/i],
  ["read", /^\s*(select|with)\b(?!.*\b(insert|update|delete|merge|pg_notify|nextval)\b)/is],
] as const;

function kindOf(text: string): (typeof kinds)[number][0] | "write" {
  return kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? "write";
}
