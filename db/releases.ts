import { sql } from "kysely";
import type { Queries } from "./engine.ts";
import type { ReleaseTable } from "./schema.ts";
import { compareVersions, isAtLeast, type Program } from "./version.ts";

/** What a database says about the programs that made it. */
export type History = {
  /** The steps that it has behind it, oldest first. */
  executed: string[];
  /** The versions that ran on it, the latest first. Undefined before 1.0. */
  releases: ReleaseTable[] | undefined;
};

export async function historyOf(queries: Queries): Promise<History> {
  const columns = await tableColumns(queries);
  if (!columns.has("kysely_migration")) return { executed: [], releases: undefined };
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    queries,
  );
  const latestFirst = queries.selectFrom("releases").selectAll().orderBy("at", "desc");
  return {
    executed: rows.map((row) => row.name),
    releases: columns.has("releases") ? await latestFirst.execute() : undefined,
  };
}

/** The columns of each table, as the database spells them. */
export async function tableColumns(queries: Queries): Promise<Map<string, string[]>> {
  const all = await queries.introspection.getTables({ withInternalKyselyTables: true });
  return new Map(all.map((table) => [table.name, table.columns.map(({ name }) => name)]));
}

/** Notes that this program uses the database from now on. */
export async function noteRelease(queries: Queries, { version, oldest }: Program) {
  const row = { at: new Date().toISOString(), oldest };
  await queries
    .insertInto("releases")
    .values({ version, ...row })
    .onConflict((conflict) => conflict.column("version").doUpdateSet(row))
    .execute();
}

/**
 * Throws a sentence for the operator if this program cannot use the database. A database of a newer version is fine if
 * this one can still run beside it: a node that restarts during a rolling update.
 */
export function rejectOthers(
  place: string,
  { executed, releases }: History,
  known: string[],
  { version }: Program,
) {
  if (executed.length === 0) return;
  if (!releases) throw new Error(`The database at ${place} ${beforeReleases(executed)}`);
  const unknown = executed.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const newer = releases
    .filter((release) => !isAtLeast(version, release.version))
    .sort((one, other) => compareVersions(other.version, one.version));
  const isMissingOne = known.some((name) => !executed.includes(name));
  const last = known.at(-1) ?? "";
  if (isMissingOne || newer.length === 0 || unknown.some((name) => name < last)) {
    throw new Error(
      `The database at ${place} is from another line of development (it has the step "${unknown[0]}"): use the program that made it, or a backup of a release.`,
    );
  }
  const needed =
    releases
      .map(({ oldest }) => oldest)
      .sort(compareVersions)
      .at(-1) ?? version;
  if (isAtLeast(version, needed)) return;
  throw new Error(
    `The database at ${place} needs Footpath ${needed} or later, and this is ${version}: install it, or restore the backup that Footpath ${newer[0]?.version} wrote before the update (docs/upgrading.md).`,
  );
}

/** The only version before 1.0 that was used made these steps. */
const published = "0002-rate-counts";

function beforeReleases(executed: string[]): string {
  return executed.includes(published)
    ? "was made by Footpath before 1.0, which cannot be upgraded in place: make a backup with that program, and restore it into an empty site with  npm run site -- restore FILE  (docs/upgrading.md)."
    : "was made by a program between releases, before 1.0, and cannot be upgraded: name an empty database, and import the articles again (docs/upgrading.md).";
}
