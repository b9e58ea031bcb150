import type { Locator, Page, Route } from "@playwright/test";
import { blogPath, collectionPath } from "#features/addresses/paths.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import type { CollectionCard } from "#features/photography/contract.ts";
import { expect, first, hydrated, type RunningSite, test } from "./site.ts";

const lists = [
  {
    path: "/programmes",
    badge: "Our programmes",
    title: "Resources and insights",
    all: "All Programmes",
    none: 'No programmes found in the "Nowhere" category.',
  },
  {
    path: "/publications",
    badge: "Our publications",
    title: "Resources and insights",
    all: "All Publications",
    none: 'No publications found in the "Nowhere" category.',
  },
] as const;

const titles = (page: Page) => page.locator("main article").locator("h2, h3, h4");
const filter = (page: Page, label: string) => page.getByRole("navigation", { name: label });
const subcategories = (site: RunningSite, section: string) =>
  site.read<string[]>(`/api/blogs/subcategories${section}`);
const cards = (site: RunningSite, query: string) =>
  site.read<BlogCard[]>(`/api/blogs/section${query}view=card&limit=24&prefer=site`);

/** The start of the excerpt, cut at a word. */
async function expectPreview(card: Locator, { excerpt }: BlogCard, maxLength: number): Promise<void> {
  const preview = await card.locator("p", { hasText: excerpt.slice(0, 60) }).innerText();
  const words = preview.replace(/…$/, "");
  expect(preview).not.toBe(words);
  expect(excerpt.slice(0, maxLength)).toContain(words);
  expect(words.length).toBeGreaterThan(maxLength - 30);
  expect(excerpt.slice(words.length)).toMatch(/^[^\p{L}\p{N}]/u);
}

for (const { path, badge, title, all, none } of lists) {
  test.describe(path, () => {
    test("has the specified badge, title and filters, and a card for each blog", async ({ page, site }) => {
      const blogs = await cards(site, `${path}?`);
      const names = await subcategories(site, path);
      expect(names.length).toBeGreaterThan(2);
      await page.goto(path);
      const header = page.getByRole("main").locator("header").first();
      await expect(header.getByText(badge, { exact: true })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(filter(page, "Subcategory").getByRole("link")).toHaveText([all, ...names]);
      await expect(filter(page, "Subcategory").locator("[aria-current]")).toHaveText([all]);
      await expect(titles(page)).toHaveText(blogs.map((blog) => blog.title));
      const card = page.locator("main article").first();
      const blog = first(blogs);
      await expect(card).toContainText(blog.subcategory);
      await expect(card).toContainText(blog.name);
      await expect(card.locator("img").first()).toBeVisible();
      await expectPreview(card, blog, 120);
      await card.getByRole("link", { name: blog.title }).click();
      await expect(page).toHaveURL(blogPath(blog));
    });

    test("is filtered by links, with back and forward", async ({ page, site }) => {
      const [one = "", other = ""] = await subcategories(site, path);
      await page.goto(path);
      await hydrated(page);
      const links = filter(page, "Subcategory");
      const marked = links.locator("[aria-current]");
      for (const name of [one, other]) {
        const blogs = await cards(site, `${path}?subcategory=${encodeURIComponent(name)}&`);
        await links.getByRole("link", { name, exact: true }).click();
        await expect(page).toHaveURL(`${path}?${new URLSearchParams({ subcategory: name })}`);
        await expect(titles(page)).toHaveText(blogs.map((blog) => blog.title));
        await expect(marked).toHaveText([name]);
        await expect(links.getByRole("link", { name, exact: true })).toBeFocused();
      }
      await page.goBack();
      await expect(marked).toHaveText([one]);
      await page.goBack();
      await expect(marked).toHaveText([all]);
      await page.goForward();
      await expect(marked).toHaveText([one]);
      await page.reload();
      await expect(marked).toHaveText([one]);
    });

    test("says that a category is empty", async ({ page }) => {
      await page.goto(`${path}?subcategory=Nowhere`);
      await expect(page.getByRole("heading", { level: 2, name: `No ${path.slice(1)} found` })).toBeVisible();
      await expect(page.getByText(none, { exact: true })).toBeVisible();
      await page.getByRole("link", { name: `Show all ${path.slice(1)}` }).click();
      await expect(page).toHaveURL(path);
    });
  });
}

test("visitors who like a publication are asked to log in", async ({ page, site }) => {
  const blog = first(await cards(site, "/publications?"));
  await page.goto("/publications");
  await hydrated(page);
  const like = page.getByRole("button", { name: `Like ${blog.title}, ${blog.likeCount} likes` });
  await expect(like).toHaveText(String(blog.likeCount));
  await like.click();
  await expect(page.getByRole("alert")).toHaveText("Please log in to like this publication");
  await expect(page).toHaveURL("/publications");
});

test.describe("/events", () => {
  test("has two filters that combine", async ({ page, site }) => {
    await page.goto("/events");
    await hydrated(page);
    await expect(page.getByText("Our events", { exact: true })).toBeVisible();
    await expect(filter(page, "When").getByRole("link")).toHaveText([
      "All Events",
      "Upcoming",
      "Past Events",
    ]);
    await filter(page, "Topic").getByRole("link", { name: "Assemblies" }).click();
    await expect(filter(page, "Topic").locator("[aria-current]")).toHaveText(["Assemblies"]);
    await filter(page, "When").getByRole("link", { name: "Upcoming" }).click();
    await expect(page).toHaveURL("/events?subcategory=Assemblies&status=upcoming");
    const both = await cards(site, "/events?subcategory=Assemblies&eventStatus=upcoming&");
    await expect(titles(page)).toHaveText(both.map(({ title }) => title));
    await filter(page, "When").getByRole("link", { name: "Past Events" }).click();
    await expect(page).toHaveURL("/events?subcategory=Assemblies&status=past");
    await expect(page.getByText("Upcoming", { exact: true })).toHaveCount(1);
    await page.goBack();
    await expect(titles(page)).toHaveText(both.map(({ title }) => title));
  });

  test("marks upcoming events green and dims past ones", async ({ page, site }) => {
    const events = await cards(site, "/events?");
    await page.goto("/events");
    await expect(titles(page)).toHaveText(events.map(({ title }) => title));
    const badges = page.locator("main article .badge").filter({ hasNotText: "Cancelled" });
    const marked = events.filter(
      ({ event, eventStatus }) => eventStatus !== "upcoming" || event?.state !== "cancelled",
    );
    await expect(badges).toHaveText(
      marked.map(({ eventStatus }) => (eventStatus === "upcoming" ? "Upcoming" : "Past Event")),
    );
    await expect(badges.first()).toHaveText("Upcoming");
    await expect(badges.first()).toHaveCSS("background-color", "rgb(28, 107, 63)");
    await expect(badges.last()).toHaveText("Past Event");
    const pictures = page.locator("main article img.cover");
    await expect(pictures.first()).toHaveCSS("opacity", "1");
    await expect(pictures.last()).toHaveCSS("opacity", "0.7");
    await expect(page.locator("main article", { hasText: "Event Date:" })).toHaveCount(events.length);
  });

  test("has a heading for each month", async ({ page, site }) => {
    const events = await cards(site, "/events?");
    const inMonth = new Intl.DateTimeFormat("en-US", {
      timeZone: "Europe/Lisbon",
      month: "long",
      year: "numeric",
    });
    const months = events.map(({ eventDate, eventStatus }) => ({
      text: inMonth.format(new Date(eventDate ?? "")),
      eventStatus,
    }));
    const begins = months.filter(
      ({ text, eventStatus }, at) =>
        text !== months[at - 1]?.text || eventStatus !== months[at - 1]?.eventStatus,
    );
    expect(begins.length).toBeLessThan(events.length);
    await page.goto("/events");
    await expect(page.locator("main li > :is(h2, h3)")).toHaveText(begins.map(({ text }) => text));
  });

  test("says that no events match the filters", async ({ page }) => {
    await page.goto("/events?subcategory=Nowhere&status=past");
    await expect(page.getByRole("heading", { level: 2, name: "No events found" })).toBeVisible();
    await expect(page.getByText("No events found with the selected filters.", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Show all events" }).click();
    await expect(page).toHaveURL("/events");
  });
});

test.describe("/section", () => {
  test("lists a section with longer previews", async ({ page, site }) => {
    const blogs = await cards(site, "/publications?");
    await page.goto("/section/Publications");
    await expect(page).toHaveURL("/section/publications");
    await expect(page).toHaveTitle(/^Publications Posts/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Publications Posts");
    await expect(titles(page)).toHaveText(blogs.map(({ title }) => title));
    const blog = first(blogs);
    const card = page.locator("main article").first();
    await expect(card).toContainText(blog.subcategory);
    await expect(card).toContainText(blog.name);
    await expectPreview(card, blog, 150);
    await card.getByRole("link", { name: blog.title }).click();
    await expect(page).toHaveURL(blogPath(blog));
  });

  test("is empty for an unknown section", async ({ page }) => {
    await page.goto("/section/nothing");
    await expect(page.getByRole("heading", { name: "No blog posts found.", exact: true })).toBeVisible();
  });
});

test("/blogs lists every article in pages, newest first", async ({ page, site }) => {
  const all = await site.read<BlogCard[]>("/api/blogs/all?view=card&limit=48&prefer=site");
  await page.goto("/blogs");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Articles");
  await expect(titles(page)).toHaveText(all.slice(0, 24).map(({ title }) => title));
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL("/blogs?page=2");
  await expect(titles(page)).toHaveText(all.slice(24).map(({ title }) => title));
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(titles(page).first()).toHaveText(first(all).title);
});

test("/photography has the specified title, categories and links to collections", async ({ page, site }) => {
  const found = await site.read<CollectionCard[]>("/api/photography/all?view=card");
  const categories = await site.read<string[]>("/api/photography/categories");
  await page.goto("/photography");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("GALLERY");
  const labels = categories.map((name) => name.slice(0, 1).toUpperCase() + name.slice(1));
  await expect(filter(page, "Category").getByRole("link")).toHaveText(["All Collections", ...labels]);
  await expect(titles(page)).toHaveText(found.map(({ title }) => title));
  await filter(page, "Category").getByRole("link", { name: "Nature" }).click();
  const nature = found.filter(({ category }) => category === "nature");
  await expect(titles(page)).toHaveText(nature.map(({ title }) => title));
  await page.goBack();
  await expect(titles(page)).toHaveCount(found.length);
  await page.getByRole("link", { name: first(found).title }).click();
  await expect(page).toHaveURL(collectionPath(first(found)));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first(found).title);
  await expect(page.getByText(`by ${first(found).createdBy.name}`)).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "DESCRIPTION",
    "GALLERY",
    "Tags",
  ]);
  await page.getByRole("link", { name: "Back to Gallery" }).click();
  await expect(page).toHaveURL("/photography");
});

test("a missing collection answers 404", async ({ page, quiet }) => {
  quiet.expectErrors(/status of 404/);
  const response = await page.goto(`/photography/${"f".repeat(24)}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Collection not found");
  const sentence = "The photography collection you're looking for doesn't exist or has been removed.";
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Back to Gallery" }).click();
  await expect(page).toHaveURL("/photography");
});

test("a collection that failed to load says why", async ({ page, quiet }) => {
  quiet.expectErrors(/status of 50[03]|ERR_FAILED/);
  await page.goto("/photography");
  await hydrated(page);
  const card = page.getByRole("main").getByRole("article").getByRole("link").first();
  for (const [answer, heading] of [
    [(route: Route) => route.fulfill({ status: 500, body: "" }), "Collection not found"],
    [(route: Route) => route.fulfill({ status: 503, json: { msg: "Back at six." } }), "Back at six."],
    [(route: Route) => route.abort(), "Failed to load collection"],
  ] as const) {
    await page.route(/\/api\/photography\/(?!all|categories)[^/]+$/, answer);
    await card.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await page.getByRole("link", { name: "Back to Gallery" }).click();
    await expect(card).toBeVisible();
  }
});
