import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";

const unfinished = ".part";

type FolderOptions = { folder: string; maxBytes: number; warn(error: unknown): void };

/** Finished files. The least recently used are removed when they take too much space. */
export function openFolder({ folder, maxBytes, warn }: FolderOptions) {
  mkdirSync(folder, { recursive: true });
  const files = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(bytes, 1),
    dispose: (_, name, reason) => {
      if (reason !== "set") void discard(name);
    },
  });

  async function discard(name: string): Promise<void> {
    await rm(join(folder, name), { force: true }).catch(warn);
  }

  return {
    /** Finds the files of an earlier process. */
    async load(): Promise<void> {
      const found: { name: string; bytes: number; usedAt: number }[] = [];
      for (const name of await readdir(folder)) {
        const file = await stat(join(folder, name)).catch(() => undefined);
        if (!file?.isFile()) continue;
        if (name.endsWith(unfinished)) await discard(name);
        else found.push({ name, bytes: file.size, usedAt: file.atimeMs });
      }
      found.sort((one, other) => one.usedAt - other.usedAt);
      for (const { name, bytes } of found) files.set(name, bytes);
    },

    /** Notes that it is used. */
    async has(name: string): Promise<boolean> {
      if (files.get(name) === undefined) return false;
      try {
        const { mtime } = await stat(join(folder, name));
        await utimes(join(folder, name), new Date(), mtime);
        return true;
      } catch {
        files.delete(name); // somebody emptied the folder
        return false;
      }
    },

    /** Saves a file as a whole or not at all, even if the machine fails. */
    async save(name: string, bytes: Uint8Array): Promise<void> {
      const part = `${name}-${randomBytes(4).toString("hex")}${unfinished}`;
      try {
        await writeFile(join(folder, part), bytes, { flush: true });
        await rename(join(folder, part), join(folder, name));
        files.set(name, bytes.length);
        if (!files.has(name)) await discard(name); // larger than all may be
      } catch (error) {
        warn(error); // the disk may be full
        await discard(part);
      }
    },

    remove(isRemoved: (name: string) => boolean): void {
      for (const name of [...files.keys()]) if (isRemoved(name)) files.delete(name);
    },

    names: () => [...files.keys()],
    size: () => ({ files: files.size, bytes: files.calculatedSize }),
  };
}
