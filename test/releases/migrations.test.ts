import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openDatabase } from "#db/client.ts";
import { allSteps } from "#db/migrations.ts";
import { tableColumns } from "#db/releases.ts";
import { columns } from "#db/schema-columns.ts";
import { version } from "#db/version.ts";
import { makePlace } from "#test/harness.ts";
import { hashesOf, type ReleasedSteps } from "./recorded-steps.ts";

const released: ReleasedSteps = JSON.parse(readFileSync("test/releases/migrations.json", "utf8"));

it("the steps of a release emit the SQL that they emitted then", async () => {
  const hashes = await hashesOf(allSteps);
  const then = Object.fromEntries(Object.entries(released).map(([name, { release, ...of }]) => [name, of]));
  const now = Object.fromEntries(Object.keys(released).map((name) => [name, hashes[name]]));
  expect(now, "A released step is never edited: write another one.").toEqual(then);
});

it("new steps come after those of a release", () => {
  const names = Object.keys(allSteps);
  const added = names.filter((name) => !(name in released));
  expect(names).toEqual([...Object.keys(released), ...added].sort());
});

it("a version with a date in the changelog has its steps in the file", () => {
  const isReleased = new RegExp(`^## ${version.replaceAll(".", "\\.")} \\(\\d`, "m");
  const missing = Object.keys(allSteps).filter((name) => !(name in released));
  if (isReleased.test(readFileSync("CHANGELOG.md", "utf8"))) expect(missing).toEqual([]);
});

it("lists the columns that the steps make; run `npm run migrations` after a new one", async () => {
  const place = await makePlace(false);
  const { DATABASE_URL: url } = place.env;
  const db = await openDatabase(url ? { url } : { file: `${place.folder}/site.sqlite` });
  const found = [...(await tableColumns(db.queries))];
  await db.close();
  await place.remove();
  // What one engine has for its search, and the tables of libraries.
  const own = ["kysely_migration", "rate_counts", "search_words", "number", "heading", "restored", "words"];
  const made = found
    .filter(([name]) => !own.some((table) => name.startsWith(table)))
    .map(([name, all]) => [
      name,
      all.filter((column) => !own.includes(column) || name !== "search_entries").sort(),
    ]);
  const listed = Object.entries(columns).map(([name, all]) => [
    snakeCase(name),
    Object.keys(all).map(snakeCase).sort(),
  ]);
  expect(Object.fromEntries(made)).toEqual(Object.fromEntries(listed));
});

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
