import type { Expression, Selectable, Updateable } from "kysely";
import type { Engine, Queries } from "#db/engine.ts";
import type { JobTable } from "#db/schema.ts";
import { worded } from "#messages";

export type NewJob = { queue: string; id: string; dueAt: string };
export type ClaimedJob = Pick<Selectable<JobTable>, "id" | "attempts" | "queuedAt">;

/** Queues a job. A job with the same id starts again, even after it has failed, but not while it is running. */
export async function addJob(db: Queries, job: NewJob, now: string): Promise<void> {
  const afresh = { state: "queued" as const, attempts: 0, queuedAt: now, dueAt: job.dueAt };
  await db
    .insertInto("jobs")
    .values({ ...job, ...afresh })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(afresh).where("jobs.claim", "is", null))
    .execute();
}

/** Queues a job that comes again and again. One that is overdue, is running or has failed before keeps its time. */
export async function planJob(db: Queries, job: NewJob, now: string): Promise<void> {
  await db
    .insertInto("jobs")
    .values({ ...job, queuedAt: now })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ dueAt: job.dueAt })
        .where("jobs.claim", "is", null)
        .where("jobs.problem", "=", "")
        .where("jobs.dueAt", ">", now),
    )
    .execute();
}

/** Plans those that nobody has planned yet. A start writes nothing if there are none. */
export async function planMissing(
  db: Queries,
  write: (work: (queries: Queries) => Promise<void>) => Promise<void>,
  jobs: NewJob[],
  now: string,
): Promise<void> {
  if (jobs.length === 0) return;
  const ids = jobs.map(({ id }) => id);
  const rows = await db.selectFrom("jobs").select("id").where("id", "in", ids).execute();
  const planned = new Set(rows.map(({ id }) => id));
  const missing = jobs.filter(({ id }) => !planned.has(id));
  if (missing.length === 0) return;
  await write(async (queries) => {
    for (const job of missing) await planJob(queries, job, now);
  });
}

export async function findJob(db: Queries, id: string) {
  const job = await db
    .selectFrom("jobs")
    .select(["problem", "dueAt", "claim"])
    .where("id", "=", id)
    .executeTakeFirst();
  return job && { ...job, problem: worded(job.problem) };
}

/** Queues those that a query selects (`queue`, `id`, `priority`, `queuedAt`, `dueAt`), except those already queued. */
export async function addJobs(db: Queries, rows: Expression<unknown>): Promise<void> {
  await db
    .insertInto("jobs")
    .columns(["queue", "id", "priority", "queuedAt", "dueAt"])
    .expression(rows as never)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The priority of the jobs to do now. Undefined if none is due. */
export async function duePriority(db: Queries, queue: string, now: string): Promise<number | undefined> {
  for (const priority of [0, 1])
    if (await dueJobs(db, { queue, priority, now }).limit(1).executeTakeFirst()) return priority;
  return undefined;
}

type Due = { queue: string; priority: number; now: string };

function dueJobs(db: Queries, { queue, priority, now }: Due) {
  const queued = db.selectFrom("jobs").select("id").where("queue", "=", queue).where("state", "=", "queued");
  return queued.where("priority", "=", priority).where("dueAt", "<=", now);
}

type Claim = Due & { claim: string; until: string; count: number };

/** Takes over jobs that are due. Another process may take over what is not done by `until`. */
export async function claimJobs(
  { skipLocked }: Pick<Engine, "skipLocked">,
  db: Queries,
  { claim, until, count, ...due }: Claim,
): Promise<ClaimedJob[]> {
  return (
    db
      // Two processes that waited for each other's rows could wait for ever.
      .with("due", (db) =>
        skipLocked(
          dueJobs(db as Queries, due)
            .orderBy("dueAt")
            .limit(count),
        ),
      )
      .updateTable("jobs")
      .set((row) => ({ claim, dueAt: until, attempts: row("attempts", "+", 1) }))
      .where("id", "in", ({ selectFrom }) => selectFrom("due").select("id"))
      .returning(["id", "attempts", "queuedAt"])
      .execute()
  );
}

/** Keeps the claims of a process that lives. */
export async function extendClaims(db: Queries, claim: string, until: string): Promise<void> {
  await db.updateTable("jobs").set({ dueAt: until }).where("claim", "=", claim).execute();
}

/** Jobs of a process that has ended are due at once. */
export async function releaseClaims(db: Queries, queue: string, now: string): Promise<void> {
  const claimed = db.updateTable("jobs").where("queue", "=", queue).where("claim", "is not", null);
  await claimed.set({ dueAt: now, claim: null }).execute();
}

/** Changes a job unless another process has taken it over. */
export async function updateJob(
  db: Queries,
  { id, claim }: { id: string; claim: string },
  changes: Updateable<JobTable>,
): Promise<void> {
  const own = db.updateTable("jobs").where("id", "=", id).where("claim", "=", claim);
  await own.set({ ...changes, claim: null }).execute();
}

/** Removes a job that is done, even if another process has taken it over. */
export async function removeJob(db: Queries, id: string): Promise<void> {
  await db.deleteFrom("jobs").where("id", "=", id).execute();
}

/** Queues failed jobs again: one, or all of the queue. */
export async function requeueFailed(db: Queries, queue: string, now: string, id?: string): Promise<void> {
  let failed = db.updateTable("jobs").where("queue", "=", queue).where("state", "=", "failed");
  if (id) failed = failed.where("id", "=", id);
  await failed.set({ state: "queued", attempts: 0, queuedAt: now, dueAt: now }).execute();
}

/** The jobs of each queue, from an index. `oldestAt`: when the oldest was added. */
export async function countJobs(db: Queries) {
  return db
    .selectFrom("jobs")
    .select(["queue", "state"])
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("queuedAt").as("oldestAt")])
    .groupBy(["queue", "state"])
    .orderBy("queue")
    .orderBy("state")
    .execute();
}
