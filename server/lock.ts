import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Holds a data folder for this process alone and returns how to let go. The operating system lets go by
 * itself when the process ends, however it ends. Throws one sentence where another process holds it.
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
