import { performance } from "node:perf_hooks";
import { AppError } from "#core/errors.ts";
import { fairQueue } from "#core/fair-queue.ts";
import { m } from "#messages";
import { pause } from "./event-loop.ts";

export type AdmissionOptions = {
  /** How many renders run at one time. */
  atOnce: number;
  /** How many renders of one visitor run at one time. */
  atOnceEach?: number;
  /** How many requests may wait, of one client and of all. */
  waitingEach: number;
  waitingInAll: number;
  /** Milliseconds until a waiting request is shed, if others wait that fill the slots. */
  maxWait: number;
  now?(): number;
  /** Lets others have the event loop after each piece of work. */
  rest?(): Promise<void>;
};

/**
 * Members and visitors are served alternately, however many wait. `signal` drops the request when its client hangs up.
 * `job` names work that other requests can share.
 */
export type Client = { key: string; isMember: boolean; signal?: AbortSignal; job?: string };

export type Admission = ReturnType<typeof openAdmission>;

type Waiting = {
  path: [key: string];
  isMember: boolean;
  job: string | undefined;
  begin(key: string): void;
  refuse(error: LoadShedError): void;
  since: number;
};
/** Work was refused: too much is waiting, it waited too long, or its client hung up. */
export class LoadShedError extends AppError {
  constructor() {
    super("unavailable", m.errors.veryBusy(), { retryAfter: shedRetryAfter });
  }
}

export const shedRetryAfter = 2; // seconds

/** They take CPU time of a thread. One more at once than threads, so that one may wait for the database. */
export const uncachedWork = (threads = 1) => ({
  atOnce: Math.max(2, threads + 1),
  waitingEach: 64,
  waitingInAll: 256,
  maxWait: 4000,
});

/** These run in their own process and take longer. */
export const drawing = { atOnce: 1, waitingEach: 16, waitingInAll: 64, maxWait: 10_000 };

/** PDF and EPUB of articles: short ones do not wait for a long one, which takes seconds, nor clients for another's. */
export const exporting = { atOnce: 6, atOnceEach: 1, waitingEach: 4, waitingInAll: 16, maxWait: 20_000 };

/** Admits cache misses a few at a time, clients in turn, a bounded number of each; the rest get 503. */
export function openAdmission(options: AdmissionOptions) {
  const { atOnce, atOnceEach = atOnce, waitingEach, waitingInAll, maxWait } = options;
  const { now = () => performance.now(), rest = pause } = options;
  const [members, visitors] = [fairQueue<Waiting>(), fairQueue<Waiting>()];
  const lanes = [members, visitors];
  const jobs = new Map<string, Waiting>(); // of visitors, waiting
  const runningOf = new Map<string, number>(); // of each visitor
  let running = 0;
  let refused = 0;
  let resting = Promise.resolve();

  const waiting = () => members.size() + visitors.size();
  const mayRun = (key: string, isMember: boolean) => isMember || (runningOf.get(key) ?? 0) < atOnceEach;

  /** Throws LoadShedError. */
  async function run<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
    const isNext = running < atOnce && mayRun(client.key, client.isMember);
    if (isNext) begin(client.key);
    const key = isNext ? client.key : await wait(client);
    try {
      return await work();
    } finally {
      // One pause after the other, also when two pieces of work end together.
      const over = () => handOn(key);
      resting = resting.then(() => rest()).then(over, over);
    }
  }

  function begin(key: string): void {
    running += 1;
    runningOf.set(key, (runningOf.get(key) ?? 0) + 1);
  }

  /** Resolves with the client in whose queue it was. */
  function wait({ key, isMember, signal, job }: Client): Promise<string> {
    const lane = isMember ? members : visitors;
    if (isFull(key, isMember)) throw busy();
    if (signal?.aborted) throw new LoadShedError();
    if (lane.size() >= waitingInAll) {
      drop(lane, lane.largest("first").at(-1));
      refused += 1;
    }
    return new Promise((begin, refuse) => {
      const waiting: Waiting = { path: [key], isMember, job, begin, refuse, since: now() };
      lane.put(waiting);
      if (job !== undefined && !isMember) jobs.set(job, waiting);
      signal?.addEventListener("abort", () => drop(lane, waiting), { once: true });
    });
  }

  /** Moves waiting work to the queue of another client that requests the same, if it is served sooner there. */
  function join(job: string, key: string): void {
    const request = jobs.get(job);
    if (!request || visitors.items(...request.path).indexOf(request) <= visitors.size(key)) return;
    visitors.remove(request);
    request.path = [key];
    visitors.put(request);
  }

  /** Whether the next request of a client would be shed. Clients with more waiting make room for it. */
  function isFull(key: string, isMember = false): boolean {
    if (running < atOnce && mayRun(key, isMember)) return false;
    const lane = isMember ? members : visitors;
    const own = lane.size(key);
    if (own >= waitingEach) return true;
    return lane.size() >= waitingInAll && lane.largest("first").length <= own + 1;
  }

  function drop(lane: ReturnType<typeof fairQueue<Waiting>>, request: Waiting | undefined): void {
    if (!request || !lane.remove(request)) return;
    forgetJob(request);
    request.refuse(new LoadShedError());
  }

  function forgetJob({ job }: Waiting): void {
    if (job !== undefined) jobs.delete(job);
  }

  function handOn(key: string): void {
    running -= 1;
    const left = (runningOf.get(key) ?? 1) - 1;
    if (left > 0) runningOf.set(key, left);
    else runningOf.delete(key);
    for (let request = next(); request; request = next()) {
      forgetJob(request);
      // A machine that stalled has made all of them late: the few that wait are served.
      if (now() - request.since > maxWait && waiting() >= atOnce) {
        request.refuse(busy());
        continue;
      }
      begin(...request.path);
      request.begin(...request.path);
      return;
    }
  }

  function next(): Waiting | undefined {
    lanes.reverse();
    for (const lane of lanes) {
      const request = lane.take(({ path: [key], isMember }) => mayRun(key, isMember));
      if (request) return request;
    }
    return undefined;
  }

  function busy(): LoadShedError {
    refused += 1;
    return new LoadShedError();
  }

  return {
    run,
    join,
    isFull,
    /** Counts requests refused before they reach the queue. */
    countRefused() {
      refused += 1;
    },
    /** Numbers for the metrics: `refused` counts from the start. */
    size: () => ({ running, waiting: waiting(), refused }),
  };
}
