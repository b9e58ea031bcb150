import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { FilledTable } from "../engine.ts";
import type { DatabaseLimits } from "../limits.ts";
import { connectionSettings } from "./pool.ts";

const sortMemory = "128MB"; // for indexes; PostgreSQL's default takes twice as long
const escapes: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/**
 * Copies rows into empty tables, which nobody else uses, in one transaction of its own connection. Foreign keys and all
 * indexes but those of primary keys and unique columns are made afterwards.
 */
export async function fillPostgres(
  url: string,
  limits: DatabaseLimits,
  tables: Iterable<FilledTable>,
): Promise<void> {
  const client = new pg.Client(connectionSettings(url, limits)).on("error", () => {});
  await client.connect();
  try {
    await client.query(`begin; set local maintenance_work_mem = '${sortMemory}'`);
    const later = await statementsOf(client);
    for (const { drop } of later) await client.query(drop);
    for (const table of tables) await copy(client, table);
    for (const { create } of later.reverse()) await client.query(create);
    await client.query("commit");
    await client.query("analyze");
  } finally {
    await client.end();
  }
}

/** Foreign keys come first, because they need an index of the table that they reference. */
async function statementsOf(client: pg.Client): Promise<{ drop: string; create: string }[]> {
  const { rows } = await client.query(`
    select * from (
      select 1 as position, format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
      union all select 2, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
      from pg_index join pg_class on pg_class.oid = indrelid
      where relkind = 'r' and relnamespace = current_schema()::regnamespace
        and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
    ) made order by position, drop`);
  return rows;
}

async function copy(client: pg.Client, { name, columns, rows }: FilledTable): Promise<void> {
  const names = columns.map((column) => pg.escapeIdentifier(snakeCase(column)));
  const into = client.query(
    copyFrom(`copy ${pg.escapeIdentifier(snakeCase(name))} (${names.join(", ")}) from stdin`),
  );
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
