import { copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { finishMove, moveRows } from "#db/archive/move.ts";
import { openArchive } from "#db/archive/open.ts";
import { isHalfRestored } from "#db/archive/restore.ts";
import { writeArchive } from "#db/archive/write.ts";
import { beforeOpening, openDatabase } from "#db/client.ts";
import type { Engine, Queries } from "#db/engine.ts";
import { pendingUpgrade } from "#db/migrations.ts";
import { filesOf } from "#features/media/archive.server.ts";
import { listProcessing } from "#features/media/store.server.ts";
import { say } from "#server/cli-output.ts";
import { claimFolder, lockFolder } from "#server/data-folder.ts";
import type { Env } from "#server/env.ts";
import { openMediaStore } from "#server/services.ts";
import { placeOf } from "#server/upgrade/upgrade.ts";
import { moveFiles } from "../move/files.ts";
import { type Places, placesOf } from "../move/places.ts";
import { sayCompared } from "./compared.ts";

const usage = "npm run site -- move --to postgres://… or FOLDER [--media s3://… or FOLDER]";

/** Copies a site that is at rest to another database, and changes nothing of it. */
export async function move(args: string[]): Promise<void> {
  const options = { to: { type: "string" }, media: { type: "string" } } as const;
  const { to = "", media } = parseArgs({ args, options }).values;
  if (!to) throw new Error(`Please say where to:  ${usage}`);
  const places = placesOf(process.env, to, media);
  process.umask(0o077);
  const unlock = lockFolders(places);
  const folder = join(places.from.dataDir, "moving");
  try {
    rmSync(folder, { recursive: true, force: true }); // of one that was interrupted
    mkdirSync(folder, { recursive: true });
    await copySite(places, join(folder, "rows"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    for (const end of unlock) end();
  }
}

function lockFolders({ from, to }: Places): (() => void)[] {
  const folders = [from, to].filter(({ databaseUrl }) => !databaseUrl).map(({ dataDir }) => dataDir);
  return [...new Set(folders)].map((folder) => {
    claimFolder(folder);
    return lockFolder(folder);
  });
}

async function copySite({ from, to, settings }: Places, snapshot: string): Promise<void> {
  const isSameStore = JSON.stringify(from.mediaStore) === JSON.stringify(to.mediaStore);
  const source = await openMediaStore(from.mediaStore);
  const target = isSameStore ? undefined : await openMediaStore(to.mediaStore);
  const files = await takeSnapshot(from, snapshot, (queries) => filesOf(queries, source));
  const archive = openArchive(snapshot);
  const db = await openDatabase(placeOf(to));
  try {
    say("Copying and comparing rows");
    const rows = await moveRows(db, archive);
    const moved = await moveFiles(files, source, { to: target, progress: say.progress });
    await beforeOpening(placeOf(from), checkRest);
    const counts = sayCompared({ rows, files: moved.compared }, ["here", "there"]);
    if (counts.differences > 0)
      throw new Error("The copy is not the same, and no site starts on it. Move the site again.");
    if (moved.missing.length > 0) say(`Not in the media store, here and there: ${moved.missing.join(", ")}`);
    copySecret(from, to);
    await finishMove(db);
    say(`${counts.rows} rows and ${counts.files} files are the same. Nothing was changed here.`);
    say(`Set this in .env, and start the site:\n\n${settings.map((line) => `  ${line}\n`).join("")}`);
  } finally {
    archive.close();
    await db.close();
  }
}

/** Writes all rows of one moment into a file. Returns the files that they name. */
async function takeSnapshot<File>(from: Env, path: string, list: (queries: Queries) => Promise<File[]>) {
  let files: File[] = [];
  say("Reading rows");
  await beforeOpening(placeOf(from), async (queries, engine) => {
    await checkMovable(queries, engine);
    await checkRest(queries, engine);
    const note = async (rows: Queries) => {
      files = await list(rows);
      return [];
    };
    await writeArchive({ queries, engine }, path, { filesOf: note });
  });
  return files;
}

async function checkMovable(queries: Queries, engine: Engine): Promise<void> {
  const { history, upgrade } = await pendingUpgrade(queries, engine);
  if (history.executed.length === 0) throw new Error(`There is no site at ${engine.place}.`);
  if (upgrade.steps.length > 0)
    throw new Error("The site is of an earlier version. Upgrade it first:  npm run site -- upgrade");
  if (await isHalfRestored(queries))
    throw new Error(`The site at ${engine.place} was not restored or moved to its end: use another copy.`);
  if ((await listProcessing(queries)).length > 0)
    throw new Error("Videos are still being converted. Start the site, and move it when they are ready.");
}

async function checkRest(queries: Queries, engine: Engine): Promise<void> {
  if (await engine.isListenedTo?.(queries))
    throw new Error(
      `A Footpath is running on ${engine.place}: stop every node first, and then move the site.`,
    );
}

/** A folder may have the secret with which the site signs. */
function copySecret(from: Env, to: Env): void {
  const [here, there] = [join(from.dataDir, "jwt-secret"), join(to.dataDir, "jwt-secret")];
  if (!from.jwtSecret && existsSync(here) && !existsSync(there)) copyFileSync(here, there);
}
