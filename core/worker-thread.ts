import { Worker } from "node:worker_threads";
import { minute } from "#core/durations.ts";
import { AppError, type ErrorCode } from "./errors.ts";

type Options = {
  /** The program of the thread, which calls `answerRequests`. */
  program: URL;
  /** MiB of JavaScript. */
  heap: number;
  /** Seconds of CPU time for one request. A thread that takes longer is ended, and the next request starts another. */
  maxSeconds: number;
};

export type Reply<Result> =
  | { result: Result }
  | { refused: { code: ErrorCode; message: string } }
  | { failed: string };

type Outcome<Result> = Reply<Result> | { error: Error };

export type WorkerThread<Request, Result> = {
  /** Answers one request; call it again only when that has ended. Throws if the thread ended before it did. */
  run(request: Request): Promise<Result>;
};

const idleAfter = minute;
const maxStart = minute; // until the thread has loaded, with its low priority
const maxStarvation = 10; // how many times longer than its CPU time a request may take on a busy machine

/** A thread that starts with the first request, and ends when there have been none for a while. */
export function workerThread<Request, Result>({
  program,
  heap,
  maxSeconds,
}: Options): WorkerThread<Request, Result> {
  let worker: Worker | undefined;
  let isLoaded = false;
  let current: PromiseWithResolvers<Result> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function start(): Worker {
    const made = new Worker(program, {
      resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 8 },
    });
    made.on("message", (message: Reply<Result> | "loaded") => {
      if (worker !== made) return;
      if (message === "loaded") isLoaded = true;
      if (message === "loaded") void limitTime(made);
      else settle(message);
    });
    // Out of memory, or it could not be started.
    made.on("error", (error) => {
      if (worker === made) fail(new Error("The thread ended.", { cause: error }));
    });
    return made;
  }

  async function limitTime(made: Worker): Promise<void> {
    const job = current;
    clearTimeout(timer);
    if (!isLoaded) {
      timer = setTimeout(() => fail(new Error("The thread did not start.")), maxStart);
      return;
    }
    const before = await cpuSeconds(made);
    const check = async (left: number) => {
      const used = (await cpuSeconds(made)) - before;
      if (current !== job || worker !== made) return;
      if (used >= maxSeconds || left === 0) fail(new Error("The thread took too long."));
      else timer = setTimeout(() => void check(left - 1), maxSeconds * 1000);
    };
    if (current === job && worker === made)
      timer = setTimeout(() => void check(maxStarvation), maxSeconds * 1000);
  }

  function settle(reply: Outcome<Result>): void {
    clearTimeout(timer);
    worker?.unref();
    timer = setTimeout(end, idleAfter).unref();
    const done = current;
    current = undefined;
    if ("result" in reply) done?.resolve(reply.result);
    else if ("error" in reply) done?.reject(reply.error);
    else if ("failed" in reply) done?.reject(new Error(reply.failed));
    else done?.reject(new AppError(reply.refused.code, reply.refused.message));
  }

  function fail(error: Error): void {
    end();
    settle({ error });
  }

  function end(): void {
    worker?.terminate().catch(() => {});
    worker = undefined;
    isLoaded = false;
  }

  return {
    run(request) {
      current = Promise.withResolvers<Result>();
      const { promise } = current;
      try {
        worker ??= start();
        worker.ref();
        void limitTime(worker);
        worker.postMessage(request);
      } catch (error) {
        fail(error as Error);
      }
      return promise;
    },
  };
}

/** Rejects never: a thread that has ended has used what it has. */
async function cpuSeconds(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1_000_000;
  } catch {
    return 0;
  }
}
