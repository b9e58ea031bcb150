import { execFile } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";

const run = promisify(execFile);

export async function packFolder(folder: string, file: string, names = ["."]): Promise<void> {
  // The same bytes for the same files.
  const same = ["--sort=name", "--mtime=2026-01-01", "--owner=0", "--group=0", "--numeric-owner"];
  const { stdout } = await run("tar", ["-c", ...same, "-C", folder, ...names], {
    encoding: "buffer",
    maxBuffer: 2 ** 28,
  });
  writeFileSync(file, gzipSync(stdout, { level: 9 }));
}

export async function unpackFolder(file: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await run("tar", ["-xzf", file, "-C", folder]);
}

export function packText(text: string | Buffer, file: string): void {
  writeFileSync(file, gzipSync(text, { level: 9 }));
}

export function unpackText(file: string): string {
  return gunzipSync(readFileSync(file)).toString();
}

/** SQL that fills an empty database, which needs no program of PostgreSQL. */
export async function dumpDatabase(url: string): Promise<string> {
  const [program = "pg_dump"] = globSync("/usr/lib/postgresql/*/bin/pg_dump").sort().reverse();
  const options = ["--no-owner", "--no-privileges", "--rows-per-insert=200", "--no-comments", url];
  const { stdout } = await run(program, options, { maxBuffer: 2 ** 28 });
  return stdout.replaceAll(/^\\(un)?restrict .*$/gm, ""); // only psql understands these
}

export async function loadDump(sql: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
