import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { readArchive } from "#db/archive.ts";
import { say } from "#server/cli-output.ts";
import { lockFolder } from "#server/data-folder.ts";
import { readEnv } from "#server/env.ts";
import { withServices } from "./with-services.ts";

export async function restore([file = ""]: string[]): Promise<void> {
  if (!file || !existsSync(file)) throw new Error("Please name a backup:  npm run site -- restore FILE");
  const read = await withServices(async (_, { db, media }) => {
    const unlock = lockFolder(readEnv(process.env).dataDir);
    try {
      return await readArchive(db, resolve(file), media, (done, all) =>
        say.progress("Copying media", done, all),
      );
    } finally {
      unlock();
    }
  });
  say(`${read.rows} rows and ${read.files} files restored.`);
}
