import type { Database } from "../client.ts";
import { allSteps, executed } from "../migrations.ts";
import { type ComparedTable, compareRows } from "./compare.ts";
import type { Archive } from "./format.ts";
import { checkEmpty, emptyDatabase, fillDatabase, isHalfRestored, removeMark } from "./restore.ts";

/**
 * Fills an empty database with the rows of an archive and compares them. After an interruption, rows that are all there are
 * not copied again. Until `finishMove`, no site starts on it. Throws a sentence if the database has a site.
 */
export async function moveRows(db: Database, archive: Archive): Promise<ComparedTable[]> {
  await checkEmpty(db, "moved");
  const isBegun = await isHalfRestored(db.queries);
  const steps = isBegun ? await executed(db.queries) : [];
  if (steps.join() === archive.about.steps.join()) {
    const compared = await compareRows(db.queries, archive);
    if (compared.every(({ isSame }) => isSame)) return compared;
  }
  await emptyDatabase(db);
  await fillDatabase(db, archive, allSteps);
  return compareRows(db.queries, archive);
}

/** Unlike after a restore, work that waits is done: the other site does none of it any more. */
export async function finishMove(db: Database): Promise<void> {
  await db.write(removeMark);
}
