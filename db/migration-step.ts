import { type Kysely, sql } from "kysely";
import type { Engine, Queries } from "./engine.ts";
import { historyOf, noteRelease } from "./releases.ts";
import type { Program } from "./version.ts";

const rowsAtOnce = 500;
const lineEvery = 1000; // milliseconds

/** What a step gets for work on many rows. */
export type StepWork = {
  /**
   * Calls `work` with all rows of a table, some at a time, in the order of a unique column that it does not change, and
   * reports how far it is.
   */
  inSlices<Row extends object>(
    table: string,
    column: string,
    work: (rows: Row[]) => Promise<void>,
  ): Promise<void>;
};

export type Step = (db: Kysely<unknown>, engine: Engine, work: StepWork) => Promise<void>;

type Run = { name: string; step: Step; program: Program; report(line: string): void };

/** Runs a step in a transaction of its own, unless another process has done it in the meantime. */
export async function runStep(queries: Queries, engine: Engine, { name, step, program, report }: Run) {
  for (;;) {
    try {
      return await queries.transaction().execute(async (transaction) => {
        await engine.lockName(transaction, "migrations");
        const { executed } = await historyOf(transaction);
        if (executed.includes(name)) return;
        await engine.limitLocks?.(transaction);
        await sql`create table if not exists kysely_migration (
          name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(transaction);
        const db = transaction as unknown as Kysely<unknown>;
        await step(db, engine, { inSlices: slicesOf(db, name, report) });
        const now = new Date().toISOString();
        await sql`insert into kysely_migration (name, timestamp) values (${name}, ${now})`.execute(
          transaction,
        );
        await noteRelease(transaction, program);
      });
    } catch (error) {
      if (!engine.isLockTimeout?.(error)) throw error;
      report(`The step ${name} waits until nobody uses the tables that it changes, and then begins again.`);
    }
  }
}

/** Reports at most one line a second. */
function slicesOf(db: Kysely<unknown>, name: string, report: Run["report"]): StepWork["inSlices"] {
  let last = performance.now();
  return async (table, column, work) => {
    const [from, key] = [sql.table(table), sql.ref(column)];
    const counted = await sql<{ n: number }>`select count(*) as n from ${from}`.execute(db);
    const all = counted.rows[0]?.n ?? 0;
    const say = (done: number) => {
      if (performance.now() - last < lineEvery) return;
      last = performance.now();
      report(`The step ${name} has done ${done} of ${all} rows of ${table}.`);
    };
    let after: unknown;
    for (let done = 0; ; ) {
      const where = after === undefined ? sql`` : sql`where ${key} > ${after}`;
      const slice = sql<Record<string, unknown>>`
        select *, ${key} as slice_key from ${from} ${where} order by ${key} limit ${sql.lit(rowsAtOnce)}`;
      const { rows } = await slice.execute(db);
      if (rows.length === 0) return;
      after = rows.at(-1)?.sliceKey;
      await work(rows as never);
      done += rows.length;
      say(done);
    }
  };
}
