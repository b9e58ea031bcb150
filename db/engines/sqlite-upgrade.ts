import { setTimeout as wait } from "node:timers/promises";
import { openFileLock } from "../file-lock.ts";

const tryAgainAfter = 250; // milliseconds

/** The empty file stays: others may have opened it. */
export async function upgradeAlone(
  file: string,
  work: () => Promise<void>,
  waiting: () => void,
): Promise<void> {
  const lock = openFileLock(file);
  try {
    for (let times = 0; !lock.isLocked(); times += 1) {
      if (times === 0) waiting();
      await wait(tryAgainAfter);
    }
    await work();
  } finally {
    lock.close();
  }
}
