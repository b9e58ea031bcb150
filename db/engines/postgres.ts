import { randomUUID } from "node:crypto";
import { PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Change, Engine, Queries } from "../engine.ts";
import { hiddenAt, searchWith } from "../searching.ts";
import { addSearchFacets, createSearch, limitSearchWork, searchIndex } from "./postgres-search.ts";

const channel = "footpath_changes";
const connections = 10;
const reconnectAfter = 1000; // milliseconds
const tagsInMessage = 60; // a tag has up to 110 bytes, and PostgreSQL refuses messages of 8000
const mostTags = 5000; // of one write; past it everything is invalidated

/** PostgreSQL 15 or newer at a `postgres://` address, through a pool of ten connections. */
export function postgresEngine(url: string): Engine {
  const node = randomUUID();
  const pool = new pg.Pool({ connectionString: url, max: connections, types: { getTypeParser } });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  return {
    name: "postgres",
    place: withoutPassword(url),
    dialect: new PostgresDialect({ pool }),
    types: { instant: "timestamptz" },
    createSearch,
    addSearchFacets,
    limitSearchWork,
    async search(queries, query, options) {
      return searchWith(searchIndex(queries, await hiddenAt(queries, options.now)), query, options);
    },
    announce: (transaction, change) => announce(transaction, node, change),
    listen: (heard) => listen(url, node, heard),
    isBrokenReference: (error) => error instanceof pg.DatabaseError && error.code === "23503",
    snapshot: (queries, read) =>
      queries.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read),
  };
}

function withoutPassword(url: string): string {
  const parsed = new URL(url);
  return `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
}

/** Instants as ISO strings, counts as numbers; the rest as the driver has it. */
function getTypeParser(oid: number, format?: "text" | "binary"): (value: string) => unknown {
  if (oid === pg.types.builtins.TIMESTAMPTZ) return (value) => new Date(value).toISOString();
  if (oid === pg.types.builtins.INT8) return Number;
  return pg.types.getTypeParser(oid, format as "text");
}

/** A change with many tags is sent as several messages; PostgreSQL delivers them together, in order. */
async function announce(transaction: Queries, node: string, { gone, stale }: Change): Promise<void> {
  const count = gone.length + stale.length;
  if (count > mostTags) return notify(transaction, { node });
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

/** Hears other nodes; what this one has written it knows already. */
async function listen(
  url: string,
  node: string,
  heard: (change: Change | null) => void,
): Promise<{ stop(): Promise<void> }> {
  let client: pg.Client | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    client = fresh;
    fresh.on("notification", ({ payload }) => {
      const { node: from, gone, stale } = JSON.parse(payload ?? "{}");
      // A message without tags means everything; so does one of an older version of this program.
      if (from !== node) heard(gone && stale ? { gone, stale } : null);
    });
    fresh.on("error", () => {});
    fresh.on("end", again);
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
    } catch (error) {
      await fresh.end().catch(() => {});
      throw error;
    }
  }

  /** Tries again a little later. A connection that is refused ends as well: both together are one try. */
  function again(): void {
    if (stopped || waiting) return;
    waiting = setTimeout(() => {
      waiting = undefined;
      // What was said while nobody listened is lost: assume that everything changed.
      connect().then(() => heard(null), again);
    }, reconnectAfter).unref();
  }

  async function stop(): Promise<void> {
    stopped = true;
    clearTimeout(waiting);
    await client?.end();
  }

  try {
    await connect();
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
