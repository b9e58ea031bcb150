import { join } from "node:path";
import type { Context } from "#core/context.ts";
import { day } from "#core/durations.ts";
import type { BackupStatus, Backups } from "#core/services.ts";
import { findJob, type Outcome, openQueue, planJob } from "#features/jobs/queue.server.ts";
import { inLanguage, m, unworded, worded } from "#messages";
import { makeApart } from "./apart.server.ts";
import { type Keep, nameOfBackup } from "./keep.ts";
import type { Order } from "./make.server.ts";
import { isLate, nextTime } from "./schedule.server.ts";
import { addBackup, findLatest } from "./store.server.ts";

const queue = "backups";
const job = "next backup";
const provenEvery = 6.5 * day; // once a week, also if one begins earlier than the last

export type BackupPlan = Pick<Order, "to" | "recipient"> & {
  /** A cron expression in the site's time zone. */
  at: string;
  keep: Keep;
};

type Options = {
  /** Undefined: nobody has configured backups. Off: they are made elsewhere. */
  configured: BackupPlan | "off" | undefined;
  source: Pick<Order, "database" | "media">;
  dataDir: string;
  /** Called for each run, so that it has the current time and settings. */
  context(): Context;
};

/** Makes backups at their times, each in one of the nodes. The job is there all the time, and is due at the next time. */
export function openBackups({ configured, source, dataDir, context }: Options): Backups {
  const plan = configured === "off" ? undefined : configured;
  const closing = new AbortController();
  let failures = 0;

  const jobs = openQueue({
    name: queue,
    context,
    work: async (ctx) => (plan ? unworded(() => work(ctx, plan)) : {}),
    thrown: m.adminBackups.notMade,
    isNeverGivenUp: true,
  });

  async function work(ctx: Context, { to, keep, recipient, at }: BackupPlan): Promise<Outcome> {
    const { now, db, log, site } = ctx;
    const name = nameOfBackup(now, recipient !== undefined);
    const { proven } = await findLatest(db.queries);
    const isProven = Date.parse(now) - Date.parse(proven?.provenAt ?? "1970-01-01") >= provenEvery;
    const folder = join(dataDir, "backup");
    try {
      const made = await makeApart(
        { ...source, to, keep, recipient, name, now, folder, isProven },
        closing.signal,
      );
      const { bytes, sha256, proof = "", problem, missing, removed } = made;
      const backup = { name, madeAt: now, bytes, sha256, provenAt: made.proof ? now : null, proof };
      await ctx.write((queries) => addBackup(queries, backup, removed));
      log.info({ name, bytes, proof: inEnglish(proof), removed, missing }, "a backup was made");
      if (missing.length > 0)
        log.warn({ missing }, "the media store does not have these files, and so no backup has them");
      if (problem) return failed(ctx, problem);
      return { dueAt: nextTime(at, site.timeZone, now) };
    } catch (error) {
      if (closing.signal.aborted) throw error;
      return failed(ctx, error instanceof Error ? error.message : String(error));
    }
  }

  function failed({ log }: Context, problem: string): Outcome {
    failures += 1;
    log.error({ problem: inEnglish(problem) }, "the backup failed and is tried again");
    return { problem };
  }

  return {
    async resume() {
      if (!plan) return;
      const { db, now, site, write } = context();
      const { made } = await findLatest(db.queries);
      const dueAt = made ? nextTime(plan.at, site.timeZone, now) : now;
      await write((queries) => planJob(queries, { queue, id: job, dueAt }, now));
      await jobs.resume();
    },
    wake: jobs.wake,
    idle: jobs.idle,
    async status() {
      const { db, now, site } = context();
      if (!plan) return { ...never, setup: configured === "off" ? "off" : "missing" };
      return statusOf(db.reader, plan, { now, timeZone: site.timeZone });
    },
    failures: () => failures,
    async close() {
      closing.abort();
      await jobs.close();
    },
  };
}

function inEnglish(text: string): string {
  return inLanguage("en", () => worded(text));
}

const never = {
  madeAt: null,
  provenAt: null,
  proof: "",
  problem: "",
  nextAt: null,
  isLate: false,
};

type Time = { now: string; timeZone: string };

async function statusOf(
  db: Context["db"]["reader"],
  { at }: BackupPlan,
  { now, timeZone }: Time,
): Promise<BackupStatus> {
  const [{ made, proven }, next] = [await findLatest(db), await findJob(db, job)];
  return {
    setup: "on",
    madeAt: made?.madeAt ?? null,
    provenAt: proven?.provenAt ?? null,
    proof: worded(proven?.proof ?? ""),
    problem: next?.problem ?? "",
    nextAt: next?.dueAt ?? null,
    isLate: made !== undefined && isLate(at, timeZone, { last: made.madeAt, now }),
  };
}
