import { beforeOpening } from "#db/client.ts";
import { migrate } from "#db/migrations.ts";
import { version } from "#db/version.ts";
import { say } from "#server/cli-output.ts";
import { claimFolder, keepFilesPrivate } from "#server/data-folder.ts";
import { readEnv } from "#server/env.ts";
import { makeLogger } from "#server/services.ts";
import { checkUpgrade } from "#server/upgrade/check.ts";
import { placeOf, upgradeOptions } from "#server/upgrade/upgrade.ts";

export async function upgrade(args: string[]): Promise<void> {
  const unknown = args.find((arg) => arg !== "--check");
  if (unknown) throw new Error(`There is no ${unknown} here:  npm run site -- upgrade [--check]`);
  const env = readEnv(process.env);
  claimFolder(env.dataDir);
  keepFilesPrivate(env.dataDir, makeLogger("error"));
  if (args.includes("--check")) {
    if (!(await checkUpgrade(env, say))) process.exitCode = 1;
    return;
  }
  const options = upgradeOptions(env, { report: say });
  await beforeOpening(placeOf(env), (...database) => migrate(...database, options));
  say(`The database is ready for Footpath ${version}.`);
}
