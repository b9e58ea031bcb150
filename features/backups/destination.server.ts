import { createWriteStream } from "node:fs";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Bucket } from "#features/media/bucket.server.ts";
import { m } from "#messages";

/** Where backups are: a folder or a bucket. */
export type Destination = {
  /** A file has its name when it is whole. */
  write(name: string, bytes: Readable): Promise<void>;
  read(name: string): Promise<Readable>;
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
};

const partial = ".partial";

/** Throws a sentence for the operator if it is not there. */
export async function openDestination(to: string | Bucket): Promise<Destination> {
  return typeof to === "string" ? folderAt(to) : bucketAt(to);
}

/** It is not created: where a disk is not mounted, its folder is not there. */
async function folderAt(folder: string): Promise<Destination> {
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new Error(m.adminBackups.folderMissing({ folder }));
  for (const name of await readdir(folder))
    if (name.startsWith("footpath-") && name.endsWith(partial)) await rm(join(folder, name), { force: true });
  return {
    async write(name, bytes) {
      const path = join(folder, name + partial);
      try {
        await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
        const file = await open(path);
        await file.sync().finally(() => file.close());
        await rename(path, join(folder, name));
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    read: async (name) => (await open(join(folder, name))).createReadStream(),
    names: () => readdir(folder),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

async function bucketAt(bucket: Bucket): Promise<Destination> {
  const { bucketFiles } = await import("#features/media/bucket.server.ts");
  const files = bucketFiles(bucket);
  await files.check().catch((error) => {
    throw new Error(m.adminBackups.bucketSilent({ bucket: bucket.name, error: error.name }));
  });
  return {
    write: (name, bytes) => files.write(name, bytes, "application/octet-stream"),
    read: files.read,
    remove: files.remove,
    async names() {
      const names: string[] = [];
      for await (const { key } of files.list()) names.push(key);
      return names;
    },
  };
}
