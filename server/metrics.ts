import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import type { Services } from "#core/services.ts";
import type { Admission } from "./admission.ts";
import type { PageCache } from "./pages/cache.ts";

/** By class: 2xx is at index 2. */
export type Answered = number[];

type Measured = { answered: Answered; cache: PageCache; admission: Admission; openMetrics: boolean };

const startedAt = Math.round(Date.now() / 1000 - process.uptime());
const lagEvery = 20; // milliseconds between two measurements
const classes = [2, 3, 4, 5];

export function countAnswer(answered: Answered, status: number): void {
  const at = Math.floor(status / 100);
  answered[at] = (answered[at] ?? 0) + 1;
}

export function metricsRoute(app: FastifyInstance, services: Services, measured: Measured): void {
  const lag = monitorEventLoopDelay({ resolution: lagEvery });
  lag.enable();
  app.addHook("onClose", async () => {
    lag.disable();
  });
  app.addHook("onResponse", async (_, reply) => countAnswer(measured.answered, reply.statusCode));

  app.get("/metrics", { logLevel: "silent" }, async (request, reply) => {
    // Requests forwarded by a local proxy come from loopback too, but may be anybody's.
    const isForwarded = ["x-forwarded-for", "forwarded", "via"].some((name) => name in request.headers);
    const isLoopback = !isForwarded && /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? "");
    if (!measured.openMetrics && !isLoopback) return reply.callNotFound();
    reply.type("text/plain; version=0.0.4").header("cache-control", "no-store");
    const p99 = lag.count > 0 ? Math.max(0, lag.percentile(99) / 1e9 - lagEvery / 1000) : 0;
    lag.reset();
    return [
      ...requestMetrics(measured),
      metric("nodejs_eventloop_lag_p99_seconds", "gauge", "99th percentile since the last look", p99),
      ...databaseMetrics(services),
      ...processMetrics(),
    ].join("");
  });
}

function requestMetrics({ answered, cache, admission }: Measured): string[] {
  const { pages, bytes, renders, hits, misses } = cache.size();
  const { running, waiting, refused } = admission.size();
  const byClass = Object.fromEntries(classes.map((at) => [`{status="${at}xx"}`, answered[at] ?? 0]));
  return [
    metric("footpath_requests_total", "counter", "Requests that were answered", byClass),
    metric("footpath_page_cache_pages", "gauge", "Pages in the page cache", pages),
    metric("footpath_page_cache_bytes", "gauge", "Bytes in the page cache", bytes),
    metric("footpath_page_cache_hits_total", "counter", "Requests that the page cache answered", hits),
    metric(
      "footpath_page_cache_misses_total",
      "counter",
      "Requests for pages that were not in it, or stale",
      misses,
    ),
    metric("footpath_page_renders_total", "counter", "Pages rendered for the page cache", renders),
    metric("footpath_uncached_running", "gauge", "Uncached requests being worked on", running),
    metric("footpath_uncached_waiting", "gauge", "Uncached requests that wait for their turn", waiting),
    metric("footpath_uncached_refused_total", "counter", "Uncached requests refused with 503", refused),
  ];
}

function databaseMetrics({ db }: Services): string[] {
  const listening = Number(db.isListening());
  const feed = metric(
    "footpath_change_feed_listening",
    "gauge",
    "Changes of other nodes are heard",
    listening,
  );
  const pool = db.engine.pool?.usage();
  if (!pool) return [feed];
  return [
    feed,
    metric("footpath_database_connections", "gauge", "Open connections to PostgreSQL", pool.open),
    metric("footpath_database_connections_idle", "gauge", "Idle connections to PostgreSQL", pool.idle),
    metric("footpath_database_waiting", "gauge", "Queries that wait for a connection", pool.waiting),
  ];
}

function processMetrics(): string[] {
  const { user, system } = process.cpuUsage();
  return [
    metric("process_resident_memory_bytes", "gauge", "Memory of the process", process.memoryUsage.rss()),
    metric("process_cpu_seconds_total", "counter", "Processor time", (user + system) / 1e6),
    metric("process_start_time_seconds", "gauge", "Unix time of the start", startedAt),
    metric("process_uptime_seconds", "gauge", "Seconds since the start", process.uptime()),
  ];
}

/** One value, or one for each set of labels. */
function metric(name: string, type: string, help: string, value: number | Record<string, number>): string {
  const values = typeof value === "number" ? { "": value } : value;
  const lines = Object.entries(values).map(([labels, each]) => `${name}${labels} ${each}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}
