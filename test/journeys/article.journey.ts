import { blogPath } from "#features/addresses/paths.ts";
import type { Blog } from "#features/blogs/contract.ts";
import { expect, gate, hydrated, newestBlog, publish, type RunningSite, test } from "./site.ts";

async function wholeBlog(site: RunningSite): Promise<Blog> {
  const { _id } = await newestBlog(site);
  return site.read<Blog>(`/api/blogs/${_id}`);
}

test("an article has its cover, author, text, tags and counts", async ({ page, site }) => {
  const blog = await wholeBlog(site);
  await page.goto(`/blogs/${blog._id}`);
  const main = page.getByRole("main");
  await expect(page).toHaveTitle(`${blog.title} | Research Institute`);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(blog.title);
  const cover = main.getByRole("img", { name: blog.cover.alt });
  await expect(cover).toBeVisible();
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(main.locator("header")).toContainText(blog.author.name);
  await expect(main.locator(".article")).toContainText("At ten past six the pumps start.");
  await expect(main.locator(".article h2").first()).toBeVisible();
  expect(blog.tags.length).toBeGreaterThan(2);
  await expect(main.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText(
    blog.tags.map((tag) => `#${tag}`),
  );
  const like = main.getByRole("button", { name: `Like ${blog.title}, ${blog.likes.length} likes` });
  await expect(like).toHaveText(String(blog.likes.length));
  const anchor = main.getByRole("link", { name: `${blog.comments.length} comments` });
  await expect(anchor).toHaveText(String(blog.comments.length));
  await anchor.click();
  await expect(page).toHaveURL(/#comments$/);
  await expect(main.getByRole("heading", { name: `Comments (${blog.comments.length})` })).toBeInViewport();
});

test("dates are in the site's time zone for readers in another one", async ({ page, site }) => {
  const title = "Late in the evening";
  const publishedAt = "2024-01-15T22:30:00.000Z"; // the next day for the reader and the server
  const id = await publish(site, { title }, { publishedAt });
  const date = page.getByRole("main").locator("header time");
  await page.goto(`/blogs/${id}`);
  await hydrated(page);
  expect(await page.evaluate((instant) => new Date(instant).getDate(), publishedAt)).toBe(16);
  await expect(date).toHaveText("January 15, 2024");
  await expect(date).toHaveAttribute("datetime", publishedAt);

  await page.goto("/blogs?page=2");
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: title }).click();
  await expect(page).toHaveURL("/blogs/late-in-the-evening");
  await expect(date).toHaveText("January 15, 2024");
});

test("an author without a picture gets an initial, an article without a cover a placeholder", async ({
  page,
  site,
}) => {
  const id = await publish(site, { title: "Without a picture" }, { publishedAt: "2024-01-14T12:00:00.000Z" });
  await page.goto(`/blogs/${id}`);
  const header = page.getByRole("main").locator("header");
  await expect(header.getByText("A", { exact: true })).toBeVisible();
  const cover = header.locator("figure img");
  await expect(cover).toHaveAttribute("src", /^data:image\/svg\+xml,/);
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText("No comments yet.")).toBeVisible();
});

test("a broken cover is replaced by a placeholder", async ({ page, site, quiet }) => {
  quiet.expectErrors(/status of 404/);
  const blog = await newestBlog(site);
  await page.route("**/media/**", (route) => route.fulfill({ status: 404 }));
  await page.goto(`/blogs/${blog._id}`);
  await expect(page.locator("main figure img").first()).toHaveAttribute("src", /^\/drawings\//);
});

test("comments are listed newest first", async ({ page, site }) => {
  const blog = await wholeBlog(site);
  expect(blog.comments.length).toBeGreaterThan(3);
  await page.goto(`/blogs/${blog._id}`);
  const comments = page.getByRole("region", { name: /^Comments/ });
  await expect(comments.getByRole("listitem")).toHaveCount(blog.comments.length);
  const instants = await comments
    .locator("time")
    .evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
  expect(instants).toEqual(instants.toSorted().reverse());
  await expect(comments.getByRole("listitem").first()).toContainText("Zoë Ōta");
  await expect(comments.getByRole("listitem").first()).toContainText("Ferenc!");
  await expect(comments.getByRole("link", { name: "Log in" })).toHaveAttribute(
    "href",
    `/login?next=${encodeURIComponent(blogPath(blog))}`,
  );
});

test("sharing copies the link and shows a message", async ({ page, site, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  const blog = await newestBlog(site);
  await page.goto(`/blogs/${blog._id}`);
  await hydrated(page);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("alert").hover();
  await expect(page.getByRole("alert")).toHaveText("Link copied to clipboard!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + blogPath(blog));
  await page.clock.fastForward("00:10");
  await expect(page.getByRole("alert")).toBeVisible();
  await page.mouse.move(0, 600);
  await page.clock.fastForward("00:04");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("without clipboard access the link is shown and selected", async ({ page, site }) => {
  const blog = await newestBlog(site);
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.goto(`/blogs/${blog._id}`);
  await hydrated(page);
  await page.getByRole("button", { name: "Share" }).click();
  const field = page.getByLabel("Copy this link:");
  await expect(field).toHaveValue(site.url + blogPath(blog));
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(site.url + blogPath(blog));
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("visitors who like are asked to log in", async ({ page, site }) => {
  const { _id, title } = await newestBlog(site);
  await page.goto(`/blogs/${_id}`);
  await hydrated(page);
  await page.getByRole("button", { name: `Like ${title}` }).click();
  await expect(page.getByRole("alert")).toHaveText("Please log in to interact with this post");
});

test.describe("a missing article", () => {
  const absent = "f".repeat(24);
  const sentence = "The blog you're looking for doesn't exist or has been removed.";

  for (const id of [absent, "nothing", "%20", "'; drop table blogs"]) {
    test(`answers 404 for ${id}`, async ({ page, quiet }) => {
      quiet.expectErrors(/status of 404/);
      const response = await page.goto(`/blogs/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog not found");
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await expect(page).toHaveTitle("Blog not found | Research Institute");
    });
  }

  test("is not found if it was deleted after the list was loaded", async ({ page, site, quiet }) => {
    quiet.expectErrors(/status of 404/);
    const { title } = await newestBlog(site);
    await page.route(`**/api/blogs/*/page`, (route) =>
      route.continue({ url: `${site.url}/api/blogs/${absent}/page` }),
    );
    await page.route(
      ({ pathname }) => pathname.startsWith("/blogs/"),
      (route) => route.continue({ url: `${site.url}/blogs/${absent}` }),
    );
    await page.goto("/blogs");
    await hydrated(page);
    await page.getByRole("main").getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog not found");
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle("Blog not found | Research Institute");
    await page.getByRole("main").getByRole("link", { name: "All articles" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Articles");
  });
});

test("the old page stays until the article has loaded", async ({ page, site }) => {
  const { title } = await newestBlog(site);
  const held = gate();
  await page.route(`**/api/blogs/*/page`, async (route) => {
    await held.passed;
    await route.continue();
  });
  await page.goto("/blogs");
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: title }).click();
  await expect(page.locator("main .animate-advance")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Articles");
  held.open();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator("main .animate-advance")).toHaveCount(0);
});
