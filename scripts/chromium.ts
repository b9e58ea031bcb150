import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { say } from "#server/cli-output.ts";

// The headless shell needs a third less processor time than the whole browser.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** `CHROMIUM_PATH`, Playwright's or the system's; else Playwright's or Debian's is installed. */
export function findChromium(): string {
  const found = present();
  if (found) return found;
  say("No Chromium on this machine: installing one …");
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "ignore", timeout: 300_000 });
  const fetched = present();
  if (fetched) return fetched;
  spawnSync("sh", ["-c", "apt-get update -qq && apt-get install -y -qq chromium"], {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  const installed = present();
  if (installed) return installed;
  throw new Error("The browser tests need Chromium: install it, or name it with CHROMIUM_PATH.");
}

function present(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`There is no Chromium at ${named} (CHROMIUM_PATH).`);
  return [named, chromium.executablePath(), ...names.map(onPath)].find((path) => path && existsSync(path));
}

function onPath(name: string): string | undefined {
  try {
    return execFileSync("which", [name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return undefined;
  }
}
