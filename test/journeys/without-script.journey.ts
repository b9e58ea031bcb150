import { pages } from "#app/pages.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { everyPage, exampleUrl, expect, firstCollection, newestBlog, test } from "./site.ts";

test.use({ javaScriptEnabled: false });

const open = ["/login", "/signup", "/forgot-password", "/reset-password", "/verify-email", "/registrations"];
const forMembers = pages.flatMap(({ app, path }) => (app && !open.includes(path) ? [path] : []));

test("member pages say that they need JavaScript", async ({ page, site }) => {
  for (const path of forMembers) {
    const response = await page.goto(await exampleUrl(site, path));
    expect(response?.status()).toBe(200);
    // Playwright's locators ignore the content of noscript.
    expect(await response?.text()).toContain("<noscript><p>This page is for members");
  }
});

test("every page has a heading, its text and the right status", async ({ page, site, quiet }) => {
  quiet.expectErrors(/status of 404/);
  const others = everyPage.filter((each) => !forMembers.includes(each));
  for (const path of await Promise.all(others.map((each) => exampleUrl(site, each)))) {
    const response = await page.goto(path);
    const absent = /\/nothing$|^\/nowhere$/.test(path);
    expect(response?.status(), path).toBe(absent ? 404 : 200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const words = await page.getByRole("main").innerText();
    expect(words.split(/\s+/).length, path).toBeGreaterThan(absent ? 10 : 40);
    expect(words, path).not.toContain("Loading");
  }
});

test("the home page links to the newest article", async ({ page, site }) => {
  const { title } = await newestBlog(site);
  await page.goto("/");
  await expect(page.getByText("Advancing knowledge through")).toBeVisible();
  await page.getByRole("link", { name: "Read Full Article" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator(".article")).toContainText("At ten past six the pumps start.");
  await expect(page.getByRole("region", { name: /^Comments/ })).toContainText("Ferenc!");
  await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
  await page.getByRole("link", { name: /comments$/ }).click();
  await expect(page.getByRole("heading", { name: /^Comments/ })).toBeInViewport();
});

test("pictures are shown", async ({ page, site }) => {
  await page.goto(`/photography/${(await firstCollection(site))._id}`);
  const shown = page.getByRole("main").locator("figure img").first();
  await expect(shown).toBeVisible();
  const source = await shown.getAttribute("src");
  expect((await page.request.get(source ?? "")).headers()["content-type"]).toBe("image/webp");
});

test("filters work as links", async ({ page, site }) => {
  await page.goto("/events");
  await page.getByRole("navigation", { name: "When" }).getByRole("link", { name: "Past Events" }).click();
  await expect(page).toHaveURL("/events?status=past");
  await page.getByRole("navigation", { name: "Topic" }).getByRole("link", { name: "Walks" }).click();
  await expect(page).toHaveURL("/events?subcategory=Walks&status=past");
  const past = await site.read<BlogCard[]>(
    "/api/blogs/section/events?subcategory=Walks&eventStatus=past&view=card",
  );
  await expect(page.locator("main article h3")).toHaveText(past.map(({ title }) => title));
  await page.goto("/photography");
  await page.getByRole("navigation", { name: "Category" }).getByRole("link", { name: "Nature" }).click();
  await expect(page).toHaveURL("/photography?category=nature");
  await expect(page.locator("main article")).toHaveCount(1);
  await page.goto("/team");
  await page
    .getByRole("navigation", { name: "Department" })
    .getByRole("link", { name: "Leadership" })
    .click();
  await expect(page.locator("main article")).toHaveCount(2);
});

test("lists have pages", async ({ page }) => {
  await page.goto("/blogs");
  await expect(page.locator("main article")).toHaveCount(24);
  const first = await page.locator("main article h2").first().innerText();
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL("/blogs?page=2");
  await expect(page.locator("main article h2").first()).not.toHaveText(first);
  await page.getByRole("link", { name: "Previous page" }).click();
  await expect(page).toHaveURL("/blogs");
});

test("the mobile menu opens, and its links work", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  await page.getByText("Menu", { exact: true }).click();
  await menu.getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { name: "Main office" })).toBeVisible();
  await expect(menu).toBeHidden();
});

test("visitors see the login link", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
});
