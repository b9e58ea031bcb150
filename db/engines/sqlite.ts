import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CamelCasePlugin,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
  sql,
} from "kysely";
import type { Engine, Queries } from "../engine.ts";
import type { Schema } from "../schema.ts";
import { hiddenAt, searchWith } from "../searching.ts";
import { addSearchFacets, createSearch, searchIndex } from "./sqlite-search.ts";

const cachedStatements = 300;
const outsideWritesEvery = 500; // milliseconds

/**
 * SQLite takes back the making of a table like any other write, and Kysely does not count on it: a start that is
 * killed between two tables would leave the first, and two starts at once would both make it.
 */
class WholeAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class WholeDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new WholeAdapter();
  }
}

/**
 * SQLite in a file, through the library that is part of Node: write-ahead log, every commit on the disk
 * before it is answered, foreign keys held, deleted content overwritten. Throws where the file cannot be opened or is no database.
 */
export function sqliteEngine(file: string): Engine {
  mkdirSync(dirname(file), { recursive: true });
  const database = open(file);
  return {
    name: "sqlite",
    place: file,
    dialect: new WholeDialect({ database: statements(database) }),
    types: { instant: "text" },
    createSearch,
    addSearchFacets,
    async search(queries, query, options) {
      return searchWith(searchIndex(queries, await hiddenAt(queries, options.now)), query, options);
    },
    announce: async () => {},
    listen: async (heard) => listen(database, heard),
    isBrokenReference: (error) => error instanceof Error && "errcode" in error && error.errcode === 787,
    snapshot: (_queries, read) => snapshot(file, read),
  };
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    database.exec(`
      pragma busy_timeout = 10000;
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma secure_delete = on;
      pragma cache_size = -65536;
      pragma temp_store = memory;
    `);
    // SQLite's own knows ASCII only.
    database.function("lower", { deterministic: true }, (text) =>
      typeof text === "string" ? text.toLowerCase() : text,
    );
    return database;
  } catch (error) {
    database.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database at ${file} cannot be used: ${reason}.`, { cause: error });
  }
}

function statements(database: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      // A transaction that reads first and writes later would lose to another process's write in between.
      const command = text === "begin" ? "begin immediate" : text;
      const known = cache.get(command);
      if (known) return known;
      const made = statement(database.prepare(command));
      if (cache.size >= cachedStatements) cache.clear();
      cache.set(command, made);
      return made;
    },
  };
}

function statement(prepared: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: prepared.columns().length > 0,
    all: (parameters) => prepared.all(...values(parameters)),
    run: (parameters) => prepared.run(...values(parameters)),
    iterate: (parameters) => prepared.iterate(...values(parameters)),
  };
}

/**
 * Writes of this process are known where they are made. What another process commits (the command line,
 * while the site runs) shows in `data_version`, which says that something changed and not what.
 */
function listen(database: DatabaseSync, heard: (change: null) => void): { stop(): Promise<void> } {
  const version = database.prepare("pragma data_version");
  const read = () => Number(version.get()?.data_version);
  let last = read();
  const timer = setInterval(() => {
    const current = read();
    if (current !== last) heard(null);
    last = current;
  }, outsideWritesEvery);
  timer.unref();
  return {
    stop: async () => clearInterval(timer),
  };
}

async function snapshot<Result>(
  file: string,
  read: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  const queries = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: statements(new DatabaseSync(file, { readOnly: true })) }),
    plugins: [new CamelCasePlugin()],
  });
  try {
    return await queries.connection().execute(async (connection) => {
      await sql`begin deferred`.execute(connection);
      const result = await read(connection);
      await sql`rollback`.execute(connection);
      return result;
    });
  } finally {
    await queries.destroy();
  }
}
