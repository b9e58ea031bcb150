import { type ExpressionBuilder, sql } from "kysely";
import type { Queries } from "#db/engine.ts";
import type { Schema } from "#db/schema.ts";

const insertedAtOnce = 500;

/** `attempts`: how often it was added again since it was done. */
export type BatchJob = { id: string; priority: number; attempts: number };
type NewJob = { id: string; priority: 0 | 1; dueAt: string };

/**
 * Adds jobs of which many are done at a time, by one process. One that waits already is due at the earlier of both times,
 * with the more urgent priority.
 */
export async function addToBatch(db: Queries, queue: string, jobs: NewJob[], now: string): Promise<void> {
  // In one order, so that no two transactions wait for each other.
  const rows = jobs.map((job) => ({ ...job, queue, queuedAt: now })).sort(inOrder);
  for (let start = 0; start < rows.length; start += insertedAtOnce) {
    await db
      .insertInto("jobs")
      .values(rows.slice(start, start + insertedAtOnce))
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet((row) => ({
          attempts: row("jobs.attempts", "+", 1),
          priority: lesser(row, "priority"),
          dueAt: lesser(row, "dueAt"),
        })),
      )
      .execute();
  }
}

/** The most urgent ones first. */
export async function dueBatch(db: Queries, queue: string, now: string, count: number): Promise<BatchJob[]> {
  return db
    .selectFrom("jobs")
    .select(["id", "priority", "attempts"])
    .where("queue", "=", queue)
    .where("state", "=", "queued")
    .where("dueAt", "<=", now)
    .orderBy("priority")
    .orderBy("dueAt")
    .limit(count)
    .execute();
}

/**
 * Removes jobs that were done. Urgent ones, and those that were added several times, are to be done once more. Those that
 * were added while they were being done stay as they are.
 */
export async function finishBatch(
  db: Queries,
  jobs: BatchJob[],
  { now, again }: { now: string; again: string },
): Promise<void> {
  for (const { id, priority, attempts } of jobs.toSorted(inOrder)) {
    const isLast = priority === 1 && attempts === 0;
    const same = { id, priority, attempts };
    if (isLast)
      await db
        .deleteFrom("jobs")
        .where(({ and }) => and(same))
        .execute();
    else
      await db
        .updateTable("jobs")
        .set({ priority: 1, attempts: 0, queuedAt: now, dueAt: again })
        .where(({ and }) => and(same))
        .execute();
  }
}

/** When the next one is due. Undefined without any. */
export async function nextOfBatch(db: Queries, queue: string): Promise<string | undefined> {
  const next = db.selectFrom("jobs").select("dueAt").where("queue", "=", queue).orderBy("dueAt").limit(1);
  return (await next.executeTakeFirst())?.dueAt;
}

function inOrder(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1;
}

function lesser<Column extends "priority" | "dueAt">(
  { ref }: ExpressionBuilder<Schema & { excluded: Schema["jobs"] }, "jobs" | "excluded">,
  column: Column,
) {
  const [before, added] = [ref(`jobs.${column}`), ref(`excluded.${column}`)];
  return sql<never>`case when ${added} < ${before} then ${added} else ${before} end`;
}
