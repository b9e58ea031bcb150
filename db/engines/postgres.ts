import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Change, Engine, Queries } from "../engine.ts";
import type { DatabaseLimits } from "../limits.ts";
import { emptyPostgres } from "./emptying.ts";
import { channel, listen } from "./listening.ts";
import { openPool } from "./pool.ts";
import { postgresFailure } from "./postgres-failures.ts";
import { fillPostgres } from "./postgres-fill.ts";
import { urlsOf } from "./postgres-urls.ts";

const tagsInMessage = 60; // a tag has up to 110 bytes, and PostgreSQL refuses messages of 8000
const maxTags = 5000; // per write; above, everything is invalidated
const lockTimeout = 2000; // milliseconds that readers wait behind a step that waits
const stayAlive = 30_000; // milliseconds
const tryAgainAfter = 250; // milliseconds

/** PostgreSQL 15 or newer. `listenUrl` leads past a pooler that passes on no notifications. */
export function postgresEngine(url: string, limits: DatabaseLimits, listenUrl = url): Engine {
  const node = randomUUID();
  const pool = openPool(url, limits, { getTypeParser });
  return {
    name: "postgres",
    place: withoutPassword(url),
    dialect: new PostgresDialect({ pool }),
    pool,
    types: { instant: "timestamptz" },
    async createDeleteTrigger(db, table, statements, name = `${table}_deleted`) {
      const body = statements.map((statement) => `${statement};`).join(" ");
      await sql
        .raw(`create function ${name}() returns trigger language plpgsql as
        $$ begin ${body} return null; end $$`)
        .execute(db);
      await sql
        .raw(`create trigger ${name} after delete on ${table}
        for each row execute function ${name}()`)
        .execute(db);
    },
    async lock(queries, table, ids, to) {
      const strength = to === "delete" ? sql`update` : sql`no key update`;
      const rows = sql`select 1 from ${sql.table(table)} where id = any(${ids}::text[]) order by id`;
      await sql`${rows} for ${strength}`.execute(queries);
    },
    skipLocked: (rows) => rows.forUpdate().skipLocked(),
    async lockName(queries, name) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(queries);
    },
    upgradeAlone,
    async limitLocks(transaction) {
      await sql.raw(`set local lock_timeout = ${lockTimeout}`).execute(transaction);
    },
    isLockTimeout: (error) =>
      error instanceof pg.DatabaseError && ["55P03", "40P01"].includes(error.code ?? ""),
    announce: (transaction, change) => announce(transaction, node, change),
    listen(heard, later) {
      const notify = (name: string) => pool.query({ text: `notify ${name}` });
      return listen({ url: listenUrl, node, limits, notify }, heard, later);
    },
    async isListenedTo(queries) {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and query like 'listen footpath%'`.execute(queries);
      return rows.length > 0;
    },
    failure: postgresFailure,
    emptyLog: async () => true,
    isBrokenReference: (error) => error instanceof pg.DatabaseError && error.code === "23503",
    dropAll: emptyPostgres,
    fill: (tables) => fillPostgres(pool, tables),
    snapshot: (queries, read) =>
      queries.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read),
  };
}

/** The lock is that of a transaction, because a pooler may give each of them another connection. */
async function upgradeAlone(queries: Queries, work: () => Promise<void>, waiting: () => void): Promise<void> {
  const lock = sql<{
    isOurs: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended('upgrade', 0)) as is_ours`;
  const tryToWork = (transaction: Queries) =>
    lock.execute(transaction).then(async ({ rows }) => {
      if (!rows[0]?.isOurs) return false;
      // Neither the server nor a pooler may end the connection for doing nothing.
      const beat = setInterval(() => lock.execute(transaction).catch(() => {}), stayAlive);
      await work().finally(() => clearInterval(beat));
      return true;
    });
  for (let times = 0; !(await queries.transaction().execute(tryToWork)); times += 1) {
    if (times === 0) waiting();
    await wait(tryAgainAfter);
  }
}

function withoutPassword(url: string): string {
  const urls = urlsOf(url).map((one) => new URL(one));
  return `postgres://${urls.map(({ host }) => host).join(",")}${urls[0]?.pathname}`;
}

/** Instants as ISO strings, bigint as number. */
function getTypeParser(oid: number, format?: "text" | "binary"): (value: string) => unknown {
  if (oid === pg.types.builtins.TIMESTAMPTZ) return (value) => new Date(value).toISOString();
  if (oid === pg.types.builtins.INT8) return Number;
  return pg.types.getTypeParser(oid, format as "text");
}

/** A change with many tags is sent as several messages, which PostgreSQL delivers together. */
async function announce(transaction: Queries, node: string, { gone, stale }: Change): Promise<void> {
  const count = gone.length + stale.length;
  if (count > maxTags) return notify(transaction, { node });
  if (count <= tagsInMessage) return notify(transaction, { node, gone, stale });
  for (let at = 0; at < count; at += tagsInMessage) {
    const part = (tags: string[], from: number) =>
      tags.slice(Math.max(0, from), Math.max(0, from + tagsInMessage));
    await notify(transaction, { node, gone: part(gone, at), stale: part(stale, at - gone.length) });
  }
}

async function notify(transaction: Queries, message: Partial<Change> & { node: string }): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(message)})`.execute(transaction);
}
