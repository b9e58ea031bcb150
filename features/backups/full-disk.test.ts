import { writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { isDiskFull } from "#db/full-disk.ts";
import { sentenceOf } from "./make.server.ts";

function failureOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
}

it("knows a full disk by the errors of the system and of SQLite", () => {
  const database = new DatabaseSync(":memory:");
  database.exec("create table notes (text text); pragma max_page_count = 1");
  const full = failureOf(() => database.exec(`insert into notes values ('${"x".repeat(9000)}')`));
  const failures = [full, failureOf(() => writeFileSync("/dev/full", "x"))];
  expect(failures.map(isDiskFull)).toEqual([true, true]);
  for (const failure of failures)
    expect(sentenceOf(failure)).toMatch(/^There is no space left for a backup\./);
  expect(isDiskFull(failureOf(() => writeFileSync("/none/here", "x")))).toBe(false);
});
