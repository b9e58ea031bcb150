import { Worker } from "node:worker_threads";
import { AppError } from "#core/errors.ts";
import type { Services } from "#core/services.ts";
import type { Place } from "#db/client.ts";
import type { DatabaseLimits } from "#db/limits.ts";
import { m } from "#messages";
import type { EncodedPage } from "../pages/page.ts";
import type { FromThread, ThreadData, ToThread, Wanted } from "./messages.ts";

type PoolOptions = {
  /** How many threads render. */
  count: number;
  build: string;
  database: { place: Place; limits: DatabaseLimits };
  logLevel: string;
  /** Takes a line of a thread's log. */
  write(line: string): void;
  /** Milliseconds of CPU time for one page, after which its thread is replaced. */
  maxTime?: number;
};

type Job = {
  id: number;
  wanted: Wanted;
  /** How many threads have tried. */
  tries: number;
  since: number;
  /** What its thread had used before; undefined until the first check. */
  cpuBefore?: number;
  end(outcome: EncodedPage | undefined | Error): void;
};
type Thread = { worker: Worker; isReady: boolean; startedAt: number; jobs: Map<number, Job> };

export type RenderWorkers = ReturnType<typeof openRenderWorkers>;

const maxTries = 2; // a page that ends every thread is given up
const checkEvery = 1000; // milliseconds
const maxStart = 60_000;
const maxStarvation = 12; // how many times longer than its CPU time a page may take on a busy machine
const minPause = 1000; // milliseconds before a thread that did not start is started again
const maxPause = 60_000;

/**
 * Threads that render pages for visitors, with connections of their own to the database, which only read. They hear of a
 * write before it is answered. While none is ready, and for pages that need more, the main thread renders.
 */
export function openRenderWorkers(services: Services, options: PoolOptions) {
  const { count, database, maxTime = 10_000 } = options;
  const { db, log, settings, site } = services;
  const threads = new Set<Thread>();
  const homeless = new Set<Job>(); // their thread ended, and none is ready
  const counted = { renders: 0, restarts: 0 };
  let lastId = 0;
  let pause = minPause;
  let isStopped = false;
  const watch = setInterval(() => void endStuck(), Math.min(checkEvery, maxTime)).unref();
  const tellAll = (message: ToThread) => {
    for (const { worker } of threads) worker.postMessage(message);
  };
  const stopListening = db.onChange((change) => tellAll({ change }));
  settings.onReload(() => tellAll({ site }));

  /** Undefined if the main thread has to render the page. */
  async function render(wanted: Wanted): Promise<EncodedPage | undefined> {
    if (wanted.address.app || wanted.address.secret || !leastBusy()) return undefined;
    const outcome = await new Promise<EncodedPage | undefined | Error>((end) => {
      lastId += 1;
      send({ id: lastId, wanted, tries: 0, since: 0, end });
    });
    if (outcome instanceof Error) throw outcome;
    if (outcome) counted.renders += 1;
    return outcome;
  }

  function leastBusy(): Thread | undefined {
    const ready = [...threads].filter(({ isReady }) => isReady);
    return ready.sort((one, other) => one.jobs.size - other.jobs.size)[0];
  }

  function send(job: Job): void {
    const thread = leastBusy();
    if (!thread) return void homeless.add(job);
    const { id, wanted } = job;
    thread.jobs.set(id, { ...job, tries: job.tries + 1, since: performance.now(), cpuBefore: undefined });
    const order = { ...wanted, id, now: services.clock().getTime(), isListening: db.isListening() };
    thread.worker.postMessage({ order } satisfies ToThread);
  }

  function start(): void {
    while (!isStopped && threads.size < count) startThread();
  }

  function startThread(): void {
    const { build, logLevel } = options;
    const worker = new Worker(new URL("./thread.ts", import.meta.url), {
      workerData: { build, ...database, logLevel, site } satisfies ThreadData,
    });
    const thread: Thread = { worker, isReady: false, startedAt: performance.now(), jobs: new Map() };
    threads.add(thread);
    worker.unref();
    worker.on("message", (message: FromThread) => {
      if (threads.has(thread)) hear(thread, message);
    });
    worker.on("error", (error) => replace(thread, error));
    worker.on("exit", (code) => replace(thread, new Error(`It ended with code ${code}.`)));
  }

  function hear(thread: Thread, message: FromThread): void {
    if ("line" in message) options.write(message.line);
    else if ("read" in message) void readFile(thread, message.read);
    else if ("ready" in message) begin(thread);
    else {
      const { id, page } = message.rendered;
      thread.jobs.get(id)?.end(page);
      thread.jobs.delete(id);
    }
  }

  function begin(thread: Thread): void {
    thread.isReady = true;
    pause = minPause;
    const jobs = [...homeless];
    homeless.clear();
    for (const job of jobs) send(job);
  }

  async function readFile({ worker }: Thread, { id, key }: { id: number; key: string }): Promise<void> {
    const file = await services.media.read(key).catch(() => undefined);
    const chunks = await file?.toArray().catch(() => undefined);
    worker.postMessage({ file: { id, bytes: chunks && Buffer.concat(chunks) } } satisfies ToThread);
  }

  /** Pages of a thread that ended are rendered by the next one, because they may have ended it. */
  function replace(thread: Thread, error: unknown): void {
    if (!threads.delete(thread) || isStopped) return;
    counted.restarts += 1;
    log.error({ err: error }, "a render worker ended, and another one starts");
    const jobs = [...thread.jobs.values(), ...(thread.isReady ? [] : homeless)];
    if (!thread.isReady) homeless.clear();
    for (const job of jobs) {
      if (thread.isReady && job.tries < maxTries) send(job);
      else job.end(unavailable());
    }
    setTimeout(start, thread.isReady ? 0 : pause).unref();
    if (!thread.isReady) pause = Math.min(2 * pause, maxPause);
  }

  async function endStuck(): Promise<void> {
    for (const thread of [...threads]) {
      const { worker, jobs } = thread;
      const used = await cpuTime(worker);
      const now = performance.now();
      for (const job of jobs.values()) job.cpuBefore ??= used;
      const isStuck = ({ since, cpuBefore = used }: Job) =>
        used - cpuBefore > maxTime || now - since > maxStarvation * maxTime;
      const isLate = !thread.isReady && now - thread.startedAt > maxStart;
      if (!isLate && ![...jobs.values()].some(isStuck)) continue;
      for (const job of jobs.values()) job.tries = maxTries;
      replace(thread, new Error(isLate ? "The thread did not start." : "A page took too long."));
      worker.terminate().catch(() => {});
    }
  }

  return {
    count,
    start,
    render,
    /** Numbers for the metrics: `renders` and `restarts` count from the start. */
    size: () => ({ ready: [...threads].filter(({ isReady }) => isReady).length, ...counted }),
    async stop() {
      isStopped = true;
      clearInterval(watch);
      stopListening();
      const ended = [...threads];
      threads.clear();
      for (const job of [...homeless, ...ended.flatMap(({ jobs }) => [...jobs.values()])])
        job.end(unavailable());
      await Promise.all(ended.map(({ worker }) => worker.terminate()));
    },
  };
}

/** Milliseconds. Rejects never: a thread that has ended has used what it has. */
async function cpuTime(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return 0;
  }
}

function unavailable(): AppError {
  return new AppError("unavailable", m.errors.pageUnavailable(), {
    retryAfter: 5,
  });
}
