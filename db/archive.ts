import { createHash } from "node:crypto";
import { once } from "node:events";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { Readable } from "node:stream";
import type { Database } from "./client.ts";
import type { Queries } from "./engine.ts";
import { executed } from "./migrations.ts";
import { tables } from "./tables.ts";

const program = "footpath backup";
const version = 3; // 3: documents share tags, revisions and tombstones
const rowsAtOnce = 500;
const insertedAtOnce = 50; // with at most 25 columns each, far from the 32,766 values that SQLite takes
const chunksInPiece = 64; // a video is never in memory whole

type ArchivedFile = { key: string; contentType: string; read(): Promise<Readable> };
type Progress = (done: number, all: number) => void;
type FileStore = { write(key: string, bytes: Readable, contentType: string): Promise<void> };

type Archived = { rows: number; files: number; missing: string[] };

/**
 * Writes a snapshot of every row, and then every file that they name, into one new SQLite file. Files never
 * change, so copying them later is safe.
 */
export async function writeArchive(
  db: Database,
  path: string,
  filesOf: (queries: Queries) => Promise<ArchivedFile[]>,
  progress: Progress,
): Promise<Archived> {
  const archive = new DatabaseSync(path);
  archive.exec(`
    pragma journal_mode = off; pragma synchronous = off;
    create table about (name text primary key, value text);
    create table records (number integer primary key, name text, body text);
    create table pieces (key text, part integer, content_type text, bytes blob, primary key (key, part));
    begin`);
  try {
    const { rows, files } = await db.engine.snapshot(db.queries, async (queries) => {
      const about = archive.prepare("insert into about values (?, ?)");
      about.run("format", `${program} ${version}`);
      about.run("migrations", JSON.stringify(await executed(queries)));
      return { rows: await copyRows(queries, archive), files: await filesOf(queries) };
    });
    const missing = await copyFiles(files, archive, progress);
    archive.prepare("insert into about values ('sha256', ?)").run(checksumOf(archive));
    archive.exec("commit");
    return { rows, files: files.length - missing.length, missing };
  } finally {
    archive.close();
  }
}

/** Fills an empty database and media store. Throws if either is not empty or the backup is not valid. */
export async function readArchive(db: Database, path: string, files: FileStore, progress: Progress) {
  const archive = openArchive(path);
  try {
    await checkRestorable(db, archive, path);
    checkIntegrity(archive, path);
    const keys = archive.prepare("select key, content_type from pieces where part = 0").all();
    const pieces = archive.prepare("select bytes from pieces where key = ? and part = ?");
    for (const [index, { key, content_type }] of keys.entries()) {
      await files.write(String(key), Readable.from(piecesOf(pieces, String(key))), String(content_type));
      progress(index + 1, keys.length);
    }
    const rows = await db.write(async (queries, invalidate) => {
      invalidate("blogs", "photography");
      await queries.deleteFrom("setup").execute();
      return insertRows(queries, archive);
    });
    return { rows, files: keys.length, missing: [] };
  } finally {
    archive.close();
  }
}

function openArchive(path: string): DatabaseSync {
  try {
    const archive = new DatabaseSync(path, { readOnly: true });
    if (String(noteOf(archive, "format")).startsWith(`${program} `)) return archive;
  } catch {
    // Not a database, or another kind of one: the sentence below says so.
  }
  throw new Error(`The file ${path} is not a backup of this program, or it is damaged.`);
}

async function checkRestorable(db: Database, archive: DatabaseSync, path: string): Promise<void> {
  const here = JSON.stringify(await executed(db.queries));
  const format = Number(String(noteOf(archive, "format")).slice(program.length));
  if (format !== version || noteOf(archive, "migrations") !== here) {
    const formats = format === version ? "" : ` (format ${format}, and this program reads ${version})`;
    throw new Error(
      `The backup ${path} is of another version${formats}: restore it with that version of Footpath, then update.`,
    );
  }
  for (const { name } of tables) {
    if (name === "setup") continue; // the link that the first start printed
    const row = await db.queries.selectFrom(name).selectAll().limit(1).executeTakeFirst();
    if (row) throw new Error(`The site at ${db.engine.place} is not empty: nothing was restored.`);
  }
}

function checkIntegrity(archive: DatabaseSync, path: string): void {
  try {
    if (checksumOf(archive) === noteOf(archive, "sha256")) return;
  } catch {
    // What cannot be read is damaged.
  }
  throw new Error(`The backup ${path} is damaged: nothing was restored.`);
}

function noteOf(archive: DatabaseSync, name: string): unknown {
  return archive.prepare("select value from about where name = ?").get(name)?.value;
}

function checksumOf(archive: DatabaseSync): string {
  const hash = createHash("sha256");
  const rows = archive.prepare("select name, body from records order by number");
  for (const { name, body } of rows.iterate()) hash.update(`${name}\0${body}\0`);
  const pieces = archive.prepare("select * from pieces order by key, part");
  for (const { key, part, content_type, bytes } of pieces.iterate()) {
    hash.update(`${key}\0${part}\0${content_type}\0`).update(bytes as Uint8Array);
  }
  return hash.digest("hex");
}

async function copyRows(queries: Queries, archive: DatabaseSync): Promise<number> {
  const insert = archive.prepare("insert into records (name, body) values (?, ?)");
  let count = 0;
  for (const { name, key, columns } of tables) {
    for (let offset = 0; ; offset += rowsAtOnce) {
      const selected = queries.selectFrom(name);
      const all = columns ? selected.select(columns as never) : selected.selectAll();
      const ordered = key.reduce((query, column) => query.orderBy(column as never), all);
      const rows = await ordered.limit(rowsAtOnce).offset(offset).execute();
      for (const row of rows) insert.run(name, JSON.stringify(row));
      count += rows.length;
      if (rows.length < rowsAtOnce) break;
    }
  }
  return count;
}

async function insertRows(queries: Queries, archive: DatabaseSync): Promise<number> {
  const select = archive.prepare(
    "select number, body from records where name = ? and number > ? order by number limit ?",
  );
  let count = 0;
  for (const { name } of tables) {
    let after = 0;
    for (;;) {
      const records = select.all(name, after, insertedAtOnce);
      if (records.length === 0) break;
      const rows = records.map(({ body }) => JSON.parse(String(body)));
      await queries.insertInto(name).values(rows).execute();
      after = Number(records.at(-1)?.number);
      count += rows.length;
    }
  }
  // The other site has done them since, or still does. An administrator decides.
  const problem = "It was waiting when the backup was made.";
  const waiting = queries.updateTable("jobs").where("state", "=", "queued");
  await waiting.set({ state: "failed", problem, claim: null }).execute();
  return count;
}

async function copyFiles(files: ArchivedFile[], archive: DatabaseSync, progress: Progress) {
  const insert = archive.prepare("insert into pieces values (?, ?, ?, ?)");
  const missing: string[] = [];
  for (const [index, file] of files.entries()) {
    const bytes = await file.read().then(opened, () => undefined);
    if (bytes) await copyChunks(bytes, (part, chunk) => insert.run(file.key, part, file.contentType, chunk));
    else missing.push(file.key);
    progress(index + 1, files.length);
  }
  return missing;
}

/** Undefined if the file does not exist. */
async function opened(bytes: Readable): Promise<Readable | undefined> {
  try {
    if (!bytes.readableLength) await once(bytes, "readable");
    return bytes;
  } catch {
    return undefined;
  }
}

/** Several chunks of the stream to a piece. An empty file has one, too. */
async function copyChunks(bytes: Readable, write: (part: number, piece: Buffer) => void): Promise<void> {
  let part = 0;
  let piece: Buffer[] = [];
  for await (const chunk of bytes) {
    piece.push(chunk);
    if (piece.length < chunksInPiece) continue;
    write(part, Buffer.concat(piece));
    part += 1;
    piece = [];
  }
  if (piece.length > 0 || part === 0) write(part, Buffer.concat(piece));
}

function* piecesOf(pieces: StatementSync, key: string): Generator<Buffer> {
  for (let part = 0; ; part += 1) {
    const row = pieces.get(key, part);
    if (!row) return;
    yield Buffer.from(row.bytes as Uint8Array);
  }
}
