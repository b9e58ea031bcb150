import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";

const tryAgainAfter = 250; // milliseconds

/** The lock on the file ends with the process. The empty file stays: others may have opened it. */
export async function upgradeAlone(
  file: string,
  work: () => Promise<void>,
  waiting: () => void,
): Promise<void> {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    for (let times = 0; !isLocked(lock); times += 1) {
      if (times === 0) waiting();
      await wait(tryAgainAfter);
    }
    await work();
  } finally {
    lock.close();
  }
}

function isLocked(lock: DatabaseSync): boolean {
  try {
    lock.exec("begin exclusive");
    return true;
  } catch {
    return false;
  }
}
