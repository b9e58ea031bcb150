import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { restoreArchive } from "#db/archive/restore.ts";
import { withBackup } from "#features/backups/opening.server.ts";
import { say } from "#server/cli-output.ts";
import { lockFolder } from "#server/data-folder.ts";
import { readEnv } from "#server/env.ts";
import { sayCompared } from "./compared.ts";
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
  const counts = sayCompared(compared, ["in the backup", "in the site"]);
  if (counts.differences > 0)
    throw new Error(
      "The restored site is not the same as the backup, and does not start like this. Restore it again. If that fails, too, use another backup.",
    );
  say(`${counts.rows} rows and ${counts.files} files restored.`);
}
