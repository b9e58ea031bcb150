import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium.ts";
import { leftOutFiles, leftOutTitles } from "./test/pseudo/left-out.ts";

const isPseudo = Boolean(process.env.PSEUDO);

export default defineConfig({
  testDir: "test/journeys",
  testMatch: isPseudo ? "*.{journey,pseudo}.ts" : "*.journey.ts",
  testIgnore: isPseudo ? leftOutFiles : [],
  grepInvert: isPseudo ? leftOutTitles : [],
  globalSetup: "./test/journeys/sample-site.ts",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  workers: 4, // a browser waits for a quarter of its time, also where there are two cores
  forbidOnly: true,
  // Nothing waits for these: they end what hangs, also on a machine that is busy with other things.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: [[process.stdout.isTTY ? "line" : "dot"], ["json", { outputFile: "test-results/journeys.json" }]],
  use: {
    actionTimeout: isPseudo ? 45_000 : 0, // for texts that are not found
    browserName: "chromium",
    locale: "en-US",
    timezoneId: "Asia/Kolkata", // far from the site's zone, so that a date in the wrong one shows
    viewport: { width: 1280, height: 900 },
    // Recording everything takes a third of the time:  playwright test --trace retain-on-failure
    trace: "off",
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
