import type { Page } from "@playwright/test";
import { build } from "vite";
import { allMessages } from "../../scripts/messages/plugin.ts";

/** The exports of `workbench/bench.ts`. */
export type Bench = typeof import("./bench.ts");

/** The editor's core on an empty page without a Content-Security-Policy, for hundreds of articles. */
export async function openBench(page: Page): Promise<void> {
  const output = await build({
    configFile: false,
    logLevel: "silent",
    root: process.cwd(),
    plugins: [allMessages()],
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: "test/workbench/bench.ts", formats: ["es"], fileName: "bench" },
    },
  });
  const [built] = Array.isArray(output) ? output : [output];
  const chunk = "output" in built ? built.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error("The workbench was not built.");
  await page.route("**/bench.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: chunk.code }),
  );
  await page.route("**/bench", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Bench</title>" }),
  );
  await page.goto("/bench");
  await page.evaluate(async (file) => {
    Object.assign(window, { bench: await import(file) });
  }, "/bench.js");
}
