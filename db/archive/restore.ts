import { Readable } from "node:stream";
import { sql } from "kysely";
import { m } from "#messages";
import type { Database } from "../client.ts";
import type { Queries } from "../engine.ts";
import { allSteps, migrate, type Steps } from "../migrations.ts";
import { tables } from "../tables.ts";
import { type Compared, compareFiles, compareRows } from "./compare.ts";
import type { Archive, Row } from "./format.ts";
import { checkIntegrity, checkVersion } from "./open.ts";
import type { Progress } from "./write.ts";

const insertedAtOnce = 50; // with at most 60 columns each, far from the 32,766 values that SQLite takes

const copiedAtOnce = 500;

/** A table of its own, not of the site: it is there from before a restore begins until it was compared. */
const mark = "restoring";

/** The queues of jobs that only concern the site that made them, or that each start plans. */
const ownJobs = ["backups", "chores", "purges", "purge requests", "search index", "videos"];

export type FileStore = {
  write(key: string, bytes: Readable, contentType: string): Promise<void>;
  read(key: string): Promise<Readable>;
};

type Options = { files: FileStore; progress?: Progress; steps?: Steps };

/**
 * Fills an empty site: the tables are made as the backup had them, filled, compared, and brought up to this version. Throws
 * if the site is not empty or the backup is not valid. One that was interrupted begins again.
 */
export async function restoreArchive(
  db: Database,
  archive: Archive,
  { files, progress = () => {}, steps = allSteps }: Options,
): Promise<Compared> {
  checkVersion(archive, steps);
  await checkEmpty(db);
  checkIntegrity(archive);
  await emptyDatabase(db);
  for (const [index, { key, contentType }] of archive.files.entries()) {
    await files.write(key, Readable.from(archive.bytesOf(key)), contentType);
    progress(index + 1, archive.files.length);
  }
  await fillDatabase(db, archive, steps);
  const compared = {
    rows: await compareRows(db.queries, archive),
    files: await compareFiles(files, archive),
  };
  await migrate(db.queries, db.engine, { steps });
  if (compared.rows.every(({ isSame }) => isSame) && compared.files.isSame) await finish(db);
  return compared;
}

export async function checkEmpty(db: Database, done = "restored"): Promise<void> {
  if (await isHalfRestored(db.queries)) return;
  for (const { name } of tables) {
    if (name === "setup") continue; // the link that the first start printed
    const row = await (name === "jobs"
      ? db.queries.selectFrom(name).select("id").where("queue", "not in", ownJobs).executeTakeFirst()
      : db.queries.selectFrom(name).selectAll().limit(1).executeTakeFirst());
    if (row) throw new Error(`The site at ${db.engine.place} is not empty: nothing was ${done}.`);
  }
}

/** True if a restore was interrupted, or its comparison has failed. */
export async function isHalfRestored(queries: Queries): Promise<boolean> {
  const found = await queries.introspection.getTables();
  return found.some(({ name }) => name === mark);
}

/** Nothing but the mark is in it then. */
export async function emptyDatabase({ queries, engine }: Database): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    await engine.dropAll(transaction);
    await sql`create table ${sql.table(mark)} (since text)`.execute(transaction);
  });
}

/** All rows in one transaction. */
export async function fillDatabase(db: Database, archive: Archive, steps: Steps): Promise<void> {
  await migrate(db.queries, db.engine, { upTo: archive.about.steps, steps });
  const filled = archive.tables.filter(({ rows }) => rows > 0);
  await db.engine.fill?.(filled.map((table) => ({ ...table, rows: archive.rowsOf(table, copiedAtOnce) })));
  await db.write(async (queries, invalidate) => {
    invalidate("blogs", "photography");
    if (db.engine.fill) return;
    for (const table of filled)
      for (const rows of archive.rowsOf(table, insertedAtOnce)) await insertRows(queries, table.name, rows);
  });
}

/** Every row of a backup goes through here. Its names are those of the backup: they may be older than the types. */
export async function insertRows(queries: Queries, table: string, rows: Row[]): Promise<void> {
  await queries
    .insertInto(table as never)
    .values(rows as never)
    .execute();
}

/** Work that waits: the other site has done it since, or still does. An administrator decides. */
async function finish(db: Database): Promise<void> {
  await db.write(async (queries) => {
    const problem = m.adminEmails.wasWaiting();
    await queries.deleteFrom("jobs").where("queue", "in", ownJobs).execute();
    const waiting = queries.updateTable("jobs").where("state", "=", "queued");
    await waiting.set({ state: "failed", problem, claim: null }).execute();
    await removeMark(queries);
  });
}

export async function removeMark(queries: Queries): Promise<void> {
  await sql`drop table ${sql.table(mark)}`.execute(queries);
}
