import type { Browser, Page } from "@playwright/test";
import { pages } from "#app/pages.ts";
import { openMenu } from "./newcomer.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, type RunningSite } from "./site.ts";

/** Words found only in the sample and the defaults. */
const foreign =
  /Research Institute|14 Example Street|00000 City|contact@example\.org|\+00 000|Nasrin|Oyelaran|right to space|Anjuvar/i;

const specified = pages.filter(({ path, app }) => !app && !path.includes(":")).map(({ path }) => path);

/** Checks every page and these documents as a reader without JavaScript. Returns the home page. */
export async function readOwnSite(browser: Browser, site: RunningSite, documents: string[]): Promise<Page> {
  const reader = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    extraHTTPHeaders: { "cache-control": "no-cache" }, // otherwise a page may be the one before the last change
  });
  const page = await reader.newPage();
  for (const path of [...specified, ...documents, "/login", "/"]) {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 200]);
    const text = `${await page.title()}\n${await page.locator("body").innerText()}`;
    expect([path, foreign.exec(text)?.[0]]).toEqual([path, undefined]);
    expect([path, text.includes("Harbour Lab")]).toEqual([path, true]);
    await expectNoSidewaysScroll(page);
  }
  await expectAccessiblePages(browser, site, ["/", "/about", "/contact", ...documents]);
  await openMenu(page);
  const links = page.getByRole("banner").getByRole("link");
  await expect(links.filter({ hasText: "Boat hire" })).toBeVisible();
  await expect(links.filter({ hasText: "Photography" })).toHaveCount(0);
  return page;
}

/** Axe needs JavaScript. */
async function expectAccessiblePages(browser: Browser, site: RunningSite, paths: string[]): Promise<void> {
  const page = await browser.newPage({ baseURL: site.url });
  for (const path of paths) {
    await page.goto(path);
    await expectAccessible(page);
  }
  await page.close();
}
