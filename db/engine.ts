import type { Dialect, Kysely, SelectQueryBuilder } from "kysely";
import type { Pool } from "./engines/pool.ts";
import type { Schema } from "./schema.ts";

export type Queries = Kysely<Schema>;

/**
 * Cache tags that a write invalidates (`blogs`, `blog:42`). Pages with a `gone` tag are never served again,
 * because they show something that was deleted. Pages with a `stale` tag may be served for some seconds.
 */
export type Change = { gone: string[]; stale: string[] };

type ColumnTypes = { instant: "text" | "timestamptz" };

/** `change` is null if anything may have changed. `isOwn` marks a write of this process. */
export type Announced = (change: Change | null, isOwn?: boolean) => void;

export type Feed = {
  /** False while the connection is lost. */
  isListening(): boolean;
  stop(): Promise<void>;
};

/** Empty before it is filled. Its rows come some at a time. */
export type FilledTable = { name: string; columns: string[]; rows: Iterable<Record<string, unknown>[]> };

/** A timer by default; tests replace it. Returns a function that cancels. */
export type Later = (work: () => void, milliseconds: number) => () => void;

/** Why a correct query failed. */
export type DatabaseFailure = "unavailable" | "no space";

/** A connection on a thread of its own, for long work in short transactions that changes nothing readers see. */
export type Apart = {
  /** Runs statements without parameters in one transaction. Returns the rows of each. */
  write(statements: string[]): Promise<object[][]>;
  /** See `Engine`. */
  emptyLog(): Promise<boolean>;
  close(): Promise<void>;
};

/** All that differs between the two databases. */
export type Engine = {
  name: "sqlite" | "postgres";
  /** The address of the database for messages, without a password. */
  place: string;
  dialect: Dialect;
  /** Runs slow reads, if the engine has a separate way for them. It sees every commit. */
  readerDialect?: Dialect;
  /** Queries of that way. */
  readerUsage?(): { running: number; waiting: number };
  /** Opens a second connection that writes, if the engine has only that of the main thread. */
  openApart?(): Apart;
  pool?: Pool;
  types: ColumnTypes;
  /**
   * Runs statements for each deleted row of a table, whose columns they call `old.…`. Part of a migration. The trigger
   * is called `<table>_deleted` unless it gets a name.
   */
  createDeleteTrigger(db: Kysely<unknown>, table: string, statements: string[], name?: string): Promise<void>;
  /**
   * Locks rows until the transaction ends, in the order of their ids. Others may refer to them, but not if one is to be
   * deleted. No two writes wait for each other if all lock names first, then documents, then accounts.
   */
  lock(transaction: Queries, table: keyof Schema, ids: string[], to?: "delete"): Promise<void>;
  /** Locks rows until the transaction ends, and leaves out those that others have locked. */
  skipLocked<DB, TB extends keyof DB, O>(rows: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O>;
  /** Locks what has no row yet until the transaction ends. */
  lockName(transaction: Queries, name: string): Promise<void>;
  /**
   * Runs work under a lock that one process at a time can hold. `waiting` is called once if another process holds it.
   * The lock ends with its process.
   */
  upgradeAlone(queries: Queries, work: () => Promise<void>, waiting: () => void): Promise<void>;
  /** Lets a step of a migration fail soon if it needs a table that others use: those who come later wait behind it. */
  limitLocks?(transaction: Queries): Promise<void>;
  /** True for a step that failed for that reason. */
  isLockTimeout?(error: unknown): boolean;
  /** Part of the writing transaction: other nodes are notified when it commits. */
  announce(transaction: Queries, change: Change): Promise<void>;
  listen(heard: Announced, later?: Later): Promise<Feed>;
  /** True while processes of the site listen for changes, if the engine can tell. */
  isListenedTo?(queries: Queries): Promise<boolean>;
  failure(error: unknown): DatabaseFailure | undefined;
  /** True for a foreign key error. */
  isBrokenReference(error: unknown): boolean;
  /** Empties the write-ahead log after a deletion that must leave no trace. False if a long read is in the way. */
  emptyLog(): Promise<boolean>;
  /** Drops everything that migrations make. */
  dropAll(transaction: Queries): Promise<void>;
  /** Fills empty tables that nobody else uses, in one transaction, if the engine has a faster way than to insert rows. */
  fill?(tables: Iterable<FilledTable>): Promise<void>;
  /** A consistent state while others write. */
  snapshot<Result>(queries: Queries, read: (transaction: Queries) => Promise<Result>): Promise<Result>;
};
