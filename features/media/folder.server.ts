import { constants, createWriteStream, mkdirSync, ReadStream } from "node:fs";
import { access, copyFile, mkdir, open, readdir, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { MediaStore } from "#core/services.ts";

export function folderFiles(folder: string): MediaStore {
  mkdirSync(folder, { recursive: true });
  const pathOf = (key: string) => {
    const path = join(folder, key);
    if (!path.startsWith(join(folder, sep))) throw new Error(`The key ${key} leads out of the media folder.`);
    return path;
  };
  return {
    async write(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // The system copies a whole file, without the event loop. A stream of `read` has no path.
      if (bytes instanceof ReadStream && bytes.path) await copyFile(bytes.destroy().path, path);
      else await pipeline(bytes instanceof Readable ? bytes : [bytes], createWriteStream(path));
    },
    async read(key) {
      const file = await open(pathOf(key));
      return file.createReadStream();
    },
    async size(key) {
      return (await stat(pathOf(key)).catch(absent))?.size ?? null;
    },
    async remove(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await rmdir(dirname(path)).catch(() => {}); // unless other files are left in it
    },
    async *list() {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const file = await stat(path).catch(absent);
        const key = relative(folder, path).replaceAll(sep, "/");
        if (file) yield { key, modifiedAt: file.mtime.toISOString() };
      }
    },
    async check() {
      await access(folder, constants.W_OK);
    },
    served: folder,
  };
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
