import { DatabaseSync } from "node:sqlite";

const busy = 5; // SQLITE_BUSY; extended codes have it in their lowest byte

/**
 * Opens an empty file and tries to lock it; the lock ends with the process. Writes nothing, because the disk may be full.
 * `isLocked` can be called until it is true: false while another process has the lock.
 */
export function openFileLock(file: string) {
  const lock = new DatabaseSync(file, { timeout: 0 });
  return {
    isLocked(): boolean {
      try {
        lock.exec("pragma journal_mode = memory; begin exclusive");
        return true;
      } catch (error) {
        if (error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === busy)
          return false;
        throw error;
      }
    },
    close: () => lock.close(),
  };
}
