import { setInterval as repeat } from "node:timers";
import type { Context } from "#core/context.ts";
import { day, minute } from "#core/durations.ts";
import { newId } from "#core/ids.ts";
import type { Message } from "#core/message.ts";
import { runWhenWoken } from "#core/run-when-woken.ts";
import type { JobQueue } from "#core/services.ts";
import type { Queries } from "#db/engine.ts";
import { inLanguage, unworded } from "#messages";
import * as batches from "./batches.store.server.ts";
import * as store from "./store.server.ts";

export const { addJob, addJobs, countJobs, planJob, planMissing, findJob, requeueFailed } = store;
export const { claimJobs, releaseClaims, updateJob } = store;
export const { addToBatch, dueBatch, finishBatch, nextOfBatch } = batches;

/** How long to wait after each failed attempt; the last one is used again and again. */
const waits = [1, 5, 15, 60].map((minutes) => minutes * minute);
const maxWait = 3 * day; // then it has failed
const lease = minute; // a claim ends soon after its process
const renewal = lease / 4;

/**
 * What has become of a job. Without `dueAt` and `problem` it is done and deleted, in the transaction of `finish`.
 * `dueAt`: it is to be done again, from its first attempt. `problem`: why it could not be done, an `unworded` sentence; it is tried
 * again unless that `isFinal`.
 */
export type Outcome =
  | { finish?(db: Queries): Promise<void> }
  | { dueAt: string }
  | { problem: string; isFinal?: boolean };

type Queue = {
  name: string;
  /** Called for each run, so that it has the current time and settings. */
  context(): Context;
  /**
   * Does one job. It may be done again if the process is killed before it is noted, so `attempts` is more than 1 without
   * a failure, too.
   */
  work(ctx: Context, id: string, attempts: number): Promise<Outcome>;
  /** The problem if that throws. */
  thrown: Message;
  /** It is tried until it succeeds. */
  isNeverGivenUp?: boolean;
  /** How many each process does at the same time. */
  atOnce?: number;
  /** In milliseconds. */
  checkedEvery?: number;
};

/** Does the jobs of a queue, a few at a time, in every process that is woken. Each job is done by one of them. */
export function openQueue(options: Queue): JobQueue {
  const {
    name,
    context,
    work,
    thrown,
    isNeverGivenUp = false,
    atOnce = 5,
    checkedEvery = minute / 2,
  } = options;
  const claim = newId(); // of this process
  /** Results that the database does not have yet. Their jobs must not be done again. */
  const unnoted = new Map<string, Outcome>();
  const { wake, idle, close } = runWhenWoken(() => inLanguage(context().site.language, run));
  let isClosed = false;
  let checking: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    try {
      while ((await workSome()) && !isClosed);
    } catch (err) {
      if (!isClosed) context().log.warn({ err, queue: name }, "jobs wait until the database can be used");
    }
  }

  /** False if nothing is due, or nothing can be done. */
  async function workSome(): Promise<boolean> {
    const ctx = context();
    const { now } = ctx;
    const priority = await store.duePriority(ctx.db.queries, name, now);
    if (priority === undefined) return false;
    const claiming = { queue: name, claim, priority, now, until: later(now, lease), count: atOnce };
    const jobs = await ctx.write((db) => store.claimJobs(ctx.db.engine, db, claiming));
    const keeping = repeat(() => void keepClaims(), renewal);
    const results = await Promise.allSettled(jobs.map((job) => workOne(ctx, job)));
    clearInterval(keeping);
    for (const result of results) if (result.status === "rejected") throw result.reason;
    return results.some((result) => result.status === "fulfilled" && result.value);
  }

  async function keepClaims(): Promise<void> {
    const { now, write, log } = context();
    await write((db) => store.extendClaims(db, claim, later(now, lease))).catch((err) =>
      log.warn({ err, queue: name }, "jobs that are being done may be done again"),
    );
  }

  /** True if the next ones should be tried as well. Throws if the database does not note what has become of it. */
  async function workOne(ctx: Context, job: store.ClaimedJob): Promise<boolean> {
    const outcome =
      unnoted.get(job.id) ?? (await work(ctx, job.id, job.attempts).catch((err) => failed(job.id, err)));
    unnoted.set(job.id, outcome);
    await ctx.write(async (db) => {
      const key = { id: job.id, claim };
      if ("problem" in outcome)
        return store.updateJob(db, key, afterFailure(ctx.now, job, { ...outcome, isNeverGivenUp }));
      if ("dueAt" in outcome) {
        const afresh = { attempts: 0, problem: "", queuedAt: ctx.now };
        return store.updateJob(db, key, { ...afresh, dueAt: outcome.dueAt });
      }
      // First, because others lock what a job is about before the job.
      await outcome.finish?.(db);
      await store.removeJob(db, job.id);
    });
    unnoted.delete(job.id);
    return !("problem" in outcome) || outcome.isFinal === true;
  }

  function failed(job: string, err: Error): Outcome {
    context().log.error({ err, queue: name, job }, "a job failed");
    return { problem: unworded(thrown) };
  }

  return {
    wake,
    async resume() {
      const { db, now, write } = context();
      // The embedded database has one process that serves, so what is claimed was claimed by one that has ended.
      if (db.engine.name === "sqlite") await write((queries) => store.releaseClaims(queries, name, now));
      checking = repeat(wake, checkedEvery).unref();
      wake();
    },
    idle,
    async close() {
      isClosed = true;
      clearInterval(checking);
      await close();
    },
  };
}

type Failure = { problem: string; isFinal?: boolean; isNeverGivenUp: boolean };

function afterFailure(
  now: string,
  { attempts, queuedAt }: store.ClaimedJob,
  { problem, isFinal = false, isNeverGivenUp }: Failure,
) {
  const dueAt = later(now, waits[attempts - 1] ?? waits.at(-1) ?? minute);
  const isGivenUp = isFinal || (!isNeverGivenUp && dueAt > later(queuedAt, maxWait));
  return isGivenUp ? { state: "failed" as const, problem } : { dueAt, problem };
}

export function later(now: string, milliseconds: number): string {
  return new Date(Date.parse(now) + milliseconds).toISOString();
}
