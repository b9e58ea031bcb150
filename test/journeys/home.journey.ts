import type { Page } from "@playwright/test";
import { blogPath } from "#features/addresses/paths.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { expect, gate, hydrated, newestBlog, reader, test } from "./site.ts";

type Front = Record<"latest" | "research" | "publications" | "events", BlogCard[]>;

const pathsOf = (blogs: BlogCard[]) => blogs.map(blogPath);

/** The links of a section's titles, in order. */
function ledTo(page: Page, section: string): Promise<(string | null)[]> {
  return page
    .getByRole("region", { name: section, exact: true })
    .locator("h3 a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
}

test("the sections are in the specified order", async ({ page, site }) => {
  const newest = await newestBlog(site);
  await page.goto("/");
  await expect(page).toHaveTitle("Research Institute");
  await expect(page.getByRole("main").locator("h1, h2")).toHaveText([
    newest.title,
    "Welcome to the Research Institute",
    "Research",
    "Publications",
    "Events",
    "The governing board",
    "Educational resources",
    "Photography",
    "Where to go from here",
  ]);
});

test("the newest blog is the hero", async ({ page, site }) => {
  const newest = await newestBlog(site);
  await page.goto("/");
  const hero = page.getByRole("region", { name: newest.title });
  await expect(hero.getByText("FEATURED RESEARCH", { exact: true })).toBeVisible();
  await expect(hero.getByRole("heading", { level: 1 })).toHaveText(newest.title);
  const words = hero.getByText(newest.excerpt);
  await expect(words).toHaveCSS("-webkit-line-clamp", "3");
  expect(newest.excerpt).not.toMatch(/<\w/);
  await expect
    .poll(() => hero.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await hero.getByRole("link", { name: "Read Full Article" }).click();
  await expect(page).toHaveURL(blogPath(newest));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(newest.title);
});

test("each section shows the specified number of blogs with links", async ({ page, site }) => {
  const { latest, research, publications, events } = await site.read<Front>("/api/blogs/front");
  expect([research.length, publications.length, events.length]).toEqual([3, 6, 3]);
  const featured = [...research, ...publications, ...events].map(({ _id }) => _id);
  expect(featured, "the hero stands once").not.toContain(latest[0]?._id);
  await page.goto("/");
  expect(await ledTo(page, "Research")).toEqual(pathsOf(research));
  expect(await ledTo(page, "Publications")).toEqual(pathsOf(publications));
  expect(await ledTo(page, "Events")).toEqual(pathsOf(events));
  expect(await ledTo(page, "Educational resources")).toEqual(pathsOf(latest.slice(0, 4)));
  await expect(page.getByRole("region", { name: "The governing board" }).getByRole("listitem")).toHaveCount(
    7,
  );
});

test("no link of the page is broken", async ({ page, request }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const paths = await main
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  for (const path of ["/about", "/team", "/programmes", "/publications", "/events", "/blogs", "/contact"]) {
    expect(paths).toContain(path);
  }
  for (const path of new Set(paths)) expect((await request.get(path)).status(), path).toBe(200);
});

test("visitors see the welcome bar with a link to About Us", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const bar = page.getByRole("region", { name: "Welcome to the Research Institute" });
  await expect(
    bar.getByText("Advancing knowledge through innovative research and collaboration."),
  ).toBeVisible();
  await bar.getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about");
});

test("newsletter and research highlights are not displayed", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/newsletter|research highlights/i)).toHaveCount(0);
});

test.describe("when navigating to it", () => {
  const front = "**/api/blogs/front";

  test("a skeleton is shown while it loads", async ({ page, site }) => {
    const newest = await newestBlog(site);
    const held = gate();
    await page.route(front, async (route) => {
      await held.passed;
      await route.continue();
    });
    await page.goto("/about");
    await hydrated(page);
    await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("status")).toHaveText("Loading...");
    await expect(page.locator("main .animate-pulse").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
    held.open();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(newest.title);
    await expect(page.getByRole("status")).toHaveCount(0);
  });

  test("a failure can be retried", async ({ page, site, quiet }) => {
    quiet.expectErrors(/status of 500/);
    const newest = await newestBlog(site);
    await page.route(front, (route) =>
      route.fulfill({ status: 500, json: { msg: "The shelf has fallen." } }),
    );
    await page.goto("/about");
    await hydrated(page);
    await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
    await expect(page.getByText("The shelf has fallen.")).toBeVisible();
    await expect(page).toHaveURL("/");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(newest.title);
  });

  test("a lost connection shows the default message", async ({ page, quiet }) => {
    quiet.expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await page.route(front, (route) => route.abort("internetdisconnected"));
    await page.goto("/about");
    await hydrated(page);
    await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
    await expect(page.getByText("Failed to fetch blogs")).toBeVisible();
  });
});

test.describe("for members", () => {
  test.use({ member: reader });

  test("the welcome bar has their name", async ({ page }) => {
    await page.goto("/");
    const bar = page.getByRole("region", { name: "Welcome to the Research Institute" });
    await expect(
      bar.getByText("Hello, Zoë Ōta! Discover our latest research and insights.", { exact: true }),
    ).toBeVisible();
    await expect(bar.getByText("Advancing knowledge")).toHaveCount(0);
  });
});
