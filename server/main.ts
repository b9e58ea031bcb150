import { resolve } from "node:path";
import { say } from "./cli-output.ts";
import { memoryLimit } from "./memory.ts";
import { applySettings, leastMemory } from "./process-settings.ts";

const memory = memoryLimit();
applySettings(memory); // before anything large is loaded
const { start } = await import("./start.ts");

// Whoever reads these lines may leave (`npm start | head`): the site goes on.
process.stdout.on("error", () => {});

try {
  const { announce, stop, stopTimes } = await start(process.env, {
    build: resolve("build"),
  });
  let stopping = false;
  function end(signal?: string): void {
    if (stopping) leave(1); // a second signal does not wait
    stopping = true;
    setTimeout(() => leave(0), stopTimes.timeout * 1000);
    // No load balancer waits for somebody at a terminal.
    stop({ atOnce: signal !== "SIGTERM" }).then(() => process.exit(0), say.refusal);
  }
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, end);
  endWithNpm(() => end());
  // Starting leaves some 40 MB behind. Only this kind of collection gives them back to the system.
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
  for (const line of announce) say(line);
  if (memory < leastMemory) {
    const [has, needs] = [memory, leastMemory].map((bytes) => Math.floor(bytes / 1024 / 1024));
    say(`The site may use only ${has} MB of memory. It needs ${needs} MB, and 512 MB under heavy load.\n`);
  }
} catch (error) {
  say.refusal(error);
}

/** Ends the process at once. `process.exit` would wait for the end of a query that a thread is busy with. */
function leave(code: 0 | 1): never {
  // A program that only exits takes the place of this one, and of its threads.
  const args = [process.execPath, "--eval", `process.exit(${code})`];
  if (process.platform !== "win32") process.execve?.(process.execPath, args, {});
  process.exit(code);
}

/** npm dies of some signals without passing them on. */
function endWithNpm(end: () => void): void {
  if (process.env.npm_lifecycle_event !== "start") return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    end();
  }, 500).unref();
}
