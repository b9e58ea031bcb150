import { sql } from "kysely";
import type { Queries } from "../engine.ts";

type Named = { name: string };

/** Drops every table of an SQLite database, those that others reference last. */
export async function emptySqlite(transaction: Queries): Promise<void> {
  const { rows: virtual } = await sql<Named>`select name from sqlite_master
    where type = 'table' and sql like 'create virtual table%'`.execute(transaction);
  for (const { name } of virtual) await sql`drop table ${sql.table(name)}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<Named>`select name from sqlite_master
      where type = 'table' and name not like 'sqlite%' and name not in (
        select keys."table" from sqlite_master child, pragma_foreign_key_list(child.name) keys
        where child.type = 'table' and child.name <> keys."table")`.execute(transaction);
    if (rows.length === 0) return;
    for (const { name } of rows) await sql`drop table ${sql.table(name)}`.execute(transaction);
  }
}

/** Drops all that migrations make in a schema of PostgreSQL. Extensions stay. */
export async function emptyPostgres(transaction: Queries): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('drop table %s cascade', oid::regclass) as statement from pg_class
      where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
    union all select format('drop function %s cascade', oid::regprocedure) from pg_proc
      where pronamespace = current_schema()::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all select format('drop collation %I cascade', collname) from pg_collation
      where collnamespace = current_schema()::regnamespace
    union all select format('drop text search configuration %I cascade', cfgname) from pg_ts_config
      where cfgnamespace = current_schema()::regnamespace`.execute(transaction);
  for (const { statement } of rows) await sql.raw(statement).execute(transaction);
}
