import type { Page } from "@playwright/test";
import { blogPath } from "#features/addresses/paths.ts";
import type { BlogCard, BlogPage } from "#features/blogs/contract.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  firstEvent,
  fontsLoaded,
  hydrated,
  newestBlog,
  publish,
  test,
} from "./site.ts";

const longAgo = { publishedAt: "2023-04-01T12:00:00.000Z" };
const noted = "Who speaks after nine";

test("a long article has a table of contents", async ({ page, site }) => {
  const { _id } = await newestBlog(site);
  const { contents, minutes } = await site.read<BlogPage>(`/api/blogs/${_id}/page`);
  await page.goto(`/blogs/${_id}`);
  await expect(page.getByText(`${minutes} min read`)).toBeVisible();
  const list = page.getByRole("navigation", { name: "In this article" });
  await expect(list.getByRole("link")).toHaveText(contents.map(({ text }) => text));
  await list.getByRole("link", { name: "What enforcement would do" }).click();
  await expect(page).toHaveURL(/#text-what-enforcement-would-do$/);
  await expect(page.getByRole("heading", { name: "What enforcement would do" })).toBeInViewport();
  await expect(list).toBeInViewport();
});

test("footnotes link there and back", async ({ page, site }) => {
  const blogs = await site.read<BlogCard[]>("/api/blogs/all?view=card");
  const id = blogs.find(({ title }) => title.startsWith(noted))?._id;
  await page.goto(`/blogs/${id}`);
  await hydrated(page);
  await page.getByRole("link", { name: "Note 2" }).click();
  const note = page.locator("#text-note-2");
  await expect(note).toBeInViewport();
  const plain = await page
    .locator("#text-note-1")
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(note).not.toHaveCSS("background-color", plain);
  await note.getByRole("link", { name: "Back to the text" }).click();
  await expect(page).toHaveURL(/#text-call-2$/);
  await expect(page.getByRole("link", { name: "Note 2" })).toBeInViewport();
  await expectAccessible(page);
});

test("an article links to its neighbours and related articles", async ({ page, site }) => {
  const blog = await newestBlog(site);
  const { previous, next, related } = await site.read<BlogPage>(`/api/blogs/${blog._id}/page`);
  await page.goto(`/blogs/${blog._id}`);
  await hydrated(page);
  const more = page.getByRole("navigation", { name: "More publications" });
  await expect(more.getByRole("link")).toHaveCount([previous, next].filter(Boolean).length);
  const aside = page.getByRole("complementary", { name: "Related articles" });
  await expect(aside.locator("article h3")).toHaveText(related.map(({ title }) => title));
  await more.getByRole("link", { name: "Previous in Publications" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(previous?.title ?? "");
  await more.getByRole("link", { name: "Next in Publications" }).click();
  await expect(page).toHaveURL(blogPath(blog));
  await aside.getByRole("link", { name: related[0]?.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(related[0]?.title ?? "");
});

test("navigating to a neighbour keeps nothing of the old article", async ({ page, site, quiet }) => {
  quiet.expectErrors(/status of 404/);
  const [{ cover, _id, slug } = { cover: undefined, _id: "", slug: null }] = (
    await site.read<BlogCard[]>("/api/blogs/section/programmes?view=card")
  ).filter((blog) => !blog.cover.generated);
  await page.route(`**${cover?.url.split("/").slice(0, 3).join("/")}/*`, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.goto(`/blogs/${_id}`);
  await hydrated(page);
  const image = page.locator("main header figure img");
  await expect(image).toHaveAttribute("src", /^\/drawings\//);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByLabel("Copy this link:")).toBeVisible();
  await page.getByRole("navigation", { name: "More programmes" }).getByRole("link").first().click();
  await expect(page).not.toHaveURL(blogPath({ _id, slug }));
  await expect(page.getByLabel("Copy this link:")).toHaveCount(0);
  await expect(image).toHaveAttribute("src", /^\/media\//);
});

test("an event shows its time and zone and can be added to a calendar", async ({ page, site }) => {
  const event = await firstEvent(site);
  await page.goto(blogPath(event));
  await hydrated(page);
  const header = page.getByRole("main").locator("header");
  await expect(header).toContainText(/[AP]M ?Western European (Standard|Summer) Time \(Europe\/Lisbon\)/);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    header.getByRole("link", { name: "Add to calendar" }).click(),
  ]);
  expect(download.url()).toBe(`${site.url}${blogPath(event)}/event.ics`);
  const [past] = await site.read<BlogCard[]>("/api/blogs/section/events?eventStatus=past&view=card");
  await page.goto(`/blogs/${past?._id}`);
  await expect(header).toContainText("Past Event");
  await expect(header.getByRole("link", { name: "Add to calendar" })).toHaveCount(0);
});

test("a missing or broken picture in an article is replaced by a placeholder", async ({
  page,
  site,
  quiet,
}) => {
  quiet.expectErrors(/status of 404/);
  const lost = `/media/${"0".repeat(24)}/960.webp`;
  const content = `<p>a</p><img src="${lost}" alt="Lost"><p>b</p><img src="/nowhere/at-all.png" alt="Broken"><p>c</p>`;
  const id = await publish(site, { title: "Lost pictures", content }, longAgo);
  await page.goto(`/blogs/${id}`);
  for (const name of ["Lost", "Broken"]) {
    const picture = page.getByRole("img", { name });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute("src", /^\/drawings\/[0-9a-f]{8}\.svg$/);
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
});

test("wide tables scroll with the keyboard, code and long words wrap, and notes are easy to tap", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const cells = (tag: string) => `<tr>${`<${tag}>A wide column</${tag}>`.repeat(9)}</tr>`;
  const table = `<figure><table><thead>${cells("th")}</thead><tbody>${cells("td")}</tbody></table><figcaption>Rents</figcaption></figure>`;
  const note = '<p>Said<sup><a href="#n">1</a></sup></p><ol><li id="n">By whom</li></ol>';
  const content = `${note}${table}<pre><code>${"const path = walk(river);".repeat(20)}</code></pre><p>${"x".repeat(300)}</p>`;
  const names = { subcategory: "x".repeat(90), tags: ["y".repeat(50)] };
  const id = await publish(site, { title: "Wide things", content, ...names }, longAgo);
  await page.goto(`/blogs/${id}`);
  await expectNoSidewaysScroll(page);
  const region = page.getByRole("region", { name: "Rents" });
  await region.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  const code = page.locator(".article pre");
  expect(
    await code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await hydrated(page);
  await fontsLoaded(page);
  const call = await page.getByLabel("Note 1", { exact: true }).boundingBox();
  if (!call) throw new Error("The call of the note is not shown.");
  await page.mouse.click(call.x - 7, call.y + call.height / 2); // a finger is wider than the number
  await expect(page).toHaveURL(/#text-n$/);
});

test("without clipboard access the device's share dialog is used", async ({ page, site }) => {
  const blog = await newestBlog(site);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    Object.defineProperty(navigator, "share", {
      value: async ({ url }: { url: string }) => document.body.setAttribute("data-shared", url),
    });
  });
  await page.goto(`/blogs/${blog._id}?from=afar#text-fire`);
  await hydrated(page);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-shared", site.url + blogPath(blog));
  await expect(page.getByLabel("Copy this link:")).toHaveCount(0);
});

test("nothing moves while a page loads, or on the way to the login", async ({ page, site }) => {
  const { _id } = await newestBlog(site);
  const [collection] = await site.read<{ _id: string }[]>("/api/photography/all?view=card");
  await page.addInitScript(recordShifts);
  for (const path of [`/blogs/${_id}`, `/photography/${collection?._id}`, "/photography", "/profile"]) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 850 });
      await page.goto(path);
      await hydrated(page);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      expect(await shiftsOf(page), `${path} at ${width}`).toBeLessThan(0.01);
    }
  }
});

test("nothing moves when the fonts come after the text", async ({ page, site }) => {
  const { promise, resolve: sendFonts } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await promise;
    await route.continue();
  });
  await page.addInitScript(recordShifts);
  await page.setViewportSize({ width: 390, height: 850 });
  await page.goto(`/blogs/${(await newestBlog(site))._id}`, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  sendFonts();
  await fontsLoaded(page);
  await page.waitForLoadState("networkidle");
  expect(await shiftsOf(page)).toBeLessThan(0.01);
});

function recordShifts(): void {
  const shifts: number[] = [];
  Object.defineProperty(window, "shifts", { value: shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) shifts.push(entry.value);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
}
