import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const mebibyte = 1024 * 1024;
// A picture takes up to 190 MB; the rest is for threads of libvips, whose stacks count although most of it is unused.
const pictureGrowth = 256 * mebibyte;

/** Limits what this process may allocate, and lets the system end it before the site. Linux only. */
export function limitMemory(maxGrowth = pictureGrowth): void {
  if (process.platform !== "linux") return;
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // Some sandboxes do not allow it.
  }
  const [, kilobytes = "0"] = /^VmData:\s+(\d+)/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  const max = Number(kilobytes) * 1024 + maxGrowth;
  spawnSync("prlimit", [`--pid=${process.pid}`, `--data=${max}`], { stdio: "ignore" });
}
