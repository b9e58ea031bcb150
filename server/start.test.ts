import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { verify } from "@node-rs/argon2";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#db/client.ts";
import { findUserByEmail } from "#features/members/store.server.ts";
import { engine } from "#test/harness.ts";
import { addressOf, makeLauncher, opened } from "#test/servers/launcher.ts";
import type { Program } from "#test/servers/processes.ts";
import { databaseFile } from "./data-folder.ts";

const patience = { interval: 5 };

const launcher = makeLauncher();
const { launch } = launcher;

async function stopped(program: Program): Promise<number | string> {
  program.process.kill("SIGTERM");
  return program.ended;
}

async function withData<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const { DATABASE_URL } = launcher.place.env;
  const db = await openDatabase(
    DATABASE_URL ? { url: DATABASE_URL } : { file: databaseFile(launcher.place.folder) },
  );
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

async function hasPassword(email: string, password: string): Promise<boolean> {
  const user = await withData(({ queries }) => findUserByEmail(queries, email));
  return user?.role === "admin" && verify(user.passwordHash ?? "", password);
}

/** A start that must not be: one sentence, no stack, exit code 1. */
async function appError(env: Record<string, string>): Promise<string> {
  const program = launch(env);
  expect(await program.ended, program.out()).toBe(1);
  expect(program.out()).not.toMatch(opened);
  expect(program.err()).toMatch(/^[^\n]+\.\n$/);
  return program.err().trim();
}

describe("the first start", () => {
  it("creates the configured admin without printing the password", async () => {
    const env = { ADMIN_EMAIL: "Olga@institute.example", ADMIN_PASSWORD: "seven hedgehogs" };
    const program = launch(env);
    const address = await addressOf(program);
    expect((await fetch(`${address}/api/blogs/all`)).headers.get("x-total-count")).toBe("0");
    expect(await (await fetch(`${address}/`)).text()).toContain("<h1");
    await program.says(/The administrator is Olga@institute\.example/);
    expect(await stopped(program)).toBe(0);
    expect(program.out()).not.toContain("hedgehogs");
    expect(await hasPassword("olga@institute.example", "seven hedgehogs")).toBe(true);
  });

  it("loads what only writers, administrators and exports need on first use", async () => {
    const loaded = join(launcher.place.folder, "loaded");
    const hook = pathToFileURL("test/servers/loaded-modules.ts").href;
    await addressOf(launch({ NODE_OPTIONS: `--import=${hook}`, LOADED_MODULES: loaded }));
    const modules = readFileSync(loaded, "utf8");
    expect(modules.includes("/server/app.ts\n")).toBe(true);
    const packages = new Set(modules.match(/(?<=\/node_modules\/)(@[^/\n]+\/)?[^/\n]+/g));
    const onFirstUse =
      "@aws-sdk/client-s3 @cantoo/pdf-lib @observablehq/plot @tiptap/core fflate linkedom lucide-react mediabunny";
    const others = `ajv nodemailer pdfjs-dist prosemirror-model react sharp yauzl ${engine === "sqlite" ? "pg" : ""}`;
    expect(`${onFirstUse} ${others}`.split(" ").filter((name) => packages.has(name))).toEqual([]);
    expect(modules.includes("sqlite-thread.ts")).toBe(false);
  });

  it("generates a password and prints it once", async () => {
    const env = { ADMIN_EMAIL: "olga@institute.example" };
    const first = launch(env);
    const [, password = ""] = await first.says(/with the password (\S{20,})/);
    await stopped(first);
    expect(await hasPassword("olga@institute.example", password)).toBe(true);
    const second = launch(env);
    await addressOf(second);
    await stopped(second);
    expect(second.out()).not.toMatch(/password|administrator/);
    expect(await hasPassword("olga@institute.example", password)).toBe(true);
  });

  if (engine === "sqlite") {
    const sample = { SAMPLE_CONTENT: "on" };

    it("rejects a weak password for a new administrator", async () => {
      const env = { ADMIN_EMAIL: "olga@institute.example", SITE_NAME: "River Institute" };
      const sentence =
        /^The variable ADMIN_PASSWORD cannot be used: this password [^.]*\. Please choose another\.$/m;
      for (const weak of ["Password1!", "riverinstitute1"]) {
        expect(await appError({ ...env, ADMIN_PASSWORD: weak })).toMatch(sentence);
      }
      for (const later of [env, { ...env, ADMIN_PASSWORD: "Password1!" }]) {
        const program = launch(later);
        await addressOf(program);
        expect(await stopped(program)).toBe(0);
      }
    });

    it("can be killed: the next start completes the sample, and makes the configured admin", async () => {
      const killed = launch(sample);
      const media = () => readdirSync(join(launcher.place.folder, "media")).length;
      // The files of its video and of its publication are written in the same transaction; those of pictures follow.
      await expect.poll(media, { interval: 2 }).toBeGreaterThan(0);
      killed.process.kill("SIGKILL");
      expect(await killed.ended).toBe("SIGKILL");
      const next = launch({ ...sample, ADMIN_EMAIL: "olga@institute.example" });
      const address = await addressOf(next);
      const total = async (path: string) => (await fetch(address + path)).headers.get("x-total-count");
      expect([await total("/api/blogs/all?view=card"), await total("/api/photography/all")]).toEqual([
        "29",
        "6",
      ]);
      await next.says(/with the password \S{20}/);
      expect(next.out()).not.toContain("/setup");
    });

    it("prints the password only if the start succeeds", async () => {
      const other = createServer().listen(0, "127.0.0.1");
      await once(other, "listening");
      const bound = other.address();
      const port = typeof bound === "object" ? String(bound?.port) : "";
      const env = { ADMIN_EMAIL: "olga@institute.example" };
      expect(await appError({ ...env, PORT: port })).toContain(`Port ${port} is in use`);
      other.close();
      const next = launch(env);
      await next.says(/with the password \S{20}/);
    });

    it("locks its data folder", async () => {
      const first = launch();
      const address = await addressOf(first);
      expect(await appError({})).toContain("Another Footpath is already running");
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
    });
  }
});

describe("a failed start", () => {
  it("explains in one sentence", async () => {
    const folder = mkdtempSync(join(tmpdir(), "footpath-test-"));
    writeFileSync(join(folder, "file"), "");
    const noDatabase = { DATABASE_URL: "postgres://footpath:hush@127.0.0.1:9/none" };
    // What has nothing to do with the database is tried once.
    const anyEngine: [Record<string, string>, RegExp][] = [
      [{ PORT: "99999" }, /^The variable PORT /],
      [{ TIME_ZONE: "Lisbon" }, /^The variable TIME_ZONE is not a time zone/],
      [{ DATA_DIR: join(folder, "file", "data") }, /^The folder .*file\/data cannot be written/],
      [{ NODE_ENV: "production" }, /^The variable SITE_URL is required in production/],
      [{ HOST: "203.0.113.1" }, /^The site cannot listen on 203\.0\.113\.1/],
    ];
    const server: [Record<string, string>, RegExp][] = [
      [noDatabase, /^The database at postgres:\/\/127\.0\.0\.1:9\/none cannot be used: .*ECONNREFUSED/],
      [{ DATABASE_URL: "postgres://localhost:9/none" }, /^The database at .* cannot be used: .*ECONNREFUSED/],
    ];
    const cases = engine === "sqlite" ? anyEngine : server;
    const messages = await Promise.all(cases.map(([env]) => appError(env)));
    rmSync(folder, { recursive: true });
    for (const [index, [, wanted]] of cases.entries()) expect(messages[index]).toMatch(wanted);
    expect(messages.join()).not.toContain("hush");
  });

  it("does not touch data of a newer version", async () => {
    await withData(async ({ queries }) => {
      await sql`insert into kysely_migration (name, timestamp) values ('0999-later', '2030')`.execute(
        queries,
      );
      const release = { version: "2.0.0", oldest: "1.4.0", at: "2030-01-01T00:00:00.000Z" };
      await queries.insertInto("releases").values(release).execute();
    });
    expect(await appError({})).toMatch(/needs Footpath 1\.4\.0 or later, and this is 1\./);
  });

  if (engine === "sqlite") {
    it("does not touch a file that is not a database", async () => {
      const file = databaseFile(launcher.place.folder);
      writeFileSync(file, "a shopping list, for want of paper; ".repeat(100));
      expect(await appError({})).toBe(`The database at ${file} cannot be used: file is not a database.`);
      expect(readFileSync(file, "utf8")).toMatch(/^a shopping list/);
    });
  }
});

it("SIGTERM finishes open requests and accepts no others", async () => {
  const program = launch();
  const address = await addressOf(program);
  const headers = { "content-type": "application/json", "content-length": "2", expect: "100-continue" };
  const slow = request(`${address}/api/none`, { method: "POST", headers, agent: false });
  slow.flushHeaders();
  await once(slow, "continue");
  slow.write("{");
  program.process.kill("SIGTERM");
  const refused = () =>
    fetch(`${address}/healthz`).then(
      () => "let in",
      (error) => error.cause.code,
    );
  await expect.poll(refused, patience).toBe("ECONNREFUSED");
  slow.end("}");
  const [answer] = await once(slow, "response");
  expect(answer.statusCode).toBe(404);
  expect(
    JSON.parse(await answer.setEncoding("utf8").reduce((all: string, text: string) => all + text, "")),
  ).toEqual({
    code: "not_found",
    msg: "There is nothing at this address.",
  });
  expect(await program.ended).toBe(0);
  expect(program.err()).toBe("");
});

describe.runIf(engine === "sqlite")("the log", () => {
  it("has answers without secrets and queries", async () => {
    const secrets = { JWT_SECRET: "secret-of-the-house-".repeat(3), ADMIN_PASSWORD: "secret hedgehogs" };
    const program = launch({ ...secrets, ADMIN_EMAIL: "secret@institute.example", LOG_LEVEL: "info" });
    const address = await addressOf(program);
    const headers = { authorization: "Bearer secret.secret.secret", cookie: "secret=1" };
    const paths = [
      "/about",
      "/nowhere",
      "/api/blogs/all",
      "/api/blogs/none",
      "/about/",
      "/readyz",
      "/media/none.webp",
    ];
    for (const path of paths) await fetch(`${address}${path}?word=secret`, { headers, redirect: "manual" });
    await stopped(program);
    const lines = program
      .out()
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: "answered", method: "GET", route: "/api/blogs/:id", status: 404 }),
    );
    const announced = "The administrator is secret@institute.example";
    expect(program.out().replace(announced, "") + program.err()).not.toContain("secret");
  });
});
