import { fileURLToPath } from "node:url";
import { say } from "./cli-output.ts";
import { memoryLimit } from "./memory.ts";
import { applySettings, minMemory } from "./process-settings.ts";

const memory = memoryLimit();
applySettings(memory); // before anything large is loaded
const { loadEnvFile } = await import("./env-file.ts");
const { start } = await import("./start.ts");

// The reader of the output may exit (`npm start | head`): the site keeps running.
process.stdout.on("error", () => {});

try {
  loadEnvFile();
  const { announce, stop, stopTimes } = await start(process.env, {
    build: fileURLToPath(new URL("../build", import.meta.url)),
  });
  let stopping = false;
  function end(signal?: string): void {
    if (stopping) leave(1); // a second signal does not wait
    stopping = true;
    setTimeout(() => leave(0), stopTimes.timeout * 1000);
    // At a terminal there is no load balancer to wait for.
    stop({ atOnce: signal !== "SIGTERM" }).then(() => process.exit(0), say.failure);
  }
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, end);
  endWithNpm(() => end());
  // Starting leaves 40 MB of garbage. Only this kind of collection returns it to the system.
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
  for (const line of announce) say(line);
  if (memory < minMemory) {
    const [has, needs] = [memory, minMemory].map((bytes) => Math.floor(bytes / 1024 / 1024));
    say(`The site may use only ${has} MB of memory. It needs ${needs} MB, and 512 MB under heavy load.\n`);
  }
} catch (error) {
  say.failure(error);
}

/** `process.exit` would wait for a query that a thread is running. */
function leave(code: 0 | 1): never {
  // Replaces this program and its threads by one that only exits.
  const args = [process.execPath, "--eval", `process.exit(${code})`];
  if (process.platform !== "win32") process.execve?.(process.execPath, args, {});
  process.exit(code);
}

/** npm does not forward some signals. */
function endWithNpm(end: () => void): void {
  if (process.env.npm_lifecycle_event !== "start") return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    end();
  }, 500).unref();
}
