import { createHash } from "node:crypto";
import { once } from "node:events";
import { DatabaseSync } from "node:sqlite";
import type { Readable } from "node:stream";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import type { Queries } from "../engine.ts";
import { executed } from "../migrations.ts";
import { tables } from "../tables.ts";
import { version } from "../version.ts";
import { format, layout, program, tableChecksum, wholeChecksum } from "./format.ts";

const rowsAtOnce = 500;
const chunksInPiece = 64; // a video is never in memory whole

type SourceFile = { key: string; contentType: string; read(): Promise<Readable> };
export type Progress = (done: number, all: number) => void;
export type Archived = { rows: number; files: number; missing: string[] };

type Options = {
  filesOf(queries: Queries): Promise<SourceFile[]>;
  progress?: Progress;
  now?: Date;
};

/**
 * Writes a snapshot of every row, and then every file that they name, into one new SQLite file. Files never
 * change, so copying them later is safe.
 */
export async function writeArchive(
  db: Pick<Database, "engine" | "queries">,
  path: string,
  { filesOf, progress = () => {}, now = new Date() }: Options,
): Promise<Archived> {
  const archive = new DatabaseSync(path);
  archive.exec(`pragma journal_mode = memory; pragma synchronous = off; ${layout} begin`);
  try {
    const note = archive.prepare("insert into about values (?, ?)");
    const { rows, files } = await db.engine.snapshot(db.queries, async (queries) => {
      note.run("format", `${program} ${format}`);
      note.run("version", version);
      note.run("migrations", JSON.stringify(await executed(queries)));
      note.run("engine", db.engine.name);
      note.run("made at", now.toISOString());
      return { rows: await copyRows(queries, archive), files: await filesOf(queries) };
    });
    const missing = await copyFiles(files, archive, progress);
    note.run("sha256", wholeChecksum(archive));
    archive.exec("commit");
    return { rows, files: files.length - missing.length, missing };
  } finally {
    archive.close();
  }
}

async function copyRows(queries: Queries, archive: DatabaseSync): Promise<number> {
  const note = archive.prepare(
    "insert into tables (name, key, columns, first, rows, checksum) values (?, ?, ?, ?, ?, ?)",
  );
  const insert = archive.prepare("insert into records (name, body) values (?, ?)");
  const columnsByTable = await columnsOf(queries);
  let all = 0;
  for (const { name, key, columns = columnsByTable.get(name) ?? [] } of tables) {
    const sum = tableChecksum();
    let count = 0;
    for await (const rows of rowsInOrder(queries, { name, key, columns })) {
      for (const row of rows) {
        const body = JSON.stringify(row);
        sum.add(body);
        insert.run(name, body);
      }
      count += rows.length;
    }
    note.run(name, JSON.stringify(key), JSON.stringify(columns), all + 1, count, sum.hex());
    all += count;
  }
  return all;
}

async function columnsOf(queries: Queries): Promise<Map<string, string[]>> {
  const found = await queries.introspection.getTables();
  const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return new Map(
    found.map(({ name, columns }) => [camel(name), columns.map((column) => camel(column.name))]),
  );
}

/** Rows of any table in the order of its key, some at a time. */
export async function* rowsInOrder(
  queries: Queries,
  { name, key, columns }: { name: string; key: string[]; columns: string[] },
): AsyncGenerator<Record<string, unknown>[]> {
  let last: Record<string, unknown> | undefined;
  do {
    let query = queries
      .selectFrom(name as never)
      .select(columns as never)
      .limit(rowsAtOnce);
    for (const column of key) query = query.orderBy(column as never);
    if (last) {
      const [refs, values] = [key.map((column) => sql.ref(column)), key.map((column) => last?.[column])];
      query = query.where(sql<boolean>`(${sql.join(refs)}) > (${sql.join(values)})`);
    }
    const rows: Record<string, unknown>[] = await query.execute();
    yield rows;
    last = rows.length < rowsAtOnce ? undefined : rows.at(-1);
  } while (last);
}

async function copyFiles(files: SourceFile[], archive: DatabaseSync, progress: Progress) {
  const note = archive.prepare("insert into stored_files values (?, ?, ?, ?)");
  const insert = archive.prepare("insert into pieces values (?, ?, ?)");
  const missing: string[] = [];
  for (const [index, { key, contentType, read }] of files.entries()) {
    const stream = await read().then(opened, () => undefined);
    if (stream) {
      const hash = createHash("sha256");
      let size = 0;
      await copyChunks(stream, (part, piece) => {
        hash.update(piece);
        size += piece.length;
        insert.run(key, part, piece);
      });
      note.run(key, contentType, size, hash.digest("hex"));
    } else missing.push(key);
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
