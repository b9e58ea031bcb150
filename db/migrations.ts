import { type Kysely, sql } from "kysely";
import type { Engine, Queries } from "./engine.ts";
import { foundation } from "./migrations/0001-foundation.ts";

export type Steps = Record<string, (db: Kysely<unknown>, engine: Engine) => Promise<void>>;

/** They run in the order of their names, forward only. A released step is never edited. */
export const allSteps: Steps = {
  "0001-foundation": foundation,
};

export type MigrationOptions = {
  /** The steps to run: these, or all up to and with this one. All by default. */
  upTo?: string | string[];
  /** Tests have their own. */
  steps?: Steps;
};

/** A step of the versions before 1.0, whose tables were made in several. */
const beforeFoundation = "0002-institute";

/**
 * Brings the tables up to this version, or to an earlier one with `upTo`. Each step is a transaction, so an upgrade that was
 * killed continues after its last finished step. Throws with a sentence where the database was written by a newer
 * version, or by one before 1.0.
 */
export async function migrate(
  queries: Queries,
  engine: Engine,
  { upTo, steps = allSteps }: MigrationOptions = {},
): Promise<void> {
  const names = await executed(queries);
  if (names.includes(beforeFoundation)) {
    throw new Error(
      `The database at ${engine.place} was made by a version of Footpath before 1.0, which this version cannot open: name an empty database.`,
    );
  }
  const unknown = names.filter((name) => !(name in steps));
  if (unknown.length > 0) {
    throw new Error(
      `The database at ${engine.place} was written by a newer version of Footpath (it knows "${unknown[0]}"): update the program.`,
    );
  }
  for (const name of namesUpTo(steps, upTo)) {
    if (!names.includes(name)) await runStep(queries, engine, { name, steps });
  }
}

function namesUpTo(steps: Steps, upTo?: string | string[]): string[] {
  const names = Object.keys(steps).sort();
  if (upTo === undefined) return names;
  return names.filter((name) => (Array.isArray(upTo) ? upTo.includes(name) : name <= upTo));
}

/** Does nothing if another process has run it in the meantime. */
async function runStep(queries: Queries, engine: Engine, { name, steps }: { name: string; steps: Steps }) {
  await queries.transaction().execute(async (transaction) => {
    await engine.lockName(transaction, "migrations");
    await sql`create table if not exists kysely_migration (
      name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(transaction);
    if ((await executed(transaction)).includes(name)) return;
    await steps[name]?.(transaction as unknown as Kysely<unknown>, engine);
    const now = new Date().toISOString();
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${now})`.execute(transaction);
  });
}

/** The names of the steps that a database has behind it, oldest first. */
export async function executed(queries: Queries): Promise<string[]> {
  const tables = await queries.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    queries,
  );
  return rows.map((row) => row.name);
}
