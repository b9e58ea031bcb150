import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";

// `npm run guide` takes the pictures of the guides in `docs/guide`.
export default defineConfig(journeys, {
  testDir: ".",
  testMatch: "*.guide.ts",
  globalSetup: "./sample-site.ts",
  outputDir: "../../test-results/guide",
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    ...journeys.use,
    actionTimeout: 20_000,
    timezoneId: "Europe/Lisbon",
    deviceScaleFactor: 2,
    viewport: { width: 1024, height: 900 },
  },
});
