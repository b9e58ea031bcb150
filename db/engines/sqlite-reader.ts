import { Worker } from "node:worker_threads";
import { type CompiledQuery, type DatabaseConnection, type Driver, DummyDriver } from "kysely";
import { Unavailable } from "../unavailable.ts";
import { rejectStream, resultOf } from "./sqlite-dialect.ts";
import type { ThreadData, ThreadReply } from "./sqlite-thread.ts";

const cache = 16 * 1024; // KiB of database pages
const heap = 64; // MiB of JavaScript, above what an idle thread has
const maxWaiting = 200; // queries

type Usage = { running: number; waiting: number };
type Job = { query: CompiledQuery; resolve(rows: object[]): void; reject(error: unknown): void };

/**
 * Reads in a worker thread, one query at a time, so that slow ones do not block the event loop. The thread
 * starts with the first query. A query that takes too long ends it, and the next one starts another.
 */
export function threadDriver(file: string, patience: number): Driver & { usage(): Usage } {
  const waiting: Job[] = [];
  const ending = new Set<Promise<unknown>>();
  let isClosed = false;
  let worker: Worker | undefined;
  let current: Job | undefined;
  let timer: NodeJS.Timeout | undefined;

  function start(): Worker {
    const made = new Worker(new URL("./sqlite-thread.ts", import.meta.url), {
      workerData: { file, cache, readOnly: true } satisfies ThreadData,
      resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 4 },
    });
    // A terminated thread may still have answered: its rows belong to no current query.
    made.on("message", (reply: ThreadReply) => {
      if (worker === made) settle(reply);
    });
    // Out of memory, or a database that cannot be opened.
    made.on("error", (error) => {
      if (worker === made) restart(error);
    });
    return made;
  }

  function next(): void {
    current = waiting.shift();
    if (!current) {
      worker?.unref();
      return;
    }
    worker ??= start();
    worker.ref();
    timer = setTimeout(() => restart(new Unavailable("A query took too long.")), patience);
    worker.postMessage({ text: current.query.sql, parameters: current.query.parameters });
  }

  function settle(reply: ThreadReply): void {
    clearTimeout(timer);
    if ("rows" in reply) current?.resolve(reply.rows[0] ?? []);
    else current?.reject(reply.error);
    next();
  }

  function restart(error: unknown): void {
    end();
    settle({ error });
  }

  /** The thread ends after its query at the latest. */
  function end(): void {
    if (!worker) return;
    const ended: Promise<unknown> = worker.terminate().finally(() => ending.delete(ended));
    ending.add(ended);
    worker = undefined;
  }

  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery) {
      if (isClosed) throw closed();
      if (waiting.length >= maxWaiting) throw new Unavailable("Too many queries are waiting.");
      const rows = await new Promise<object[]>((resolve, reject) => {
        waiting.push({ query, resolve, reject });
        if (!current) next();
      });
      return resultOf<Row>({ rows });
    },
    streamQuery: rejectStream,
  };

  return Object.assign(new DummyDriver(), {
    usage: () => ({ running: current ? 1 : 0, waiting: waiting.length }),
    acquireConnection: async () => connection,
    beginTransaction: () => Promise.reject(new Error("This connection only reads.")),
    async destroy() {
      isClosed = true;
      clearTimeout(timer);
      for (const job of [current, ...waiting.splice(0)]) job?.reject(closed());
      end();
      await Promise.all(ending);
    },
  });
}

function closed(): Unavailable {
  return new Unavailable("The database is closed.");
}
