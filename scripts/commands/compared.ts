import type { Compared } from "#db/archive/compare.ts";
import { say } from "#server/cli-output.ts";

type Counts = { rows: number; files: number; differences: number };

/** Prints a table of what was compared, and returns its sums. */
export function sayCompared({ rows, files }: Compared, [one = "", other = ""]: [string, string]): Counts {
  say(`${"Table".padEnd(24)}${one.padStart(14)}${other.padStart(14)}`);
  for (const { name, inBackup, inDatabase, isSame } of rows)
    if (inBackup > 0 || !isSame) say(lineOf(name, [inBackup, inDatabase], isSame));
  say(lineOf("files in the store", [files.inBackup, files.inStore], files.isSame));
  return {
    rows: rows.reduce((sum, { inBackup }) => sum + inBackup, 0),
    files: files.inBackup,
    differences: rows.filter(({ isSame }) => !isSame).length + (files.isSame ? 0 : 1),
  };
}

function lineOf(name: string, [one = 0, other = 0]: number[], isSame: boolean): string {
  return `${name.padEnd(24)}${String(one).padStart(14)}${String(other).padStart(14)}  ${isSame ? "same" : "DIFFERENT"}`;
}
