import { chmodSync, existsSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "#core/context.ts";

const owned: [string, mode: number][] = [
  [".", 0o700],
  ["outbox", 0o700],
  ["incoming", 0o700],
  ["site.sqlite", 0o600],
  ["site.sqlite-wal", 0o600],
  ["site.sqlite-shm", 0o600],
  ["site.lock", 0o600],
  ["jwt-secret", 0o600],
];

/**
 * Makes the data folder and all new files readable for the site's user only, because the database has
 * password hashes and email addresses. Existing media keep their modes: a web server may have access.
 */
export function keepFilesPrivate(dataDir: string, log: Log): void {
  process.umask(0o077);
  for (const [name, mode] of owned) {
    const path = join(dataDir, name);
    try {
      if (existsSync(path)) chmodSync(path, mode);
    } catch {
      log.warn({ path }, "other users of this machine may read this: it belongs to another user");
    }
  }
}
