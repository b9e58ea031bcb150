import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allSteps, type MigrationOptions } from "#db/migrations.ts";
import { thisProgram } from "#db/version.ts";
import { start } from "#server/start.ts";
import { engine } from "#test/harness.ts";
import { makeDatabase } from "#test/servers/databases.ts";
import { addressOf } from "#test/servers/launcher.ts";
import { mailServer } from "#test/servers/mail-server.ts";
import type { Program } from "#test/servers/processes.ts";
import { password } from "./filling/members.ts";
import { runProgram, unpackProgram } from "./program.ts";
import { releases } from "./released.ts";
import { type Answer, type Caller, callerOf, settings } from "./site.ts";

const patience = { timeout: 60_000, interval: 100 };
const last = releases.at(-1) ?? "";
const server = process.env.TEST_DATABASE_URL ?? "";
const admin = { ADMIN_EMAIL: "ada@example.org", ADMIN_PASSWORD: password };

/** A later minor version with a step that only adds. */
const expanding: MigrationOptions = {
  program: { ...thisProgram, version: "999.0.0" },
  steps: {
    ...allSteps,
    async "9999-expand"(db) {
      await sql`alter table blogs add column tested text`.execute(db);
      await sql`create table tested (blog_id text references blogs (id))`.execute(db);
    },
  },
};

/** A running version, and what its visitors and its administrator do. */
type Node = {
  text(path: string): Promise<string>;
  anyone: Caller;
  ada: Caller;
  status(path: string): Promise<number>;
};

describe.skipIf(engine !== "postgres")(
  `nodes of ${basename(last)} and of this version on one database`,
  () => {
    let folder: string;
    const mail = { old: { isDown: false }, new: { isDown: false } };
    const nodes = {} as Record<"old" | "new", Node>;
    let servers: Record<"old" | "new", Awaited<ReturnType<typeof mailServer>>>;
    let database: Awaited<ReturnType<typeof makeDatabase>>;
    let program: Program;
    let running: Awaited<ReturnType<typeof start>>;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "footpath-rolling-"));
      database = await makeDatabase(server, `footpath_rolling_${process.pid}`);
      servers = { old: await mailFor("old"), new: await mailFor("new") };
      await unpackProgram(last, join(folder, "program"));
      await startOld();
    });
    afterAll(async () => {
      await running?.stop();
      program?.process.kill("SIGKILL");
      await program?.ended;
      for (const each of Object.values(servers ?? {})) await each.close();
      await database?.remove();
      rmSync(folder, { recursive: true, force: true });
    });

    it("the older one answers while the newer one starts and migrates, and may start again", async () => {
      const { old } = nodes;
      const { _id } = await addArticle(old, "Before the update");
      let isStarted = false;
      const failed: unknown[] = [];
      const readers = Promise.all(
        ["/", "/blogs", `/blogs/${_id}`].map(async (path) => {
          while (!isStarted) await old.text(path).catch((error) => failed.push(error));
        }),
      );
      const writer = (async () => {
        for (let count = 1; !isStarted; count += 1)
          await addArticle(old, `During the update ${count}`).catch((error) => failed.push(error));
      })();
      await startNew().finally(() => {
        isStarted = true;
      });
      await Promise.all([readers, writer]);
      expect(failed).toEqual([]);
      await query("select tested from blogs cross join tested"); // the newer one has migrated
      await addArticle(old, "On newer tables");
      program.process.kill("SIGTERM");
      expect(await program.ended).toBe(0);
      await startOld();
      expect(await nodes.old.text("/blogs")).toContain("On newer tables");
    });

    it.each([
      ["old", "new"],
      ["new", "old"],
    ] as const)("what is written through the %s one is seen on the %s one", async (from, to) => {
      const [writer, reader] = [nodes[from], nodes[to]];
      const isShown = (path: string, words: string) =>
        expect.poll(() => reader.text(path), patience).toContain(words);
      await reader.text("/blogs"); // from now on it is cached
      const article = await addArticle(writer, `Written through the ${from} one`);
      await isShown("/blogs", `Written through the ${from} one`);
      const path = `/blogs/${article.slug}`;
      await isShown(path, "<p>First.</p>");
      await writer.ada.send(`PUT /api/blogs/${article._id}`, { content: "<p>Changed.</p>", version: 1 });
      await isShown(path, "<p>Changed.</p>");
      await writer.ada.send(`POST /api/blogs/comment/${article._id}`, { text: `Said on the ${from} one` });
      await isShown(path, `Said on the ${from} one`);
      await writer.ada.send(`PUT /api/blogs/like/${article._id}`);
      expect(await reader.ada.send(`GET /api/blogs/${article._id}`)).toMatchObject({ likeCount: 1 });

      const event = { section: "events", eventDate: "2099-05-12T18:30", registration: true, capacity: "5" };
      const { _id } = await addArticle(writer, `An evening of the ${from} one`, event);
      const guest = { name: "Guest", email: `guest-${from}@example.org`, companions: 0 };
      await writer.anyone.send(`POST /api/events/${_id}/registration`, guest);
      expect(await reader.ada.send<Answer[]>(`GET /api/events/${_id}/guests`)).toMatchObject([
        { name: "Guest" },
      ]);

      const file = new File([`a,b\n${from},1\n`], "taps.csv");
      const { url } = await writer.ada.upload<{ url: string }>("POST /api/media", { file });
      expect(await reader.status(url)).toBe(200);

      const saved = await reader.ada.send<Saved>("GET /api/settings");
      const values = { ...saved.institute.values, tagline: `Tagline of the ${from} one` };
      await writer.ada.send("PUT /api/settings/institute", { version: saved.institute.version, values });
      await isShown("/", `Tagline of the ${from} one`);
    });

    it.each([
      ["old", "new"],
      ["new", "old"],
    ] as const)("an email that the %s one could not send is sent by the %s one, once", async (from, to) => {
      const email = `${from}-to-${to}@example.org`;
      await nodes[from].anyone.send("POST /api/users/register", { name: email, email, password });
      await expect.poll(() => waiting(), patience).toBe(0);
      const sentBefore = servers[to].emails.length;
      mail[from].isDown = true;
      await nodes[from].anyone.send("POST /api/auth/forgot-password", { email });
      await expect.poll(() => waiting("attempts = 1 and claim is null"), patience).toBe(1);
      await query("update jobs set due_at = now() - interval '1 minute'"); // as if that time had passed
      await nodes[to].anyone.send("POST /api/auth/forgot-password", { email: admin.ADMIN_EMAIL });
      await expect.poll(() => waiting(), patience).toBe(0);
      mail[from].isDown = false;
      const sent = servers[to].emails.slice(sentBefore).flatMap((one) => one.to);
      expect(sent.toSorted()).toEqual([admin.ADMIN_EMAIL, email].toSorted());
    });

    it("the newer one goes on when the older one has stopped", async () => {
      program.process.kill("SIGTERM");
      expect(await program.ended).toBe(0);
      await addArticle(nodes.new, "Afterwards");
      expect(await nodes.new.text("/blogs")).toContain("Afterwards");
    });

    type Saved = { institute: { version: number; values: object } };

    function envOf(which: "old" | "new"): Record<string, string> {
      // Without its own URL, a program says where it listens.
      const own = { DATA_DIR: join(folder, which), SITE_URL: "", SMTP_URL: servers[which].url };
      return {
        ...settings,
        ...admin,
        ...own,
        DATABASE_URL: database.url,
        MEDIA_STORE: join(folder, "media"),
      };
    }

    const mailFor = (which: "old" | "new") =>
      mailServer({
        onRcptTo(_, __, done) {
          if (!mail[which].isDown) return done();
          done(Object.assign(new Error("Not now"), { responseCode: 451 }));
        },
      });

    async function startOld(): Promise<void> {
      program = runProgram(join(folder, "program"), envOf("old"));
      nodes.old = await nodeAt(await addressOf(program));
    }

    async function startNew(): Promise<void> {
      running = await start(envOf("new"), { build: resolve("build"), migration: expanding });
      nodes.new = await nodeAt(running.address);
    }

    async function query(text: string) {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      try {
        return (await client.query(text)).rows;
      } finally {
        await client.end();
      }
    }

    async function waiting(where = "true"): Promise<number> {
      const [row] = await query(
        `select count(*)::int as count from jobs where queue = 'emails' and ${where}`,
      );
      return row.count;
    }
  },
);

async function nodeAt(url: string): Promise<Node> {
  const site = { fetch: (path: string, init?: RequestInit) => fetch(url + path, init) };
  const anyone = callerOf(site);
  const { token } = await anyone.send<{ token: string }>("POST /api/auth/login", {
    email: admin.ADMIN_EMAIL,
    password,
  });
  return {
    anyone,
    ada: callerOf(site, token),
    status: async (path) => (await site.fetch(path)).status,
    async text(path) {
      const response = await site.fetch(path);
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return response.text();
    },
  };
}

function addArticle({ ada }: Node, title: string, more: object = {}): Promise<Answer> {
  return ada.send("POST /api/blogs/add", { title, content: "<p>First.</p>", section: "programmes", ...more });
}
