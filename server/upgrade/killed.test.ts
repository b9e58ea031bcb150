import { readdirSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#db/client.ts";
import { allSteps, executed } from "#db/migrations.ts";
import { engine, makePlace, type Place } from "#test/harness.ts";
import { addRows, copyName, laterSteps, openLater, shouts } from "#test/releases/later-steps.ts";
import { type Program, run } from "#test/servers/processes.ts";

const documents = 20_000;

let place: Place;
let programs: Program[];
beforeEach(async () => {
  place = await makePlace(false);
  programs = [];
  const db = await open();
  await addRows(db, documents);
  await db.close();
});
afterEach(async () => {
  for (const { process } of programs) process.kill("SIGKILL");
  await Promise.all(programs.map(({ ended }) => ended));
  await place.remove();
});

const open = () =>
  openDatabase(
    place.env.DATABASE_URL ? { url: place.env.DATABASE_URL } : { file: `${place.folder}/site.sqlite` },
  );

function upgrade(env: Record<string, string> = {}): Program {
  const program = run(["test/releases/upgrading-program.ts"], { ...place.env, ...env });
  programs.push(program);
  return program;
}

/** Starts it again. Returns what it reports, and how many rows the steps made. */
async function startAgain(): Promise<{ lines: string[]; rows: number }> {
  const lines: string[] = [];
  const db = await openLater(place.env, (line) => lines.push(line));
  expect(await executed(db.queries)).toEqual(Object.keys(laterSteps()));
  const rows = await shouts(db.queries as never);
  await db.close();
  return { lines, rows };
}

const inCopy = engine === "sqlite" ? ["copying", "copied"] : [];

describe("an upgrade that is killed", () => {
  it.each([...inCopy, "0802 slice 25", "0803"])("at %s goes on at the next start", async (point) => {
    const killed = upgrade({ KILL_AT: point });
    expect([await killed.ended, killed.err()]).toEqual(["SIGKILL", ""]);
    const { lines, rows } = await startAgain();
    expect(rows).toBe(documents);
    if (engine === "postgres") return;
    expect(lines.join().includes("was interrupted and goes on")).toBe(/^080/.test(point));
    expect(readdirSync(place.folder).filter((name) => name.startsWith("before"))).toEqual([copyName]);
    const copy = new DatabaseSync(`${place.folder}/${copyName}`);
    expect(copy.prepare("select name from kysely_migration").all()).toEqual(
      Object.keys(allSteps).map((name) => ({ name })),
    );
    expect(copy.prepare("select count(*) as n from tombstones").get()).toEqual({ n: documents });
    copy.close();
  });

  it("lets one that waits for it go on at once", async () => {
    const first = upgrade({ PAUSE_AT: "0802 slice 25" });
    await first.says(/paused/);
    const second = upgrade();
    await second.says(/Another process upgrades the database at .*: waiting for it\./);
    first.process.kill("SIGKILL");
    expect([await second.ended, second.err()]).toEqual([0, ""]);
    expect(await startAgain()).toEqual({ lines: [], rows: documents });
  });
});

it("the version before goes on and starts again while it runs, and after it", async () => {
  const [running, startsAgain] = [await open(), () => open().then((db) => db.close())];
  const upgrading = upgrade({ PAUSE_AT: "0802 slice 25" });
  await upgrading.says(/paused/);
  await running.checkReads();
  if (engine === "postgres") {
    await running.checkWrites(new Date());
    await startsAgain();
  }
  upgrading.process.kill("SIGKILL");
  await upgrading.ended;
  expect((await startAgain()).rows).toBe(documents);
  await running.checkWrites(new Date());
  await running.close();
  await startsAgain();
});
