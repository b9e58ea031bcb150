import { chmodSync, closeSync, mkdirSync, openSync, statSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { engine, itOnce, openSite, useFolder } from "#test/harness.ts";
import { openBucket } from "#test/servers/bucket.ts";
import { backups } from "./backups.ts";
import { bucket } from "./bucket.ts";
import type { Check } from "./check.ts";
import { database } from "./database.ts";
import { folder as folderCheck } from "./folders.ts";
import { ffmpeg } from "./programs.ts";
import { purges } from "./purges.ts";
import { secret, settings } from "./settings.ts";
import { setupOf } from "./setup.ts";

const folder = useFolder();

async function lines(check: Check, env: Record<string, string>): Promise<string[]> {
  const found = await check.run(setupOf({ DATA_DIR: folder, ...env }));
  return found.map(({ verdict, text }) => `${verdict} ${text}`);
}

describe("the database", () => {
  it("is fine beside a site that runs, until another version has written it", async () => {
    const site = await openSite({ filled: false });
    try {
      const verdicts = async () =>
        (await lines(database, site.place.env)).map((line) => line.split(" ", 1)[0]);
      expect(new Set(await verdicts())).toEqual(new Set(["ok"]));
      await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '')`.execute(
        site.services.db.queries,
      );
      const after = await lines(database, site.place.env);
      expect(after.join("\n")).toMatch(/^wrong The database at \S+ is from another line of development/m);
      await sql`delete from kysely_migration`.execute(site.services.db.queries);
      expect((await lines(database, site.place.env)).join("\n")).toMatch(
        /warning The next start changes the tables \(0001-foundation/,
      );
    } finally {
      await site.close();
    }
  });

  itOnce("is damaged, or not there yet", async () => {
    expect(await lines(database, {})).toEqual(["ok There is no database yet: the first start makes it."]);
    const site = await openSite({ filled: false });
    await sql`pragma wal_checkpoint(truncate)`.execute(site.services.db.queries);
    const file = join(site.place.folder, "site.sqlite");
    const half = Math.floor(statSync(file).size / 8192) * 4096;
    const kept = { ...site.place.env };
    await site.services.db.close();
    const bytes = Buffer.alloc(4096 * 20, 0xff);
    const handle = openSync(file, "r+");
    writeSync(handle, bytes, 0, bytes.length, half);
    closeSync(handle);
    expect((await lines(database, kept)).join("\n")).toMatch(/^wrong The database/m);
    await site.close().catch(() => {});
  });

  it.runIf(engine === "postgres")("cannot be reached", async () => {
    const wrong = await lines(database, { DATABASE_URL: "postgres://nobody@127.0.0.1:9/none" });
    expect(wrong).toEqual(["wrong PostgreSQL cannot be used: nothing listens there."]);
  });
});

it("reads when the site has made its last backup, and proven one", async () => {
  expect((await lines(backups, {}))[0]).toMatch(/^warning No backups are set up/);
  const site = await openSite({ filled: false });
  const { queries } = site.services.db;
  const env = { ...site.place.env, BACKUP_TO: join(folder, "backups") };
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const note = (name: string, made: number, proven: number | null) =>
    sql`insert into backups (name, made_at, bytes, sha256, proven_at)
      values (${name}, ${hoursAgo(made)}, 1, '', ${proven === null ? null : hoursAgo(proven)})`.execute(
      queries,
    );
  try {
    expect((await lines(backups, env))[0]).toMatch(/^warning .* has not made one yet/);
    await note("1", 80, null);
    expect((await lines(backups, env))[0]).toBe("wrong The last backup is 3 days old.");
    await note("2", 3, null);
    expect((await lines(backups, env))[0]).toBe(
      "warning The last backup is 3 hours old, but none was proven to restore yet.",
    );
    await note("3", 1, 1);
    expect((await lines(backups, env))[0]).toBe(
      "ok The last backup is 1 hour old, and was proven to restore 1 hour ago.",
    );
  } finally {
    await site.close();
  }
});

it("says that a cache in front has not been told of a change for long", async () => {
  const site = await openSite({ filled: false });
  const told = { ...site.place.env, CACHE_TAGS: "xkey", PURGE_URL: "http://127.0.0.1:9/" };
  try {
    expect(await lines(purges, site.place.env)).toEqual([]);
    expect(await lines(purges, told)).toEqual(["ok The caches in front of the site are told of changes."]);
    const queuedAt = new Date(Date.now() - 3_600_000 - 5000).toISOString();
    const job = { queue: "purges", id: "purge blogs", queuedAt, dueAt: queuedAt };
    const turn = {
      queue: "purge requests",
      id: "next purge",
      queuedAt,
      dueAt: queuedAt,
      problem: "It answered 403.",
    };
    await site.services.db.queries.insertInto("jobs").values([job]).execute();
    await site.services.db.queries.insertInto("jobs").values([turn]).execute();
    expect(await lines(purges, told)).toEqual([
      "wrong A change has waited 60 minutes for the caches in front of the site. It answered 403.",
    ]);
  } finally {
    await site.close();
  }
});

itOnce("finds a bucket that cannot be used", async () => {
  const server = await openBucket();
  const before = { ...process.env };
  Object.assign(process.env, server.keys);
  try {
    expect(await lines(bucket, { MEDIA_STORE: server.address() })).toEqual([
      "ok The bucket pictures can be written, read and deleted from.",
    ]);
    expect((await lines(bucket, { MEDIA_STORE: server.address("other") }))[0]).toMatch(
      /^wrong The bucket other cannot be reached/,
    );
  } finally {
    for (const name of Object.keys(server.keys)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
    await server.close();
  }
});

itOnce("finds a folder that others may read", async () => {
  const here = join(folder, "site");
  mkdirSync(here, { mode: 0o755 });
  chmodSync(here, 0o755);
  expect((await lines(folderCheck, { DATA_DIR: here }))[0]).toMatch(/^warning Other users of this machine/);
  chmodSync(here, 0o700);
  expect((await lines(folderCheck, { DATA_DIR: here }))[0]).toMatch(/^ok /);
  expect((await lines(folderCheck, { DATA_DIR: join(here, "none") }))[0]).toMatch(
    /^ok .* does not exist yet/,
  );
});

itOnce("judges secrets and variables", async () => {
  const judged = async (text: string) => (await lines(secret, { JWT_SECRET: text }))[0]?.split(" ", 1)[0];
  expect(await judged("kx0mV3qT9yLw2RbZ7uEa5HsGd8JfNcQ1pXoWi6Bt4Yr=")).toBe("ok");
  expect(await judged("correct-horse-battery-change-me-now")).toBe("wrong");
  expect(await judged("abababababababababababababababababab")).toBe("wrong");
  expect((await lines(secret, { DATABASE_URL: "postgres://db/x" }))[0]).toMatch(
    /^warning JWT_SECRET is not set/,
  );
  const file = join(folder, "variables");
  writeFileSync(file, "SITE_ULR=https://institute.example\nAWS_REGION=x\n");
  chmodSync(file, 0o644); // sites of other tests have set the umask
  expect((await lines(settings, { ENV_FILE: file }))[0]).toMatch(
    /^warning Other users of this machine may read/,
  );
  chmodSync(file, 0o600);
  expect(await lines(settings, { ENV_FILE: file, NODE_ENV: "production" })).toEqual([
    "wrong The file of variables sets SITE_ULR, which Footpath does not know.",
  ]);
});

itOnce("tries ffmpeg", async () => {
  const program = join(folder, "ffmpeg");
  const script = (version: string, encoders: string) =>
    writeFileSync(
      program,
      `#!/bin/sh\ncase "$2" in -version) echo "ffmpeg version ${version} Copyright";; *) echo " V..... ${encoders} text";; esac\n`,
      { mode: 0o755 },
    );
  const line = async () => (await lines(ffmpeg, { FFMPEG_PATH: program }))[0];
  script("5.1.9-0+deb12u1", "libx264  A.... aac");
  expect(await line()).toBe("ok ffmpeg 5.1.9-0+deb12u1 converts videos and sound.");
  script("4.2", "libx264  A.... aac");
  expect(await line()).toMatch(/^warning ffmpeg 4\.2 is older/);
  script("6.0", "mpeg4 ");
  expect(await line()).toMatch(/^wrong ffmpeg 6\.0 cannot write libx264 and aac/);
  expect((await lines(ffmpeg, { FFMPEG_PATH: "off" }))[0]).toMatch(/^warning ffmpeg is not installed/);
});
