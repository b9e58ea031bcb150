import { findLatestBackup } from "#db/diagnosis.ts";
import { databaseFile } from "#server/data-folder.ts";
import { type Check, ok, warning, wrong } from "./check.ts";

const hour = 3_600_000; // milliseconds
const late = 50 * hour;
const provenEvery = 15 * 24 * hour;
const patience = 8000; // milliseconds

/** Reads what the site has noted about the backups that it makes. */
export const backups: Check = {
  name: "backups",
  async run({ env }) {
    if (!env.backups)
      return [
        warning(
          "No backups are set up: if this machine is lost, everything is.",
          "Set BACKUP_TO to a folder of another machine, or to a bucket (docs/backups.md).",
        ),
      ];
    const place = env.databaseUrl ? { url: env.databaseUrl } : { file: databaseFile(env.dataDir) };
    // There may be no tables yet.
    const latest = await findLatestBackup(place, patience).catch(() => undefined);
    if (!latest)
      return [
        warning(
          "Backups are set up, but the site has not made one yet.",
          "Wait for the first night, and run this again. The first page of the administration says what failed.",
        ),
      ];
    const age = (instant: string) => Date.now() - Date.parse(instant);
    const made = `The last backup is ${inWords(age(latest.madeAt))} old`;
    if (age(latest.madeAt) > late)
      return [
        wrong(
          `${made}.`,
          "The first page of the administration and the log say why later ones failed. BACKUP_TO may be full or unreachable.",
        ),
      ];
    if (!latest.provenAt || age(latest.provenAt) > provenEvery)
      return [
        warning(
          `${made}, but none was proven to restore ${latest.provenAt ? `for ${inWords(age(latest.provenAt))}` : "yet"}.`,
          "The site proves one each week. The first page of the administration says what failed.",
        ),
      ];
    return [ok(`${made}, and was proven to restore ${inWords(age(latest.provenAt))} ago.`)];
  },
};

function inWords(milliseconds: number): string {
  const hours = Math.max(0, Math.round(milliseconds / hour));
  return hours < 48 ? `${hours} ${hours === 1 ? "hour" : "hours"}` : `${Math.round(hours / 24)} days`;
}
