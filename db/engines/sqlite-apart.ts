import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Apart } from "../engine.ts";
import { Unavailable } from "../unavailable.ts";
import type { ThreadData, ThreadReply } from "./sqlite-thread.ts";

const cache = 4 * 1024; // KiB of database pages
const heap = 32; // MiB of JavaScript
const readersPatience = 5000; // milliseconds that emptying the log waits for readers, which do not wait for it

type Options = {
  file: string;
  /** Milliseconds to wait for the lock of another process. */
  patience: number;
  /** Runs work while the main thread's connection does not write. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs a write of this process that must not be taken for one of another. */
  asOwn<Result>(write: () => Promise<Result>, dataVersion: () => Promise<unknown>): Promise<Result>;
};

/** Writes in a thread with a connection of its own, which starts with the first write. */
export function openApart({ file, patience, alone, asOwn }: Options): Apart {
  let worker: Worker | undefined;

  async function run(statements: string[]): Promise<object[][]> {
    worker ??= new Worker(new URL("./sqlite-thread.ts", import.meta.url), {
      workerData: { file, cache, patience } satisfies ThreadData,
      resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 4 },
    });
    const answered = new AbortController();
    const { signal } = answered;
    const ended = once(worker, "exit", { signal }).then(() => {
      throw new Unavailable("The database is closed.");
    });
    try {
      const reply = once(worker, "message", { signal });
      worker.postMessage(statements.map((text) => ({ text })));
      const [answer] = (await Promise.race([reply, ended])) as [ThreadReply];
      if ("error" in answer) throw answer.error;
      return answer.rows;
    } finally {
      ended.catch(() => {});
      answered.abort();
    }
  }

  const dataVersion = async () => JSON.stringify(await run(["pragma data_version"]));

  return {
    async write(statements) {
      const transaction = ["begin immediate", ...statements, "commit"];
      const rows = await alone(() => asOwn(() => run(transaction), dataVersion));
      return rows.slice(1, -1);
    },
    async emptyLog() {
      const statements = [`pragma busy_timeout = ${readersPatience}`, "pragma wal_checkpoint(truncate)"];
      const rows = await alone(() => asOwn(() => run(statements), dataVersion));
      await run([`pragma busy_timeout = ${patience}`]);
      return (rows[1] as { busy: number }[] | undefined)?.[0]?.busy === 0;
    },
    async close() {
      if (!worker) return;
      const exit = once(worker, "exit");
      worker.postMessage(null);
      await exit;
      worker = undefined;
    },
  };
}
