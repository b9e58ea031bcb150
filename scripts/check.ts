import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { say } from "#server/cli-output.ts";

// `npm run check`: format, lint, types, conventions and tests. `npm test` adds the journeys in a browser. Both continue
// after a failure and end with a count.
const reports = { tests: "test-results/tests.json", journeys: "test-results/journeys.json" };

type Report = Record<string, number> & {
  stats?: Record<string, number>;
  testResults?: { assertionResults: { fullName: string; status: string }[] }[];
};
type Counts = { passed: number; failed: number; skipped: number };
const total: Counts = { passed: 0, failed: 0, skipped: 0 };

// The tests start many processes; they share compiled modules.
process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/compiled");
rmSync("test-results", { recursive: true, force: true });
const results = await Promise.all([
  step("Format and lint", "biome", ["ci", "--error-on-warnings"]),
  step("Types of the routes", "react-router", ["typegen"]).then(async (passed) => [
    passed,
    await step("Types", "tsc", []),
  ]),
]);
for (const passed of results.flat()) total[passed ? "passed" : "failed"] += 1;
const toFile = ["--reporter=dot", "--reporter=json", `--outputFile.json=${reports.tests}`];
count(await step("Conventions and tests", "vitest", ["run", ...toFile]), tests());
if (!process.env.TEST_DATABASE_URL) {
  say("PostgreSQL: not tested. Set TEST_DATABASE_URL to a server where tests may create databases.");
}
if (process.argv.includes("--browser")) {
  count(await step("Journeys in the browser", "playwright", ["test"]), journeys());
}
for (const name of failedTests()) say(`✗ ${name}`); // their messages are far above
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
say(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function step(title: string, command: string, args: string[]): Promise<boolean> {
  const began = performance.now();
  const child = spawn(command, args, { stdio: "inherit", shell: process.platform === "win32" });
  const [status] = await once(child, "exit");
  say(`${status === 0 ? "✓" : "✗"} ${title} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return status === 0;
}

/** A command that fails without a failed test counts as one. */
function count(passed: boolean, counts: Counts): void {
  if (!passed && counts.failed === 0) counts.failed = 1;
  for (const name of ["passed", "failed", "skipped"] as const) total[name] += counts[name];
}

function tests(): Counts {
  const {
    numPassedTests: passed = 0,
    numFailedTests: failed = 0,
    numPendingTests: skipped = 0,
  } = json(reports.tests);
  return { passed, failed, skipped };
}

function failedTests(): string[] {
  const results = json(reports.tests).testResults?.flatMap((file) => file.assertionResults) ?? [];
  return results.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
}

function journeys(): Counts {
  const { expected: passed = 0, unexpected: failed = 0, skipped = 0 } = json(reports.journeys).stats ?? {};
  return { passed, failed, skipped };
}

function json(file: string): Report {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
