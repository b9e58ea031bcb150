import { resolve } from "node:path";

const mebibyte = 1024 * 1024;

/** Below this the site starts, but may be ended by the system: with a sentence about it. */
export const leastMemory = 384 * mebibyte;

/** With which flags and environment Node keeps to its part of so many bytes of memory. */
export function processSettings(limit: number): { flags: string[]; env: Record<string, string> } {
  const heap = Math.min(Math.max(Math.round((limit / mebibyte) * 0.3), 128), 1024);
  const young = Math.min(Math.max(Math.floor(limit / mebibyte / 128), 4), 16);
  return {
    // Without these, Node takes its measure from the whole machine and collects garbage late.
    flags: [`--max-old-space-size=${heap}`, `--max-semi-space-size=${young}`, "--expose-gc"],
    env: {
      // Two heaps of the C library for all threads, and large blocks that go back to the system when they are free.
      MALLOC_ARENA_MAX: "2",
      MALLOC_MMAP_THRESHOLD_: "131072",
      MALLOC_TRIM_THRESHOLD_: "131072",
      // Saves compiling the modules again, and the memory of the compiler.
      NODE_COMPILE_CACHE: resolve("node_modules/.cache/compiled"),
    },
  };
}

/**
 * Starts this program anew in the same process, with settings for so much memory. Returns where that is done already,
 * where whoever started it has chosen a heap, and where the process cannot be replaced (on Windows, and with a channel
 * to its parent).
 */
export function applySettings(limit: number): void {
  const chosen = [...process.execArgv, process.env.NODE_OPTIONS ?? ""].join(" ");
  if (/--max[-_]old[-_]space/.test(chosen) || process.platform === "win32" || process.channel) return;
  const { flags, env } = processSettings(limit);
  const args = [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, args, { ...env, ...process.env });
}
