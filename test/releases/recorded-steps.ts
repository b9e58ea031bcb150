import { createHash } from "node:crypto";
import { CamelCasePlugin, type CompiledQuery, DummyDriver, Kysely } from "kysely";
import type { Engine } from "#db/engine.ts";
import { postgresEngine } from "#db/engines/postgres.ts";
import { sqliteEngine } from "#db/engines/sqlite.ts";
import { patientLimits } from "#db/limits.ts";
import type { Step } from "#db/migration-step.ts";
import type { Steps } from "#db/migrations.ts";

type Hashes = Record<Engine["name"], string>;
/** The steps of releases, with the hashes of their SQL. */
export type ReleasedSteps = Record<string, { release: string } & Hashes>;

/** The hashes of the SQL of each step, as it runs on a database without rows. The order of words counts, and not the spaces. */
export async function hashesOf(steps: Steps): Promise<Record<string, Hashes>> {
  const engines = [sqliteEngine(":memory:"), postgresEngine("postgres://none@127.0.0.1/none", patientLimits)];
  const found: Record<string, Hashes> = {};
  for (const [name, step] of Object.entries(steps)) {
    const hashes = engines.map(async (engine) => [engine.name, await hashOf(step, engine)]);
    found[name] = Object.fromEntries(await Promise.all(hashes));
  }
  return found;
}

async function hashOf(step: Step, engine: Engine): Promise<string> {
  const hash = createHash("sha256");
  const db = recording(engine, ({ sql, parameters }) =>
    hash.update(`${sql.replace(/\s+/g, " ").trim()}\0${JSON.stringify(parameters)}\0`),
  );
  await step(db, engine, { inSlices: async (table, column) => void hash.update(`${table} by ${column}\0`) });
  return hash.digest("hex");
}

/** Runs nothing, and finds no rows. */
function recording({ dialect }: Engine, heard: (query: CompiledQuery) => void): Kysely<unknown> {
  const connection = {
    async executeQuery(query: CompiledQuery) {
      heard(query);
      return { rows: [] };
    },
    streamQuery: () => {
      throw new Error("Steps do not stream.");
    },
  };
  const driver = Object.assign(new DummyDriver(), { acquireConnection: async () => connection });
  return new Kysely({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => dialect.createAdapter(),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createIntrospector: (db) => dialect.createIntrospector(db),
    },
    plugins: [new CamelCasePlugin()],
  });
}
