import { setTimeout as wait } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  DummyDriver,
  type LimitNode,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
  ValueNode,
} from "kysely";
import { Unavailable } from "../unavailable.ts";
import { rejectNestedWrite } from "../write-scope.ts";
import type { Answer, SqliteConnection } from "./sqlite-connection.ts";

const retryAfter = 10; // milliseconds
const busy = 5; // SQLITE_BUSY; extended codes carry it in their lowest byte

type Alone = <Result>(work: () => Promise<Result>) => Promise<Result>;

type Connections = {
  /** Runs transactions and single writes, one at a time. */
  writer: SqliteConnection;
  /** Reads never wait for a write. */
  reader: SqliteConnection;
  /** Milliseconds to wait for the lock of another process. */
  patience: number;
};

/** A dialect with our own driver. */
export function dialectOf(driver: Driver): SqliteDialect {
  return new (class extends SqliteDialect {
    override createDriver = () => driver;
    override createAdapter = () => new Adapter();
    override createQueryCompiler = () => new Compiler();
  })({ database: () => Promise.reject(new Error("The driver opens the database.")) });
}

/**
 * SQLite can roll back DDL, although Kysely says otherwise. Without it, a start that is killed between two
 * tables would leave the first, and two starts at once would both create it.
 */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Inlines limits: SQLite plans a prepared statement again for each run if its limit is a parameter. */
class Compiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    if (ValueNode.is(node.limit) && typeof node.limit.value === "number") {
      this.append("limit ");
      this.appendImmediateValue(node.limit.value);
    } else super.visitLimit(node);
  }
}

/** Waits for locks with a timer: SQLite would block the event loop. `alone` runs between two writes. */
export function waitingDriver({ writer, reader, patience }: Connections): Driver & { alone: Alone } {
  let lastTurn: Promise<void> = Promise.resolve();
  const open = new Map<DatabaseConnection, () => void>();

  async function startTurn(): Promise<() => void> {
    const { promise, resolve: endTurn } = Promise.withResolvers<void>();
    const earlier = lastTurn;
    lastTurn = promise;
    await earlier;
    return endTurn;
  }

  /** Runs a statement after all earlier writes, once no other process writes. */
  async function startWrite(text: string, parameters?: readonly unknown[]) {
    rejectNestedWrite();
    const deadline = performance.now() + patience;
    const endTurn = await startTurn();
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
      streamQuery: rejectStream,
    };
    return connection;
  }

  function commit(connection: DatabaseConnection): void {
    writer.execute("commit");
    endTurn(connection);
  }

  function rollBack(connection: DatabaseConnection): void {
    try {
      // SQLite has already rolled back if the disk is full.
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

  return Object.assign(new DummyDriver(), {
    async alone<Result>(work: () => Promise<Result>) {
      const endTurn = await startTurn();
      return work().finally(endTurn);
    },
    acquireConnection: async () => makeConnection(),
    async beginTransaction(connection: DatabaseConnection) {
      // A transaction that reads first and writes later could fail on a write of another process in between.
      const { endTurn } = await startWrite("begin immediate");
      open.set(connection, endTurn);
    },
    commitTransaction: async (connection: DatabaseConnection) => commit(connection),
    rollbackTransaction: async (connection: DatabaseConnection) => rollBack(connection),
    async destroy() {
      reader.close();
      if (writer !== reader) writer.close();
    },
  });
}

export function rejectStream(): never {
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

/** Retries while another process holds a lock. */
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
