import type { Page } from "@playwright/test";
import type { BlogCard } from "#features/blogs/contract.ts";
import type { SearchAnswer } from "#features/site-search/contract.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  first,
  hydrated,
  newestBlog,
  test,
} from "./site.ts";

const titles = (page: Page) => page.locator("main article h2");
const box = (page: Page) => page.getByRole("main").getByRole("searchbox");
const status = (page: Page) => page.getByRole("main").getByRole("status");
const filter = (page: Page, label: string) => page.getByRole("navigation", { name: label });
const titlesOf = ({ items }: SearchAnswer) =>
  items.map(({ title }) => title.map(({ text }) => text).join(""));

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });
    const ready = (page: Page) => (scripts ? hydrated(page) : undefined);

    test("a search shows results, their number and the passages", async ({ page, site }) => {
      const found = await site.read<SearchAnswer>("/api/search?q=roofs");
      await page.goto("/search");
      await ready(page);
      await box(page).fill("roofs");
      await box(page).press("Enter");
      await expect(page).toHaveURL("/search?q=roofs");
      await expect(status(page)).toHaveText(`${found.total} results for “roofs”, most relevant first.`);
      await expect(titles(page)).toHaveText(titlesOf(found));
      await expect(page.locator("main mark").first()).toBeVisible();
      await expect(box(page)).toHaveValue("roofs");
      await filter(page, "Where").getByRole("link", { name: "Photography" }).click();
      await expect(page).toHaveURL("/search?q=roofs&section=photography");
      const collections = await site.read<SearchAnswer>("/api/search?q=roofs&kind=collection");
      await expect(titles(page)).toHaveText(titlesOf(collections));
      await page
        .getByRole("main")
        .getByRole("link", { name: first(titlesOf(collections)) })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(first(titlesOf(collections)));
    });

    test("the archive is filtered by links and words, and each filter can be removed", async ({
      page,
      site,
    }) => {
      const all = await site.read<BlogCard[]>("/api/blogs/all?view=card&prefer=site");
      const { user, name } = first(all);
      await page.goto("/blogs");
      await ready(page);
      await expect(status(page)).toHaveText(`${all.length} articles, newest first`);
      await page
        .getByRole("link", { name: `All articles by ${name}` })
        .first()
        .click();
      await expect(page).toHaveURL(`/blogs?author=${user}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Articles by ${name}`);
      const own = all.filter((blog) => blog.user === user);
      await expect(titles(page)).toHaveText(own.map(({ title }) => title));
      await filter(page, "Section").getByRole("link", { name: "Programmes" }).click();
      await expect(page).toHaveURL(`/blogs?section=programmes&author=${user}`);
      const programmes = own.filter(({ section }) => section === "programmes");
      await expect(titles(page)).toHaveText(programmes.map(({ title }) => title));
      await box(page).fill("city");
      await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
      await expect(page).toHaveURL(`/blogs?section=programmes&author=${user}&q=city`);
      const query = `q=city&kind=blog&section=programmes&author=${user}`;
      const found = await site.read<SearchAnswer>(`/api/search?${query}`);
      await expect(titles(page)).toHaveText(titlesOf(found));
      await expect(status(page)).toContainText("“city”");
      const byAuthor = page.getByRole("link", { name: `Remove the filter By ${name}` });
      await byAuthor.click();
      await expect(page).toHaveURL("/blogs?q=city&section=programmes");
      await expect(byAuthor).toHaveCount(0);
      await filter(page, "Section").getByRole("link", { name: "All sections" }).click();
      await expect(page).toHaveURL("/blogs?q=city");
    });

    test("a tag links to all articles with it", async ({ page, site }) => {
      const { _id, tags } = await newestBlog(site);
      const tag = first(tags);
      await page.goto(`/blogs/${_id}`);
      await ready(page);
      await page
        .getByRole("list", { name: "Tags" })
        .getByRole("link", { name: `#${tag}` })
        .click();
      await expect(page).toHaveURL(`/blogs?${new URLSearchParams({ tag: tag.toLowerCase() })}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`#${tag}`);
      const tagged = await site.read<BlogCard[]>(`/api/blogs/all?view=card&tag=${encodeURIComponent(tag)}`);
      await expect(titles(page)).toHaveText(tagged.map(({ title }) => title));
    });

    test("lists have a search box on desktops", async ({ page, site }) => {
      for (const section of ["programmes", "publications", "events"]) {
        await page.goto(`/${section}`);
        await ready(page);
        await expect(page.getByRole("main").getByPlaceholder("Search")).toBeVisible();
        await box(page).fill("river");
        await box(page).press("Enter");
        await expect(page).toHaveURL(/\/search\?/);
        await expect(filter(page, "Where").locator("[aria-current]")).toHaveText(new RegExp(section, "i"));
        const found = await site.read<SearchAnswer>(`/api/search?q=river&section=${section}`);
        await expect(titles(page)).toHaveText(titlesOf(found));
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/programmes");
      await expect(page.getByRole("main").getByPlaceholder("Search")).toBeHidden();
    });
  });
}

test("the archive can be filtered by year", async ({ page, site }) => {
  const years = await site.read<number[]>("/api/blogs/years");
  const year = years.at(-1);
  await page.goto("/blogs");
  await hydrated(page);
  await expect(filter(page, "Year").getByRole("link")).toHaveText(["All years", ...years.map(String)]);
  await filter(page, "Year")
    .getByRole("link", { name: String(year) })
    .click();
  await expect(page).toHaveURL(`/blogs?year=${year}`);
  const blogs = await site.read<BlogCard[]>(`/api/blogs/all?view=card&year=${year}`);
  await expect(titles(page)).toHaveText(blogs.map(({ title }) => title));
});

test("misspelled words are corrected, and an empty result has suggestions", async ({ page }) => {
  await page.goto("/search?q=doorwys");
  await hydrated(page);
  await expect(status(page)).toContainText("No results for “doorwys”. Showing");
  await expect(status(page)).toContainText("doorways");
  await expect(page.locator("main mark").first()).toHaveText(/^doorways$/i);
  await box(page).fill("zzyzzx");
  await box(page).press("Enter");
  await expect(status(page)).toHaveText("No results for “zzyzzx”.");
  await expect(page.getByRole("heading", { level: 2, name: "Nothing found" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "All articles" }).click();
  await expect(page).toHaveURL("/blogs");
});

test("the search is accessible: keyboard, screen readers, narrow windows, dark mode", async ({ page }) => {
  for (const path of [
    "/search?q=roofs",
    "/search?q=zzyzzx",
    "/blogs?q=roofs",
    "/blogs?tag=housing",
    "/blogs?tag=nothing",
  ]) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await hydrated(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectNoSidewaysScroll(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, "colours");
    await page.emulateMedia({ colorScheme: "light" });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/search?q=roofs");
  await hydrated(page);
  const [text, picture] = await Promise.all(
    ["article", "article ~ * img"].map((part) =>
      page.locator(`ol > li:has(article ~ * img) ${part}`).first().boundingBox(),
    ),
  );
  expect(picture?.y, "pictures are beside the results").toBe(text?.y);
  await box(page).focus();
  await box(page).fill("river");
  await page.keyboard.press("Enter");
  await expect(status(page)).toContainText("“river”");
  await expect(box(page)).toBeFocused();
});

test("special characters in a search are text", async ({ page }) => {
  const hostile = `"><script>alert(1)</script> & <b>roofs</b>`;
  await page.goto(`/search?${new URLSearchParams({ q: hostile })}`);
  await hydrated(page);
  await expect(box(page)).toHaveValue(hostile);
  await expect(page.locator("main b, main script")).toHaveCount(0);
  await expect(status(page)).toContainText(hostile);
});
