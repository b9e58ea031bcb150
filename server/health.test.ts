import { once } from "node:events";
import { rmSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { engine, openSite, type TestSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import { buildApp } from "./app.ts";
import { makeLogger } from "./services.ts";

let site: TestSite;
beforeEach(async () => {
  site = await openSite({ filled: false });
});
afterEach(() => site.close());

const ready = async () => {
  const response = await site.fetch("/readyz");
  return [response.status, await response.json(), response.headers.get("retry-after")];
};

it("GET /healthz is 200 even if the database does not answer", async () => {
  for (const work of [async () => {}, () => site.services.db.queries.destroy()]) {
    await work();
    const response = await site.fetch("/healthz");
    expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
});

describe("GET /readyz", () => {
  it("is 200 if database and media answer", async () => {
    expect(await ready()).toEqual([200, { status: "ready" }, null]);
  });

  it("is 503 without details while the database is unavailable", async () => {
    await site.services.db.queries.destroy();
    expect(await ready()).toEqual([503, { status: "not ready" }, "5"]);
  });

  /** Lets the next question check again whether the database can be written. */
  const checkAgain = () => {
    site.clock.set(new Date(site.services.clock().getTime() + 60_000).toISOString());
    return ready();
  };

  it("is 503 while the database is read-only", async () => {
    const rename = (from: string, to: string) =>
      sql.raw(`alter table ${from} rename to ${to}`).execute(site.services.db.queries);
    expect(await ready()).toEqual([200, { status: "ready" }, null]);
    await rename("tombstones", "elsewhere");
    expect(await checkAgain()).toEqual([503, { status: "not ready" }, "5"]);
    await rename("elsewhere", "tombstones");
    expect(await checkAgain()).toEqual([200, { status: "ready" }, null]);
  });

  it.runIf(engine === "sqlite")("is 503 when the database is damaged", async () => {
    await addPerson(site, "Reader");
    expect(await checkAgain()).toEqual([200, { status: "ready" }, null]);
    await sql`pragma wal_checkpoint(truncate)`.execute(site.services.db.queries);
    const file = join(site.place.folder, "site.sqlite");
    writeFileSync(file, Buffer.alloc(statSync(file).size - 4096, 0xff), { flag: "r+" });
    expect(await checkAgain()).toEqual([503, { status: "not ready" }, "5"]);
  });

  it("is 503 while the media store is unavailable", async () => {
    rmSync(join(site.place.folder, "media"), { recursive: true });
    expect(await ready()).toEqual([503, { status: "not ready" }, "5"]);
  });

  it("is 503 on open connections while the site stops", async () => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname).setEncoding("utf8");
    const head = "POST /api/none HTTP/1.1\r\nhost: site\r\ncontent-type: application/json\r\n";
    socket.write(`${head}content-length: 2\r\nexpect: 100-continue\r\n\r\n`);
    await once(socket, "data");
    const stopped = site.close();
    const refused = () => site.fetch("/healthz").then(String, (error) => error.cause.code);
    await expect.poll(refused, { interval: 5 }).toBe("ECONNREFUSED");
    let answers = "";
    socket.on("data", (text) => {
      answers += text;
    });
    socket.write("{}GET /readyz HTTP/1.1\r\nhost: site\r\n\r\n");
    await once(socket, "close");
    await stopped;
    expect(answers).toMatch(
      /^HTTP\/1\.1 404 .*There is nothing at this address.*HTTP\/1\.1 503 .*"stopping"/s,
    );
    site = await openSite({ filled: false });
  });
});

describe("GET /metrics", () => {
  /** Each value under its name. */
  async function metrics(): Promise<Map<string, number>> {
    const lines = (await (await site.fetch("/metrics")).text()).split("\n");
    const values = lines.filter((line) => line && !line.startsWith("#")).map((line) => line.split(" "));
    return new Map(values.map(([name = "", value]) => [name, Number(value)]));
  }

  /** The site as it answers a request from this address, without a port of its own. */
  async function metricsFor(
    openMetrics: boolean,
    remoteAddress: string,
    headers: Record<string, string> = {},
  ) {
    const app = await buildApp(site.services, {
      logger: makeLogger("silent"),
      trustProxy: true,
      openMetrics,
      clientDir: resolve("build/client"),
      renderer: async () => async () => ({
        status: 404,
        headers: new Headers(),
        html: "<h1>Page not found</h1>",
      }),
    });
    const { statusCode, body } = await app.inject({ url: "/metrics", remoteAddress, headers });
    await app.close();
    return { statusCode, body };
  }

  it("counts requests for Prometheus", async () => {
    const before = await metrics();
    await site.fetch("/about"); // rendered
    const { headers } = await fetch(`${site.url}/about`);
    await fetch(`${site.url}/about`, { headers: { "if-none-match": headers.get("etag") ?? "" } });
    await site.fetch("/api/nothing");
    const after = await metrics();
    const grown = (name: string) => (after.get(name) ?? NaN) - (before.get(name) ?? NaN);
    expect({
      ok: grown('footpath_requests_total{status="2xx"}'),
      unchanged: grown('footpath_requests_total{status="3xx"}'),
      refused: grown('footpath_requests_total{status="4xx"}'),
      failed: grown('footpath_requests_total{status="5xx"}'),
      pages: grown("footpath_page_cache_pages"),
      hits: grown("footpath_page_cache_hits_total"),
      misses: grown("footpath_page_cache_misses_total"),
      renders: grown("footpath_page_renders_total"),
    }).toEqual({ ok: 3, unchanged: 1, refused: 1, failed: 0, pages: 1, hits: 2, misses: 1, renders: 1 });
    expect(after.get("footpath_page_cache_bytes")).toBeGreaterThan(0);
    for (const name of ["waiting", "refused_total"])
      expect([name, after.get(`footpath_uncached_${name}`)]).toEqual([name, 0]);
  });

  it("has Prometheus' format", async () => {
    const response = await site.fetch("/metrics");
    expect(response.headers.get("content-type")).toContain("text/plain; version=0.0.4");
    const lines = (await response.text()).trim().split("\n");
    for (const line of lines)
      expect(line).toMatch(/^(# (HELP|TYPE) [a-z0-9_]+ .+|[a-z0-9_]+(\{status="\dxx"\})? [\d.e-]+)$/);
  });

  it("is for loopback only, and not through a local proxy", async () => {
    for (const address of ["127.0.0.1", "127.0.0.9", "::1", "::ffff:127.0.0.1"]) {
      expect((await metricsFor(false, address)).statusCode, address).toBe(200);
      expect((await metricsFor(false, address, { "x-forwarded-for": "127.0.0.1" })).statusCode).toBe(404);
    }
    for (const address of ["203.0.113.9", "10.0.0.1", "::ffff:203.0.113.9", "2001:db8::1", "1.127.0.0"]) {
      expect(await metricsFor(false, address), address).toEqual({
        statusCode: 404,
        body: "<h1>Page not found</h1>",
      });
    }
  });

  it("is public with METRICS=open", async () => {
    expect((await metricsFor(true, "203.0.113.9")).body).toContain("process_uptime_seconds");
  });
});
