import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sizeInWords } from "#core/file-size.ts";
import { beforeOpening } from "#db/client.ts";
import { type MigrationOptions, migrate, pendingUpgrade, type Upgrade } from "#db/migrations.ts";
import { measurePostgres } from "#db/size.ts";
import { isAtLeast, thisProgram } from "#db/version.ts";
import { databaseFile } from "../data-folder.ts";
import type { Env } from "../env.ts";
import { copyDatabase, databaseSize, freeIn } from "./copy.ts";
import { placeOf } from "./upgrade.ts";

const trial = "upgrade-check-";

type Place = Pick<Env, "dataDir" | "databaseUrl" | "databaseListenUrl" | "upgradeBackup">;
type Say = (line: string) => void;

/**
 * Says what an upgrade would do and how long it takes, and changes nothing. It works while the site runs. False if the
 * upgrade would fail. Throws a sentence if this program cannot use the database.
 */
export async function checkUpgrade(env: Place, say: Say, options: MigrationOptions = {}): Promise<boolean> {
  const { version, oldest } = options.program ?? thisProgram;
  if (!env.databaseUrl && !existsSync(databaseFile(env.dataDir))) {
    say(`There is no database in ${env.dataDir} yet: the first start of Footpath ${version} makes it.`);
    return true;
  }
  return beforeOpening(placeOf(env), async (queries, engine) => {
    const { upgrade } = await pendingUpgrade(queries, engine, options);
    if (upgrade.steps.length === 0) {
      say(`The database at ${engine.place} fits Footpath ${version}: an upgrade changes nothing in it.`);
      return true;
    }
    const { from = "an unknown version", steps } = upgrade;
    say(`The database at ${engine.place} was last used by Footpath ${from}, and this is ${version}.`);
    say(`The upgrade runs these steps: ${steps.join(", ")}.`);
    if (engine.name === "sqlite") return checkFile(env, say, { ...options, upgrade });
    say(
      isAtLeast(upgrade.from ?? "0.0.0", oldest)
        ? `Nodes of Footpath ${from} can run meanwhile, and beside nodes of ${version}.`
        : `Stop all nodes of Footpath ${from} before: they cannot run on the new tables.`,
    );
    const { size, rate } = await measurePostgres(queries);
    const time = rate ? `, about ${seconds(size / rate)} if the steps write every row` : "";
    say(`The database has ${sizeInWords(size)}${time}. Footpath does not copy it: make a dump before.`);
    say("Nothing was changed. To upgrade:  npm run site -- upgrade  (or start the site)");
    return true;
  });
}

/** Runs the steps on a copy. */
async function checkFile(
  env: Place,
  say: Say,
  { upgrade, ...options }: MigrationOptions & { upgrade: Upgrade },
) {
  const [size, free] = [databaseSize(env.dataDir), await freeIn(env.dataDir)];
  const [has, left] = [size, free].map(sizeInWords);
  say(`The database has ${has}, and ${env.dataDir} has ${left} left.`);
  if (env.upgradeBackup) say(`It is copied before the upgrade, which needs ${has} more.`);
  else say("It is not copied before the upgrade, because UPGRADE_BACKUP is off.");
  if (env.upgradeBackup && free < size) {
    say("There is too little space for the copy: free some, or set UPGRADE_BACKUP=off if you have a backup.");
    return false;
  }
  if (free < 2 * size) say(`How long it takes was not tried on a copy: that needs ${sizeInWords(2 * size)}.`);
  else if (!(await tryOnCopy(env, say, options))) return false;
  say("Nothing was changed. To upgrade:  npm run site -- upgrade  (or start the site)");
  return true;
}

async function tryOnCopy({ dataDir }: Place, say: Say, options: MigrationOptions): Promise<boolean> {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(trial)) rmSync(join(dataDir, name), { recursive: true });
  }
  const folder = mkdtempSync(join(dataDir, trial));
  try {
    const began = performance.now();
    await copyDatabase(dataDir, databaseFile(folder));
    const copied = performance.now();
    await beforeOpening({ file: databaseFile(folder) }, (...database) => migrate(...database, options));
    const times = [copied - began, performance.now() - copied].map((time) => seconds(time / 1000));
    say(`Tried on a copy: ${times[0]} to copy the database, ${times[1]} for the steps.`);
    return true;
  } catch (error) {
    say(`Tried on a copy: the upgrade would fail. ${error instanceof Error ? error.message : error}`);
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function seconds(time: number): string {
  return time < 90
    ? `${time < 10 ? time.toFixed(1) : Math.round(time)} s`
    : `${Math.ceil(time / 60)} minutes`;
}
