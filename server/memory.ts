import { readFileSync } from "node:fs";
import { totalmem } from "node:os";
import { dirname, join } from "node:path";

/** Bytes: the lowest limit of its control groups (cgroup v1 and v2, up to the root), or all memory. */
export function memoryLimit({ root = "/", total = totalmem() } = {}): number {
  const groups = read(join(root, "proc/self/cgroup"));
  const limits = groups.split("\n").flatMap((line) => {
    const [, controllers, ...path] = line.split(":");
    const group = path.join(":");
    if (controllers === "") return limitsOf(root, "sys/fs/cgroup", group, "memory.max");
    if (!controllers?.split(",").includes("memory")) return [];
    return limitsOf(root, "sys/fs/cgroup/memory", group, "memory.limit_in_bytes");
  });
  return Math.min(total, ...limits);
}

/** Containers see their group under a path that exists only outside: missing folders are skipped. */
function limitsOf(root: string, mount: string, group: string, file: string): number[] {
  const limits: number[] = [];
  for (let path = join("/", group); ; path = dirname(path)) {
    const limit = Number.parseInt(read(join(root, mount, path, file)), 10);
    if (limit > 0) limits.push(limit);
    if (path === dirname(path)) return limits;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
