import { createHash } from "node:crypto";
import pLimit from "p-limit";
import type { MediaStore } from "#core/services.ts";
import type { Compared } from "#db/archive/compare.ts";
import type { filesOf } from "#features/media/archive.server.ts";

const atOnce = 4;

type SourceFile = Awaited<ReturnType<typeof filesOf>>[number];
type Progress = (what: string, done: number, all: number) => void;
type Moved = { compared: Compared["files"]; missing: string[] };

/** Copies the files that another store lacks, and then reads all files of both. Without another store, they stay. */
export async function moveFiles(
  files: SourceFile[],
  from: MediaStore,
  { to, progress }: { to: MediaStore | undefined; progress: Progress },
): Promise<Moved> {
  const moved: Moved = {
    compared: { inBackup: 0, inStore: 0, bytes: 0, isSame: true },
    missing: [],
  };
  if (to) await each("Copying files", async (file) => copy(file, await from.size(file.key), to));
  await each("Comparing files", compare);
  moved.compared.isSame = moved.compared.inBackup === moved.compared.inStore;
  return moved;

  async function each(what: string, work: (file: SourceFile) => Promise<void>): Promise<void> {
    const limit = pLimit(atOnce);
    let done = 0;
    const one = async (file: SourceFile) => {
      await work(file);
      done += 1;
      progress(what, done, files.length);
    };
    await limit.map(files, one);
  }

  async function compare(file: SourceFile): Promise<void> {
    const { key } = file;
    const original = await sumOf(from, key);
    if (!original) return void moved.missing.push(key);
    moved.compared.inBackup += 1;
    moved.compared.bytes += original.bytes;
    const isSame = async () => !to || (await sumOf(to, key))?.sha256 === original.sha256;
    const isMoved = (await isSame()) || (await copy(file, null, to).then(isSame));
    if (isMoved) moved.compared.inStore += 1;
  }
}

/** Unless a file of this size is there. */
async function copy({ key, contentType, read }: SourceFile, bytes: number | null, to?: MediaStore) {
  if (!to || (bytes !== null && (await to.size(key)) === bytes)) return;
  const isThere = await read().catch(() => undefined);
  if (isThere) await to.write(key, isThere, contentType);
}

/** Undefined if the store lacks the file. */
async function sumOf(store: MediaStore, key: string) {
  if ((await store.size(key)) === null) return undefined;
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of await store.read(key)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { sha256: hash.digest("hex"), bytes };
}
