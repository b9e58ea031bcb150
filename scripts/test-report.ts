import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, SerializedError, TestModule } from "vitest/node";

export type TestReport = { passed: number; failed: number; skipped: number; failures: string[] };

export const reportFile = "test-results/tests.json";

/** A reporter for Vitest that writes the counts and every failure, in tests and outside of them. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const report: TestReport = { passed: 0, failed: 0, skipped: 0, failures: unhandled.map(reason) };
    for (const module of modules) {
      for (const { message } of module.errors())
        report.failures.push(`${module.relativeModuleId}: ${message}`);
      for (const suite of module.children.allSuites()) {
        for (const { message } of suite.errors()) report.failures.push(`${suite.fullName}: ${message}`);
      }
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state !== "pending") report[state] += 1;
        if (state === "failed") report.failures.push(`${test.fullName}: ${errors[0]?.message}`);
      }
    }
    mkdirSync(dirname(reportFile), { recursive: true });
    writeFileSync(reportFile, JSON.stringify(report));
  }
}

function reason(error: SerializedError): string {
  return `Outside of the tests: ${error.stack ?? error.message}`;
}
