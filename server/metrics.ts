import type { FastifyInstance } from "fastify";
import type { Services } from "#core/services.ts";
import type { Admission } from "./http/admission.ts";
import { openBackupMetrics } from "./metrics/backups.ts";
import { type Metric, metricLines } from "./metrics/format.ts";
import { openJobCounts } from "./metrics/jobs.ts";
import { openLoopDelay, processMetrics } from "./metrics/process.ts";
import type { RequestCounts } from "./metrics/requests.ts";
import { databaseMetrics, diskMetrics } from "./metrics/storage.ts";
import type { PageCache } from "./pages/cache.ts";
import { uploadsNow } from "./uploads.ts";
import type { RenderWorkers } from "./workers/pool.ts";

type Measured = {
  requests: RequestCounts;
  cache: PageCache;
  admission: Admission;
  workers: RenderWorkers | undefined;
  openMetrics: boolean;
  dataDir: string | undefined;
};

/** For Prometheus. `docs/monitoring.md` explains each metric. */
export function metricsRoute(app: FastifyInstance, services: Services, measured: Measured): void {
  const delay = openLoopDelay();
  const jobMetrics = openJobCounts(services);
  const backupMetrics = openBackupMetrics(services);
  app.addHook("onClose", async () => delay.stop());
  app.addHook("onResponse", async (request, reply) =>
    measured.requests.count(request, reply.statusCode, reply.elapsedTime / 1000),
  );

  app.get("/metrics", { logLevel: "silent" }, async (request, reply) => {
    // Requests forwarded by a local proxy come from loopback too, but may be anybody's.
    const isForwarded = ["x-forwarded-for", "forwarded", "via"].some((name) => name in request.headers);
    const isLoopback = !isForwarded && /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? "");
    if (!measured.openMetrics && !isLoopback) return reply.callNotFound();
    reply.type("text/plain; version=0.0.4").header("cache-control", "no-store");
    const { served } = services.media;
    const metrics = [
      ...measured.requests.metrics(),
      ...pageMetrics(measured),
      ...delay.metrics(),
      ...workMetrics(services),
      ...(await jobMetrics()),
      ...(await backupMetrics()),
      ...(await databaseMetrics(services)),
      ...(await diskMetrics({
        data: measured.dataDir,
        media: typeof served === "string" ? served : undefined,
      })),
      ...processMetrics(services.db.engine.name),
    ];
    return metrics.map(metricLines).join("");
  });
}

function pageMetrics({ cache, admission, workers }: Measured): Metric[] {
  const { pages, bytes, renders, durations, hits, misses } = cache.size();
  const { running, waiting, refused } = admission.size();
  const threads = workers?.size() ?? { ready: 0, renders: 0, restarts: 0 };
  return [
    ["footpath_page_cache_pages", "Pages in the page cache", pages],
    ["footpath_page_cache_bytes", "Bytes in the page cache", bytes],
    ["footpath_page_cache_hits_total", "Requests that the page cache answered", hits],
    ["footpath_page_cache_misses_total", "Requests for pages that were not in it, or stale", misses],
    ["footpath_page_renders_total", "Pages rendered for the page cache", renders],
    ["footpath_page_render_duration_seconds", "Time that a page took to render", durations],
    ["footpath_render_workers", "Threads that render pages", threads.ready],
    ["footpath_render_workers_renders_total", "Pages rendered by these threads", threads.renders],
    ["footpath_render_workers_restarts_total", "Threads that ended and were replaced", threads.restarts],
    ["footpath_uncached_running", "Uncached requests being worked on", running],
    ["footpath_uncached_waiting", "Uncached requests that wait for their turn", waiting],
    ["footpath_uncached_refused_total", "Uncached requests refused with 503", refused],
  ];
}

function workMetrics({ exports, mailer }: Services): Metric[] {
  const { files, bytes, made, madeAhead, failedAhead } = exports.counts();
  const { sent, failed } = mailer.counts();
  const uploads = uploadsNow();
  return [
    ["footpath_emails_sent_total", "Emails that the mail server has taken", sent],
    ["footpath_emails_failed_total", "Attempts to send an email that failed", failed],
    ["footpath_uploads_running", "Uploads being read", uploads.running],
    ["footpath_uploads_waiting", "Uploads that wait to be read", uploads.waiting],
    ["footpath_exports_files", "Finished PDF and EPUB files of articles", files],
    ["footpath_exports_bytes", "Bytes of these files", bytes],
    ["footpath_exports_made_total", "PDF and EPUB files that were made", made],
    ["footpath_exports_made_ahead_total", "Of these, before anybody requested them", madeAhead],
    ["footpath_exports_failed_ahead_total", "Files that could not be made ahead", failedAhead],
  ];
}
