import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Locks a data folder for this process and returns a function that unlocks it. The operating system unlocks
 * it when the process ends. Throws a sentence if another process has the lock.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, "site.lock"));
  try {
    lock.exec("pragma busy_timeout = 0; begin exclusive");
  } catch {
    lock.close();
    throw new Error(
      `Another Footpath is already running on ${folder}: stop it first, or choose another DATA_DIR.`,
    );
  }
  return () => lock.close();
}
