import type { Page } from "@playwright/test";
import { newBlog } from "./admin.ts";
import { createCollection } from "./collections.ts";
import {
  admin,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fontsLoaded,
  hydrated,
  test,
  writer,
} from "./site.ts";

test.use({ writable: true });

const menuButton = (page: Page) => page.getByRole("button", { name: "Edit and create" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Edit and create" });

test.describe("readers", () => {
  for (const member of [undefined, writer]) {
    test.describe(member ? "who are members" : "who are visitors", () => {
      test.use({ member });

      test("get nothing of the administrators' button", async ({ page, request }) => {
        const scripts: string[] = [];
        page.on("request", (sent) => scripts.push(sent.url()));
        await page.goto("/about");
        await hydrated(page);
        await expect(menuButton(page)).toHaveCount(0);
        expect(scripts.filter((url) => url.includes("admin-menu"))).toEqual([]);
        const html = await (await request.get("/about")).text();
        expect(html).not.toMatch(/data-admin-menu|Edit and create/);
      });
    });
  }
});

test.describe("administrators", () => {
  test.use({ member: admin });

  test("find what the page shows, additions and the administration", async ({ page, site }) => {
    const blog = await newBlog(site, { title: "Menu of an article" });
    const event = await newBlog(site, {
      title: "Menu of an event",
      section: "events",
      eventDate: "2035-05-01T18:00",
    });
    const collection = await createCollection(site, "Menu of a collection");
    const rest = [
      "Create article",
      "Create event",
      "Create collection",
      "Create page",
      "Create person",
      "Create call",
      "Create project",
      "Administration",
    ];
    for (const [path, text, to] of [
      ["/", "Edit home page", "/manage-home"],
      ["/blogs", undefined, undefined],
      ["/team", "Edit page", "/edit-page/team"],
      [`/blogs/${blog._id}`, "Edit article", `/edit-blog/${blog._id}`],
      [`/blogs/${event._id}`, "Edit event", `/edit-blog/${event._id}`],
      [`/photography/${collection}`, "Edit collection", `/edit-photography/${collection}`],
      ["/about", "Edit page", "/edit-page/about"],
      ["/contact", "Edit page", "/edit-page/contact"],
      ["/privacy", "Edit page", "/edit-page/privacy"],
    ] as const) {
      await page.goto(path);
      await menuButton(page).click();
      await expect(menu(page).getByRole("link"), path).toHaveText(text ? [text, ...rest] : rest);
      if (to) await expect(menu(page).getByRole("link").first()).toHaveAttribute("href", to);
    }
    await menu(page).getByRole("link", { name: "Administration" }).click();
    await expect(page).toHaveURL("/admin");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
    await expect(menuButton(page)).toHaveCount(0);
  });

  test("use it with the keyboard", async ({ page }) => {
    await page.goto("/team");
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu(page).getByRole("link").first()).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Shift+Tab"); // back to the footer
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("contentinfo").getByRole("link").last()).toBeFocused();
  });

  for (const width of [390, 1280]) {
    test(`see it beside the last links of the page, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/team");
      await expect(menuButton(page)).toBeVisible();
      await fontsLoaded(page);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const button = await menuButton(page).boundingBox();
      for (const link of await page.getByRole("contentinfo").getByRole("link").all()) {
        const box = await link.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
      }
      await expectNoSidewaysScroll(page);
      await page.emulateMedia({ media: "print" });
      await expect(menuButton(page)).toBeHidden();
    });
  }

  test("read without it in the way, and reach it with the keyboard", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto("/about");
    await expect(menuButton(page)).toBeInViewport();
    await fontsLoaded(page);
    await page.mouse.wheel(0, 900);
    await expect(menuButton(page)).not.toBeInViewport();
    await menuButton(page).focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(menuButton(page)).toBeFocused();
    await expect(menuButton(page)).toBeInViewport({ ratio: 1 });
    await menuButton(page).blur();
    await page.mouse.wheel(0, -300);
    await expect(menuButton(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 100_000);
    await expect(page.getByRole("contentinfo").getByRole("link").last()).toBeInViewport();
    await expect(menuButton(page)).toBeInViewport({ ratio: 1 });
  });

  test("keep it beside its open menu", async ({ page }) => {
    await page.goto("/about");
    await menuButton(page).click();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await expect(menu(page)).toBeVisible();
    await expect(menuButton(page)).toBeInViewport({ ratio: 1 });
  });

  test("undo what they deleted beside it", async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const { _id } = await newBlog(site, { title: "Deleted on a telephone" });
    await page.goto(`/blogs/${_id}`);
    await page.getByRole("button", { name: "Delete Deleted on a telephone" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL("/");
    await expect
      .poll(async () => {
        const offer = await page.getByRole("region", { name: "Undo" }).boundingBox();
        const button = await menuButton(page).boundingBox();
        return offer && button && offer.y + offer.height <= button.y;
      })
      .toBe(true);
  });

  test("see the page also if the button does not load", async ({ page, quiet }) => {
    quiet.expectErrors(/Failed to load resource|Failed to fetch dynamically imported module/);
    await page.route(/\/admin-menu-[^/]*\.js$/, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("admin-menu"));
    await page.goto("/about");
    await failed;
    await hydrated(page);
    await expect(page.getByRole("banner").getByRole("button", { name: "Logout" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("Something went wrong");
  });

  test("find no link of ours in the bar, and four in its Admin Options", async ({ page }) => {
    await page.goto("/team");
    await expect(menuButton(page)).toBeVisible();
    const banner = page.getByRole("banner");
    await expect(banner.locator('a[href="/admin"], a[href^="/manage-"]:visible')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 800 });
    await banner.getByText("Menu", { exact: true }).click();
    await expect(banner.getByRole("list", { name: "Admin Options" }).getByRole("link")).toHaveText([
      "Create Article",
      "Create Photography",
      "Manage Articles",
      "Manage Events",
    ]);
  });
});
