import { tmpdir } from "node:os";
import type { Context } from "#core/context.ts";
import { day, minute } from "#core/durations.ts";
import { removeOrphans } from "#core/process-folders.ts";
import type { Services } from "#core/services.ts";
import { emptyLog } from "#features/registrations/removal.server.ts";
import { inLanguage } from "#messages";
import { openChores } from "./chores.ts";
import { contextFor } from "./services.ts";
import { uploadFolders } from "./uploads.ts";

type Chore = (ctx: Context, services: Services) => unknown;

/** About what each node has for itself. `openChores` has those that one node does for all. */
const chores: Record<string, Chore> = {
  "uploads that were broken off": () => removeOrphans(tmpdir(), uploadFolders),
  "files of articles that are not public": (_, { exports }) => exports.removeHidden(),
  "emails in the outbox": ({ now }, { mailer }) => mailer.purge(now),
};

const frequentChores: typeof chores = { "guests in the database's log": emptyLog };

/** Does a node's own chores now, and then once a day or every five minutes. Returns a function that stops. */
export async function startMaintenance(services: Services): Promise<() => Promise<void>> {
  const shared = openChores(services);
  await run(services, chores);
  await shared.resume();
  const timers = [
    setInterval(() => void run(services, chores), day).unref(),
    setInterval(() => void run(services, frequentChores), 5 * minute).unref(),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await shared.close();
  };
}

/** A failed one is done again the next time. */
function run(services: Services, some: typeof chores): Promise<void> {
  return inLanguage(services.site.language, () => runAll(services, some));
}

async function runAll(services: Services, some: typeof chores): Promise<void> {
  for (const [what, work] of Object.entries(some)) {
    try {
      await work(contextFor(services, null), services);
    } catch (error) {
      services.log.warn({ err: error }, `maintenance failed: ${what}`);
    }
  }
}
