import type { FastifyInstance } from "fastify";
import type { PageCache } from "./pages/cache.ts";
import type { Drain } from "./stopping.ts";
import type { House } from "./visit.ts";

type Watched = { cache: PageCache; drain: Drain; openMetrics: boolean };

const startedAt = Math.round(Date.now() / 1000 - process.uptime());
const readinessTakes = 2000; // milliseconds
const writesCheckedEvery = 10_000; // milliseconds

/** What watches over a running site: does the process live, can it answer, and how is it. */
export function healthRoutes(
  app: FastifyInstance,
  house: House,
  { cache, drain, openMetrics }: Watched,
): void {
  let answered = 0;
  app.addHook("preClose", async () => {
    drain.begun = true;
  });
  app.addHook("onResponse", async () => {
    answered += 1;
  });

  app.get("/healthz", { logLevel: "silent" }, async (_, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });

  const writes = atIntervals(house.clock, (now) => house.db.checkWrites(now));
  app.get("/readyz", { logLevel: "silent" }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      if (drain.begun) throw new Error("stopping");
      const checks = [house.db.checkReads(), writes(), house.files.check()];
      await within(readinessTakes, Promise.all(checks));
      return { status: "ready" };
    } catch (error) {
      request.log.warn({ err: error }, "not ready");
      return reply
        .code(503)
        .header("retry-after", 5)
        .send({ status: drain.begun ? "stopping" : "not ready" });
    }
  });

  app.get("/metrics", { logLevel: "silent" }, async (request, reply) => {
    // What a proxy on this machine passes on comes from loopback too, and from anybody.
    const isForwarded = ["x-forwarded-for", "forwarded", "via"].some((name) => name in request.headers);
    const isLoopback = !isForwarded && /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? "");
    if (!openMetrics && !isLoopback) return reply.callNotFound();
    const { pages, bytes, renders } = cache.size();
    const cpu = process.cpuUsage();
    const pool = house.db.engine.pool?.usage();
    reply.type("text/plain; version=0.0.4").header("cache-control", "no-store");
    return [
      metric("footpath_requests_total", "counter", "Requests that the page cache did not answer", answered),
      metric("footpath_page_cache_pages", "gauge", "Pages in the page cache", pages),
      metric("footpath_page_cache_bytes", "gauge", "Bytes in the page cache", bytes),
      metric(
        "footpath_page_renders_total",
        "counter",
        "Pages that were rendered for the page cache",
        renders,
      ),
      metric("process_resident_memory_bytes", "gauge", "Memory of the process", process.memoryUsage.rss()),
      metric("process_cpu_seconds_total", "counter", "Processor time", (cpu.user + cpu.system) / 1e6),
      metric("process_start_time_seconds", "gauge", "Unix time of the start", startedAt),
      metric(
        "footpath_change_feed_listening",
        "gauge",
        "Whether changes of other nodes are heard",
        Number(house.db.isListening()),
      ),
      ...(pool
        ? [
            metric("footpath_database_connections", "gauge", "Open connections to PostgreSQL", pool.open),
            metric("footpath_database_connections_idle", "gauge", "Those that nobody uses", pool.idle),
            metric("footpath_database_waiting", "gauge", "Queries that wait for a connection", pool.waiting),
          ]
        : []),
      metric("process_uptime_seconds", "gauge", "Seconds since the start", process.uptime()),
    ].join("");
  });
}

/** Does the work at most once in an interval; whoever asks meanwhile gets the last result. */
function atIntervals(clock: () => Date, work: (now: Date) => Promise<void>): () => Promise<void> {
  let last: Promise<void> | undefined;
  let began = 0;
  return () => {
    const now = clock();
    if (last && Math.abs(now.getTime() - began) < writesCheckedEvery) return last;
    began = now.getTime();
    last = work(now);
    last.catch(() => {});
    return last;
  };
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("No answer in time.")), milliseconds);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function metric(name: string, type: string, help: string, value: number): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value}\n`;
}
