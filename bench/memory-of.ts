import { readdirSync, readFileSync } from "node:fs";

const mebibyte = 1024 * 1024;

/** Memory of a process and its children in megabytes: `total` counts pages that they share once. */
export type Memory = { site: number; children: number; total: number };

/** Linux only. */
export function memoryOf(pid: number): Memory {
  const children = childrenOf(pid);
  return {
    site: megabytesOf(pid, "Rss"),
    children: sum(children.map((child) => megabytesOf(child, "Rss"))),
    total: sum([pid, ...children].map((one) => megabytesOf(one, "Pss"))),
  };
}

/** Returns the result of `work` and the peak memory of each kind. */
export async function memoryDuring<Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<{ result: Result; max: Memory }> {
  const max = memoryOf(pid);
  const timer = setInterval(() => {
    const now = memoryOf(pid);
    for (const key of ["site", "children", "total"] as const) max[key] = Math.max(max[key], now[key]);
  }, 10);
  try {
    return { result: await work(), max };
  } finally {
    clearInterval(timer);
  }
}

function childrenOf(pid: number): number[] {
  const tasks = readdirSync(`/proc/${pid}/task`);
  return tasks.flatMap((task) =>
    readOf(`/proc/${pid}/task/${task}/children`).split(" ").filter(Boolean).map(Number),
  );
}

function megabytesOf(pid: number, name: "Rss" | "Pss"): number {
  const [, kilobytes = "0"] =
    new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(readOf(`/proc/${pid}/smaps_rollup`)) ?? [];
  return Math.round((Number(kilobytes) * 1024) / mebibyte);
}

/** Empty if the process has ended. */
function readOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function sum(values: number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
