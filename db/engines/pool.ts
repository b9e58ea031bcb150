import type { PostgresPoolClient } from "kysely";
import pg from "pg";
import type { DatabaseLimits } from "../limits.ts";
import { Unavailable } from "../unavailable.ts";

/** Every wait has a time limit. */
export type Pool = {
  connect(): Promise<PostgresPoolClient>;
  query(config: pg.QueryConfig): Promise<pg.QueryResult>;
  usage(): { open: number; max: number; idle: number; waiting: number };
  end(): Promise<void>;
  options: object;
};

export function connectionSettings(url: string, { timeout, maxQueryLength }: DatabaseLimits) {
  return {
    connectionString: url,
    connectionTimeoutMillis: timeout * 800,
    statement_timeout: maxQueryLength * 1000,
    idle_in_transaction_session_timeout: maxQueryLength * 1000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

/**
 * While a query waits, the pool checks with a new connection whether the server answers. If it does not, all
 * queries fail, and new ones fail at once until it answers again.
 */
export function openPool(url: string, limits: DatabaseLimits, types?: pg.CustomTypesConfig): Pool {
  const settings = connectionSettings(url, limits);
  const pending = new Set<{ client: pg.PoolClient; since: number }>(); // oldest first
  const tick = (limits.timeout * 1000) / 6;
  let pool = makePool();
  let isAway = false;
  let isProbing = false;
  const watch = setInterval(lookAfter, tick).unref();

  function makePool(): pg.Pool {
    const made = new pg.Pool({ ...settings, max: limits.connections, types });
    // A connection error without a listener ends the process.
    made.on("error", () => {});
    return made.on("connect", (client) => client.on("error", () => {}));
  }

  async function connect(): Promise<PostgresPoolClient> {
    const client = await freeClient();
    // Kysely passes only a text and values.
    const query = (text: string, values: unknown[]) => answered(client, () => client.query(text, values));
    return { query: query as typeof client.query, release: (destroy) => client.release(destroy) };
  }

  async function query(config: pg.QueryConfig): Promise<pg.QueryResult> {
    const client = await freeClient();
    try {
      return await answered(client, () => client.query(config));
    } finally {
      client.release();
    }
  }

  async function freeClient(): Promise<pg.PoolClient> {
    if (isAway) throw new Unavailable("The database does not answer.");
    return pool.connect();
  }

  async function answered<Answer>(client: pg.PoolClient, ask: () => Promise<Answer>): Promise<Answer> {
    const entry = { client, since: performance.now() };
    pending.add(entry);
    try {
      return await ask();
    } finally {
      pending.delete(entry);
    }
  }

  function lookAfter(): void {
    const [oldest] = pending;
    const waited = oldest ? performance.now() - oldest.since : 0;
    if (isAway || waited > 2 * tick) void probe();
    // The server would have ended the query by now: this connection is dead.
    if (waited > limits.maxQueryLength * 1000 + 2 * tick) void oldest?.client.end();
  }

  async function probe(): Promise<void> {
    if (isProbing) return;
    isProbing = true;
    const lives = await answers({ ...settings, connectionTimeoutMillis: 2.4 * tick });
    isProbing = false;
    if (lives === isAway) setAway(!lives);
  }

  /** Connections from before the failure are not used again: their state is unknown. */
  function setAway(now: boolean): void {
    isAway = now;
    if (!isAway) return;
    void pool.end();
    for (const { client } of pending) void client.end();
    pool = makePool();
  }

  async function end(): Promise<void> {
    clearInterval(watch);
    const late = setTimeout(() => {
      for (const { client } of pending) void client.end();
    }, tick);
    await pool.end();
    clearTimeout(late);
  }

  const usage = () => ({
    open: pool.totalCount,
    max: limits.connections,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return { connect, query, usage, end, options: {} };
}

/** An error from the server counts as an answer. */
async function answers(settings: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(settings).on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    void client.end().catch(() => {});
  }
}
