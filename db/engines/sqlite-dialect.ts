import { setTimeout as wait } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type LimitNode,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
  ValueNode,
} from "kysely";
import { Unavailable } from "../unavailable.ts";
import { refuseNestedWrite } from "../write-scope.ts";
import type { Answer, SqliteConnection } from "./sqlite-connection.ts";

const retryAfter = 10; // milliseconds
const busy = 5; // SQLITE_BUSY; extended codes carry it in their lowest byte

export type Connections = {
  /** For transactions and single writes, which take turns. */
  writer: SqliteConnection;
  /** For everything else: a read never waits for a write. */
  reader: SqliteConnection;
  /** How long to wait for the lock of another process, in milliseconds. */
  patience: number;
};

/** The dialect for a driver that has nothing to do with Kysely's own for SQLite. */
export function dialectOf(driver: Driver): SqliteDialect {
  return new (class extends SqliteDialect {
    override createDriver = () => driver;
    override createAdapter = () => new Adapter();
    override createQueryCompiler = () => new Compiler();
  })({ database: () => Promise.reject(new Error("The driver opens the database.")) });
}

/**
 * SQLite can roll back DDL, although Kysely's adapter says otherwise: without that, a start that is killed between
 * two tables would leave the first, and two starts at once would both make it.
 */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Writes limits out: a prepared statement with a parameter for its limit is planned again each time that it runs. */
class Compiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    if (ValueNode.is(node.limit) && typeof node.limit.value === "number") {
      this.append("limit ");
      this.appendImmediateValue(node.limit.value);
    } else super.visitLimit(node);
  }
}

/** Waits for locks with a timer, because SQLite's own waiting would stop the event loop. */
export function waitingDriver({ writer, reader, patience }: Connections): Driver {
  let lastTurn: Promise<void> = Promise.resolve();
  const open = new Map<DatabaseConnection, () => void>();

  /** Runs a statement after all earlier writes, and as soon as no other process is writing. */
  async function startWrite(text: string, parameters?: readonly unknown[]) {
    refuseNestedWrite();
    const deadline = performance.now() + patience;
    const { promise, resolve: endTurn } = Promise.withResolvers<void>();
    const earlier = lastTurn;
    lastTurn = promise;
    await earlier;
    try {
      return { answer: await retried(() => writer.execute(text, parameters), deadline), endTurn };
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  function makeConnection(): DatabaseConnection {
    const connection: DatabaseConnection = {
      async executeQuery<Row>(query: CompiledQuery) {
        const { sql, parameters } = query;
        if (open.has(connection)) return resultOf<Row>(writer.execute(sql, parameters));
        if (isRead(query)) {
          const deadline = performance.now() + patience;
          return resultOf<Row>(await retried(() => reader.execute(sql, parameters), deadline));
        }
        const { answer, endTurn } = await startWrite(sql, parameters);
        endTurn();
        return resultOf<Row>(answer);
      },
      streamQuery: refuseStream,
    };
    return connection;
  }

  function commit(connection: DatabaseConnection): void {
    writer.execute("commit");
    endTurn(connection);
  }

  function rollBack(connection: DatabaseConnection): void {
    try {
      // SQLite has already rolled back where the disk is full.
      if (writer.isInTransaction()) writer.execute("rollback");
    } catch {
      writer.reopen();
    } finally {
      endTurn(connection);
    }
  }

  function endTurn(connection: DatabaseConnection): void {
    open.get(connection)?.();
    open.delete(connection);
  }

  return {
    init: async () => {},
    acquireConnection: async () => makeConnection(),
    async beginTransaction(connection) {
      // A transaction that reads first and writes later could lose to another process's write in between.
      const { endTurn } = await startWrite("begin immediate");
      open.set(connection, endTurn);
    },
    commitTransaction: async (connection) => commit(connection),
    rollbackTransaction: async (connection) => rollBack(connection),
    releaseConnection: async () => {},
    async destroy() {
      reader.close();
      writer.close();
    },
  };
}

export function refuseStream(): never {
  throw new Error("Rows are not streamed: ask for them in slices.");
}

export function resultOf<Row>({ rows, changes, insertId }: Answer): QueryResult<Row> {
  return {
    rows: rows as Row[],
    ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
    ...(insertId !== undefined && { insertId: BigInt(insertId) }),
  };
}

function isRead({ query, sql }: CompiledQuery): boolean {
  return query.kind === "SelectQueryNode" || (query.kind === "RawNode" && /^\s*select\b/i.test(sql));
}

/** Repeats what fails because another process holds a lock. */
async function retried<Result>(work: () => Result, deadline: number): Promise<Result> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() >= deadline) {
        throw new Unavailable("Another program is writing to the database.", error);
      }
      await wait(retryAfter);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === busy;
}
