import { monitorEventLoopDelay } from "node:perf_hooks";
import { version } from "#db/version.ts";
import type { Metric } from "./format.ts";

const startedAt = Math.round(Date.now() / 1000 - process.uptime());
const lagEvery = 20; // milliseconds between two measurements

/** How late timers were since the last look. */
export function openLoopDelay() {
  const lag = monitorEventLoopDelay({ resolution: lagEvery });
  lag.enable();
  return {
    stop: () => lag.disable(),
    metrics(): Metric[] {
      const late = (nanoseconds: number) =>
        lag.count > 0 ? Math.max(0, nanoseconds / 1e9 - lagEvery / 1000) : 0;
      const [p50, p99, max] = [lag.percentile(50), lag.percentile(99), lag.max].map(late);
      lag.reset();
      return [
        ["nodejs_eventloop_lag_p50_seconds", "Median delay of the event loop since the last look", p50],
        ["nodejs_eventloop_lag_p99_seconds", "99th percentile since the last look", p99],
        ["nodejs_eventloop_lag_max_seconds", "Longest delay since the last look", max],
      ];
    },
  };
}

export function processMetrics(engine: string): Metric[] {
  const { user, system } = process.cpuUsage();
  const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
  const build = { version, node: process.versions.node, engine };
  return [
    ["footpath_build_info", "What is running, always 1", [[build, 1]]],
    ["process_resident_memory_bytes", "Memory of the process", rss],
    ["nodejs_heap_size_total_bytes", "Memory reserved for JavaScript", heapTotal],
    ["nodejs_heap_size_used_bytes", "Memory that JavaScript uses", heapUsed],
    ["nodejs_external_memory_bytes", "Memory outside of the heap that JavaScript refers to", external],
    ["process_cpu_seconds_total", "Processor time", (user + system) / 1e6],
    ["process_start_time_seconds", "Unix time of the start", startedAt],
    ["process_uptime_seconds", "Seconds since the start", process.uptime()],
  ];
}
