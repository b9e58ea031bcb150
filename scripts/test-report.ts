import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, SerializedError, TestModule } from "vitest/node";

/** `times` are milliseconds. */
export type TestReport = {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
  times: [name: string, time: number][];
};

export const reportFile = "test-results/tests.json";

/** A reporter for Vitest that writes the counts, how long each file took, and every failure, in tests and outside. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const failures = unhandled.map(reason);
    const times: TestReport["times"] = modules.map((module) => [
      `${module.relativeModuleId} (${module.project.name})`,
      module.diagnostic().duration,
    ]);
    const report: TestReport = { passed: 0, failed: 0, skipped: 0, failures, times };
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
