import { findWaitingPurge } from "#db/diagnosis.ts";
import { databaseFile } from "#server/data-folder.ts";
import { type Check, ok, wrong } from "./check.ts";

const minute = 60_000; // milliseconds
const late = 10 * minute;
const patience = 8000; // milliseconds

/** Whether shared caches are told of changes. */
export const purges: Check = {
  name: "purges",
  async run({ env }) {
    if (!env.sharedCaches.purge) return [];
    const place = env.databaseUrl ? { url: env.databaseUrl } : { file: databaseFile(env.dataDir) };
    // There may be no tables yet.
    const waiting = await findWaitingPurge(place, patience).catch(() => undefined);
    const age = waiting ? Date.now() - Date.parse(waiting.since) : 0;
    if (!waiting || age < late) return [ok("The caches in front of the site are told of changes.")];
    const minutes = Math.floor(age / minute);
    return [
      wrong(
        `A change has waited ${minutes} minutes for the caches in front of the site. ${waiting.problem}`.trim(),
        "Readers may see old pages. Compare PURGE_URL and PURGE_HEADER with what the cache expects. If the site does not run, start it.",
      ),
    ];
  },
};
