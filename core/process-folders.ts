import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { day } from "./durations.ts";

const maxUse = day;

/** A temporary folder whose name contains the host and the process id. */
export async function makeProcessFolder(parent: string, prefix: string): Promise<string> {
  await mkdir(parent, { recursive: true });
  return mkdtemp(join(parent, `${prefix}${hostname()}-${process.pid}-`));
}

/** Removes folders of ended processes, and every one that is older than a day. */
export async function removeOrphans(parent: string, prefix: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(parent, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    // The machine's clock, because it dates files.
    if (mtimeMs < Date.now() - maxUse || isOrphaned(name.slice(prefix.length), mtimeMs)) {
      await rm(folder, { recursive: true, force: true }).catch(() => {}); // belongs to another user
    }
  }
}

/** In containers, new processes often reuse the id: folders older than the process are not its own. */
function isOrphaned(name: string, mtimeMs: number): boolean {
  const own = `${hostname()}-`;
  if (!name.startsWith(own)) return false; // belongs to another host that shares the folder
  const pid = Number.parseInt(name.slice(own.length), 10);
  if (pid === process.pid) return mtimeMs < Date.now() - process.uptime() * 1000;
  try {
    return !process.kill(pid, 0); // signal 0 only checks
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}
