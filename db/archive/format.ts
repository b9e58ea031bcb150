import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

/** `docs/backup-format.md` describes the format. */
export const program = "footpath backup";
export const format = 4;

export const layout = `
  create table about (name text primary key, value text);
  create table tables (position integer primary key, name text, key text, columns text,
    first integer, rows integer, checksum text);
  create table records (number integer primary key, name text, body text);
  create table stored_files (key text primary key, content_type text, bytes integer, sha256 text);
  create table pieces (key text, part integer, bytes blob, primary key (key, part));`;

export type Row = Record<string, unknown>;

/** The columns of `key` put the rows in order. */
export type ArchivedTable = {
  name: string;
  key: string[];
  columns: string[];
  /** The number of its first record; the others follow. */
  first: number;
  rows: number;
  checksum: string;
};

export type ArchivedFile = { key: string; contentType: string; bytes: number; sha256: string };

/** What a backup says about itself. */
export type About = {
  format: number;
  /** The version of the program that made it. */
  version: string;
  /** The steps that its tables had behind them. */
  steps: string[];
  engine: string;
  madeAt: string;
};

export type Archive = {
  path: string;
  /** For messages. */
  name: string;
  about: About;
  /** Every table after those that it references. */
  tables: ArchivedTable[];
  files: ArchivedFile[];
  /** The rows of a table, some at a time. */
  rowsOf(table: ArchivedTable, atOnce: number): Generator<Row[]>;
  /** The file, a few megabytes at a time. */
  bytesOf(key: string): Generator<Buffer>;
  close(): void;
};

/** Independent of the order of the rows, because the engines sort texts differently. */
export function tableChecksum() {
  const sum = Buffer.alloc(32);
  return {
    add(body: string): void {
      const digest = createHash("sha256").update(body).digest();
      for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) ^ (digest[at] ?? 0);
    },
    hex: () => sum.toString("hex"),
  };
}

/** Of all the checksums and what they belong to. */
export function wholeChecksum(archive: DatabaseSync): string {
  const hash = createHash("sha256");
  const lists = [
    "select name, value from about where name <> 'sha256' order by name",
    "select name, key, columns, first, rows, checksum from tables order by position",
    "select key, content_type, bytes, sha256 from stored_files order by key",
  ];
  for (const list of lists)
    for (const row of archive.prepare(list).iterate()) hash.update(`${Object.values(row).join("\0")}\n`);
  return hash.digest("hex");
}

/** The format that a file says it has. Undefined if it is no backup. */
export function formatOf(archive: DatabaseSync): number | undefined {
  const note = String(noteOf(archive, "format") ?? "");
  return note.startsWith(`${program} `) ? Number(note.slice(program.length)) : undefined;
}

export function noteOf(archive: DatabaseSync, name: string): unknown {
  return archive.prepare("select value from about where name = ?").get(name)?.value;
}

export function openReadOnly(path: string): DatabaseSync {
  return new DatabaseSync(path, { readOnly: true });
}
