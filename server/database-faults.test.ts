import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, hasPostgres, makeCluster } from "#test/servers/cluster.ts";
import { type Program, run } from "#test/servers/processes.ts";

const patience = { timeout: 60_000, interval: 20 };
const restarts = 4;
const headers = { "content-type": "application/json" };
const reader = { name: "Reader", email: "r@example.org", password: "a walk by the river" };

// Each of these tests breaks a PostgreSQL server of its own, in the ways in which machines and networks fail.
describe.skipIf(!hasPostgres)("a site whose PostgreSQL fails (skipped where it is not installed)", () => {
  let cluster: Cluster;
  let folder: string;
  let site: Program;
  let address: string;
  let authorization: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "footpath-test-"));
    cluster = await makeCluster();
    const data = { DATA_DIR: folder, DATABASE_URL: cluster.url, SAMPLE_CONTENT: "off" };
    const env = {
      ...data,
      PORT: "0",
      LOG_LEVEL: "silent",
      SIGNUPS_PER_HOUR: "1000000",
      DATABASE_TIMEOUT: "4",
    };
    site = run(["server/main.ts"], env);
    [, address = ""] = await site.says(/is open at (http:\/\/localhost:\d+)/);
    await post("/api/users/register");
    const { token } = await (await post("/api/auth/login")).json();
    authorization = `Bearer ${token}`;
  });
  const post = (path: string) =>
    fetch(address + path, { method: "POST", headers, body: JSON.stringify(reader) });
  afterAll(async () => {
    site.process.kill("SIGKILL");
    await site.ended;
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it("survives restarts under load: answers each reader, and loses no acknowledged write", async () => {
    const acknowledged: string[] = [];
    const reads: number[] = [];
    let next = 0;
    let writing = true;
    const signUp = async () => {
      const email = `reader-${next++}@example.org`;
      const response = await fetch(`${address}/api/users/register`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name: "Reader", email, password: "a walk by the river" }),
      });
      if (response.status === 201) acknowledged.push(email);
    };
    const writer = async () => {
      while (writing) await signUp().catch(() => {});
    };
    const reader = async () => {
      while (writing) reads.push((await fetch(`${address}/api/search?q=walk+${reads.length}`)).status);
    };
    const everyone = [...Array.from({ length: 32 }, writer), reader(), reader()];
    const more = async () => {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length - before || site.process.exitCode, patience).toBeTruthy();
      expect(site.process.exitCode, site.err()).toBeNull();
    };
    try {
      for (let round = 1; round <= restarts; round += 1) {
        await more();
        await cluster.restart();
      }
      await more();
    } finally {
      writing = false;
      await Promise.all(everyone);
    }
    expect(reads.filter((status) => status !== 200)).toEqual([]);
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    const { rows } = await client.query<{ email: string }>("select email from users");
    await client.end();
    const stored = new Set(rows.map(({ email }) => email));
    expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
  });

  /** The status of every kind of request that needs the database, and whether `Retry-After` names some seconds. */
  async function answers(): Promise<string[]> {
    const body = JSON.stringify({ ...reader, text: "A comment" });
    const posts = ["/api/auth/login", "/api/users/register", `/api/blogs/comment/${"a".repeat(24)}`].map(
      (path) => fetch(address + path, { method: "POST", headers: { ...headers, authorization }, body }),
    );
    const gets = ["/", "/blogs", "/api/blogs/all", "/feed.xml", "/readyz"].map((path) =>
      fetch(address + path),
    );
    const responses = await Promise.all([...gets, ...posts]);
    return responses.map(
      ({ status, headers }) => `${status} ${/^[1-9]$/.test(headers.get("retry-after") ?? "")}`,
    );
  }
  const unavailable = Array.from({ length: 8 }, () => "503 true");
  const isReady = async () => (await fetch(`${address}/readyz`)).status === 200;

  it("answers 503 while the database is frozen, and recovers by itself", async () => {
    await expect.poll(isReady, patience).toBe(true);
    await cluster.freeze();
    try {
      expect(await answers()).toEqual(unavailable);
      expect(await answers()).toEqual(unavailable);
    } finally {
      await cluster.thaw();
    }
    await expect.poll(isReady, patience).toBe(true);
    expect((await fetch(`${address}/events`)).status).toBe(200);
  });

  it("answers 503 while the database is stopped, and recovers by itself", async () => {
    await cluster.stop();
    expect(await answers()).toEqual(unavailable);
    await cluster.start();
    await expect.poll(isReady, patience).toBe(true);
    expect((await fetch(`${address}/events`)).status).toBe(200);
  });
});
