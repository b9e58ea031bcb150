import { CamelCasePlugin, type Dialect, Kysely, sql } from "kysely";
import { checkReads, checkWrites } from "./checks.ts";
import type { Announced, Change, Engine, Later, Queries } from "./engine.ts";
import { sqliteEngine } from "./engines/sqlite.ts";
import { type DatabaseLimits, patientLimits } from "./limits.ts";
import { type MigrationOptions, migrate } from "./migrations.ts";
import type { Schema } from "./schema.ts";
import { insideWrite, rejectNestedWrite } from "./write-scope.ts";

/** `changed(…)` notes tags as gone; `stale` is for writes that only add or edit. */
export type Changed = { (...gone: string[]): void; stale(...tags: string[]): void };

/** One transaction; resolves after the commit. */
export type Write = <Result>(
  work: (queries: Queries, invalidate: Changed) => Promise<Result>,
) => Promise<Result>;

/** A foreign key pointed to a deleted row; nothing was written. */
export class BrokenReferenceError extends Error {
  constructor(cause: unknown) {
    super("A row belongs to one that is no longer there.", { cause });
    this.name = "Vanished";
  }
}

export type Database = {
  engine: Engine;
  queries: Queries;
  /** Runs slow reads (lists for administrators, searches, exports), which must not block the event loop. */
  reader: Queries;
  write: Write;
  /** Called in the transaction of every write here that invalidates something, at its end. */
  beforeCommit(record: RecordChange): void;
  /** Called for every committed write, in other processes too. Returns a function that unsubscribes. */
  onChange(heard: Announced): () => void;
  /** False while changes of other processes are missed. */
  isListening(): boolean;
  /** Throws if reads fail, or while changes of other processes are missed. */
  checkReads(): Promise<void>;
  checkWrites(now: Date): Promise<void>;
  close(): Promise<void>;
};

type RecordChange = (queries: Queries, change: Change) => Promise<void>;

/** `patience`: milliseconds that a write waits for another process. */
export type Place = { file: string; patience?: number } | { url: string; listenUrl?: string };

type Options = MigrationOptions & { limits?: DatabaseLimits; later?: Later };

/** Opens and migrates the database and listens for changes. Throws a sentence for the operator. */
export async function openDatabase(
  place: Place,
  { limits = patientLimits, later, ...migration }: Options = {},
): Promise<Database> {
  const engine = await engineOf(place, limits);
  const queries = openQueries(engine.dialect);
  try {
    if ("url" in place) await beforeOpening(place, (...database) => migrate(...database, migration));
    else await migrate(queries, engine, migration);
    return await watched(engine, queries, later);
  } catch (error) {
    await queries.destroy();
    throw error;
  }
}

/** Opens an open site's database again, for a thread that only reads. `listen` tells it what the site has heard. */
export async function openForThread(
  place: Place,
  limits: DatabaseLimits,
  listen: Engine["listen"],
): Promise<Database> {
  const engine = await engineOf(place, limits, true);
  return watched({ ...engine, listen }, openQueries(engine.dialect));
}

/** Only sites on PostgreSQL load its client. */
async function engineOf(place: Place, limits: DatabaseLimits, readOnly = false): Promise<Engine> {
  if ("file" in place) return sqliteEngine(place.file, place.patience, readOnly);
  const { postgresEngine } = await import("./engines/postgres.ts");
  return postgresEngine(place.url, limits, place.listenUrl);
}

/**
 * For work before the site opens the database. It is not migrated. Migrations, and waiting for another node that runs
 * them, need longer timeouts. Throws a sentence for the operator.
 */
export async function beforeOpening<Result>(
  place: Place,
  work: (queries: Queries, engine: Engine) => Promise<Result>,
): Promise<Result> {
  const engine = await engineOf(place, patientLimits);
  const queries = openQueries(engine.dialect);
  try {
    await checkConnection(queries, engine);
    return await work(queries, engine);
  } finally {
    await queries.destroy();
  }
}

function openQueries(dialect: Dialect): Queries {
  return new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] });
}

/** Throws a sentence for the operator if the database does not answer. */
async function checkConnection(queries: Queries, engine: Engine): Promise<void> {
  try {
    await sql`select 1`.execute(queries);
  } catch (error) {
    // A host name with several addresses fails with an AggregateError without a message.
    const first = error instanceof AggregateError ? error.errors[0] : error;
    const reason = first instanceof Error ? first.message : String(first);
    throw new Error(`The database at ${engine.place} cannot be used: ${reason}.`, { cause: error });
  }
}

async function watched(engine: Engine, queries: Queries, later?: Later): Promise<Database> {
  const listeners = new Set<Announced>();
  const tell: Announced = (change, isOwn = false) => {
    for (const heard of listeners) heard(change, isOwn);
  };
  const records: RecordChange[] = [];
  const feed = await engine.listen(tell, later);
  const reader = engine.readerDialect ? openQueries(engine.readerDialect) : queries;

  return {
    engine,
    queries,
    reader,
    async write(work) {
      rejectNestedWrite();
      let change: Change | undefined;
      const result = await queries
        .transaction()
        .execute(async (transaction) => {
          const { invalidate, noted } = changeNotes();
          const made = await insideWrite(() => work(transaction, invalidate));
          change = noted();
          if (change) await engine.announce(transaction, change);
          if (change) for (const record of records) await record(transaction, change);
          return made;
        })
        .catch((error) => {
          throw engine.isBrokenReference(error) ? new BrokenReferenceError(error) : error;
        });
      // This node does not wait for the feed: its next read sees the new state.
      if (change) tell(change, true);
      return result;
    },
    beforeCommit: (record) => void records.push(record),
    onChange(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    isListening: feed.isListening,
    async checkReads() {
      if (!feed.isListening()) throw new Error("Changes of other processes are missed.");
      await checkReads(queries);
    },
    checkWrites: (now) => checkWrites(queries, now),
    async close() {
      await feed.stop();
      await reader.destroy();
      await queries.destroy();
    },
  };
}

function changeNotes(): { invalidate: Changed; noted(): Change | undefined } {
  const gone = new Set<string>();
  const stale = new Set<string>();
  const addTo =
    (noted: Set<string>) =>
    (...tags: string[]) => {
      for (const tag of tags) noted.add(tag);
    };
  const noted = () => ({ gone: [...gone], stale: [...stale].filter((tag) => !gone.has(tag)) });
  return {
    invalidate: Object.assign(addTo(gone), { stale: addTo(stale) }),
    noted: () => (gone.size + stale.size > 0 ? noted() : undefined),
  };
}
