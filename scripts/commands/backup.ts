import { existsSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { writeArchive } from "#db/archive/write.ts";
import { filesOf } from "#features/media/archive.server.ts";
import { say } from "#server/cli-output.ts";
import { listBackup } from "./restore-part.ts";
import { withServices } from "./with-services.ts";

export async function backup([file = "", ...args]: string[]): Promise<void> {
  if (file === "list" && args.length > 0) return listBackup(args);
  if (!file) throw new Error("Please name a file:  npm run site -- backup FILE");
  const target = resolve(file);
  if (existsSync(target)) throw new Error(`The file ${target} is already there: name another.`);
  const partial = `${target}.partial`;
  const remove = () => rmSync(partial, { force: true });
  remove();
  const counts = await withServices((_, { db, media }) =>
    writeArchive(db, partial, {
      filesOf: (queries) => filesOf(queries, media),
      progress: (done, all) => say.progress("Copying media", done, all),
    }),
  ).catch((error) => {
    remove();
    throw error;
  });
  renameSync(partial, target);
  say(`${counts.rows} rows and ${counts.files} files are in ${target}`);
  if (counts.missing.length > 0) {
    say(`Not in the media store, and so not in the backup: ${counts.missing.join(", ")}`);
    process.exitCode = 1;
  }
}
