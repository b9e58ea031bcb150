import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";

// `npm run shake -- [journey …] [--seed N]`: runs the journeys with delays in the page, the server and the database, so
// that a race shows. The same seed gives the same delays.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string" }, workers: { type: "string", default: "2" } },
});
const reporters = "--reporter=line,./test/shake/reporter.ts";
const { status } = spawnSync("playwright", ["test", reporters, "--workers", values.workers, ...positionals], {
  stdio: "inherit",
  shell: process.platform === "win32",
  env: { ...process.env, SHAKE_SEED: values.seed ?? String(randomInt(1_000_000)) },
});
process.exitCode = status ?? 1;
