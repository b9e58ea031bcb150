import { globSync } from "node:fs";
import { test as base, type RunningSite } from "../journeys/site.ts";
import type { Browser } from "./browser.ts";
import { openFirefox } from "./firefox.ts";
import { openWebkit } from "./webkit.ts";

export type EngineName = "firefox" | "webkit";

/** Journeys in other browsers than Chromium. Each worker has one browser; each journey starts logged out. */
export const test = base.extend<object, { engine: EngineName; engineBrowser: Browser }>({
  // Only Chromium's journeys can watch the console and all requests.
  quiet: ({ engine: _ }, use) => use({ expectErrors: () => {} }),
  engine: ["firefox", { scope: "worker", option: true }],
  engineBrowser: [
    async ({ engine }, use) => {
      const browser =
        engine === "firefox" ? await openFirefox("/usr/bin/firefox-esr") : await openWebkit(miniBrowser());
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
});

/** Stores a token, or removes it. */
export async function signIn(browser: Browser, site: RunningSite, token: string | null): Promise<void> {
  await browser.open(`${site.url}/terms`);
  await browser.evaluate(token ? `localStorage.setItem("token", "${token}")` : "localStorage.clear()");
}

function miniBrowser(): string {
  const [path] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
  if (!path) throw new Error("The browser of WebKitGTK is missing.");
  return path;
}
