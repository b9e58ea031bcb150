import type { Locator, Page } from "@playwright/test";
import { expectMenuBelow } from "./rows.ts";
import { changeSettings } from "./settings.ts";
import {
  admin,
  everyPage,
  exampleUrl,
  expect,
  expectNoSidewaysScroll,
  firstCollection,
  hydrated,
  test,
} from "./site.ts";

test.use({ writable: "in Arabic" });

test.beforeEach(async ({ site }) => {
  await changeSettings(site, "institute", () => ({ language: "ar" }));
});

/** Where the middle of an element is: 0 at the left edge of the window, 1 at the right. */
async function across(element: Locator): Promise<number> {
  const { x, width } = (await element.boundingBox()) ?? { x: Number.NaN, width: 0 };
  return (x + width / 2) / (element.page().viewportSize()?.width ?? 1);
}

/** Whether an icon is mirrored. */
function isTurned(icon: Locator): Promise<boolean> {
  return icon.evaluate((each) => getComputedStyle(each).scale === "-1 1");
}

test("the site is mirrored in Arabic", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  expect(await across(page.locator("header a").first())).toBeGreaterThan(0.7);
  expect(await across(page.locator('header a[href="/login"]').first())).toBeLessThan(0.3);
  const hero = page.getByRole("region").filter({ has: page.locator("#hero-title") });
  expect(await across(hero.locator("img").first())).toBeLessThan(0.4);
  expect(await across(hero.locator("#hero-title"))).toBeGreaterThan(0.6);
  expect(await isTurned(hero.locator("a svg").last())).toBe(true);
  expect(await isTurned(page.locator('header a[href="/search"] svg'))).toBe(false);
});

test("arrow keys follow the pictures in Arabic", async ({ page, site }) => {
  const { _id, media } = await firstCollection(site);
  await page.goto(`/photography/${_id}`);
  await hydrated(page);
  const arrows = page.getByRole("main").locator(".viewer button.button");
  expect(await across(arrows.first())).toBeGreaterThan(await across(arrows.last()));
  expect([
    await isTurned(arrows.first().locator("svg")),
    await isTurned(arrows.last().locator("svg")),
  ]).toEqual([true, true]);
  await arrows.last().focus();
  for (const [key, wanted] of [
    ["ArrowLeft", 2],
    ["ArrowRight", 1],
    ["ArrowRight", media.length],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole("main").getByRole("status")).toContainText(`${wanted} / ${media.length}`);
  }
});

test("no page is wider than a phone in Arabic", async ({ page, site, quiet }) => {
  quiet.expectErrors(/status of 404/);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of everyPage) {
    await page.goto(await exampleUrl(site, path));
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expectNoSidewaysScroll(page);
  }
});

test.describe("an administrator", () => {
  test.use({ member: admin });

  test("has the administration mirrored in Arabic", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/admin");
    await hydrated(page);
    const rail = page.getByRole("banner");
    expect(await across(rail)).toBeGreaterThan(0.8);
    await page.goto("/create-blog");
    const tools = page.getByRole("toolbar").first().locator("[data-tool]");
    await tools.nth(2).focus();
    await movesTo(page, "ArrowLeft", tools.nth(3));
    await movesTo(page, "ArrowRight", tools.nth(2));
    expect(await across(tools.nth(3))).toBeLessThan(await across(tools.nth(2)));
    await page.goto("/manage-blogs");
    const actions = page.getByRole("row").nth(1).getByRole("button").last();
    await actions.click();
    await expectMenuBelow(page, actions);
    await page.goto("/manage-media");
    await expect(page.getByText(/^صورة،/).first()).toBeVisible();
  });
});

async function movesTo(page: Page, key: string, tool: Locator): Promise<void> {
  await page.keyboard.press(key);
  await expect(tool).toBeFocused();
}
