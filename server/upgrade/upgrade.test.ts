import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#db/client.ts";
import { allSteps, executed, type MigrationOptions } from "#db/migrations.ts";
import { thisProgram, version } from "#db/version.ts";
import { engine, makePlace, openSite, type Place } from "#test/harness.ts";
import { addRows, copyName, later, laterSteps, laterVersion, shouts } from "#test/releases/later-steps.ts";
import { run } from "#test/servers/processes.ts";
import { checkUpgrade } from "./check.ts";
import { copyBefore } from "./copy.ts";
import { placeOf, upgradeOptions } from "./upgrade.ts";

let place: Place;
beforeEach(async () => {
  place = await makePlace(false);
});
afterEach(() => place.remove());

const envOf = ({ env, folder }: Place, upgradeBackup = true) => ({
  dataDir: folder,
  databaseUrl: env.DATABASE_URL,
  databaseListenUrl: undefined,
  upgradeBackup,
});

/** A database of this version with some rows. */
async function made(documents = 10): Promise<void> {
  await opened(async (db) => addRows(db, documents));
}

async function opened(work: (db: Database) => Promise<unknown> = async () => {}): Promise<void> {
  const db = await openDatabase(placeOf(envOf(place)));
  await work(db).finally(() => db.close());
}

async function upgraded(options: { upgradeBackup?: boolean } & MigrationOptions = {}): Promise<string[]> {
  const { upgradeBackup = true, ...migration } = options;
  const lines: string[] = [];
  const report = (line: string) => lines.push(line);
  const env = envOf(place, upgradeBackup);
  const db = await openDatabase(
    placeOf(env),
    upgradeOptions(env, { ...laterVersion(), ...migration, report }),
  );
  await db.close();
  return lines;
}

const copies = () => readdirSync(place.folder).filter((name) => name.startsWith("before-"));
const doneLine = `The database is upgraded to Footpath ${later.version}.`;
const begin = `Footpath ${later.version} upgrades the database, which ${version} used last: 0801-column, 0802-fill, 0803-table.`;

it("notes the versions that used the database", async () => {
  const versions = () =>
    openDatabase(placeOf(envOf(place))).then(async (db) => {
      const rows = await db.queries.selectFrom("releases").selectAll().orderBy("version").execute();
      await db.close();
      return rows.map((row) => `${row.version} ${row.oldest}`);
    });
  await opened();
  expect(await versions()).toEqual([`${version} ${thisProgram.oldest}`]);
  await upgraded();
  expect(await versions()).toEqual([version, later.version].map((name) => `${name} ${thisProgram.oldest}`));
});

it("a start names the version in its first line, upgrades and serves", async () => {
  await made();
  const lines: string[] = [];
  const site = await openSite({
    beside: { place },
    env: { LOG_LEVEL: "info" },
    log: (line) => lines.push(JSON.parse(line).msg),
    migration: laterVersion(),
  });
  expect(lines[0]).toBe(`Footpath ${version} starts`);
  expect(lines).toContain(begin);
  expect((await site.fetch("/about")).status).toBe(200);
  expect(await shouts(site.services.db.queries as never)).toBe(10);
  await site.close();
});

describe.runIf(engine === "sqlite")("before the first step", () => {
  it("the database is copied, and the command that goes back works", async () => {
    await made();
    const lines = await upgraded();
    expect(copies()).toEqual([copyName]);
    expect(statSync(`${place.folder}/${copyName}`).mode & 0o077).toBe(0);
    expect(lines).toEqual([
      begin,
      expect.stringMatching(/^Copying the database \(\S+ [KM]B\) before the upgrade to Footpath [\d.]+\.$/),
      expect.stringMatching(/^To go back: stop Footpath, install version [\d.]+, and run {2}rm -f /),
      doneLine,
    ]);
    await opened((db) => sql`insert into shouts values ('LATER')`.execute(db.queries));
    execFileSync("sh", ["-c", lines[2]?.split("and run  ")[1] ?? ""]);
    await opened(async (db) => {
      expect(await executed(db.queries)).toEqual(Object.keys(laterSteps()).slice(0, -3));
      expect(await db.queries.selectFrom("users").select("name").execute()).toEqual([{ name: "One" }]);
    });
  });

  it("keeps the last three copies", async () => {
    await made();
    for (const [age, name] of ["0.9.0", "0.8.0", "0.7.0"].entries()) {
      const file = `${place.folder}/before-${name}-of-0.1.0.sqlite`;
      writeFileSync(file, "");
      utimesSync(file, 1_000_000 - age, 1_000_000 - age);
    }
    await upgraded();
    expect(copies().sort()).toEqual([
      "before-0.8.0-of-0.1.0.sqlite",
      "before-0.9.0-of-0.1.0.sqlite",
      copyName,
    ]);
  });

  it("it is copied again if the version before has run since an upgrade was interrupted", async () => {
    await made();
    const fails = () => Promise.reject(new Error("There is no ink."));
    const failing = { steps: { ...laterSteps(), "0803-table": fails } };
    for (const times of [1, 2])
      await expect(upgraded(failing), String(times)).rejects.toThrow("There is no ink.");
    await opened((db) => db.queries.updateTable("users").set({ name: "Two" }).execute());
    const { length } = await upgraded();
    expect(length).toBe(4);
    const copy = await openDatabase({ file: `${place.folder}/${copyName}` });
    expect(await copy.queries.selectFrom("users").select("name").execute()).toEqual([{ name: "Two" }]);
    await copy.close();
  });

  it("nothing is copied from an empty site, or with UPGRADE_BACKUP=off", async () => {
    await opened();
    expect(await upgraded()).toEqual([begin, doneLine]);
    await place.remove();
    place = await makePlace(false);
    await made();
    const off = "There is no copy from before, because UPGRADE_BACKUP is off.";
    expect(await upgraded({ upgradeBackup: false })).toEqual([begin, off, doneLine]);
    expect(copies()).toEqual([]);
  });

  it("nothing is changed if there is no space for the copy", async () => {
    await made();
    const before = (upgrade: Parameters<typeof copyBefore>[0]) =>
      copyBefore(upgrade, { dataDir: place.folder, report() {}, freeSpace: async () => 4096 });
    await expect(upgraded({ before })).rejects.toThrow(
      /^The copy of the database before the upgrade needs \S+ [KM]B, and \S+ has 4 KB left: nothing was changed\./,
    );
    await opened(async (db) => expect(await executed(db.queries)).toEqual(Object.keys(allSteps)));
    expect(copies()).toEqual([]);
  });

  it("a copy that cannot be written stops the upgrade", async () => {
    await made();
    execFileSync("mkdir", ["-p", `${place.folder}/${copyName}/in-the-way`]);
    await expect(upgraded()).rejects.toThrow(
      /could not be copied before the upgrade \(.*\): nothing was changed\./,
    );
    await opened(async (db) => expect(await executed(db.queries)).toEqual(Object.keys(allSteps)));
  });
});

it.runIf(engine === "postgres")("says on PostgreSQL that there is no copy", async () => {
  await made();
  const none = "Footpath makes no copy on PostgreSQL: to go back, restore your dump from before.";
  expect(await upgraded()).toEqual([begin, none, doneLine]);
});

describe("upgrade --check", () => {
  const checked = async (options: MigrationOptions = laterVersion()) => {
    const lines: string[] = [];
    const isFine = await checkUpgrade(envOf(place), (line) => lines.push(line), options);
    return { isFine, lines };
  };

  it("says what an upgrade does, beside a site that runs, and changes nothing", async () => {
    await made(2000);
    await opened(async (running) => {
      const { isFine, lines } = await checked();
      expect(isFine).toBe(true);
      expect(lines.slice(0, 2)).toEqual([
        expect.stringMatching(/^The database at .* was last used by Footpath [\d.]+, and this is [\d.]+\.$/),
        "The upgrade runs these steps: 0801-column, 0802-fill, 0803-table.",
      ]);
      if (engine === "sqlite") {
        expect(lines[3]).toMatch(/^It is copied before the upgrade, which needs \S+ [KM]B more\.$/);
        expect(lines[4]).toMatch(/^Tried on a copy: \S+ s to copy the database, \S+ s for the steps\.$/);
      } else {
        expect(lines[2]).toBe(
          `Nodes of Footpath ${version} can run meanwhile, and beside nodes of ${later.version}.`,
        );
        expect(lines[3]).toMatch(
          /^The database has \S+ MB.* Footpath does not copy it: make a dump before\.$/,
        );
      }
      expect(lines.at(-1)).toBe(
        "Nothing was changed. To upgrade:  npm run site -- upgrade  (or start the site)",
      );
      expect(await executed(running.queries)).toEqual(Object.keys(allSteps));
    });
    expect(readdirSync(place.folder).filter((name) => /upgrade-check|before/.test(name))).toEqual([]);
  });

  it("says that older nodes must stop if they cannot run on the new tables", async () => {
    if (engine === "sqlite") return;
    await made();
    const { lines } = await checked({ ...laterVersion(), program: { ...later, oldest: later.version } });
    expect(lines[2]).toBe(`Stop all nodes of Footpath ${version} before: they cannot run on the new tables.`);
  });

  it("fails if a step fails on the copy", async () => {
    if (engine === "postgres") return;
    await made();
    const fails = () => Promise.reject(new Error("There is no ink."));
    const { isFine, lines } = await checked({
      steps: { ...laterSteps(), "0804-fails": fails },
      program: later,
    });
    expect([isFine, lines.at(-1)]).toEqual([
      false,
      "Tried on a copy, the upgrade fails. The step 0804-fails of the upgrade failed, and nothing of it was kept: There is no ink.",
    ]);
  });

  it("is a command, and so is the upgrade", async () => {
    const command = async (...args: string[]) => {
      const { ended, out, err } = run(["scripts/site.ts", "upgrade", ...args], place.env);
      return [await ended, out(), err()];
    };
    if (engine === "sqlite") {
      const none = `There is no database in ${place.folder} yet: the first start of Footpath ${version} makes it.\n`;
      expect(await command("--check")).toEqual([0, none, ""]);
      expect(existsSync(`${place.folder}/site.sqlite`)).toBe(false);
    }
    expect(await command()).toEqual([0, `The database is ready for Footpath ${version}.\n`, ""]);
    expect(await command("--check")).toEqual([
      0,
      expect.stringMatching(/^The database at .* fits Footpath .*: an upgrade changes nothing in it\.\n$/),
      "",
    ]);
    const notes = "insert into kysely_migration (name, timestamp) values ('0999-later', '2030')";
    await opened((db) => sql.raw(notes).execute(db.queries));
    expect(await command("--check")).toEqual([1, "", expect.stringMatching(/another line of development/)]);
  });
});
