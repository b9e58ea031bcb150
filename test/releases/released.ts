import { randomBytes } from "node:crypto";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Schema } from "#db/schema.ts";
import { compareVersions } from "#db/version.ts";
import { makeDatabase } from "#test/servers/databases.ts";
import { run } from "#test/servers/processes.ts";
import { loadDump, unpackFolder, unpackText } from "./packing.ts";
import type { Shown } from "./shown.ts";
import { openReleaseSite, type ReleaseSite, settings } from "./site.ts";

/** The folders of the releases, the last one at the end. */
export const releases = globSync(join(import.meta.dirname, "*.*.*/")).sort((one, other) =>
  compareVersions(basename(one), basename(other)),
);

/** A site of a release: its data as it was, or restored from its backup. */
export type Variant = { release: string; engine: "sqlite" | "postgres"; from: "data" | "backup" };

/** Opens a copy with this program. `server`: of PostgreSQL, where it may create a database. */
export async function openReleased(
  { release, engine, from }: Variant,
  server: string | undefined,
): Promise<ReleaseSite> {
  const folder = mkdtempSync(join(tmpdir(), "footpath-released-"));
  const name = `footpath_released_${randomBytes(6).toString("hex")}`;
  const database = engine === "postgres" && server ? await makeDatabase(server, name) : undefined;
  async function remove(): Promise<void> {
    await database?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    const env = { DATA_DIR: join(folder, "data"), ...(database && { DATABASE_URL: database.url }) };
    if (from === "data") {
      await unpackFolder(join(release, `${engine}.tar.gz`), env.DATA_DIR);
      if (database) await loadDump(unpackText(join(release, "postgres.sql.gz")), database.url);
    } else await restore(join(release, "site.footpath.gz"), join(folder, "backup"), env);
    const site = await openReleaseSite(env);
    return { ...site, close: () => site.close().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** With the command that operators use. */
async function restore(packed: string, file: string, env: Record<string, string>): Promise<void> {
  writeFileSync(file, gunzipSync(readFileSync(packed)));
  const program = run(["scripts/site.ts", "restore", file], { ...settings, ...env });
  if ((await program.ended) !== 0) throw new Error(program.err());
}

/** What the release showed. Backups are of the site on SQLite. */
export function shownBy({ release, engine, from }: Variant): Shown {
  const site = from === "backup" ? "sqlite" : engine;
  return JSON.parse(unpackText(join(release, `${site}.shown.json.gz`)));
}

export async function emptyTables({ services }: ReleaseSite, names: (keyof Schema)[]): Promise<string[]> {
  const empty: string[] = [];
  for (const name of names) {
    const row = await services.db.queries.selectFrom(name).selectAll().limit(1).executeTakeFirst();
    if (!row) empty.push(name);
  }
  return empty;
}
