import { type Kysely, sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { engine, makePlace, type Place } from "#test/harness.ts";
import { addRows, later, laterVersion } from "#test/releases/later-steps.ts";
import { openDatabase } from "./client.ts";
import { allSteps, executed, type MigrationOptions, migrate, type Steps } from "./migrations.ts";
import { version } from "./version.ts";

let place: Place;
beforeEach(async () => {
  place = await makePlace(false);
});
afterEach(() => place.remove());

const open = (options: MigrationOptions = {}) =>
  openDatabase(
    place.env.DATABASE_URL ? { url: place.env.DATABASE_URL } : { file: `${place.folder}/site.sqlite` },
    options,
  );

/** Opens and closes it. */
const opened = (options?: MigrationOptions) => open(options).then((db) => db.close());

async function change(...statements: string[]): Promise<void> {
  const db = await open();
  for (const statement of statements) await sql.raw(statement).execute(db.queries);
  await db.close();
}

const nothing = async () => {};
const withSteps = (...names: string[]): Steps => ({
  ...allSteps,
  ...Object.fromEntries(names.map((name) => [name, nothing])),
});
const nickname = async (db: Kysely<unknown>) => {
  await sql`alter table users add column nickname text`.execute(db);
};
const foundation = Object.keys(allSteps);

it("stops at a step, or at those in a list, and goes on later", async () => {
  const steps = withSteps("0801-one", "0802-two");
  const db = await open({ steps, upTo: foundation });
  expect(await executed(db.queries)).toEqual(foundation);
  await migrate(db.queries, db.engine, { steps, upTo: "0801-one" });
  expect(await executed(db.queries)).toEqual([...foundation, "0801-one"]);
  await migrate(db.queries, db.engine, { steps });
  expect(await executed(db.queries)).toEqual(Object.keys(steps));
  await db.close();
});

it("keeps the steps before one that fails", async () => {
  const fails = () => Promise.reject(new Error("There is no ink."));
  const failing = { ...withSteps("0801-one"), "0802-two": fails };
  await opened();
  await expect(opened({ steps: failing, program: later })).rejects.toThrow("There is no ink.");
  const lines: string[] = [];
  const db = await open({
    steps: withSteps("0801-one", "0802-two"),
    program: later,
    before: async ({ from, to, steps, isResumed }) => void lines.push(`${from} ${to} ${steps} ${isResumed}`),
  });
  expect(lines).toEqual([`${version} ${later.version} 0802-two true`]);
  await db.close();
});

it("reports how far a long step is, at most once a second", async () => {
  const first = await open();
  await addRows(first, 5000);
  await first.close();
  const lines: string[] = [];
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  const slow = laterVersion((point) => {
    if (point.startsWith("0802 ")) now += 300;
  });
  await opened({ ...slow, report: (line) => lines.push(line) });
  clock.mockRestore();
  const of = (done: number) => `The step 0802-fill has done ${done} of 5000 rows of tombstones.`;
  expect(lines).toEqual([of(2000), of(4000), `The database is upgraded to Footpath ${later.version}.`]);
});

it.runIf(engine === "postgres")(
  "does not make readers wait behind a step that waits for a table",
  async () => {
    await opened();
    const reader = new pg.Client({ connectionString: place.env.DATABASE_URL });
    await reader.connect();
    await reader.query("begin; select 1 from users");
    const steps: Steps = { ...allSteps, "0801-nickname": nickname };
    const waiting = Promise.withResolvers<string>();
    const upgrade = opened({ steps, program: later, report: waiting.resolve });
    expect(await waiting.promise).toBe(
      "The step 0801-nickname waits until nobody uses the tables that it changes.",
    );
    await reader.query("commit");
    await upgrade;
    expect((await reader.query("select nickname from users")).rows).toEqual([]);
    await reader.end();
  },
);

describe("refuses", () => {
  const release = (version: string, oldest: string) =>
    `insert into releases (version, at, oldest) values ('${version}', '2030-01-01T00:00:00.000Z', '${oldest}')`;
  const step = (name: string) => `insert into kysely_migration (name, timestamp) values ('${name}', '2030')`;

  it("a newer database, unless this version can run beside that one", async () => {
    await opened();
    await change(release(later.version, later.oldest), step("0801-later"));
    await opened();
    await change(release("98.12.0", "98.9.0"));
    await expect(opened()).rejects.toThrow(
      /needs Footpath 98\.9\.0 or later, and this is [\d.]+: install it, or restore the backup that Footpath 98\.12\.0 wrote/,
    );
    await opened({ program: { version: "98.10.0", oldest: "98.9.0" } });
  });

  it.each([
    ["a step that no newer version has noted", [step("0801-other")]],
    ["a step among those of this one", [step("0000-other"), release(later.version, later.oldest)]],
  ])("a database with %s", async (_, statements) => {
    await opened();
    await change(...statements);
    await expect(opened()).rejects.toThrow(/from another line of development .*"0\d{3}-other"/);
  });

  it("a database that has a step of another version and lacks one of this one", async () => {
    await opened();
    await change(step("0802-other"), release(later.version, later.oldest));
    await expect(opened({ steps: withSteps("0801-one") })).rejects.toThrow(/another line .*"0802-other"/);
  });

  it.each([
    [/was made by a program between releases, before 1\.0, and cannot be upgraded/, "select 1"],
    [/make a backup with that program, and restore it .* restore FILE/, step("0002-rate-counts")],
  ])("a database of a version before 1.0: %s", async (sentence, statement) => {
    await opened();
    await change(statement, "drop table releases");
    await expect(opened()).rejects.toThrow(sentence);
  });

  it.each([
    ["alter table deposits drop column message", "column deposits.message"],
    ["drop table missing_paths", "table missing_paths"],
  ])("a database after %s", async (statement, missing) => {
    await opened();
    await change(statement);
    await expect(opened()).rejects.toThrow(
      new RegExp(`has no ${missing}, so it was changed by something other than a release`),
    );
  });
});

it("takes a database with more tables and columns", async () => {
  await opened();
  await change("create table plans (id text)");
  await change("alter table deposits add column plan text");
  await opened();
});
