import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { sizeInWords } from "#core/file-size.ts";
import type { Upgrade } from "#db/migrations.ts";
import { databaseFile } from "../data-folder.ts";

const kept = 3;
const lineEvery = 5000; // milliseconds
const allPages = 2 ** 31 - 1; // in one read: slices would begin again with each write of a running site

export type CopyOptions = {
  dataDir: string;
  report(line: string): void;
  /** Bytes that are free in a folder. */
  freeSpace?: (folder: string) => Promise<number>;
};

/**
 * Keeps the embedded database as it was before an upgrade, and says how to go back. An upgrade that was interrupted keeps
 * its first copy. Throws a sentence if there is no space for it.
 */
export async function copyBefore(upgrade: Upgrade, { dataDir, report, freeSpace = freeIn }: CopyOptions) {
  const copy = join(dataDir, copyName(upgrade));
  if (upgrade.isResumed && existsSync(copy)) {
    report(
      `The upgrade to Footpath ${upgrade.to} was interrupted and goes on. ${goingBack(upgrade, dataDir)}`,
    );
    return;
  }
  const [size, free] = [databaseSize(dataDir), await freeSpace(dataDir)];
  if (free < size) throw new Error(noSpace(dataDir, size, free));
  report(`Copying the database (${sizeInWords(size)}) before the upgrade to Footpath ${upgrade.to}.`);
  await writeCopy(dataDir, copy, report);
  for (const old of copies(dataDir).slice(kept)) rmSync(join(dataDir, old));
  report(goingBack(upgrade, dataDir));
}

/** Named after both versions, so that nobody takes one copy for another. */
function copyName({ from = "unknown", to }: Upgrade): string {
  return `before-${to}-of-${from}.sqlite`;
}

function noSpace(dataDir: string, size: number, free: number): string {
  const [needs, has] = [size, free].map(sizeInWords);
  return `The copy of the database before the upgrade needs ${needs}, and ${dataDir} has ${has} left: nothing was changed. Free some space, or set UPGRADE_BACKUP=off if you have a backup.`;
}

/** The exact command: there are no steps backwards. */
function goingBack(upgrade: Upgrade, dataDir: string): string {
  const file = databaseFile(dataDir);
  const remove = ["", "-wal", "-shm"].map((end) => quoted(file + end)).join(" ");
  const copy = quoted(join(dataDir, copyName(upgrade)));
  return `To go back: stop Footpath, install version ${upgrade.from ?? "from before"}, and run  rm -f ${remove} && cp ${copy} ${quoted(file)}`;
}

function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

/** A copy that is not complete has another name. */
async function writeCopy(dataDir: string, copy: string, report: CopyOptions["report"]): Promise<void> {
  const partial = `${copy}.partial`;
  rmSync(partial, { force: true });
  const all = sizeInWords(databaseSize(dataDir));
  const progress = setInterval(
    () => report(`Copied ${sizeInWords(sizeOf(partial))} of ${all} of the database.`),
    lineEvery,
  );
  try {
    await copyDatabase(dataDir, partial);
    renameSync(partial, copy);
  } catch (error) {
    rmSync(partial, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database could not be copied before the upgrade (${reason}): nothing was changed.`, {
      cause: error,
    });
  } finally {
    clearInterval(progress);
  }
}

/** A consistent copy, also while the site writes. The main thread waits for nothing: SQLite copies in another one. */
export async function copyDatabase(dataDir: string, copy: string): Promise<void> {
  const source = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  try {
    await backup(source, copy, { rate: allPages });
  } finally {
    source.close();
  }
}

/** The latest first. */
function copies(dataDir: string): string[] {
  const age = (name: string) => statSync(join(dataDir, name)).mtimeMs;
  return readdirSync(dataDir)
    .filter((name) => /^before-.*\.sqlite$/.test(name))
    .sort((one, other) => age(other) - age(one));
}

/** In bytes, with what is still in the write-ahead log. */
export function databaseSize(dataDir: string): number {
  const file = databaseFile(dataDir);
  return sizeOf(file) + sizeOf(`${file}-wal`);
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

export async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
