import type { Context } from "#core/context.ts";
import { minute } from "#core/durations.ts";
import { newId } from "#core/ids.ts";
import { runWhenWoken } from "#core/run-when-woken.ts";
import type { JobQueue } from "#core/services.ts";
import type { Change, Queries } from "#db/engine.ts";
import {
  addToBatch,
  claimJobs,
  dueBatch,
  findJob,
  finishBatch,
  later,
  nextOfBatch,
  planJob,
  releaseClaims,
  updateJob,
} from "#features/jobs/queue.server.ts";
import { settingsTag } from "#features/settings/live.server.ts";
import { inLanguage } from "#messages";
import { everything, hashedTag, manyTags } from "./cache-tags.ts";
import { type PurgeError, type PurgePlan, sendPurge } from "./request.server.ts";

const queue = "purges"; // the jobs are tags
const requests = "purge requests"; // its one job is held by the process that sends
const turn = "next purge";
const lease = minute;
const tagsAtOnce = 100; // what Cloudflare takes
const checkedEvery = minute / 2;
const maxWait = 5 * minute; // between two attempts
/**
 * Milliseconds after a write in which a node may still serve what was there before: a stale page for ten seconds, two
 * more where counts lag, and until it hears of the change.
 */
const settlesIn = 15_000;

type Options = { plan: PurgePlan; context(): Context };

/**
 * Tells shared caches what has changed. A write leaves its tags in its own transaction. What must go is purged at once, and
 * again when no node can serve the old page any more; what is only stale is purged then.
 */
export function openPurges({ plan, context }: Options) {
  const claim = newId(); // of this process
  const closing = new AbortController();
  const { wake, idle, close } = runWhenWoken(run);
  let next: NodeJS.Timeout | undefined;

  async function record(db: Queries, { gone, stale }: Change): Promise<void> {
    const { now } = context();
    const withSettings = (tags: string[]) => (tags.includes(settingsTag) ? [...tags, everything] : tags);
    const jobs = [
      ...withSettings(gone).map((tag) => ({ id: idOf(tag), priority: 0 as const, dueAt: now })),
      ...withSettings(stale).map((tag) => ({
        id: idOf(tag),
        priority: 1 as const,
        dueAt: later(now, settlesIn),
      })),
    ];
    await addToBatch(db, queue, jobs, now);
  }

  async function run(): Promise<void> {
    clearTimeout(next);
    let nextAt: string | undefined;
    try {
      while (!closing.signal.aborted) {
        nextAt = await whenDue();
        if (nextAt === undefined || nextAt > context().now || !(await purgeSome())) break;
      }
    } catch (err) {
      if (!closing.signal.aborted)
        context().log.warn({ err, queue }, "purges wait until the database can be used");
    }
    const wait = nextAt === undefined ? checkedEvery : Date.parse(nextAt) - Date.parse(context().now);
    next = setTimeout(wake, Math.min(checkedEvery, Math.max(100, wait))).unref();
  }

  /** When there is a tag to purge, and it is this site's turn to send. Undefined if nothing waits. */
  async function whenDue(): Promise<string | undefined> {
    const { queries } = context().db;
    const dueAt = await nextOfBatch(queries, queue);
    const turnAt = dueAt && (await findJob(queries, turn))?.dueAt;
    return dueAt && turnAt && turnAt > dueAt ? turnAt : dueAt;
  }

  /** False if another process is doing it. */
  async function purgeSome(): Promise<boolean> {
    const { db, now, write, log, site } = context();
    const claiming = { queue: requests, claim, priority: 0, now, until: later(now, lease), count: 1 };
    const [held] = await write((queries) => claimJobs(db.engine, queries, claiming));
    if (!held) return false;
    const jobs = await dueBatch(db.queries, queue, now, tagsAtOnce - 1);
    if (jobs.length === 0) {
      await write((queries) => updateJob(queries, { id: turn, claim }, { dueAt: now }));
      return true;
    }
    const tags = [manyTags, ...jobs.map(({ id }) => tagOf(id))].map((tag) => hashedTag(site.url, tag));
    const error: PurgeError | undefined = await inLanguage("en", () =>
      sendPurge(plan, tags, closing.signal).catch((error) => error),
    );
    const ended = context().now;
    const wait = error ? waitAfter(held.attempts, error) : plan.every * 1000;
    await write(async (queries) => {
      if (!error) await finishBatch(queries, jobs, { now: ended, again: later(ended, settlesIn) });
      const outcome = error ? { problem: error.message } : { problem: "", attempts: 0 };
      await updateJob(queries, { id: turn, claim }, { ...outcome, dueAt: later(ended, wait) });
    });
    if (error && !closing.signal.aborted) log.warn({ problem: error.message }, "a purge is tried again");
    return true;
  }

  function waitAfter(attempts: number, { retryAfter = 0 }: PurgeError): number {
    if (closing.signal.aborted) return 0;
    const wait = Math.max(1, plan.every) * 1000 * 2 ** (attempts - 1);
    return Math.max(Math.min(maxWait, wait), Math.min(maxWait, retryAfter * 1000));
  }

  return {
    record,
    wake,
    /** What another version of the program, or another setting, has left in caches is purged. */
    async resume() {
      const { db, now, write } = context();
      await write(async (queries) => {
        // The embedded database has one process that serves, so what is claimed was claimed by one that has ended.
        if (db.engine.name === "sqlite") await releaseClaims(queries, requests, now);
        await planJob(queries, { queue: requests, id: turn, dueAt: now }, now);
        await record(queries, { gone: [], stale: [everything] });
      });
      wake();
    },
    idle,
    async close() {
      closing.abort();
      clearTimeout(next);
      await close();
    },
  } satisfies JobQueue & { record: unknown };
}

const idOf = (tag: string) => `purge ${tag}`;
const tagOf = (id: string) => id.slice("purge ".length);
