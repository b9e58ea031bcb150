import { existsSync, statSync } from "node:fs";
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from "kysely";
import type pg from "pg";
import type { Queries } from "./engine.ts";
import { dialectOf } from "./engines/sqlite-dialect.ts";
import { threadDriver } from "./engines/sqlite-reader.ts";
import { allSteps } from "./migrations.ts";
import { historyOf, rejectOthers } from "./releases.ts";
import type { Schema } from "./schema.ts";
import { thisProgram } from "./version.ts";

/** `pending`: the migrations that the next start runs. `rejection`: why this version cannot use the database. */
type Steps = { pending: string[]; rejection: string | undefined };

export type SqliteFacts = Steps & {
  journal: string;
  walBytes: number;
  /** What `pragma quick_check` says: "ok", or the first error. Undefined if it took too long. */
  check: string | undefined;
};

/** Changes nothing. Undefined if there is no database yet. */
export async function diagnoseSqlite(file: string, patience: number): Promise<SqliteFacts | undefined> {
  if (!existsSync(file)) return undefined;
  const queries: Queries = new Kysely<Schema>({
    dialect: dialectOf(threadDriver(file, patience)),
    plugins: [new CamelCasePlugin()],
  });
  try {
    const journal = await sql<{ journalMode: string }>`pragma journal_mode`.execute(queries);
    const steps = await stepsOf(queries, file);
    const check = await sql<{ quickCheck: string }>`pragma quick_check(1)`
      .execute(queries)
      .then(({ rows }) => rows[0]?.quickCheck)
      .catch((error) => (/took too long/.test(String(error)) ? undefined : String(error.message)));
    const wal = `${file}-wal`;
    return {
      journal: journal.rows[0]?.journalMode ?? "",
      walBytes: existsSync(wal) ? statSync(wal).size : 0,
      check,
      ...steps,
    };
  } finally {
    await queries.destroy();
  }
}

async function stepsOf(queries: Queries, place: string): Promise<Steps> {
  const history = await historyOf(queries);
  const known = Object.keys(allSteps).sort();
  const pending = known.filter((name) => !history.executed.includes(name));
  try {
    rejectOthers(place, history, known, thisProgram);
    return { pending, rejection: undefined };
  } catch (error) {
    return { pending, rejection: (error as Error).message };
  }
}

export type PostgresFacts = Steps & {
  version: string;
  versionNumber: number;
  encoding: string;
  characters: string;
  /** The library that sorts has changed since the indexes were made. */
  collationChanged: boolean;
  maxConnections: number;
  isStandby: boolean;
  /** Whether the time limits that a connection asks for apply. */
  keepsLimits: boolean;
  isPooled: boolean;
  /** Whether a change arrives over the connection that listens. */
  hears: boolean;
  /** Milliseconds by which its clock is ahead of this machine's. */
  ahead: number;
};

const limit = 12_345; // milliseconds, which nobody sets
const hearsWithin = 2000; // milliseconds

/** Changes nothing. Throws if the server does not answer. */
export async function diagnosePostgres(url: string, listenUrl: string, patience: number) {
  const { default: pg } = await import("pg");
  const { host, pathname } = new URL(url);
  const place = host + pathname;
  const settings = { connectionTimeoutMillis: patience, query_timeout: patience };
  const client = new pg.Client({ ...settings, connectionString: url, statement_timeout: limit });
  const listener = new pg.Client({ ...settings, connectionString: listenUrl });
  for (const each of [client, listener]) each.on("error", () => {});
  try {
    await client.connect();
    await listener.connect();
    const began = Date.now();
    const { rows } = await client.query(`
      select current_setting('server_version') as version,
        current_setting('server_version_num')::int as "versionNumber",
        current_setting('max_connections')::int as "maxConnections",
        (select setting::int from pg_settings where name = 'statement_timeout') as "statementTimeout",
        pg_is_in_recovery() as "isStandby", pg_backend_pid() as process,
        extract(epoch from clock_timestamp()) * 1000 as now,
        pg_encoding_to_char(encoding) as encoding, datctype as characters
      from pg_database where datname = current_database()`);
    const middle = (began + Date.now()) / 2;
    const [{ process, now, statementTimeout, ...facts }] = rows;
    return {
      ...facts,
      collationChanged: facts.versionNumber >= 150_000 && (await collationChanged(client)),
      keepsLimits: statementTimeout === limit,
      isPooled: (client as unknown as { processID: number }).processID !== process,
      hears: await hears(listener, client),
      ahead: Number(now) - middle,
      ...(await postgresSteps({ ...settings, connectionString: url }, place)),
    } as PostgresFacts;
  } finally {
    await Promise.allSettled([client.end(), listener.end()]);
  }
}

async function collationChanged(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select datcollversion is distinct from
    pg_database_collation_actual_version(oid) as changed from pg_database where datname = current_database()`);
  return rows[0]?.changed === true;
}

async function hears(listener: pg.Client, client: pg.Client): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const late = setTimeout(() => resolve(false), hearsWithin);
  listener.on("notification", () => resolve(true));
  await listener.query("listen footpath_doctor");
  await client.query("notify footpath_doctor");
  return promise.finally(() => clearTimeout(late));
}

async function postgresSteps(settings: pg.PoolConfig, place: string): Promise<Steps> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({ ...settings, max: 1 }).on("error", () => {});
  const queries: Queries = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  });
  return stepsOf(queries, place).finally(() => queries.destroy());
}

type Place = { file: string } | { url: string };

/** The last backup that the site made by itself. Both are instants. */
export type LatestBackup = { madeAt: string; provenAt: string | null };

const latestBackup = "select made_at, proven_at from backups order by made_at desc limit 1";

export async function findLatestBackup(place: Place, patience: number) {
  const rows = await rowsOf(place, latestBackup, patience);
  const [row] = rows as { made_at: string | Date; proven_at: string | Date | null }[];
  const found: LatestBackup | undefined = row && {
    madeAt: instant(row.made_at),
    provenAt: row.proven_at && instant(row.proven_at),
  };
  return found;
}

const purges = `select min(queued_at) as oldest_at,
  (select problem from jobs where id = 'next purge') as problem from jobs where queue = 'purges'`;

/** Since when a change waits for shared caches to be told, and why the last attempt failed. Undefined if none does. */
export async function findWaitingPurge(place: Place, patience: number) {
  const [row] = (await rowsOf(place, purges, patience)) as {
    oldest_at: string | Date | null;
    problem: string | null;
  }[];
  return row?.oldest_at ? { since: instant(row.oldest_at), problem: row.problem ?? "" } : undefined;
}

const instant = (value: string | Date) => new Date(value).toISOString();

function rowsOf(place: Place, statement: string, patience: number): Promise<unknown[]> {
  return "file" in place
    ? sqliteRows(place.file, statement, patience)
    : postgresRows(place.url, statement, patience);
}

async function sqliteRows(file: string, statement: string, patience: number): Promise<unknown[]> {
  if (!existsSync(file)) return [];
  const queries = new Kysely<Schema>({ dialect: dialectOf(threadDriver(file, patience)) });
  try {
    return (await sql.raw(statement).execute(queries)).rows;
  } finally {
    await queries.destroy();
  }
}

async function postgresRows(url: string, statement: string, patience: number): Promise<unknown[]> {
  const { default: pg } = await import("pg");
  const settings = { connectionTimeoutMillis: patience, query_timeout: patience };
  const client = new pg.Client({ ...settings, connectionString: url }).on("error", () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
