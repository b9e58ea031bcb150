import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Archive } from "#db/archive/format.ts";
import { openArchive } from "#db/archive/open.ts";
import { restoreArchive } from "#db/archive/restore.ts";
import { type Database, openDatabase } from "#db/client.ts";
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
    const different = rows.find(({ isSame }) => !isSame)?.name ?? (compared.isSame ? undefined : "files");
    if (different) throw new Error(`after restoring, the ${different} were not the same.`);
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Restores a backup, compares it, and reads its latest public documents with their files. Returns what it has read. */
export async function prove(path: string, folder: string): Promise<string> {
  const archive = openArchive(path);
  try {
    return await inScratch(archive, folder, async ({ queries }) => {
      const { documents, mediaIds } = await latestPublic(queries);
      const stored = new Set(archive.files.map(({ key }) => key.split("/", 1)[0]));
      const lost = mediaIds.find((id) => !stored.has(id));
      if (lost) throw new Error(`the file ${lost}, which a public document shows, is not in it.`);
      const rows = archive.tables.reduce((sum, table) => sum + table.rows, 0);
      return `${rows} rows and ${archive.files.length} files are the same, and ${documents} public documents have theirs.`;
    });
  } finally {
    archive.close();
  }
}
