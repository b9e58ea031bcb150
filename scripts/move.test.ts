import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openArchive } from "#db/archive/open.ts";
import { writeArchive } from "#db/archive/write.ts";
import { beforeOpening } from "#db/client.ts";
import { engine, fixture, makePlace, openSite, type Place, useFolder } from "#test/harness.ts";
import { type Program, run } from "#test/servers/processes.ts";

const folder = useFolder();
const place: Place = fixture(
  () => makePlace(true),
  (made) => made.remove(),
);

const move = (from: Record<string, string>, ...to: string[]) =>
  run(["scripts/site.ts", "move", ...to], { ...from, LOG_LEVEL: "silent" });

async function answersOf(env: Record<string, string>) {
  const site = await openSite({ beside: { place: { ...place, env } } });
  const paths = ["/api/blogs/all", "/api/photography/all", "/api/blogs/section/events"];
  const all = await Promise.all(paths.map((path) => site.json(path)));
  await site.close();
  return all;
}

/** The number and checksum of the rows of each table. */
async function rowsOf(env: Record<string, string>): Promise<string[]> {
  const path = join(folder, `rows-${readdirSync(folder).length}`);
  const at = env.DATABASE_URL ? { url: env.DATABASE_URL } : { file: join(env.DATA_DIR ?? "", "site.sqlite") };
  await beforeOpening(at, (queries, of) =>
    writeArchive({ queries, engine: of }, path, { filesOf: async () => [] }),
  );
  const archive = openArchive(path);
  archive.close();
  return archive.tables.map(({ name, rows, checksum }) => `${name} ${rows} ${checksum}`);
}

function filesIn(media = ""): string[] {
  if (!existsSync(media)) return [];
  const entries = readdirSync(media, { recursive: true, withFileTypes: true });
  // The rest of a file that was being written at a kill begins with a dot.
  return entries.filter((entry) => entry.isFile() && !entry.name.startsWith(".")).map(({ name }) => name);
}

async function kill(program: Program, when: () => Promise<unknown>): Promise<void> {
  const early = program.ended.then(() => {
    throw new Error(`The program has ended: ${program.err()}`);
  });
  await Promise.race([when(), early]);
  early.catch(() => {});
  program.process.kill("SIGKILL");
  expect(await program.ended).toBe("SIGKILL");
}

it("refuses a running site, and a place without one", async () => {
  const site = await openSite({ beside: { place } });
  const running = move(place.env, "--to", join(folder, "refused"));
  expect(await running.ended).toBe(1);
  await site.close();
  const sentence = engine === "sqlite" ? /^Another Footpath is already running/ : /^A Footpath is running on/;
  expect(running.err()).toMatch(sentence);
  const none = move({ DATA_DIR: join(folder, "none") }, "--to", folder);
  expect([await none.ended, none.err()]).toEqual([
    1,
    expect.stringMatching(/^There is no site in .*none: set/),
  ]);
});

it("moves a site to a folder and back, killed on the way, and leaves it as it was", async () => {
  const before = await answersOf(place.env);
  const rows = await rowsOf(place.env);
  const there = { DATA_DIR: join(folder, "there"), MEDIA_STORE: join(folder, "there", "media") };
  const to = ["--to", there.DATA_DIR];
  const first = move(place.env, ...to);
  await kill(first, () => first.says(/Reading rows/));
  const second = move(place.env, ...to);
  await kill(second, () => second.says(/Copying and comparing rows/));
  const third = move(place.env, ...to);
  await kill(third, () => expect.poll(() => filesIn(there.MEDIA_STORE).length).toBeGreaterThan(0));
  await expect(answersOf(there)).rejects.toThrow(/a move was not finished/);
  const last = move(place.env, ...to);
  expect([await last.ended, last.err()]).toEqual([0, ""]);
  expect(last.out()).toMatch(/blogs +(\d\d) +\1 {2}same\n/);
  expect(last.out()).toContain(`DATA_DIR=${there.DATA_DIR}`);
  expect(await rowsOf(there)).toEqual(rows);
  expect(filesIn(there.MEDIA_STORE).sort()).toEqual(filesIn(place.env.MEDIA_STORE).sort());
  expect(await answersOf(there)).toEqual(before);
  const again = move(place.env, ...to);
  expect([await again.ended, again.err()]).toEqual([
    1,
    expect.stringMatching(/is not empty: nothing was moved/),
  ]);

  const back = await makePlace(false);
  const target = back.env.DATABASE_URL ?? back.env.DATA_DIR ?? "";
  const home = move(there, "--to", target, "--media", back.env.MEDIA_STORE ?? "");
  expect([await home.ended, home.err()]).toEqual([0, ""]);
  expect(await rowsOf(back.env)).toEqual(await rowsOf(there));
  expect(await answersOf(back.env)).toEqual(before);
  expect(await rowsOf(place.env)).toEqual(rows);
  await back.remove();
});
