import type { Dialect, Kysely } from "kysely";
import type { Pool } from "./engines/pool.ts";
import type { Schema } from "./schema.ts";

export type Queries = Kysely<Schema>;

/**
 * Cache tags that a write invalidates (`blogs`, `blog:42`). Pages with a tag in `gone` are never served again, because
 * readers may no longer see something on them. Pages with one in `stale` may be served for some seconds more.
 */
export type Change = { gone: string[]; stale: string[] };

/** What migrations write where the engines name a type differently. */
export type ColumnTypes = { instant: "text" | "timestamptz" };

/** Called with what a committed write invalidates; null where that is not known. */
export type Announced = (change: Change | null) => void;

/** What other processes have committed. */
export type Feed = {
  /** False while the connection is lost: then changes of others are missed. */
  isListening(): boolean;
  stop(): Promise<void>;
};

/** Runs some work later; a timer unless a test holds it. Returns how to call it off. */
export type Later = (work: () => void, milliseconds: number) => () => void;

/** Why a query failed if the query itself is correct. */
export type Fault = "unavailable" | "no space";

/** All that differs between the two databases. */
export type Engine = {
  name: "sqlite" | "postgres";
  /** Where the data is, without a password: for messages. */
  place: string;
  dialect: Dialect;
  /** For reads that may take long, where the engine has another way for them. It sees every commit. */
  readerDialect?: Dialect;
  /** The connections of PostgreSQL. */
  pool?: Pool;
  types: ColumnTypes;
  /** Runs statements for each deleted row of a table, whose columns they call `old.…`. Part of a migration. */
  createDeleteTrigger(db: Kysely<unknown>, table: string, statements: string[]): Promise<void>;
  /** Locks a row until the transaction ends. */
  lock(transaction: Queries, table: keyof Schema, id: string): Promise<void>;
  /** Called inside a writing transaction: other nodes hear the change when it commits. */
  announce(transaction: Queries, change: Change): Promise<void>;
  /** Hears what other processes have committed. */
  listen(heard: Announced, later?: Later): Promise<Feed>;
  fault(error: unknown): Fault | undefined;
  /** Whether a write failed because something that it points to is not there. */
  isBrokenReference(error: unknown): boolean;
  /** Reads one consistent state while others write. */
  snapshot<Result>(queries: Queries, read: (transaction: Queries) => Promise<Result>): Promise<Result>;
};
