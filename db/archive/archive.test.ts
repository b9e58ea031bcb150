import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as turn } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import type { BlogCard } from "#features/blogs/contract.ts";
import { publishBlog } from "#features/blogs/writing/publishing.server.ts";
import { filesOf } from "#features/media/archive.server.ts";
import { search } from "#features/search-index/search.server.ts";
import { engine, makePlace, openSite, type TestSite, useFolder, useSite } from "#test/harness.ts";
import { run } from "#test/servers/processes.ts";
import { openedAt } from "#test/templates.ts";
import { openArchive } from "./open.ts";
import { restoreArchive } from "./restore.ts";
import { writeArchive } from "./write.ts";

const paths = [
  "/api/blogs/all",
  "/api/blogs/front",
  "/api/blogs/section/events",
  "/api/blogs/subcategories/publications",
  "/api/photography/all",
  "/api/photography/categories",
];

const folder = useFolder();
const file = join(folder, "backup");
const site = useSite();
beforeAll(async () => {
  // More than a backup reads at once.
  const nobody = { email: null, emailKey: null, passwordHash: null, disabledAt: null, verifiedAt: null };
  const bylines = Array.from({ length: 1100 }, (_, number) => ({
    id: `byline-${number}`,
    name: `Byline ${number}`,
    role: "member" as const,
    bio: "",
    joinedAt: openedAt,
    ...nobody,
  }));
  await site.services.db.queries.insertInto("users").values(bylines).execute();
  await backup(site, file);
});

const backup = ({ services }: TestSite, path: string) =>
  writeArchive(services.db, path, { filesOf: (queries) => filesOf(queries, services.media) });
/** Restores an archive and reads the settings again, as at the next start. */
async function restore({ services }: TestSite, path: string) {
  const archive = openArchive(path);
  const restored = await restoreArchive(services.db, archive, { files: services.media }).finally(
    archive.close,
  );
  await services.settings.reload();
  return restored;
}
const answers = (of: TestSite) => Promise.all(paths.map((path) => of.json(path)));

const people = ({ services }: TestSite) =>
  services.db.queries.selectFrom("users").selectAll().orderBy("id").execute();

async function withEmptySite(
  work: (empty: TestSite) => Promise<void>,
  env?: Record<string, string>,
): Promise<void> {
  const empty = await openSite({ filled: false, env });
  try {
    await work(empty);
  } finally {
    await empty.close();
  }
}

/** A copy of the backup in which something was changed. */
function altered(name: string, command: string): string {
  const copy = join(folder, name);
  cpSync(file, copy);
  const archive = new DatabaseSync(copy);
  archive.exec(command);
  archive.close();
  return copy;
}

describe("a backup", () => {
  it("restores the same answers, files and pages", async () => {
    await withEmptySite(async (empty) => {
      expect(await empty.json("/api/blogs/all")).toEqual([]);
      const home = await (await empty.fetch("/")).text();
      const { rows, files } = await restore(empty, file);
      expect(rows.filter(({ isSame }) => !isSame)).toEqual([]);
      expect(rows.reduce((sum, { inDatabase }) => sum + inDatabase, 0)).toBeGreaterThan(1600);
      expect(files).toMatchObject({ inBackup: expect.any(Number), isSame: true });
      expect(files.inStore).toBeGreaterThan(100);
      expect(await answers(empty)).toEqual(await answers(site));
      expect(await people(empty)).toEqual(await people(site));
      const cards = await site.json<BlogCard[]>("/api/blogs/all?view=card");
      for (const { image, avatar } of cards) {
        for (const address of [image, avatar].filter((url) => url !== null)) {
          const [here, there] = await Promise.all([site.fetch(address), empty.fetch(address)]);
          expect([address, there.status]).toEqual([address, 200]);
          expect(Buffer.from(await there.arrayBuffer())).toEqual(Buffer.from(await here.arrayBuffer()));
        }
      }
      expect(await (await empty.fetch("/")).text()).not.toBe(home);
      expect(
        (await search(empty.services.db, "roofs", { limit: 5, offset: 0, now: "2027-01-01T00:00:00.000Z" }))
          .hits.length,
      ).toBeGreaterThan(0);
      // Who had an account has it still.
      const { authorization } = await empty.bearer();
      expect((await empty.fetch("/api/users/profile", { headers: { authorization } })).status).toBe(200);
      // What the media store has lost is named by the next backup.
      const lost = cards.find(({ image }) => image !== null)?.image?.split("/")[2] ?? "";
      rmSync(join(empty.place.folder, "media", lost), { recursive: true });
      const next = await backup(empty, join(folder, "next"));
      expect(next.missing.length).toBeGreaterThan(0);
      expect(next.missing.every((key) => key.startsWith(`${lost}/`))).toBe(true);
    });
  });

  it("is a snapshot of a site that is being written to", async () => {
    const busy = await openSite();
    try {
      const ctx = await busy.ctx();
      const target = join(folder, "busy");
      const draft = {
        title: "While you wait",
        content: "<p>x</p>",
        section: "programmes",
        subcategory: "",
        tags: ["a"],
      };
      let done = false;
      const writing = (async () => {
        for (let count = 0; !done && count < 1000; count += 1) {
          await publishBlog(ctx, { ...draft, title: `Blog ${count}` });
          await turn(); // SQLite answers at once and would leave the backup no turn
        }
      })();
      await backup(busy, target);
      done = true;
      await writing;
      const archive = new DatabaseSync(target, { readOnly: true });
      const bodies = (name: string) =>
        archive
          .prepare("select body from records where name = ?")
          .all(name)
          .map(({ body }) => JSON.parse(String(body)));
      const blogs = new Set(bodies("blogs").map(({ id }) => id));
      const found = bodies("searchEntries").filter(({ kind }) => kind === "blog");
      // A blog, its tag and its entry are written together: in one moment there are as many of each.
      expect(new Set(found.map(({ ref }) => ref))).toEqual(blogs);
      expect(bodies("tags").every(({ kind, ref }) => kind !== "blog" || blogs.has(ref))).toBe(true);
      archive.close();
    } finally {
      await busy.close();
    }
  });

  if (engine === "postgres") {
    it("moves from one engine to the other and back", async () => {
      const other = mkdtempSync(join(tmpdir(), "footpath-test-"));
      const again = join(folder, "again");
      const inFile = { DATA_DIR: other, DATABASE_URL: "" };
      await withEmptySite(async (empty) => {
        expect(empty.services.db.engine.name).toBe("sqlite");
        await restore(empty, file);
        expect(await answers(empty)).toEqual(await answers(site));
        await backup(empty, again);
      }, inFile);
      rmSync(other, { recursive: true });
      await withEmptySite(async (back) => {
        expect(back.services.db.engine.name).toBe("postgres");
        await restore(back, again);
        expect(await answers(back)).toEqual(await answers(site));
      });
    });
  }
});

describe("restore rejects", () => {
  it("a site that is not empty", async () => {
    const before = await answers(site);
    await expect(restore(site, file)).rejects.toThrow(
      /^The site at .* is not empty: nothing was restored\.$/,
    );
    expect(await answers(site)).toEqual(before);
  });

  it("other files, other versions and truncated files", async () => {
    writeFileSync(join(folder, "text"), "a shopping list, for want of paper; ".repeat(100));
    writeFileSync(join(folder, "empty"), "");
    writeFileSync(join(folder, "half"), readFileSync(file).subarray(0, 100_000));
    const later = `update about set value = '["0001-foundation","0002-later"]' where name = 'migrations'`;
    const foreign = altered("foreign", "update about set value = 'other backup 1' where name = 'format'");
    const damaged = /^The backup .* is damaged: nothing was restored\.$/;
    const cases: [string, RegExp][] = [
      [join(folder, "text"), /is not a backup of this program, or it is damaged\.$/],
      [join(folder, "empty"), /is not a backup of this program, or it is damaged\.$/],
      [foreign, /is not a backup of this program, or it is damaged\.$/],
      [
        altered("later", later),
        /was made by Footpath .*: install .* or a later version, and restore it there\.$/,
      ],
      [
        altered("fifth", "update about set value = 'footpath backup 5' where name = 'format'"),
        /install .* or a later version, and restore it there\.$/,
      ],
      [
        altered("third", "update about set value = 'footpath backup 3' where name = 'format'"),
        /never released/,
      ],
      [altered("swapped", "update about set value = 'postgres' where name = 'made at'"), damaged],
      [altered("torn", "update records set body = substr(body, 2) where name = 'likes'"), damaged],
      [altered("lost", "delete from pieces where rowid = 1"), damaged],
      [altered("flipped", "update pieces set bytes = zeroblob(length(bytes)) where rowid = 9"), damaged],
      [join(folder, "half"), /or it is damaged\.$/],
    ];
    await withEmptySite(async (empty) => {
      for (const [path, sentence] of cases)
        await expect(restore(empty, path), path).rejects.toThrow(sentence);
      expect(await empty.json("/api/blogs/all")).toEqual([]);
      expect(await empty.services.db.queries.selectFrom("users").select("id").execute()).toEqual([]);
      expect(readdirSync(join(empty.place.folder, "media"))).toEqual([]);
    });
  });
});

it("npm run site -- backup and restore back up a running site into a new file, and restore an empty site", async () => {
  const target = join(folder, "command");
  const first = run(["scripts/site.ts", "backup", target], site.place.env);
  expect([await first.ended, first.err()]).toEqual([0, ""]);
  const [, output] = /(\d+ rows and \d+ files) are in .*command\n$/.exec(first.out()) ?? [];
  const second = run(["scripts/site.ts", "backup", target], site.place.env);
  expect(await second.ended).toBe(1);
  expect(second.err()).toMatch(/^The file .*command is already there: name another\.\n$/);
  const place = await makePlace(false);
  const third = run(["scripts/site.ts", "restore", target], place.env);
  expect([await third.ended, third.err()]).toEqual([0, ""]);
  expect(third.out()).toContain(`${output} restored.`);
  await place.remove();
});
