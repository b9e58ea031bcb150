import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import type { Services } from "#core/services.ts";
import { backupMetrics } from "./backup-metrics.ts";
import type { Admission } from "./http/admission.ts";
import type { PageCache } from "./pages/cache.ts";

/** Responses by class: 2xx is at index 2. */
export type Answered = number[];

type Measured = { answered: Answered; cache: PageCache; admission: Admission; openMetrics: boolean };

/** One value, or one for each set of labels. Undefined ones are left out. */
type Metric = readonly [name: string, help: string, value: number | Record<string, number> | undefined];

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
    const metrics = [
      ...requestMetrics(measured),
      ["nodejs_eventloop_lag_p99_seconds", "99th percentile since the last look", p99] as const,
      ...exportMetrics(services),
      ...databaseMetrics(services),
      ...(await backupMetrics(services)),
      ...processMetrics(),
    ];
    return metrics.map(metricLines).join("");
  });
}

function requestMetrics({ answered, cache, admission }: Measured): Metric[] {
  const { pages, bytes, renders, hits, misses } = cache.size();
  const { running, waiting, refused } = admission.size();
  const byClass = Object.fromEntries(classes.map((at) => [`{status="${at}xx"}`, answered[at] ?? 0]));
  return [
    ["footpath_requests_total", "Requests that were answered", byClass],
    ["footpath_page_cache_pages", "Pages in the page cache", pages],
    ["footpath_page_cache_bytes", "Bytes in the page cache", bytes],
    ["footpath_page_cache_hits_total", "Requests that the page cache answered", hits],
    ["footpath_page_cache_misses_total", "Requests for pages that were not in it, or stale", misses],
    ["footpath_page_renders_total", "Pages rendered for the page cache", renders],
    ["footpath_uncached_running", "Uncached requests being worked on", running],
    ["footpath_uncached_waiting", "Uncached requests that wait for their turn", waiting],
    ["footpath_uncached_refused_total", "Uncached requests refused with 503", refused],
  ];
}

function exportMetrics({ exports }: Services): Metric[] {
  const { files, bytes, made, madeAhead, failedAhead } = exports.counts();
  return [
    ["footpath_exports_files", "Finished PDF and EPUB files of articles", files],
    ["footpath_exports_bytes", "Bytes of these files", bytes],
    ["footpath_exports_made_total", "PDF and EPUB files that were made", made],
    ["footpath_exports_made_ahead_total", "Of these, before anybody requested them", madeAhead],
    ["footpath_exports_failed_ahead_total", "Files that could not be made ahead", failedAhead],
  ];
}

function databaseMetrics({ db }: Services): Metric[] {
  const pool = db.engine.pool?.usage();
  return [
    ["footpath_change_feed_listening", "Changes of other nodes are heard", Number(db.isListening())],
    ["footpath_database_connections", "Open connections to PostgreSQL", pool?.open],
    ["footpath_database_connections_idle", "Idle connections to PostgreSQL", pool?.idle],
    ["footpath_database_waiting", "Queries that wait for a connection", pool?.waiting],
  ];
}

function processMetrics(): Metric[] {
  const { user, system } = process.cpuUsage();
  return [
    ["process_resident_memory_bytes", "Memory of the process", process.memoryUsage.rss()],
    ["process_cpu_seconds_total", "Processor time", (user + system) / 1e6],
    ["process_start_time_seconds", "Unix time of the start", startedAt],
    ["process_uptime_seconds", "Seconds since the start", process.uptime()],
  ];
}

function metricLines([name, help, value]: Metric): string {
  if (value === undefined) return "";
  const type = name.endsWith("_total") ? "counter" : "gauge";
  const values = typeof value === "number" ? { "": value } : value;
  const lines = Object.entries(values).map(([labels, each]) => `${name}${labels} ${each}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}
