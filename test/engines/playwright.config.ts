import { defineConfig } from "@playwright/test";
import type { EngineName } from "./engine.ts";

/** Playwright is only the test runner here: it cannot drive Debian's browsers. */
export default defineConfig<object, { engine: EngineName }>({
  testDir: ".",
  testMatch: "*.journey.ts",
  outputDir: "../../test-results/engines",
  workers: 2,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  projects: [
    { name: "firefox", use: { engine: "firefox" } },
    { name: "webkit", use: { engine: "webkit" } },
  ],
});
