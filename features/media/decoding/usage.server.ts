import { readFileSync } from "node:fs";

export type UsageLimits = {
  /** Seconds of the processor for one job: a busy machine takes longer for the same work. */
  maxCpu?: number;
  /** Bytes in memory. */
  maxResident?: number;
};

const interval = 200; // milliseconds
const ticks = 100; // to the second, on all of Linux

/** Calls `exceeded` when a process has used more than it may, on Linux. Returns what ends the watch. */
export function watchUsage(
  pid: number | undefined,
  { maxCpu = Number.POSITIVE_INFINITY, maxResident = Number.POSITIVE_INFINITY }: UsageLimits,
  exceeded: (what: "cpu" | "memory") => void,
): () => void {
  const before = pid === undefined ? undefined : usageOf(pid);
  if (pid === undefined || !before) return () => {};
  const timer = setInterval(() => {
    const usage = usageOf(pid);
    if (!usage) return;
    if (usage.resident > maxResident) exceeded("memory");
    else if (usage.cpu - before.cpu > maxCpu) exceeded("cpu");
  }, interval).unref();
  return () => clearInterval(timer);
}

/** Undefined without such a process, and on other systems. */
function usageOf(pid: number): { cpu: number; resident: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // Behind the program's name, which may have spaces: state, parent, …
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [, kilobytes = "0"] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return { cpu: (Number(fields[11]) + Number(fields[12])) / ticks, resident: Number(kilobytes) * 1024 };
  } catch {
    return undefined;
  }
}
