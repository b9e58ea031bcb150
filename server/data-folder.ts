import { accessSync, chmodSync, constants, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "#core/context.ts";
import { openFileLock } from "#db/file-lock.ts";

const modes = {
  ".": 0o700,
  outbox: 0o700,
  incoming: 0o700,
  exports: 0o700,
  backup: 0o700,
  "site.sqlite": 0o600,
  "site.sqlite-wal": 0o600,
  "site.sqlite-shm": 0o600,
  "site.sqlite-upgrade": 0o600,
  "site.lock": 0o600,
  "site.lock-journal": 0o600,
  "jwt-secret": 0o600,
};

export function databaseFile(dataDir: string): string {
  return `${dataDir}/site.sqlite`;
}

/** Creates a folder. Throws a sentence with the variable that names it if it is not writable. */
export function claimFolder(folder: string, variable = "DATA_DIR"): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(
      `The folder ${folder} cannot be written: choose another with ${variable}, or change its owner.`,
    );
  }
}

/** The returned function unlocks it, and so does the end of the process. Throws a sentence if it is locked. */
export function lockFolder(folder: string): () => void {
  const lock = openFileLock(join(folder, "site.lock"));
  if (!lock.isLocked()) {
    lock.close();
    throw new Error(
      `Another Footpath is already running on ${folder}: stop it first, or choose another DATA_DIR.`,
    );
  }
  return lock.close;
}

/**
 * Makes the data folder and all new files readable for the site's user only, because the database has
 * password hashes and email addresses. Existing media keep their modes: a web server may have access.
 */
export function keepFilesPrivate(dataDir: string, log: Log): void {
  process.umask(0o077);
  for (const [name, mode] of Object.entries(modes)) {
    const path = join(dataDir, name);
    try {
      if (existsSync(path)) chmodSync(path, mode);
    } catch {
      log.warn({ path }, "other users of this machine may read this: it belongs to another user");
    }
  }
}
