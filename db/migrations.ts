import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Engine, Queries } from "./engine.ts";
import { foundation } from "./migrations/0001-foundation.ts";

/** Migrations run in the order of their names, forward only: what has run once is never edited. */
const steps: Record<string, (db: Kysely<unknown>, engine: Engine) => Promise<void>> = {
  "0001-foundation": foundation,
};

/** A step of the versions before 1.0, whose tables were made in several. */
const beforeFoundation = "0002-institute";

/**
 * Brings the tables up to this version under the engine's lock, all steps in one transaction.
 * Throws with a sentence where the database was written by a newer version, or by one before 1.0.
 */
export async function migrate(queries: Queries, engine: Engine): Promise<void> {
  const migrator = new Migrator({
    db: queries,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(steps).map(([name, up]) => [name, { up: (db: Kysely<unknown>) => up(db, engine) }]),
        ),
    },
  });
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
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
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
