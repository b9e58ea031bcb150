import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What axe finds on the page and in its frames. */
export async function violations(page: Page, options: RunOptions): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(source);
  }
  return page.evaluate(run, options);
}

async function run(options: RunOptions): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import("axe-core") };
  // Describing what passes takes a third of the time.
  const found = await axe.run(document, { ...options, resultTypes: ["violations"] });
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
