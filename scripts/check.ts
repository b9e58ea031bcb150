import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { say } from "#server/cli-output.ts";

/**
 * `npm run check`: format, lint, types, conventions and tests. `npm test` adds the journeys in a browser.
 * Both continue after a failure and end with a count.
 */
const browser = process.argv.includes("--browser");
const reports = { behaviour: "test-results/behaviour.json", journeys: "test-results/journeys.json" };

type Counts = { passed: number; failed: number; skipped: number };
const total = { passed: 0, failed: 0, skipped: 0 };

// The tests start many processes; they share compiled modules.
process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/compiled");
rmSync("test-results", { recursive: true, force: true });
step("Format and lint", "biome", ["ci", "--error-on-warnings"]);
step("Types of the routes", "react-router", ["typegen"]);
step("Types", "tsc", []);
suite(
  "Conventions and behaviour",
  "vitest",
  ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${reports.behaviour}`],
  behaviour,
);
if (!process.env.TEST_DATABASE_URL) {
  say("PostgreSQL: not tested. Set TEST_DATABASE_URL to a server where tests may create databases.");
}
if (browser) suite("Journeys in the browser", "playwright", ["test"], journeys);
say(
  [
    `\n${total.passed} passed, ${total.failed} failed`,
    ...(total.skipped > 0 ? [`${total.skipped} skipped`] : []),
  ].join(", "),
);
process.exitCode = total.failed > 0 ? 1 : 0;

function step(title: string, command: string, args: string[]): boolean {
  const began = performance.now();
  const { status } = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
  const passed = status === 0;
  total[passed ? "passed" : "failed"] += 1;
  say(`${passed ? "✓" : "✗"} ${title} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return passed;
}

/** Counts the tests in a report. A command that fails without a failed test counts as one. */
function suite(title: string, command: string, args: string[], read: (report: string) => Counts): void {
  const passed = step(title, command, args);
  total[passed ? "passed" : "failed"] -= 1;
  const counts = read(command === "vitest" ? reports.behaviour : reports.journeys);
  if (!passed && counts.failed === 0) counts.failed = 1;
  for (const name of ["passed", "failed", "skipped"] as const) total[name] += counts[name];
}

function behaviour(report: string): Counts {
  const {
    numPassedTests: passed = 0,
    numFailedTests: failed = 0,
    numPendingTests: skipped = 0,
  } = json(report);
  return { passed, failed, skipped };
}

function journeys(report: string): Counts {
  const { expected: passed = 0, unexpected: failed = 0, skipped = 0 } = json(report).stats ?? {};
  return { passed, failed, skipped };
}

function json(file: string): Record<string, number> & { stats?: Record<string, number> } {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
