import { fileURLToPath } from "node:url";

const mebibyte = 1024 * 1024;

/** Below this the site prints a warning. */
export const minMemory = 384 * mebibyte;

/** Flags and environment with which Node stays within so many bytes. */
export function processSettings(limit: number): { flags: string[]; env: Record<string, string> } {
  const heap = Math.min(Math.max(Math.round((limit / mebibyte) * 0.3), 128), 1024);
  const young = Math.min(Math.max(Math.floor(limit / mebibyte / 128), 4), 16);
  return {
    flags: [
      // Otherwise Node sizes its heap by the whole machine and collects garbage late.
      `--max-old-space-size=${heap}`,
      `--max-semi-space-size=${young}`,
      // From the beginning: nearly all that a start loads stays, and would be copied at each growth.
      `--min-semi-space-size=${young}`,
      "--expose-gc",
    ],
    env: {
      // Two malloc arenas for all threads; large blocks are returned to the system when freed.
      MALLOC_ARENA_MAX: "2",
      MALLOC_MMAP_THRESHOLD_: "131072",
      MALLOC_TRIM_THRESHOLD_: "131072",
      // Saves compile time and the memory of the compiler.
      NODE_COMPILE_CACHE: fileURLToPath(new URL("../node_modules/.cache/compiled", import.meta.url)),
    },
  };
}

/**
 * Restarts this program in the same process with settings for so much memory. Returns if that was done, if a
 * heap size was chosen, and if the process cannot be replaced (Windows, or a channel to its parent).
 */
export function applySettings(limit: number): void {
  const chosen = [...process.execArgv, process.env.NODE_OPTIONS ?? ""].join(" ");
  if (/--max[-_]old[-_]space/.test(chosen) || process.platform === "win32" || process.channel) return;
  const { flags, env } = processSettings(limit);
  const args = [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, args, { ...env, ...process.env });
}
