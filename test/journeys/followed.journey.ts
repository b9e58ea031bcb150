import { blogPath } from "#features/addresses/paths.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  first,
  firstEvent,
  hydrated,
  type RunningSite,
  test,
} from "./site.ts";

async function report(site: RunningSite): Promise<BlogCard> {
  return first(await site.read<BlogCard[]>("/api/blogs/section/publications?view=card"));
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a publication has a citation and files for reference managers", async ({ page, site }) => {
    const blog = await report(site);
    const { _id, slug, title } = blog;
    await page.goto(`/blogs/${_id}`);
    const sentence = page.getByText(/^Oyelaran, N\. \(\d{4}, /);
    await expect(sentence).toBeHidden();
    const links = page.getByRole("list", { name: "Publication" });
    await expect(links.getByRole("link")).toHaveText([/PDF$/, /EPUB$/]);
    await links.getByRole("button", { name: "Cite this" }).click();
    await expect(sentence).toContainText(`${title}. `);
    await expect(page.getByText(/^Oyelaran, Nasrin\. \d{4}\. /)).toContainText(`${title}. `);
    await expect(page.getByText(/^Oyelaran, N\. \(\d{4}\) /)).toContainText("Available at: ");
    await expect(sentence).toContainText(site.url + blogPath(blog));
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "BibTeX" }).click();
    expect((await download).suggestedFilename()).toBe(`${slug}.bib`);
  });
});

test("the citation opens with the keyboard, is accessible and fits a small window", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/blogs/${(await report(site))._id}`);
  const button = page.getByRole("button", { name: "Cite this" }).first();
  await button.focus();
  await page.keyboard.press("Enter");
  const links = page.getByRole("link", { name: /^(BibTeX|RIS|CSL-JSON)$/ });
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    await expect(link).toBeVisible();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, "colours");
  await page.keyboard.press("Escape");
  await expect(links).toHaveCount(0);
  await expect(button).toBeFocused();
  await hydrated(page);
  await page.keyboard.press("Enter");
  const copy = page.getByRole("button", { name: "Copy the citation in Chicago style" });
  await copy.press("Enter");
  await expect(
    page.getByRole("status").filter({ hasText: /^(Copied|Select the text to copy it)$/ }),
  ).toBeVisible();
  await links.last().focus();
  await page.keyboard.press("Tab");
  await expect(links).toHaveCount(0); // it closes when the focus leaves it
});

test("other sections have no citation", async ({ page, site }) => {
  await page.goto(`/blogs/${(await firstEvent(site))._id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Cite this")).toHaveCount(0);
});

test("feeds and sitemaps are well-formed XML", async ({ page, site, request }) => {
  const tag = first((await report(site)).tags);
  const feeds = ["/feed.xml", "/feeds/section/events.xml", `/feeds/tag/${encodeURIComponent(tag)}.xml`];
  const maps = [
    "/sitemap.xml",
    "/sitemaps/pages.xml",
    "/sitemaps/blogs-1.xml",
    "/sitemaps/photography-1.xml",
  ];
  await page.goto("/");
  for (const path of [...feeds, ...maps]) {
    const text = await (await request.get(path)).text();
    const root = await page.evaluate(
      (xml) => new DOMParser().parseFromString(xml, "application/xml").documentElement.nodeName,
      text,
    );
    expect(["rss", "urlset", "sitemapindex"], path).toContain(root);
  }
});

test("the footer links to the feeds", async ({ page, request }) => {
  await page.goto("/about");
  const links = page.getByRole("navigation", { name: "Follow" }).getByRole("link");
  await expect(links).toHaveText(["RSS feed", "Event calendar"]);
  for (const link of await links.all()) {
    const answer = await request.get(String(await link.getAttribute("href")));
    expect(answer.headers()["content-type"]).toContain(String(await link.getAttribute("type")));
  }
});
