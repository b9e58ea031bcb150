import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { CamelCasePlugin, Kysely, sql } from "kysely";
import type { Announced, DatabaseFailure, Engine, Feed, Queries } from "../engine.ts";
import type { Schema } from "../schema.ts";
import { isDestroyed, Unavailable } from "../unavailable.ts";
import { connect, type SqliteConnection } from "./sqlite-connection.ts";
import { dialectOf, waitingDriver } from "./sqlite-dialect.ts";
import { threadDriver } from "./sqlite-reader.ts";

const full = 13; // SQLITE_FULL; extended codes carry it in their lowest byte
const outsideWritesEvery = 500; // milliseconds
const patience = 10_000; // milliseconds
const writerCache = 16 * 1024; // KiB
const readerCache = 48 * 1024; // KiB

/**
 * SQLite through node:sqlite: write-ahead log, fsync on every commit, foreign keys, deleted content
 * overwritten. Throws if the file cannot be opened or is not a database.
 */
export function sqliteEngine(file: string, waitAtMost = patience): Engine {
  mkdirSync(dirname(file), { recursive: true });
  const { writer, reader } = open(file);
  return {
    name: "sqlite",
    place: file,
    dialect: dialectOf(waitingDriver({ writer, reader, patience: waitAtMost })),
    readerDialect: dialectOf(threadDriver(file, waitAtMost)),
    types: { instant: "text" },
    async createDeleteTrigger(db, table, statements, name = `${table}_deleted`) {
      const body = statements.map((statement) => `${statement};`).join(" ");
      await sql.raw(`create trigger ${name} after delete on ${table} begin ${body} end`).execute(db);
    },
    lock: async () => {}, // a transaction that writes is alone
    skipLocked: (rows) => rows,
    lockName: async () => {},
    announce: async () => {},
    listen: async (heard) => listen(writer, heard),
    failure: sqliteFailure,
    isBrokenReference: (error) => error instanceof Error && "errcode" in error && error.errcode === 787,
    snapshot: (_queries, read) => snapshot(file, read),
  };
}

function sqliteFailure(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("errcode" in error && (Number(error.errcode) & 0xff) === full) return "no space";
  const isClosed = "code" in error && error.code === "ERR_INVALID_STATE";
  return error instanceof Unavailable || isClosed || isDestroyed(error) ? "unavailable" : undefined;
}

function open(file: string) {
  let writer: SqliteConnection | undefined;
  try {
    writer = connect(file, { cache: writerCache });
    return { writer, reader: connect(file, { readOnly: true, cache: readerCache }) };
  } catch (error) {
    writer?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database at ${file} cannot be used: ${reason}.`, { cause: error });
  }
}

/**
 * Commits of other processes (a command, while the site runs) show in `data_version`, which does not say what
 * changed.
 */
function listen(connection: SqliteConnection, heard: Announced): Feed {
  const version = () => {
    const [row] = connection.execute("pragma data_version").rows as { data_version: number }[];
    return row?.data_version;
  };
  let last = version();
  const timer = setInterval(() => {
    try {
      const current = version();
      if (current !== last) heard(null);
      last = current;
    } catch {
      // Locked by another process; the next interval checks again.
    }
  }, outsideWritesEvery);
  timer.unref();
  return { isListening: () => true, stop: async () => clearInterval(timer) };
}

async function snapshot<Result>(
  file: string,
  read: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  const connection = connect(file, { readOnly: true, cache: writerCache });
  const queries = new Kysely<Schema>({
    dialect: dialectOf(waitingDriver({ writer: connection, reader: connection, patience })),
    plugins: [new CamelCasePlugin()],
  });
  try {
    connection.execute("begin deferred");
    return await read(queries);
  } finally {
    connection.close();
  }
}
