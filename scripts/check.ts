import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import { say } from "#server/cli-output.ts";
import { cachePictures } from "#test/files/rendered-pictures.ts";
import { reportFile, type TestReport } from "./test-report.ts";

// `npm run check`: format, lint, types, conventions and tests. `npm test` adds the journeys in a browser. Both continue
// after a failure and end with a count.
const journeyReport = "test-results/journeys.json";
const none: TestReport = { passed: 0, failed: 0, skipped: 0, failures: [], times: [] };
const total = structuredClone(none);

// The tests start many processes; they share compiled modules.
process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/compiled");
rmSync("test-results", { recursive: true, force: true });
const results = await Promise.all([
  step("Format and lint", "biome", ["ci", "--error-on-warnings"]),
  step("Types of the routes", "react-router", ["typegen"]).then(async (passed) => [
    passed,
    await step("Types", "tsc", []),
  ]),
  cachePictures().then(() => []), // once for all that copy the sample
]);
for (const passed of results.flat()) total[passed ? "passed" : "failed"] += 1;
const reporters = ["--reporter=dot", "--reporter=./scripts/test-report.ts"];
count(await step("Conventions and tests", "vitest", ["run", ...reporters]), tests());
if (!process.env.TEST_DATABASE_URL) {
  say("PostgreSQL: not tested. Set TEST_DATABASE_URL to a server where tests may create databases.");
}
if (process.argv.includes("--browser")) {
  count(await step("Journeys in the browser", "playwright", ["test"]), journeys());
}
sayTheSlowest("files", tests());
sayTheSlowest("journeys", journeys());
for (const failure of total.failures) say(`✗ ${failure}`); // the details are far above
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
say(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function step(title: string, command: string, args: string[]): Promise<boolean> {
  const began = performance.now();
  const child = spawn(command, args, { stdio: "inherit", shell: process.platform === "win32" });
  const [status] = await once(child, "exit");
  say(`${status === 0 ? "✓" : "✗"} ${title} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  if (status !== 0) total.failures.push(title);
  return status === 0;
}

/** A command that fails without a failed test counts as one. */
function count(passed: boolean, report: TestReport): void {
  if (!passed && report.failed === 0) report.failed = 1;
  for (const name of ["passed", "failed", "skipped"] as const) total[name] += report[name];
  total.failures.push(...report.failures);
}

function sayTheSlowest(what: string, { times }: TestReport): void {
  if (times.length === 0) return;
  say(`\nThe slowest ${what}:`);
  const slowest = times.toSorted(([, one], [, other]) => other - one).slice(0, 10);
  for (const [name, time] of slowest) say(`${(time / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

function tests(): TestReport {
  return { ...none, ...json<TestReport>(reportFile) };
}

function journeys(): TestReport {
  const { stats, suites = [] } = json<JSONReport>(journeyReport);
  const { expected: passed = 0, unexpected: failed = 0, skipped = 0 } = stats ?? {};
  return { ...none, passed, failed, skipped, times: suites.flatMap(timesIn) };
}

function timesIn({ file, specs, suites = [] }: JSONReportSuite): TestReport["times"] {
  const own = specs.map(({ title, tests }): [string, number] => {
    const results = tests.flatMap(({ results }) => results);
    return [`${file} › ${title}`, results.reduce((sum, { duration }) => sum + duration, 0)];
  });
  return [...own, ...suites.flatMap(timesIn)];
}

function json<Report>(file: string): Partial<Report> {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
