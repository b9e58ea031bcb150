import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "#db/client.ts";
import { allSteps, executed } from "#db/migrations.ts";
import { filesOf } from "#features/media/archive.server.ts";
import { engine, makePlace, openSite, type Place, useFolder, useSite } from "#test/harness.ts";
import { openArchive } from "./open.ts";
import { restoreArchive } from "./restore.ts";
import { writeArchive } from "./write.ts";

const file = join(useFolder(), "backup");
const site = useSite();
beforeAll(() =>
  writeArchive(site.services.db, file, { filesOf: (queries) => filesOf(queries, site.services.media) }),
);

const steps = {
  ...allSteps,
  "0901-later": async (db: Parameters<(typeof allSteps)[string]>[0]) => {
    await sql`alter table likes add column later integer not null default 7`.execute(db);
    await sql`create table laters as select id from blogs`.execute(db);
  },
};

function storeIn(files = new Map<string, Buffer>(), failAt?: number) {
  return {
    files,
    async write(key: string, bytes: Readable) {
      if (files.size === failAt) throw new Error("The power is off.");
      files.set(key, await buffer(bytes));
    },
    read: async (key: string) => Readable.from([files.get(key)]),
  };
}

const open = ({ env, folder }: Place) =>
  openDatabase(env.DATABASE_URL ? { url: env.DATABASE_URL } : { file: join(folder, "site.sqlite") }, {
    steps,
  });

/** The indexes, keys and triggers of PostgreSQL. */
async function rulesOf({ queries }: Database) {
  const { rows } = await sql<{ rule: string }>`
    select indexdef as rule from pg_indexes where schemaname = current_schema()
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`.execute(queries);
  return rows.map(({ rule }) => rule).sort();
}

async function inEmptyPlace(work: (place: Place) => Promise<void>): Promise<void> {
  const place = await makePlace(false);
  await work(place).finally(place.remove);
}

it("fills the tables that a backup had, and then brings them up to the version", () =>
  inEmptyPlace(async (place) => {
    const [db, archive, files] = [await open(place), openArchive(file), storeIn()];
    const compared = await restoreArchive(db, archive, { files, steps });
    expect(compared.rows.filter(({ isSame }) => !isSame)).toEqual([]);
    expect(compared.files).toMatchObject({ inBackup: files.files.size, isSame: true });
    expect(await executed(db.queries)).toEqual([...Object.keys(allSteps), "0901-later"]);
    const { rows } = await sql`select distinct later from likes`.execute(db.queries);
    expect(rows).toEqual([{ later: 7 }]);
    const { rows: laters } = await sql<{ id: string }>`select id from laters`.execute(db.queries);
    expect(laters.length).toBe(archive.tables.find(({ name }) => name === "blogs")?.rows);
    if (engine === "postgres") expect(await rulesOf(db)).toEqual(await rulesOf(site.services.db));
    await expect(restoreArchive(db, archive, { files, steps })).rejects.toThrow(/is not empty: nothing/);
    archive.close();
    await db.close();
  }));

it("begins again after an interruption, and a half restored site does not start", () =>
  inEmptyPlace(async (place) => {
    const archive = openArchive(file);
    const db = await open(place);
    const first = restoreArchive(db, archive, { files: storeIn(new Map(), 3), steps: allSteps });
    await expect(first).rejects.toThrow("The power is off.");
    // The rows are in it, and a file is not what it was.
    const lossy = { ...storeIn(), read: async () => Readable.from([Buffer.from("lost")]) };
    const second = await restoreArchive(db, archive, { files: lossy, steps: allSteps });
    expect(second.files).toMatchObject({ inStore: 0, isSame: false });
    await db.close();
    await expect(openSite({ beside: { place } })).rejects.toThrow(
      /restore or a move was not finished.* Run it again/,
    );
    const again = await open(place);
    const third = await restoreArchive(again, archive, { files: storeIn(), steps });
    expect([third.rows.every(({ isSame }) => isSame), third.files.isSame]).toEqual([true, true]);
    archive.close();
    await again.close();
  }));
