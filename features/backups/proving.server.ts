import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Archive } from "#db/archive/format.ts";
import { openArchive } from "#db/archive/open.ts";
import { restoreArchive } from "#db/archive/restore.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { m } from "#messages";
import { latestPublic } from "./store.server.ts";

/** Restores a backup into a database of its own, without readers. */
export async function inScratch<Result>(
  archive: Archive,
  folder: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const db = await openDatabase({ file: join(folder, "scratch.sqlite") });
  try {
    const files = {
      write: async () => {}, // they stay in the backup
      read: async (key: string) => Readable.from(archive.bytesOf(key)),
    };
    const { rows, files: compared } = await restoreArchive(db, archive, { files });
    const different = rows.find(({ isSame }) => !isSame)?.name;
    if (different) throw new Error(m.adminBackups.rowsDiffer({ different }));
    if (!compared.isSame) throw new Error(m.adminBackups.filesDiffer());
    return await work(db);
  } finally {
    await db.close();
  }
}

type Proven = { rows: number; files: number; documents: number };

/** Restores a backup, compares it, and reads its latest public documents with their files. Returns how much it has read. */
export async function prove(path: string, folder: string): Promise<Proven> {
  const archive = openArchive(path);
  try {
    return await inScratch(archive, folder, async ({ queries }) => {
      const { documents, mediaIds } = await latestPublic(queries);
      const stored = new Set(archive.files.map(({ key }) => key.split("/", 1)[0]));
      const lost = mediaIds.find((id) => !stored.has(id));
      if (lost) throw new Error(m.adminBackups.fileMissing({ file: lost }));
      const rows = archive.tables.reduce((sum, table) => sum + table.rows, 0);
      return { rows, files: archive.files.length, documents };
    });
  } finally {
    archive.close();
  }
}
