import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test, writer } from "./site.ts";

const links = [
  ["/", "Home"],
  ["/about", "About Us"],
  ["/contact", "Contact"],
  ["/team", "Team"],
  ["/programmes", "Programmes"],
  ["/publications", "Publications"],
  ["/events", "Events"],
  ["/photography", "Photography"],
] as const;

async function expectShadowPastTen(page: Page): Promise<void> {
  const bar = page.getByRole("banner");
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  const border = () => bar.evaluate((element) => getComputedStyle(element).borderBottomColor);
  const none = /^none$|rgba\(0, 0, 0, 0\) 0px 0px 0px 0px$/;

  await scrollTo(11);
  await expect(bar).not.toHaveCSS("box-shadow", none);
  await expect.poll(border).toBe("rgba(0, 0, 0, 0)");
  await scrollTo(10);
  await expect(bar).toHaveCSS("box-shadow", none);
  await expect.poll(border).toBe("rgb(220, 216, 204)");
  await scrollTo(400);
  await expect(bar).not.toHaveCSS("box-shadow", none);
  await expect(bar).toBeInViewport({ ratio: 1 });
}

async function openPage(page: Page, isLoaded: boolean): Promise<{ menu: Locator; toggle: Locator }> {
  if (!isLoaded) await page.route("**/assets/*.js", () => {}); // never answered
  await page.goto("/about");
  if (isLoaded) await hydrated(page);
  return { menu: page.getByRole("navigation", { name: "Menu" }), toggle: page.locator("summary") };
}

test.describe("the navigation bar", () => {
  test("has the eight links in order", async ({ page }) => {
    await page.goto("/");
    const found = await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => [link.getAttribute("href"), link.textContent]));
    expect(found).toEqual(links);
  });

  test("marks the link of the current page only", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const bar = page.getByRole("navigation", { name: "Main" });
    const current = bar.locator("[aria-current]");
    for (const [path, text] of links) {
      await bar.getByRole("link", { name: text, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(current).toHaveText([text]);
      await expect(current).toHaveAttribute("aria-current", "page");
    }
  });

  test("marks it in the server's HTML, and nothing on other pages", async ({ request }) => {
    const marked = async (path: string) => {
      const html = await (await request.get(path)).text();
      const bar = html.slice(html.indexOf('aria-label="Main"'), html.indexOf("</nav>"));
      return [...bar.matchAll(/<a [^>]*aria-current="page"[^>]*>([^<]*)/g)].map(([, text]) => text);
    };
    for (const [path, text] of links) expect(await marked(path)).toEqual([text]);
    for (const path of ["/blogs", "/privacy", "/section/events"]) expect(await marked(path)).toEqual([]);
  });

  test("marks no link on subpages", async ({ page }) => {
    await page.goto("/photography");
    await page.locator("main article a").first().click();
    await expect(page).toHaveURL(/\/photography\/.+/);
    await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current]")).toHaveCount(0);
  });

  test("links the institute's name to the home page", async ({ page }) => {
    await page.goto("/contact");
    await page.getByRole("banner").getByRole("link", { name: "Research Institute" }).click();
    await expect(page).toHaveURL("/");
  });

  test("has a login link for visitors", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toHaveAttribute(
      "href",
      "/login",
    );
  });

  test("has a shadow after 10 pixels of scrolling, before and after hydration", async ({ page }) => {
    await page.goto("/about");
    await expectShadowPastTen(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await hydrated(page);
    await expectShadowPastTen(page);
  });

  test.describe("for members", () => {
    test.use({ member: writer });

    test("shows the whole name if it fits, and the longest at any width", async ({ page }) => {
      await page.goto("/about");
      const name = page
        .getByRole("banner")
        .getByRole("link", { name: "Nasrin Oyelaran" })
        .locator("span")
        .last();
      for (const width of [1280, 1400, 1920]) {
        await page.setViewportSize({ width, height: 700 });
        await expect(name).toBeVisible();
        const hidden = () => name.evaluate((text) => text.scrollWidth - text.clientWidth);
        await expect.poll(hidden, `${width} px`).toBe(0);
      }
      await name.evaluate((text) => {
        text.textContent = "Wolfeschlegelsteinhausenbergerdorff ".repeat(4);
      });
      for (const width of [1920, 1280, 1120, 1119, 320]) {
        await page.setViewportSize({ width, height: 700 });
        if (width < 1120) await page.getByText("Menu", { exact: true }).click();
        await expect(page.getByRole("button", { name: "Logout" })).toBeInViewport({ ratio: 1 });
        await expectNoSidewaysScroll(page);
        if (width < 1120) await page.keyboard.press("Escape");
      }
    });
  });

  for (const width of [320, 390, 768, 1119, 1120, 1280]) {
    test(`leads to the search, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto("/about");
      const banner = page.getByRole("banner");
      const link = banner.getByRole("link", { name: "Search", exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
      expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(width < 1120 ? 65 : 73);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await link.click();
      await expect(page).toHaveURL("/search");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }

  test("has a skip link", async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main")?.id)).toBe("main");
  });
});

test.describe("the mobile menu", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("has the links of the bar and closes on each", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await expect(menu).toBeHidden();
    for (const [path, text] of links.toReversed()) {
      await page.getByText("Menu", { exact: true }).click();
      await expect(menu.getByRole("link")).toHaveText(links.map(([, name]) => name));
      await menu.getByRole("link", { name: text, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(menu).toBeHidden();
      await expect(page.getByRole("main")).toBeFocused(); // the next page is there, and would close the menu
    }
  });

  test("closes on a link to the current page and on the login link", async ({ page }) => {
    await page.goto("/team");
    await hydrated(page);
    const menu = page.getByRole("navigation", { name: "Menu" });
    const toggle = page.getByText("Menu", { exact: true });
    await toggle.click();
    await expect(menu.locator("[aria-current=page]")).toHaveText(["Team"]);
    await menu.getByRole("link", { name: "Team" }).click();
    await expect(menu).toBeHidden();
    await toggle.click();
    await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
    await expect(page).toHaveURL("/login");
    await expect(menu).toBeHidden();
  });

  test("closes on a link even if it was opened before hydration", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/about", { waitUntil: "commit" });
    const menu = page.getByRole("navigation", { name: "Menu" });
    await page.getByText("Menu", { exact: true }).click();
    await expect(menu).toBeVisible();
    release();
    await hydrated(page);
    await expect(menu).toBeVisible();
    await menu.getByRole("link", { name: "Team" }).click();
    await expect(page).toHaveURL("/team");
    await expect(menu).toBeHidden();
  });

  for (const isLoaded of [false, true]) {
    const when = isLoaded ? "with the app" : "before the app has loaded";

    test(`closes on Escape and returns the focus, ${when}`, async ({ page }) => {
      const { menu, toggle } = await openPage(page, isLoaded);
      await toggle.focus();
      await page.keyboard.press("Enter");
      await expect(menu).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("searchbox", { name: "Search this site" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
    });

    test(`closes when the focus or a click is outside, ${when}`, async ({ page }) => {
      const { menu, toggle } = await openPage(page, isLoaded);
      await toggle.click();
      await page.getByRole("banner").getByRole("link", { name: "Log in" }).focus();
      await page.keyboard.press("Tab");
      await expect(menu).toBeHidden();
      await toggle.click();
      await expect(menu).toBeVisible();
      await page.mouse.click(195, 830);
      await expect(menu).toBeHidden();
    });
  }
});

test.describe("the footer", () => {
  test("has quick links, legal links and placeholder contact details", async ({ page }) => {
    await page.goto("/team");
    const footer = page.getByRole("contentinfo");
    const listed = (name: string) =>
      footer
        .getByRole("navigation", { name })
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => `${link.getAttribute("href")} ${link.textContent}`));
    expect(await listed("Quick links")).toEqual([
      "/ Home",
      "/about About Us",
      "/blogs Articles",
      "/events Events",
      "/contact Contact",
    ]);
    expect(await listed("Legal")).toEqual([
      "/privacy Privacy Policy",
      "/terms Terms of Service",
      "/accessibility Accessibility",
    ]);
    await expect(footer).toContainText("14 Example Street");
    await expect(footer.getByRole("link", { name: "contact@example.org" })).toHaveAttribute(
      "href",
      "mailto:contact@example.org",
    );
    await expect(footer.getByRole("link", { name: "+00 000 000 0000" })).toHaveAttribute(
      "href",
      "tel:+000000000000",
    );
  });

  test("has the current year in the site's time zone", async ({ page }) => {
    await page.goto("/");
    const year = new Date().toLocaleDateString("en-US", { timeZone: "Europe/Lisbon", year: "numeric" });
    await expect(page.getByRole("contentinfo")).toContainText(`© ${year} Research Institute.`);
  });

  test("has no broken links", async ({ page, request }) => {
    await page.goto("/");
    const paths = await page
      .getByRole("contentinfo")
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const path of paths.filter((href) => href.startsWith("/"))) {
      expect((await request.get(path)).status(), path).toBe(200);
    }
  });
});
