import type { Page } from "@playwright/test";
import type { BlogCard } from "#features/blogs/contract.ts";
import {
  admin,
  expect,
  first,
  firstCollection,
  fontsLoaded,
  gate,
  hydrated,
  newestBlog,
  type RunningSite,
  reader,
  test,
  writer,
} from "./site.ts";

const profile = "**/api/users/profile";
const assets = "**/assets/*.js";

const login = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Log in" });
const token = (page: Page) => page.evaluate(() => localStorage.getItem("token"));

/** Checks in every frame whether the login link is visible. */
async function watchForLogin(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const look = () => {
      const links = [...document.querySelectorAll('header a[href="/login"]')];
      if (links.some((link) => link.checkVisibility({ visibilityProperty: true }))) {
        document.documentElement.setAttribute("data-login-seen", "");
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => document.documentElement.hasAttribute("data-login-seen"));
}

async function articleOfAnother(site: RunningSite): Promise<BlogCard> {
  const all = await site.read<BlogCard[]>("/api/blogs/all?view=card");
  return first(all.filter(({ name }) => name !== "Nasrin Oyelaran"));
}

/** The positions of everything that is the same for all readers. */
function places(page: Page): Promise<string[]> {
  const overlay =
    ".for-members, .for-visitors, .for-visitors-words, header div:has(> a[href='/profile']), a[href^='/edit']";
  return page
    .locator("header a, header li, header summary, main h1, main h2, main p, main a, main img, footer")
    .evaluateAll(
      (all, apart) =>
        all
          .filter(
            (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(apart),
          )
          .map((element) => {
            const { x, y, height } = element.getBoundingClientRect();
            return [element.tagName, x, y, height].join(" ");
          }),
      overlay,
    );
}

test.describe("for a member", () => {
  test.use({ member: writer });

  test("the bar shows name and picture with a link to the profile", async ({ page }) => {
    await page.goto("/about");
    const account = page.getByRole("banner").getByRole("link", { name: "Nasrin Oyelaran" });
    await expect(account).toHaveAttribute("href", "/profile");
    const picture = account.locator("img");
    await expect(picture).toHaveAttribute("src", /^\/media\/[0-9a-f]{24}\/256\.webp$/);
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole("banner").getByRole("button", { name: "Logout" })).toBeVisible();
    await expect(login(page)).toHaveCount(0);
  });

  test("a broken picture is replaced by the initial", async ({ page, quiet }) => {
    quiet.expectErrors(/status of 404/);
    await page.route("**/{96,256}.webp", (route) => route.fulfill({ status: 404 }));
    await page.goto("/about");
    const account = page.getByRole("banner").getByRole("link", { name: "Nasrin Oyelaran" });
    await expect(account.getByText("N", { exact: true })).toBeVisible();
    await expect(account.locator("img")).toHaveCount(0);
  });

  for (const width of [1280, 390]) {
    for (const kind of ["/", "/publications", "an article"]) {
      test(`the login link never appears on ${kind} at ${width} px, and nothing moves`, async ({
        page,
        site,
      }) => {
        const app = gate();
        const answer = gate();
        await page.route(assets, async (route) => {
          await app.passed;
          await route.continue();
        });
        await page.route(profile, async (route) => {
          await answer.passed;
          await route.continue();
        });
        const loginSeen = await watchForLogin(page);
        await page.setViewportSize({ width, height: 900 });
        const path = kind.startsWith("/") ? kind : `/blogs/${(await articleOfAnother(site))._id}`;
        await page.goto(path, { waitUntil: "commit" });
        await expect(page.getByRole("contentinfo")).toBeAttached();
        await fontsLoaded(page);
        if (width < 1000) await page.getByRole("banner").locator("summary").click();
        await expect(login(page)).toBeHidden();
        const before = await places(page);
        expect(before.length).toBeGreaterThan(12);

        const requested = page.waitForRequest(profile);
        app.open();
        await requested;
        await expect(login(page)).toBeHidden();
        expect(await places(page)).toEqual(before);

        answer.open();
        await hydrated(page);
        expect(await places(page)).toEqual(before);
        expect(await loginSeen()).toBe(false);
      });
    }
  }

  test("logging out removes the token and shows the login link", async ({ page }) => {
    await page.goto("/about");
    expect(await token(page)).toMatch(/^\w+\.\w+\./);
    await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
    await expect(login(page)).toBeVisible();
    expect(await token(page)).toBeNull();
    await page.reload();
    await hydrated(page);
    await expect(login(page)).toBeVisible();
    await expect(page.getByText("Nasrin Oyelaran")).toHaveCount(0);
  });

  test("logging out updates the welcome bar", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("Hello, Nasrin Oyelaran!")).toBeVisible();
    await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
    await expect(page.getByText("Advancing knowledge through")).toBeVisible();
  });

  test("a lost connection does not log out", async ({ page, quiet }) => {
    quiet.expectErrors(/ERR_INTERNET_DISCONNECTED/);
    const loginSeen = await watchForLogin(page);
    await page.route(profile, (route) => route.abort("internetdisconnected"));
    const failed = page.waitForEvent("requestfailed");
    await page.goto("/about");
    await failed;
    await page.getByRole("banner").getByRole("link", { name: "Team" }).click();
    await expect(page).toHaveURL("/team");
    expect(await token(page)).not.toBeNull();
    expect(await loginSeen()).toBe(false);
    await page.unroute(profile);
    await page.reload();
    await expect(
      page.getByRole("banner").getByText("Nasrin Oyelaran").filter({ visible: true }),
    ).toBeVisible();
  });

  test("has no admin options", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/about");
    await page.getByText("Menu", { exact: true }).click();
    await expect(
      page.getByRole("banner").getByText("Nasrin Oyelaran").filter({ visible: true }),
    ).toBeVisible();
    await expect(page.getByText("Admin Options")).toHaveCount(0);
    await expect(page.locator('a[href^="/manage"], a[href^="/create"]')).toHaveCount(0);
    await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
  });

  test("can edit only their own articles", async ({ page, site }) => {
    const own = await newestBlog(site);
    expect(own.name).toBe("Nasrin Oyelaran");
    await page.goto(`/blogs/${own._id}`);
    await expect(page.getByRole("link", { name: `Edit ${own.title}` })).toHaveAttribute(
      "href",
      `/edit-blog/${own._id}`,
    );
    await page.goto(`/blogs/${(await articleOfAnother(site))._id}`);
    await hydrated(page);
    await expect(page.getByRole("link", { name: /^Edit/ })).toHaveCount(0);
    await page.goto(`/photography/${(await firstCollection(site))._id}`);
    await hydrated(page);
    await expect(page.getByRole("link", { name: /^Edit/ })).toHaveCount(0);
  });
});

test.describe("for a member without a picture", () => {
  test.use({ member: reader });

  test("the bar shows the initial", async ({ page, site }) => {
    await page.goto(`/blogs/${(await newestBlog(site))._id}`);
    const account = page.getByRole("banner").getByRole("link", { name: "Zoë Ōta" });
    await expect(account.getByText("Z", { exact: true })).toBeVisible();
    await expect(account.locator("img")).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Edit/ })).toHaveCount(0);
  });
});

test.describe("for an admin", () => {
  test.use({ member: admin });

  test("the menu has the admin options", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.getByText("Menu", { exact: true }).click();
    await expect(page.getByText("Admin Options", { exact: true })).toBeVisible();
    const found = await page
      .getByRole("list", { name: "Admin Options" })
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => `${link.getAttribute("href")} ${link.textContent}`));
    expect(found).toEqual([
      "/create-blog Create Article",
      "/create-photography Create Photography",
      "/manage-blogs Manage Articles",
      "/manage-events Manage Events",
    ]);
  });

  test("the desktop bar has no admin options", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await expect(page.getByRole("banner").getByText("Administrator").filter({ visible: true })).toBeVisible();
    for (const path of ["/create-blog", "/create-photography", "/manage-blogs", "/manage-events"]) {
      await expect(page.locator(`header a[href="${path}"]`).filter({ visible: true })).toHaveCount(0);
    }
  });

  test("articles of others and collections can be edited", async ({ page, site }) => {
    const { _id, title } = await newestBlog(site);
    await page.goto(`/blogs/${_id}`);
    await expect(page.getByRole("link", { name: `Edit ${title}` })).toHaveAttribute(
      "href",
      `/edit-blog/${_id}`,
    );
    const collection = await firstCollection(site);
    await page.goto(`/photography/${collection._id}`);
    await expect(page.getByRole("link", { name: /^Edit/ })).toHaveAttribute(
      "href",
      `/edit-photography/${collection._id}`,
    );
  });
});

test("a rejected token is removed, and the login link is shown", async ({ page, quiet }) => {
  quiet.expectErrors(/status of 401/);
  await page.goto("/about");
  await page.evaluate(() => localStorage.setItem("token", "nobody.knows.it"));
  await page.goto("/");
  await expect(login(page)).toBeVisible();
  expect(await token(page)).toBeNull();
  await expect(page.getByText("Advancing knowledge through")).toBeVisible();
});

test("visitors see no edit links", async ({ page, site }) => {
  await page.goto(`/blogs/${(await newestBlog(site))._id}`);
  await hydrated(page);
  await expect(page.getByRole("link", { name: /^Edit/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
});
