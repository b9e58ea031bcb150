import { mkdirSync, statfsSync } from "node:fs";
import { dirname } from "node:path";
import { CamelCasePlugin, Kysely, sql } from "kysely";

import type { Announced, DatabaseFailure, Engine, Feed, Queries } from "../engine.ts";
import { isSqliteFull } from "../full-disk.ts";
import type { Schema } from "../schema.ts";
import { isDestroyed, Unavailable } from "../unavailable.ts";
import { emptySqlite } from "./emptying.ts";
import { openApart } from "./sqlite-apart.ts";
import { connect, type SqliteConnection } from "./sqlite-connection.ts";
import { dialectOf, waitingDriver } from "./sqlite-dialect.ts";
import { threadDriver } from "./sqlite-reader.ts";
import { upgradeAlone } from "./sqlite-upgrade.ts";

const neededToOpen = 64 * 1024; // bytes, of the log and its index
const outsideWritesEvery = 500; // milliseconds
const patience = 10_000; // milliseconds
const writerCache = 16 * 1024; // KiB
const readerCache = 48 * 1024; // KiB

/** Write-ahead log, fsync on every commit, deleted content overwritten. `readOnly`: reads block. Throws for what is no database. */
export function sqliteEngine(file: string, waitAtMost = patience, readOnly = false): Engine {
  mkdirSync(dirname(file), { recursive: true });
  const { writer, reader } = readOnly ? openReader(file) : open(file);
  const thread = readOnly ? undefined : threadDriver(file, waitAtMost);
  const driver = waitingDriver({ writer, reader, patience: waitAtMost });
  const others = watchOthers(writer);
  const apart = () => openApart({ file, patience: waitAtMost, alone: driver.alone, asOwn: others.asOwn });
  return {
    name: "sqlite",
    place: file,
    dialect: dialectOf(driver),
    readerDialect: thread && dialectOf(thread),
    readerUsage: thread?.usage,
    openApart: apart,
    types: { instant: "text" },
    async createDeleteTrigger(db, table, statements, name = `${table}_deleted`) {
      const body = statements.map((statement) => `${statement};`).join(" ");
      await sql.raw(`create trigger ${name} after delete on ${table} begin ${body} end`).execute(db);
    },
    lock: async () => {}, // a transaction that writes is alone
    skipLocked: (rows) => rows,
    lockName: async () => {},
    upgradeAlone: (_queries, work, waiting) => upgradeAlone(`${file}-upgrade`, work, waiting),
    announce: async () => {},
    listen: async (heard) => others.listen(heard),
    failure: sqliteFailure,
    isBrokenReference: (error) => error instanceof Error && "errcode" in error && error.errcode === 787,
    async emptyLog() {
      const connection = apart();
      return connection.emptyLog().finally(() => connection.close());
    },
    dropAll: emptySqlite,
    snapshot: (_queries, read) => snapshot(file, read),
  };
}

function sqliteFailure(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  if (isSqliteFull(error)) return "no space";
  const isClosed = "code" in error && error.code === "ERR_INVALID_STATE";
  return error instanceof Unavailable || isClosed || isDestroyed(error) ? "unavailable" : undefined;
}

/** One connection for all: writes fail. */
function openReader(file: string) {
  const reader = connect(file, { readOnly: true, cache: writerCache });
  return { writer: reader, reader };
}

function open(file: string) {
  let writer: SqliteConnection | undefined;
  try {
    writer = connect(file, { cache: writerCache });
    return { writer, reader: connect(file, { readOnly: true, cache: readerCache }) };
  } catch (error) {
    writer?.close();
    const reason = error instanceof Error ? error.message : String(error);
    const told = isFull(dirname(file)) ? "its disk is full. Free some space, and start again" : reason;
    throw new Error(`The database at ${file} cannot be used: ${told}.`, { cause: error });
  }
}

/** SQLite only says that writing failed. */
function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < neededToOpen;
}

/**
 * Commits of other connections (a command, while the site runs) show in `data_version`, which does not say what changed.
 * It changes with those of this process's other connection, too: `asOwn` leaves them out.
 */
function watchOthers(connection: SqliteConnection) {
  const version = () => {
    const [row] = connection.execute("pragma data_version").rows as { data_version: number }[];
    return row?.data_version;
  };
  let last = version();
  let tell: Announced = () => {};
  let isPaused = false;

  function check(): void {
    if (isPaused) return;
    try {
      const current = version();
      if (current !== last) tell(null);
      last = current;
    } catch {
      // Locked by another process; the next interval checks again.
    }
  }

  return {
    listen(heard: Announced): Feed {
      tell = heard;
      const timer = setInterval(check, outsideWritesEvery);
      timer.unref();
      return { isListening: () => true, stop: async () => clearInterval(timer) };
    },
    /** `dataVersion` is that of the connection that writes: it shows a commit of another process in between. */
    async asOwn<Result>(write: () => Promise<Result>, dataVersion: () => Promise<unknown>): Promise<Result> {
      const before = await dataVersion();
      check();
      isPaused = true;
      try {
        return await write();
      } finally {
        last = version();
        isPaused = false;
        if ((await dataVersion()) !== before) tell(null);
      }
    },
  };
}

async function snapshot<Result>(file: string, read: (transaction: Queries) => Promise<Result>) {
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
