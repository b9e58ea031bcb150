import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What axe finds on the page and in its frames, unless one of them is an origin of its own, which it cannot talk to. */
export async function violations(page: Page, options: RunOptions): Promise<string[]> {
  const origins = await Promise.all(page.frames().map((frame) => frame.evaluate(() => origin)));
  const iframes = !origins.includes("null");
  for (const frame of iframes ? page.frames() : [page.mainFrame()]) {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(source);
  }
  return page.evaluate(run, { ...options, iframes });
}

async function run(options: RunOptions): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import("axe-core") };
  // Describing what passes takes a third of the time, and reading style sheets, which no rule here asks for, a quarter.
  const found = await axe.run(document, {
    ...options,
    resultTypes: ["violations"],
    preload: { assets: ["media"] },
  });
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
