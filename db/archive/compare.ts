import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { Queries } from "../engine.ts";
import { type Archive, tableChecksum } from "./format.ts";
import { rowsInOrder } from "./write.ts";

export type ComparedTable = { name: string; inBackup: number; inDatabase: number; isSame: boolean };
type ComparedFiles = { inBackup: number; inStore: number; bytes: number; isSame: boolean };
export type Compared = { rows: ComparedTable[]; files: ComparedFiles };

/** Reads all restored rows again, and compares their numbers and checksums with those in the backup. */
export async function compareRows(queries: Queries, { tables }: Archive): Promise<ComparedTable[]> {
  const compared: ComparedTable[] = [];
  for (const table of tables) {
    const sum = tableChecksum();
    let count = 0;
    for await (const rows of rowsInOrder(queries, table)) {
      for (const row of rows) sum.add(JSON.stringify(row));
      count += rows.length;
    }
    const isSame = count === table.rows && sum.hex() === table.checksum;
    compared.push({ name: table.name, inBackup: table.rows, inDatabase: count, isSame });
  }
  return compared;
}

/** Reads all files again. */
export async function compareFiles(
  store: { read(key: string): Promise<Readable> },
  { files }: Archive,
): Promise<ComparedFiles> {
  let inStore = 0;
  let bytes = 0;
  for (const { key, sha256 } of files) {
    const hash = createHash("sha256");
    try {
      for await (const chunk of await store.read(key)) {
        hash.update(chunk);
        bytes += chunk.length;
      }
    } catch {
      continue; // it is missing
    }
    if (hash.digest("hex") === sha256) inStore += 1;
  }
  return { inBackup: files.length, inStore, bytes, isSame: inStore === files.length };
}
