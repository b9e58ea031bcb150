import { spawn } from "node:child_process";
import { on, once } from "node:events";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { engine } from "#test/harness.ts";
import { addressOf, makeLauncher, opened } from "#test/servers/launcher.ts";
import { stopServing } from "./stopping.ts";

const patience = { interval: 5 };
const large = 50_000_000; // bytes, more than the buffers of two sockets take

const launcher = makeLauncher();
const { launch } = launcher;

// A sitemap reads all collections: here, without end.
const endlessCollections = `pragma legacy_alter_table = on;
  alter table collections rename to former_collections;
  create view collections as
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers)
    select n as id, '2026' as published_at, '2026' as updated_at, null as deleted_at from numbers`;

describe.runIf(engine === "sqlite")("a stop", () => {
  /** Sends the beginning of a request, and resolves when the site has closed the connection. */
  async function stall(address: string, beginning: string): Promise<{ closed: Promise<unknown> }> {
    const socket = connect(Number(new URL(address).port), "127.0.0.1").on("error", () => {});
    socket.resume().write(beginning);
    await once(socket, "connect");
    return { closed: new Promise((resolve) => socket.once("close", resolve)) };
  }

  async function post(address: string, body: object): Promise<Record<string, string>> {
    const headers = { "content-type": "application/json" };
    return (await fetch(address, { method: "POST", headers, body: JSON.stringify(body) })).json();
  }

  it("ends with exit code 0, whatever clients do", async () => {
    const program = launch({ STOP_TIMEOUT: "2" });
    const address = await addressOf(program);
    const head = "POST /api/auth/login HTTP/1.1\r\nhost: site\r\ncontent-type: application/json\r\n";
    const beginnings = ["GET / HT", `${head}content-length: 100\r\n\r\n{`];
    const stalled = await Promise.all(beginnings.map((beginning) => stall(address, beginning)));
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    program.process.kill("SIGTERM");
    expect(await program.ended).toBe(0);
    await Promise.all(stalled.map(({ closed }) => closed));
    expect(program.err()).toBe("");
  });

  it("ends while a member's upload stalls", async () => {
    const admin = { ADMIN_EMAIL: "slow@example.org", ADMIN_PASSWORD: "a walk by the river" };
    const program = launch({ ...admin, STOP_TIMEOUT: "2", TMPDIR: launcher.place.folder });
    const address = await addressOf(program);
    const { token } = await post(`${address}/api/auth/login`, {
      email: admin.ADMIN_EMAIL,
      password: admin.ADMIN_PASSWORD,
    });
    const part = `--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n`;
    const { closed } = await stall(
      address,
      `POST /api/users/upload-profile-image HTTP/1.1\r\nhost: site\r\nauthorization: Bearer ${token}\r\n` +
        `content-type: multipart/form-data; boundary=x\r\ncontent-length: 900000\r\n\r\n${part}${"a".repeat(300_000)}`,
    );
    const uploads = () =>
      readdirSync(launcher.place.folder).filter((name) => name.startsWith("footpath-upload-"));
    await expect.poll(() => uploads().length, patience).toBe(1);
    program.process.kill("SIGTERM");
    expect([await program.ended, program.err()]).toEqual([0, ""]);
    await closed;
  });

  it("ends while a client does not read its answer", async () => {
    mkdirSync(join(launcher.place.folder, "media"));
    writeFileSync(join(launcher.place.folder, "media", "large.mp4"), Buffer.alloc(large));
    const program = launch({ STOP_TIMEOUT: "2" });
    const socket = connect(Number(new URL(await addressOf(program)).port), "127.0.0.1");
    socket.write("GET /media/large.mp4 HTTP/1.1\r\nhost: site\r\n\r\n");
    await once(socket, "readable");
    program.process.kill("SIGTERM");
    expect([await program.ended, program.err()]).toEqual([0, ""]);
    socket.on("error", () => {}).resume();
    await new Promise((resolve) => socket.once("close", resolve));
    expect(socket.bytesRead).toBeLessThan(large);
  });

  it.skipIf(process.platform === "win32")("ends during an endless query", async () => {
    const program = launch({ STOP_TIMEOUT: "2" });
    const address = await addressOf(program);
    const database = new DatabaseSync(join(launcher.place.folder, "site.sqlite"), { timeout: 60_000 });
    database.exec(endlessCollections);
    database.close();
    const requested = fetch(`${address}/sitemap.xml`).catch(() => {});
    const metrics = async () => (await fetch(`${address}/metrics`)).text();
    await expect.poll(metrics, patience).toContain("footpath_uncached_running 1");
    program.process.kill("SIGTERM");
    expect([await program.ended, program.err()]).toEqual([0, ""]);
    await requested;
  });

  it("is announced before the site stops listening, and closes connections after the answer", async () => {
    const program = launch({ STOP_DELAY: "3600", STOP_TIMEOUT: "7200" });
    const address = await addressOf(program);
    program.process.kill("SIGTERM");
    const status = async () => (await fetch(`${address}/readyz`)).status;
    await expect.poll(status, patience).toBe(503);
    for (const path of ["/about", "/about", "/api/blogs/all"]) {
      const { status, headers } = await fetch(address + path);
      expect([path, status, headers.get("connection")]).toEqual([path, 200, "close"]);
    }
    program.process.kill("SIGTERM");
    expect(await program.ended).toBe(1);
  });

  it("answers requests on connections that were open before", async () => {
    const app = Fastify({ forceCloseConnections: "idle" });
    app.post("/", async () => "answered");
    const { port, hostname } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
    const accepted = once(app.server, "connection");
    const socket = connect(Number(port), hostname).setEncoding("utf8");
    await accepted;
    const stopped = stopServing(app, { begun: false }, { delay: 0.001, timeout: 36_000 });
    const refused = async () => {
      const other = connect(Number(port), hostname);
      return once(other, "connect").then(
        () => other.destroy(),
        (error) => error.code,
      );
    };
    await expect.poll(refused, patience).toBe("ECONNREFUSED");
    socket.write("POST / HTTP/1.1\r\nhost: site\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 .*answered$/s);
    await stopped;
  });

  it.each(["SIGINT", "SIGHUP"] as const)("by %s does not wait for load balancers", async (signal) => {
    const program = launch({ STOP_DELAY: "3600", STOP_TIMEOUT: "7200" });
    await addressOf(program);
    program.process.kill(signal);
    expect(await program.ended).toBe(0);
  });

  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const started = (file: string) => {
    // Sites of other tests in this process have set NODE_ENV, and in production SITE_URL is required.
    const { NODE_ENV, ...given } = process.env;
    const env = { ...given, PORT: "0", LOG_LEVEL: "warn", SAMPLE_CONTENT: "off", ...launcher.place.env };
    const child = spawn(file, ["start", "--ignore-scripts"], { env, stdio: ["ignore", "pipe", "inherit"] });
    return { child, ended: once(child, "exit") };
  };

  it.each(["SIGTERM", "SIGKILL"] as const)("of npm by %s stops the site", async (signal) => {
    const { child, ended } = started(npm);
    const lines = createInterface({ input: child.stdout });
    const closed = once(lines, "close"); // when the last process that holds the output has ended
    for await (const [line] of on(lines, "line", { close: ["close"] })) if (opened.test(line)) break;
    child.kill(signal);
    expect(await ended).toEqual(signal === "SIGTERM" ? [0, null] : [null, signal]);
    await closed;
  });
});
