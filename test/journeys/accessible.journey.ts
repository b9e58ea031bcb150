import type { Page } from "@playwright/test";
import { expectFocusVisible } from "./focus.ts";
import {
  admin,
  adminPages,
  everyPage,
  exampleUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  firstCollection,
  hydrated,
  newestBlog,
  test,
} from "./site.ts";

/** Ignores inert headings in previews, which assistive technology does not find. */
function levels(page: Page): Promise<number[]> {
  return page
    .locator("h1, h2, h3, h4, h5, h6")
    .evaluateAll((all) =>
      all.filter((heading) => !heading.closest("[inert]")).map(({ tagName }) => Number(tagName[1])),
    );
}

/** One heading of level 1, and no level skipped. */
function expectOneStep(found: number[]): void {
  expect(found[0]).toBe(1);
  expect(found.filter((level) => level === 1)).toHaveLength(1);
  const steps = found.slice(1).map((level, index) => level - (found[index] ?? 0));
  expect(Math.max(0, ...steps), String(found)).toBeLessThanOrEqual(1);
}

const empty = [
  "/programmes?subcategory=Nowhere",
  "/events?status=past&subcategory=Nowhere",
  "/section/nothing",
];

/** Checks a phone, a desktop and an enlarged page, light and dark, and that no width scrolls sideways. */
async function expectGood(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 4000 });
  await expectAccessible(page, "targets");
  expectOneStep(await levels(page));
  for (const width of [1920, 768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 320, height: 256 }, // 1280 × 1024 at 400 %
  ]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await expectFocusVisible(page);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
  expectOneStep(await levels(page));
}

for (const path of [...everyPage.filter((each) => !adminPages.includes(each)), ...empty, "/blogs?page=2"]) {
  test(`${path} is accessible`, async ({ page, site, quiet }) => {
    quiet.expectErrors(/status of 404/);
    await page.goto(await exampleUrl(site, path));
    await hydrated(page);
    await expectGood(page);
  });
}

test.describe("in administration", () => {
  test.use({ member: admin });

  for (const path of adminPages) {
    test(`${path} is accessible`, async ({ page, site }) => {
      await page.goto(await exampleUrl(site, path));
      await hydrated(page);
      await page.waitForLoadState("networkidle"); // forms and tables wait for the session
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        /^(Addresses|Articles|Calls|Collections|Comments|Create|Edit|Events|Help|Home page|Library|Members|Menu|Overview|Pages|People|Projects|Registrations|Settings|Translations|Trash)/,
      );
      await expectGood(page);
    });
  }
});

test("the open menu is accessible, light and dark", async ({ page }) => {
  await page.goto("/team");
  await hydrated(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.locator("summary").click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await expectAccessible(page);
  const footerText = page.getByRole("contentinfo").getByText(/All rights reserved/);
  await expect(footerText).toHaveCSS("color", "rgb(207, 217, 211)");
  await page.emulateMedia({ contrast: "more" });
  await expect(footerText).toHaveCSS("color", "rgb(255, 255, 255)");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, "colours");
});

test("toasts and error pages are accessible", async ({ page, site, quiet }) => {
  quiet.expectErrors(/status of 500/);
  const { _id, title } = await newestBlog(site);
  await page.goto(`/blogs/${_id}`);
  await hydrated(page);
  await page.clock.install();
  await page.getByRole("button", { name: `Like ${title}` }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page);
  await page.route("**/api/blogs/front", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expectAccessible(page);
});

test.describe("signed in", () => {
  test.use({ member: admin });

  test("is accessible with admin controls, on a desktop and a phone", async ({ page, site }) => {
    const blog = `/blogs/${(await newestBlog(site))._id}`;
    const collection = `/photography/${(await firstCollection(site))._id}`;
    for (const path of [blog, collection, "/publications", "/section/events", "/"]) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await hydrated(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 900 });
      await expectAccessible(page);
    }
    await page.locator("summary").click();
    await expect(page.getByText("Admin Options")).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("after a navigation", () => {
  test("the focus moves to the start of the new page, and the title changes", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    for (const [name, title] of [
      ["About Us", "About Us | Research Institute"],
      ["Events", "Events | Research Institute"],
      ["Home", "Research Institute"],
    ] as const) {
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole("main")).toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    }
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main")?.id)).toBe("main");
  });

  test("the focus moves to the start of an error page", async ({ page, quiet }) => {
    quiet.expectErrors(/status of 503/);
    await page.route("**/api/blogs/section/events*", (route) =>
      route.fulfill({ status: 503, json: { msg: "Back at six." } }),
    );
    await page.goto("/about");
    await hydrated(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Events" }).click();
    await expect(page.getByText("Back at six.")).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("a new page starts at the top, without smooth scrolling", async ({ page }) => {
    await page.goto("/blogs");
    await hydrated(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Come in, or write");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Articles");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });

  test("a filter keeps the focus and the scroll position", async ({ page, quiet }) => {
    await page.goto("/events");
    await hydrated(page);
    const link = page.getByRole("link", { name: "Past Events" });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(link).toHaveAttribute("aria-current", "true");
    await expect(link).toBeFocused();

    quiet.expectErrors(/status of 503/);
    await page.route("**/api/blogs/section/events*", (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole("link", { name: "Upcoming" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Failed to fetch events");
    await expect(page.getByRole("main")).toBeFocused();
  });
});
