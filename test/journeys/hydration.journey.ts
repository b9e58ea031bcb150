import type { Page } from "@playwright/test";
import { newBlog } from "./admin.ts";
import { asAdmin, logIn, newMember, openAs } from "./people.ts";
import { expect, gate, hydrated, newestBlog, test } from "./site.ts";

function scriptsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" || request.url().endsWith(".js")) requested.push(request.url());
  });
  return requested;
}

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, prefetch: true, viewport: { width: 390, height: 844 } });

  test("reading several pages loads no script", async ({ page, site }) => {
    const scripts = scriptsOf(page);
    const blog = await newestBlog(site);
    await page.goto("/", { waitUntil: "networkidle" });
    await page.getByText("Menu").tap();
    await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Publications" }).tap();
    await expect(page).toHaveURL("/publications");
    await page.goto(`/blogs/${blog._id}`, { waitUntil: "networkidle" });
    await page.locator("#comments").scrollIntoViewIfNeeded();
    await page.goBack({ waitUntil: "networkidle" });
    const [collection] = await site.read<[{ _id: string }]>("/api/photography/all");
    await page.goto(`/photography/${collection._id}`, { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);
  });

  test("pressing a button hydrates the page, and the press is handled", async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto("/publications", { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);
    await page
      .getByRole("button", { name: /^Like / })
      .first()
      .tap();
    await expect(page.getByRole("alert")).toHaveText("Please log in to like this publication");
    expect(scripts.length).toBeGreaterThan(0);
  });

  test("strangers fetch no other page", async ({ page, site }) => {
    const scripts = scriptsOf(page);
    const [collection] = await site.read<[{ _id: string }]>("/api/photography/all");
    await page.goto(`/photography/${collection._id}`);
    await page.getByRole("button", { name: "Next" }).tap();
    await expect(page.getByRole("main").getByRole("status")).toContainText("2 /");
    await page.waitForLoadState("networkidle");
    const files = scripts.map((url) => /([\w-]+)-[\w-]{8}\.js/.exec(url)?.[1]);
    expect(files).toContain("collection");
    for (const name of ["about", "team", "search", "profile"]) expect(files).not.toContain(name);
  });

  test("after a lost connection the next press hydrates the page", async ({ page, quiet }) => {
    quiet.expectErrors(/Failed to load resource/);
    await page.goto("/publications");
    const like = page.getByRole("button", { name: /^Like / }).first();
    await page.route("**/assets/*.js", (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await like.tap();
    await failed;
    await expect(page.locator("script[data-deferred]")).toHaveCount(1);
    await expect(like).not.toHaveAttribute("aria-busy");
    await page.unroute("**/assets/*.js");
    await page.route("**/page-data/**", (route) => route.abort());
    const withoutData = page.waitForEvent("requestfailed");
    await like.tap();
    await withoutData;
    await expect(like).not.toHaveAttribute("aria-busy");
    await page.unroute("**/page-data/**");
    await like.tap();
    await expect(page.getByRole("alert")).toHaveText("Please log in to like this publication");
  });

  test("focusing a field hydrates the page and keeps its value", async ({ page, site }) => {
    const blog = await newestBlog(site);
    await page.goto(`/blogs/${blog._id}`);
    await page.getByLabel("Add a comment").tap();
    await expect(page.getByLabel("Add a comment")).toBeFocused();
    await page.keyboard.type("Written early.");
    await hydrated(page);
    await expect(page.getByLabel("Add a comment")).toHaveValue("Written early.");
    await expect(page.getByRole("button", { name: "Post Comment" })).toBeEnabled();
  });
});

test("a comment typed before hydration is kept", async ({ page, site }) => {
  const person = await newMember(site);
  const blog = await newestBlog(site);
  await page.route("**/assets/*.js", () => {});
  await page.goto(`/blogs/${blog._id}`);
  await page.getByLabel("Add a comment").fill("Written early.");
  await page.unroute("**/assets/*.js");
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("Add a comment")).toHaveValue("Written early.");
  await page.getByRole("button", { name: "Post Comment" }).click();
  await page.getByRole("main").getByRole("alert").getByRole("link", { name: "Log in" }).click();
  await logIn(page, person.email, person.password);
  await expect(page.getByLabel("Add a comment")).toHaveValue("Written early.");
});

test("pages hydrate at once for members, also in tabs that were open before", async ({
  page,
  context,
  site,
}) => {
  await page.goto("/publications", { waitUntil: "networkidle" });
  const person = await newMember(site);
  const other = await context.newPage();
  await openAs(other, person.token, "/publications");
  await expect(other.getByRole("banner").getByRole("link", { name: person.name }).first()).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: person.name }).first()).toBeVisible();
});

test("a page that has changed is shown anew, with what was typed meanwhile", async ({ page, site }) => {
  const { _id } = await newBlog(site);
  await page.goto(`/blogs/${_id}`);
  await asAdmin(site, `PUT /api/blogs/${_id}`, { title: "Another walk" });
  const held = gate();
  await page.route("**/page-data/**", async (route) => {
    await held.passed;
    await route.continue();
  });
  await page.getByLabel("Add a comment").fill("Written early.");
  held.open();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Another walk");
  await expect(page).toHaveTitle(/^Another walk/);
  await expect(page.getByLabel("Add a comment")).toHaveValue("Written early.");
  await expect(page.getByLabel("Add a comment")).toBeFocused();
  await hydrated(page);
  await expect(page.getByLabel("Add a comment")).toHaveValue("Written early.");
  await asAdmin(site, "POST /api/blogs/trash", { ids: [_id] });
});

test("a button pressed on a page that has changed is handled", async ({ page, site }) => {
  await page.goto("/publications");
  const { _id } = await newBlog(site, { title: "Written meanwhile" });
  await page
    .getByRole("button", { name: /^Like / })
    .nth(1)
    .dispatchEvent("click");
  await expect(page.getByRole("link", { name: "Written meanwhile" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText("Please log in to like this publication");
  await asAdmin(site, "POST /api/blogs/trash", { ids: [_id] });
});
