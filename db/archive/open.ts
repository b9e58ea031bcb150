import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { allSteps } from "../migrations.ts";
import { version } from "../version.ts";
import {
  type Archive,
  type ArchivedFile,
  type ArchivedTable,
  format,
  formatOf,
  noteOf,
  openReadOnly,
  type Row,
  tableChecksum,
  wholeChecksum,
} from "./format.ts";

/** Throws a sentence for the operator if it is no backup, or one of another format. `name` is that of the operator's file. */
export function openArchive(path: string, name = path): Archive {
  const archive = opened(path, name);
  try {
    return read(archive, { path, name });
  } catch (error) {
    archive.close();
    throw error;
  }
}

function opened(path: string, name: string): DatabaseSync {
  let archive: DatabaseSync | undefined;
  try {
    archive = openReadOnly(path);
    if (formatOf(archive) !== undefined) return archive;
  } catch {
    // Not a database, or another kind of one: the sentence below says so.
  }
  archive?.close();
  throw new Error(`The file ${name} is not a backup of this program, or it is damaged.`);
}

function read(archive: DatabaseSync, { path, name }: { path: string; name: string }): Archive {
  const of = formatOf(archive) ?? 0;
  const by = String(noteOf(archive, "version") ?? "");
  if (of > format) throw newer(name, by);
  if (of < format)
    throw new Error(
      `The backup ${name} has the format ${of} of a version that was never released: nothing can read it.`,
    );
  try {
    return {
      path,
      name,
      about: {
        format: of,
        version: by,
        steps: JSON.parse(String(noteOf(archive, "migrations"))),
        engine: String(noteOf(archive, "engine")),
        madeAt: String(noteOf(archive, "made at")),
      },
      tables: tablesIn(archive),
      files: filesIn(archive),
      rowsOf: (table, atOnce) => rowsOf(archive, table, atOnce),
      bytesOf: (key) => bytesOf(archive, key),
      close: () => archive.close(),
    };
  } catch {
    throw damaged(name);
  }
}

/** Throws a sentence that names the version needed, if this program lacks steps that the backup's tables have behind them. */
export function checkVersion({ name, about }: Archive, steps = allSteps): void {
  if (about.steps.some((step) => !(step in steps))) throw newer(name, about.version);
}

/** Reads everything and compares it with the checksums. Throws a sentence. */
export function checkIntegrity(archive: Archive): void {
  try {
    const whole = openReadOnly(archive.path);
    const isWhole = wholeChecksum(whole) === noteOf(whole, "sha256");
    whole.close();
    if (isWhole && tablesAreWhole(archive) && filesAreWhole(archive)) return;
  } catch {
    // What cannot be read is damaged.
  }
  throw damaged(archive.name);
}

function tablesAreWhole({ tables, rowsOf }: Archive): boolean {
  return tables.every((table) => {
    const sum = tableChecksum();
    let count = 0;
    for (const rows of rowsOf(table, 500)) {
      for (const row of rows) sum.add(JSON.stringify(row));
      count += rows.length;
    }
    return count === table.rows && sum.hex() === table.checksum;
  });
}

function filesAreWhole({ files, bytesOf }: Archive): boolean {
  return files.every(({ key, sha256 }) => {
    const hash = createHash("sha256");
    for (const bytes of bytesOf(key)) hash.update(bytes);
    return hash.digest("hex") === sha256;
  });
}

function damaged(name: string): Error {
  return new Error(`The backup ${name} is damaged: nothing was restored.`);
}

function newer(name: string, by: string): Error {
  return new Error(
    `The backup ${name} was made by Footpath ${by}, and this is Footpath ${version}: install ${by} or a later version, and restore it there.`,
  );
}

function tablesIn(archive: DatabaseSync): ArchivedTable[] {
  const rows = archive.prepare("select * from tables order by position").all();
  return rows.map(({ name, key, columns, first, rows, checksum }) => ({
    name: String(name),
    key: JSON.parse(String(key)),
    columns: JSON.parse(String(columns)),
    first: Number(first),
    rows: Number(rows),
    checksum: String(checksum),
  }));
}

function filesIn(archive: DatabaseSync): ArchivedFile[] {
  const rows = archive.prepare("select * from stored_files order by key").all();
  return rows.map(({ key, content_type, bytes, sha256 }) => ({
    key: String(key),
    contentType: String(content_type),
    bytes: Number(bytes),
    sha256: String(sha256),
  }));
}

function* rowsOf(archive: DatabaseSync, { first, rows }: ArchivedTable, atOnce: number): Generator<Row[]> {
  const select = archive.prepare("select body from records where number >= ? and number < ? order by number");
  for (let from = first; from < first + rows; from += atOnce) {
    const records = select.all(from, Math.min(from + atOnce, first + rows));
    yield records.map(({ body }) => JSON.parse(String(body)) as Row);
  }
}

function* bytesOf(archive: DatabaseSync, key: string): Generator<Buffer> {
  const select = archive.prepare("select bytes from pieces where key = ? and part = ?");
  for (let part = 0; ; part += 1) {
    const piece = select.get(key, part);
    if (!piece) return;
    yield Buffer.from(piece.bytes as Uint8Array);
  }
}
