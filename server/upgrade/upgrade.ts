import type { Place } from "#db/client.ts";
import type { MigrationOptions } from "#db/migrations.ts";
import { hasUsers } from "#features/members/store.server.ts";
import { databaseFile } from "../data-folder.ts";
import type { Env } from "../env.ts";
import { copyBefore } from "./copy.ts";

export function placeOf(env: Pick<Env, "dataDir" | "databaseUrl" | "databaseListenUrl">): Place {
  return env.databaseUrl
    ? { url: env.databaseUrl, listenUrl: env.databaseListenUrl }
    : { file: databaseFile(env.dataDir) };
}

type Report = Required<MigrationOptions>["report"];

/** Before the first step, the embedded database is copied. PostgreSQL has dumps of its own. */
export function upgradeOptions(
  { dataDir, databaseUrl, upgradeBackup }: Pick<Env, "dataDir" | "databaseUrl" | "upgradeBackup">,
  options: MigrationOptions & { report: Report },
): MigrationOptions {
  const { report } = options;
  return {
    async before(upgrade, queries) {
      const { from = "an unknown version", to, steps } = upgrade;
      report(`Footpath ${to} upgrades the database, which ${from} used last: ${steps.join(", ")}.`);
      if (databaseUrl)
        report("Footpath makes no copy on PostgreSQL: to go back, restore your dump from before.");
      else if (!upgradeBackup) report("There is no copy from before, because UPGRADE_BACKUP is off.");
      else if (await hasUsers(queries)) await copyBefore(upgrade, { dataDir, report });
    },
    ...options,
  };
}
