import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tables } from "#db/tables.ts";
import { version } from "#db/version.ts";
import { say } from "#server/cli-output.ts";
import { makeCluster } from "#test/servers/cluster.ts";
import { makeDatabase } from "#test/servers/databases.ts";
import { run } from "#test/servers/processes.ts";
import { listShown } from "./addresses.ts";
import { fill, filledFrom } from "./filling/fill.ts";
import { openAgency } from "./filling/institute.ts";
import { addEmails } from "./filling/queue.ts";
import { dumpDatabase, packFolder, packText } from "./packing.ts";
import { packProgram } from "./program.ts";
import { emptyTables, openReleased, type Variant } from "./released.ts";
import { openReleaseSite, packedAt, settings } from "./site.ts";

// `npm run release:fixture`: keeps a small site of this version, on both engines, with what it shows.
const released = join("test", "releases", version);
// Before the first of them is sent again.
const emailsAt = new Date(Date.parse(packedAt) - 30_000).toISOString();
const scratch = mkdtempSync(join(tmpdir(), "footpath-release-"));
const cluster = await makeCluster();
const agency = await openAgency();
mkdirSync(released, { recursive: true });
try {
  await make("sqlite", {});
  const database = await makeDatabase(cluster.url, "released");
  await make("postgres", { DATABASE_URL: database.url });
  await packProgram(join(scratch, "program"), join(released, "program.tar.gz"));
} finally {
  agency.close();
  await cluster.remove();
  rmSync(scratch, { recursive: true, force: true });
}

async function make(engine: Variant["engine"], place: { DATABASE_URL?: string }): Promise<void> {
  const folder = join(scratch, engine);
  const env = { DATA_DIR: folder, SIGNUPS_PER_HOUR: "1000", CROSSREF_URL: agency.url, ...place };
  const site = await openReleaseSite(env, filledFrom);
  await fill(site, folder);
  await site.close();
  await addEmails(env, emailsAt);
  for (const name of ["outbox", "exports", "incoming"])
    rmSync(join(folder, name), { recursive: true, force: true });
  if (engine === "sqlite") await backUp(env);
  if (place.DATABASE_URL) packText(await dumpDatabase(place.DATABASE_URL), join(released, "postgres.sql.gz"));
  await packFolder(folder, join(released, `${engine}.tar.gz`));
  // As the tests do, from what was packed.
  const opened = await openReleased({ release: released, engine, from: "data" }, cluster.url);
  const empty = await emptyTables(
    opened,
    tables.map(({ name }) => name),
  );
  if (empty.length > 0) throw new Error(`The site has no row of ${empty}: add one in test/releases/filling.`);
  const shown = await listShown(opened);
  await opened.close();
  packText(JSON.stringify(shown), join(released, `${engine}.shown.json.gz`));
  say(`${Object.keys(shown).length} addresses of the site on ${engine}`);
}

/** With the command that operators use. */
async function backUp(env: Record<string, string>): Promise<void> {
  const file = join(scratch, "site.footpath");
  const program = run(["scripts/site.ts", "backup", file], { ...settings, ...env });
  if ((await program.ended) !== 0) throw new Error(program.err());
  packText(readFileSync(file), join(released, "site.footpath.gz"));
}

for (const name of [
  "sqlite.tar.gz",
  "postgres.tar.gz",
  "postgres.sql.gz",
  "site.footpath.gz",
  "program.tar.gz",
])
  say(`${String(Math.ceil(statSync(join(released, name)).size / 1024)).padStart(5)} kB  ${name}`);
