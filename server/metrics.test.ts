import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addJob } from "#features/jobs/queue.server.ts";
import { type Family, readMetrics } from "#test/formats/prometheus.ts";
import { engine, openSite, type TestSite } from "#test/harness.ts";
import { buildApp } from "./app.ts";
import { makeLogger } from "./services.ts";

let site: TestSite;
beforeEach(async () => {
  site = await openSite({ filled: false });
});
afterEach(() => site.close());

const metrics = async () => readMetrics(await (await site.fetch("/metrics")).text());

/** The sum of the values with these labels. */
function totalOf(families: Map<string, Family>, name: string, labels: Record<string, string> = {}): number {
  const family = families.get(name.replace(/_(count|sum|bucket)$/, "")) ?? families.get(name);
  const samples = family?.samples.filter(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  );
  return (samples ?? []).reduce((sum, { value }) => sum + value, 0);
}

/** Of the other engine, and of a site that has made backups. */
const elsewhere =
  engine === "sqlite"
    ? /^footpath_(database_(connections(_idle|_max)?|waiting)|backup_last_\w+)$/
    : /^footpath_(database_(file|wal)_bytes|reader_(running|waiting)|backup_last_\w+)$/;

/** The names of Footpath's and Node's metrics in a text. */
function namesIn(file: string): Set<string> {
  const names = readFileSync(file, "utf8").matchAll(/\b(?:footpath|nodejs|process)_\w+/g);
  return new Set([...names].map(([name]) => name.replace(/_(bucket|count|sum)$/, "")));
}

describe("GET /metrics", () => {
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
        pieces: [{ html: "<h1>Page not found</h1>", isKept: false }],
        data: "",
      }),
    });
    const { statusCode, body } = await app.inject({ url: "/metrics", remoteAddress, headers });
    await app.close();
    return { statusCode, body };
  }

  it("counts requests by route, method and status, also those that the page cache answers", async () => {
    const before = await metrics();
    await site.fetch("/about"); // rendered
    const { headers } = await fetch(`${site.url}/about`);
    await fetch(`${site.url}/about`, { headers: { "if-none-match": headers.get("etag") ?? "" } });
    await site.fetch("/api/nothing");
    await site.call("POST /api/auth/login", { email: "x", password: "x" });
    await site.fetch("/blogs/no-such-article-1");
    await site.fetch("/blogs/no-such-article-2?page=2");
    await site.fetch("/invented-by-somebody");
    const after = await metrics();
    const grown = (name: string, labels?: Record<string, string>) =>
      totalOf(after, name, labels) - totalOf(before, name, labels);
    const requests = (route: string, method: string, status: string) =>
      grown("footpath_http_requests_total", { route, method, status });
    expect({
      ok: requests("/:path", "read", "2xx") + requests("/about", "read", "2xx"),
      unchanged: requests("/about", "read", "3xx"),
      refused: requests("/api/auth/login", "write", "4xx"),
      articles: requests("/blogs/:id", "read", "4xx"),
      unmatched: requests("unmatched", "read", "4xx"),
      failed: grown("footpath_http_requests_total", { status: "5xx" }),
      pages: grown("footpath_page_cache_pages"),
      hits: grown("footpath_page_cache_hits_total"),
      renders: grown("footpath_page_renders_total"),
      rendered: grown("footpath_page_render_duration_seconds_count"),
      timed: grown("footpath_http_request_duration_seconds_count", { kind: "api", method: "write" }),
    }).toMatchObject({
      ok: 2,
      unchanged: 1,
      refused: 1,
      articles: 2,
      unmatched: 2,
      failed: 0,
      hits: 2,
      timed: 1,
    });
    expect(grown("footpath_page_renders_total")).toBe(grown("footpath_page_render_duration_seconds_count"));
    expect(grown("footpath_http_route_seconds_total", { route: "/about" })).toBeGreaterThan(0);
    expect(totalOf(after, "footpath_page_cache_bytes")).toBeGreaterThan(0);
  });

  it("names no route that nobody has declared", async () => {
    for (const path of [
      "/a",
      "/b.php",
      "/api/x",
      "/api/blogs/zzz/yyy",
      "/media/none.webp",
      "/assets/none.js",
      "/%",
    ])
      await site.fetch(path);
    const routes = (await metrics())
      .get("footpath_http_requests_total")
      ?.samples.map(({ labels }) => labels.route);
    const declared = ["unmatched", "/media/*", "/metrics", "/api/*"];
    expect([...new Set(routes)].filter((route) => !declared.includes(route ?? ""))).toEqual([]);
  });

  it("counts jobs by queue and state, at most every ten seconds", async () => {
    const { db, clock } = site.services;
    const now = clock().toISOString();
    const anHour = 3_600_000;
    const at = (milliseconds: number) => new Date(Date.parse(now) + milliseconds).toISOString();
    const add = (id: string, queuedAt: string) =>
      db.write((queries) => addJob(queries, { queue: "tests", id, dueAt: at(anHour) }, queuedAt));
    await add("old", at(-anHour));
    await add("new", now);
    const labels = { queue: "tests", state: "queued" };
    const first = await metrics();
    expect(totalOf(first, "footpath_jobs", labels)).toBe(2);
    expect(totalOf(first, "footpath_jobs_oldest_seconds", labels)).toBe(3600);
    await add("newest", now);
    expect(totalOf(await metrics(), "footpath_jobs", labels)).toBe(2);
    site.clock.set(at(10_000));
    const later = await metrics();
    expect(totalOf(later, "footpath_jobs", labels)).toBe(3);
    expect(totalOf(later, "footpath_jobs_oldest_seconds", labels)).toBe(3610);
  });

  it("says what runs, and how much room there is", async () => {
    const families = await metrics();
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    const [build] = families.get("footpath_build_info")?.samples ?? [];
    expect(build).toEqual({
      name: "footpath_build_info",
      labels: { version, node: process.versions.node, engine },
      value: 1,
    });
    for (const folder of ["data", "media"]) {
      const [free, used, size] = ["free", "used", "size"].map((what) =>
        totalOf(families, `footpath_disk_${what}_bytes`, { folder }),
      ) as [number, number, number];
      expect(free).toBeGreaterThan(0);
      expect(free + used).toBeLessThanOrEqual(size);
    }
    if (engine === "sqlite") expect(totalOf(families, "footpath_database_file_bytes")).toBeGreaterThan(0);
    else expect(totalOf(families, "footpath_database_connections_max")).toBe(10);
    expect(totalOf(families, "footpath_database_wal_bytes") > 0).toBe(engine === "sqlite");
  });

  it("has what the dashboard, the alerts and docs/monitoring.md name, and the docs have all of it", async () => {
    await site.fetch("/about");
    const { db, clock } = site.services;
    const now = clock().toISOString();
    await db.write((queries) => addJob(queries, { queue: "tests", id: "one", dueAt: now }, now));
    const here = [...(await metrics()).keys()];
    for (const file of ["deploy/grafana-dashboard.json", "deploy/alerts.yaml", "docs/monitoring.md"]) {
      const unknown = [...namesIn(file)].filter((name) => !here.includes(name) && !elsewhere.test(name));
      expect(unknown, `${file} names metrics that do not exist`).toEqual([]);
    }
    const documented = namesIn("docs/monitoring.md");
    const missing = here.filter((name) => !documented.has(name));
    expect(missing, "docs/monitoring.md has no line for them").toEqual([]);
  });

  it("goes on without what cannot be read", async () => {
    const { queries, reader } = site.services.db;
    await queries.schema.dropTable("jobs").execute();
    await queries.destroy();
    await reader.destroy();
    site.clock.set(new Date(site.services.clock().getTime() + 10_000).toISOString()); // they are counted again
    const families = await metrics();
    expect(families.has("footpath_jobs")).toBe(false);
    expect(families.has("footpath_backup_last_success_timestamp_seconds")).toBe(false);
    expect(families.has("process_uptime_seconds")).toBe(true);
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
