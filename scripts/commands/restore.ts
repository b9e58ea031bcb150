import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Compared } from "#db/archive/compare.ts";
import { restoreArchive } from "#db/archive/restore.ts";
import { withBackup } from "#features/backups/opening.server.ts";
import { say } from "#server/cli-output.ts";
import { lockFolder } from "#server/data-folder.ts";
import { readEnv } from "#server/env.ts";
import { restoreDocument, restoreFile } from "./restore-part.ts";
import { withServices } from "./with-services.ts";

const usage = "npm run site -- restore FILE [--key FILE] [--document ID] [--file ID]";

export async function restore(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { key: { type: "string" }, document: { type: "string" }, file: { type: "string" } },
  });
  const [file = ""] = positionals;
  if (!file || !existsSync(file)) throw new Error(`Please name a backup:  ${usage}`);
  const part = { backup: resolve(file), key: values.key };
  if (values.document) return restoreDocument(part, values.document);
  if (values.file) return restoreFile(part, values.file);
  const compared = await withServices((_, { db, media }) => {
    const { dataDir } = readEnv(process.env);
    const unlock = lockFolder(dataDir);
    return withBackup(resolve(file), { folder: dataDir, key: values.key }, (archive) =>
      restoreArchive(db, archive, {
        files: media,
        progress: (done, all) => say.progress("Copying media", done, all),
      }),
    ).finally(unlock);
  });
  report(compared);
}

/** What was compared. Without a difference, the last line is the result. */
function report({ rows, files }: Compared): void {
  say(`${"Table".padEnd(24)}${"in the backup".padStart(14)}${"in the site".padStart(14)}`);
  for (const { name, inBackup, inDatabase, isSame } of rows)
    if (inBackup > 0 || !isSame) say(lineOf(name, [inBackup, inDatabase], isSame));
  say(lineOf("files in the store", [files.inBackup, files.inStore], files.isSame));
  const total = rows.reduce((sum, { inBackup }) => sum + inBackup, 0);
  const differences = rows.filter(({ isSame }) => !isSame).length + (files.isSame ? 0 : 1);
  if (differences > 0)
    throw new Error(
      "The restored site is not the same as the backup, and does not start like this. Restore it again. If that fails, too, use another backup.",
    );
  say(`${total} rows and ${files.inBackup} files restored.`);
}

function lineOf(name: string, [one = 0, other = 0]: number[], isSame: boolean): string {
  return `${name.padEnd(24)}${String(one).padStart(14)}${String(other).padStart(14)}  ${isSame ? "same" : "DIFFERENT"}`;
}
