import { resolve } from "node:path";
import { memoryLimit } from "./memory.ts";
import { applySettings, leastMemory } from "./process-settings.ts";
import { say } from "./say.ts";

const memory = memoryLimit();
applySettings(memory); // before anything large is loaded
const { start } = await import("./start.ts");

// Whoever reads these lines may leave (`npm start | head`): the site goes on.
process.stdout.on("error", () => {});

try {
  const { announce, stop } = await start(process.env, {
    build: resolve("build"),
    pictures: resolve(".drawn"),
  });
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1); // asked twice: somebody is in a hurry
      stopping = true;
      stop().then(() => process.exit(0), say.refusal);
    });
  }
  globalThis.gc?.(); // starting leaves some 20 MB behind
  for (const line of announce) say(line);
  if (memory < leastMemory) {
    const [has, needs] = [memory, leastMemory].map((bytes) => Math.floor(bytes / 1024 / 1024));
    say(`Only ${has} MB of memory may be used here. The site needs ${needs} MB, and 512 MB under attack.\n`);
  }
} catch (error) {
  say.refusal(error);
}
