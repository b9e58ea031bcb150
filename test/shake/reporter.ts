import { relative } from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Says with each failure how to repeat it. */
export default class implements Reporter {
  onTestEnd({ location, title }: TestCase, { status }: TestResult): void {
    if (status === "passed" || status === "skipped") return;
    const where = `${relative("test/journeys", location.file)}:${location.line}`;
    process.stdout.write(`✗ ${title}: npm run shake -- ${where} --seed ${process.env.SHAKE_SEED}\n`);
  }
}
