import { constants, createWriteStream, mkdirSync } from "node:fs";
import { access, mkdir, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Files } from "#core/context.ts";

/** Pictures and videos in a folder of this machine. */
export function folderFiles(folder: string): Files {
  mkdirSync(folder, { recursive: true });
  const disk = new Disk(new FSDriver({ location: folder, visibility: "private" }));
  return {
    async write(key, bytes, contentType) {
      if (!(bytes instanceof Readable)) return disk.put(key, bytes, { contentType });
      // By hand: of a full disk the library would only say that something was called off.
      await mkdir(dirname(join(folder, key)), { recursive: true });
      await pipeline(bytes, createWriteStream(join(folder, key)));
    },
    read: (key) => disk.getStream(key),
    async size(key) {
      return (await disk.exists(key)) ? (await disk.getMetaData(key)).contentLength : null;
    },
    async remove(key) {
      await disk.delete(key);
      // The folder of a picture goes with its last file; while there are others it stays.
      await rmdir(join(folder, dirname(key))).catch(() => {});
    },
    async *list() {
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll("", { recursive: true, paginationToken });
        for (const file of page.objects) {
          if (!file.isFile) continue;
          const { lastModified } = await disk.getMetaData(file.key);
          yield { key: file.key, writtenAt: lastModified.toISOString() };
        }
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
    async check() {
      await access(folder, constants.W_OK);
    },
    served: folder,
  };
}
