import { resolve } from "node:path";
import { say } from "./say.ts";
import { start } from "./start.ts";

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
  for (const line of announce) say(line);
} catch (error) {
  say.refusal(error);
}
