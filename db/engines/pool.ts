import { setTimeout as wait } from "node:timers/promises";
import type { PostgresPoolClient } from "kysely";
import pg from "pg";
import type { DatabaseLimits } from "../limits.ts";
import { Unavailable } from "../unavailable.ts";
import { isLost, lastingConnection } from "./lasting-connection.ts";
import { urlsOf } from "./postgres-urls.ts";
import { findServer, isReadOnly, type Server } from "./servers.ts";

const readOnlyTransaction = "25006";

/** Every wait has a time limit. */
export type Pool = {
  connect(): Promise<PostgresPoolClient>;
  /** Is asked again when its connection was lost, so it must not matter whether it was done twice. */
  query(config: pg.QueryConfig): Promise<pg.QueryResult>;
  usage(): { open: number; max: number; idle: number; waiting: number };
  end(): Promise<void>;
  options: object;
};

export function connectionSettings({ timeout, maxQueryLength }: DatabaseLimits) {
  return {
    connectionTimeoutMillis: timeout * 800,
    statement_timeout: maxQueryLength * 1000,
    idle_in_transaction_session_timeout: maxQueryLength * 1000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

/**
 * While a query waits, the pool checks with a new connection whether the server answers. If it does not, writes fail.
 * For some seconds, reads and new queries wait until it answers again; later ones fail at once. If it has become
 * read-only, the pool looks for one that can be written, among its hosts and behind the same name, and uses the old one
 * for reads until there is one.
 */
export function openPool(address: string, limits: DatabaseLimits, types?: pg.CustomTypesConfig): Pool {
  const urls = urlsOf(address);
  const settings = connectionSettings(limits);
  const pending = new Set<{ client: pg.PoolClient; since: number }>(); // oldest first
  const tick = (limits.timeout * 1000) / 6;
  let server: Server = { url: urls[0] ?? address, isReadOnly: false };
  let pool = makePool();
  const patience = limits.timeout * 2000;
  /** A server that never answered has a wrong address, or so it seems. */
  let hasAnswered = false;
  let isAway = false;
  let awaySince = 0;
  let back = Promise.withResolvers<void>();
  /** Its connections may lead to a server that has become read-only. */
  let isDoubtful = false;
  let probing: Promise<void> | undefined;
  const watch = setInterval(lookAfter, tick).unref();

  function makePool(): pg.Pool {
    const { url, isReadOnly } = server;
    const verify = isReadOnly ? undefined : rejectReadOnly;
    const made = new pg.Pool({ ...settings, connectionString: url, max: limits.connections, types, verify });
    // A connection error without a listener ends the process.
    made.on("error", () => {});
    return made.on("connect", (client) => client.on("error", () => {}));
  }

  const connect = () =>
    lastingConnection({
      take: freeClient,
      ask: (client, text, values) => answered(client, () => client.query(text, values)),
      lost: probe,
      patience,
    });

  async function query(config: pg.QueryConfig): Promise<pg.QueryResult> {
    const until = performance.now() + patience;
    for (;;) {
      const client = await freeClient();
      try {
        const result = await answered(client, () => client.query(config));
        client.release();
        return result;
      } catch (error) {
        client.release(isLost(error));
        if (!isLost(error) || performance.now() > until) throw error;
        await probe();
      }
    }
  }

  /** Waits for a server that restarts or is replaced. */
  async function freeClient(): Promise<pg.PoolClient> {
    for (;;) {
      if (isAway) await comeBack();
      const tried = pool;
      try {
        const client = await tried.connect();
        hasAnswered = true;
        return client;
      } catch (error) {
        isDoubtful ||= error instanceof ReadOnlyError;
        if (pool === tried && isLost(error)) await probe();
        if (isAway ? !hasAnswered : pool === tried) throw error;
      }
    }
  }

  async function comeBack(): Promise<void> {
    const left = hasAnswered ? awaySince + patience - performance.now() : 0;
    const waiting = new AbortController();
    const end = wait(left, undefined, { signal: waiting.signal }).catch(() => {});
    await Promise.race([back.promise, end]);
    waiting.abort();
    if (isAway) throw new Unavailable("The database does not answer.");
  }

  async function answered<Answer>(client: pg.PoolClient, ask: () => Promise<Answer>): Promise<Answer> {
    const entry = { client, since: performance.now() };
    pending.add(entry);
    try {
      return await ask();
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === readOnlyTransaction && !server.isReadOnly) {
        isDoubtful = true;
        void probe();
      }
      throw error;
    } finally {
      pending.delete(entry);
    }
  }

  function lookAfter(): void {
    const [oldest] = pending;
    const waited = oldest ? performance.now() - oldest.since : 0;
    if (isAway || server.isReadOnly || waited > 2 * tick) void probe();
    // The server would have ended the query by now: this connection is dead.
    if (waited > limits.maxQueryLength * 1000 + 2 * tick) void oldest?.client.end();
  }

  function probe(): Promise<void> {
    const { url } = server;
    const order = [url, ...urls.filter((other) => other !== url)];
    probing ??= findServer(order, {
      ...settings,
      connectionTimeoutMillis: 2.4 * tick,
      query_timeout: 2.4 * tick,
    })
      .then(use)
      .finally(() => {
        probing = undefined;
      });
    return probing;
  }

  /** Connections from before a failure or a switchover are not used again: their state is unknown. */
  function use(found: Server | undefined): void {
    const wasAway = isAway;
    isAway = found === undefined;
    const isSame = found?.url === server.url && found.isReadOnly === server.isReadOnly;
    server = found ?? server;
    if (isAway && !wasAway) [awaySince, back] = [performance.now(), Promise.withResolvers()];
    if (!isAway) back.resolve();
    if (isAway ? wasAway : isSame && !isDoubtful) return;
    isDoubtful = false;
    void pool.end();
    pool = makePool();
    if (isAway) for (const { client } of pending) void client.end();
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

class ReadOnlyError extends Unavailable {}

/** For each new connection. */
function rejectReadOnly(client: pg.ClientBase, done: (error?: Error) => void): void {
  isReadOnly(client).then(
    (is) => done(is ? new ReadOnlyError("The database is read-only, like a standby.") : undefined),
    done,
  );
}
