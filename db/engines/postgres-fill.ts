import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PostgresPoolClient } from "kysely";
import pg from "pg";
import { type CopyStreamQuery, from as copyFrom } from "pg-copy-streams";
import type { FilledTable } from "../engine.ts";
import type { Pool } from "./pool.ts";

const sortMemory = "128MB"; // for indexes; PostgreSQL's default takes twice as long
const escapes: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/**
 * Copies rows into empty tables, which nobody else uses, in one transaction. Foreign keys and all indexes but those of
 * primary keys and unique columns are made afterwards.
 */
export async function fillPostgres(pool: Pool, tables: Iterable<FilledTable>): Promise<void> {
  const client = await pool.connect();
  const run = (text: string) => client.query<{ drop: string; create: string }>(text, []);
  let isDone = false;
  try {
    await run("begin");
    await run(`set local maintenance_work_mem = '${sortMemory}'`);
    const { rows: later } = await run(rulesMadeLater);
    for (const { drop } of later) await run(drop);
    for (const table of tables) await copy(client, table);
    for (const { create } of later.reverse()) await run(create);
    await run("commit");
    isDone = true;
    await run("analyze");
  } finally {
    // A transaction that was not committed ends with its connection.
    (client.release as (destroy: boolean) => void)(!isDone);
  }
}

/** Foreign keys come first, because they need an index of the table that they reference. */
const rulesMadeLater = `
  select * from (
    select 1 as position, format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
    union all select 2, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index join pg_class on pg_class.oid = indrelid
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  ) made order by position, drop`;

async function copy(client: PostgresPoolClient, { name, columns, rows }: FilledTable): Promise<void> {
  const names = columns.map((column) => pg.escapeIdentifier(snakeCase(column)));
  const text = `copy ${pg.escapeIdentifier(snakeCase(name))} (${names.join(", ")}) from stdin`;
  // The driver also takes a stream, and returns it.
  const query = client.query as unknown as (stream: CopyStreamQuery) => Promise<CopyStreamQuery>;
  const into = await query(copyFrom(text));
  await pipeline(Readable.from(lines(columns, rows), { objectMode: false }), into);
}

function* lines(columns: string[], rows: FilledTable["rows"]): Generator<string> {
  for (const some of rows)
    yield some.map((row) => `${columns.map((column) => field(row[column])).join("\t")}\n`).join("");
}

/** In the text format of COPY. */
function field(value: unknown): string {
  if (value === null || value === undefined) return "\\N";
  if (typeof value !== "string") return String(value);
  return value.replace(/[\\\n\r\t]/g, (character) => escapes[character] ?? "");
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
