import type { Page } from "@playwright/test";
import { blogsTitled, button, content, newBlog, readArticle, toast, write } from "./admin.ts";
import { dialogOf, dot, give, toEnd } from "./editor.ts";
import { expectFileInDraft, expectLocalDraft } from "./local-drafts.ts";
import { asAdmin } from "./people.ts";
import { admin, expect, type RunningSite, test } from "./site.ts";

test.use({ writable: true, member: admin, autosave: true });

const draftPath = "**/api/blogs/*/draft";
const onServer = (page: Page) => page.getByText(/^Saved at \d+:\d\d [AP]M$/);
const leaveField = (page: Page) => page.getByLabel("Title").focus(); // saves at once

/** The id of the only article with a title, once it is saved. */
async function savedDraft(page: Page, site: RunningSite, title: string): Promise<string> {
  await expect.poll(() => blogsTitled(site, title)).toMatchObject([{ status: "draft" }]);
  const [blog] = await blogsTitled(site, title);
  const id = blog?._id ?? "";
  await expect.poll(async () => (await readArticle(site, id)).content).toBe("<p>Words.</p>");
  await expect(onServer(page)).toBeVisible();
  await expect(page).toHaveURL("/create-blog");
  return id;
}

async function writeDraft(page: Page, site: RunningSite, title: string): Promise<string> {
  await page.goto("/create-blog");
  await write(page, title, "Words.");
  return savedDraft(page, site, title);
}

test("a lost response is not a conflict, even after more typing", async ({ page, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  const blog = await newBlog(site, { status: "draft" });
  await page.goto(`/edit-blog/${blog._id}`);
  await page.route(
    draftPath,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await content(page).fill("One.");
  await expect(page.getByText(/^Saved on this device at .*The server could not be reached\.$/)).toBeVisible();
  await toEnd(page);
  await page.keyboard.type(" Two.");
  await leaveField(page);
  await expect.poll(async () => (await readArticle(site, blog._id)).content).toBe("<p>One. Two.</p>");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test("rate-limited saves wait silently, with a local draft", async ({ page, site, quiet }) => {
  quiet.expectErrors(/status of 429/);
  const blog = await newBlog(site, { status: "draft" });
  let requested = 0;
  await page.route(draftPath, (route) => {
    requested += 1;
    const json = { code: "too_many_requests", msg: "Too many attempts." };
    return route.fulfill({ status: 429, headers: { "retry-after": "600" }, json });
  });
  await page.goto(`/edit-blog/${blog._id}`);
  await content(page).fill("Very many words.");
  const line = page.getByText(
    /^Saved on this device at .*Too many saves: the next one is at \d+:\d\d [AP]M\.$/,
  );
  await expect(line).toBeVisible();
  await toEnd(page);
  await page.keyboard.type(" And more.");
  await leaveField(page);
  await button(page, "Save draft").click();
  await expect(toast(page, "Draft saved")).toBeVisible();
  expect(requested).toBe(1);
  expect((await readArticle(site, blog._id)).content).toBe("<p>Very many words. And more.</p>");
});

test("a save that a later one has taken the place of is no failure, and is sent again", async ({
  page,
  site,
  quiet,
}) => {
  quiet.expectErrors(/status of 409/);
  const blog = await newBlog(site, { status: "draft" });
  const json = { code: "superseded", msg: "A later save of this text has taken the place of this one." };
  const first = page.waitForResponse(draftPath);
  await page.route(draftPath, (route) => route.fulfill({ status: 409, json }), { times: 1 });
  await page.goto(`/edit-blog/${blog._id}`);
  await content(page).fill("One.");
  await first;
  await expect(page.getByText("Not on the site")).toHaveCount(0);
  await expect.poll(async () => (await readArticle(site, blog._id)).content).toBe("<p>One.</p>");
  await expect(onServer(page)).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test("Clear Form starts another article and keeps the draft", async ({ page, site }) => {
  const first = await writeDraft(page, site, "The first of two");
  await button(page, "Clear Form").click();
  const requested = page.getByRole("alertdialog", { name: "Clear the form?" });
  await expect(requested).toContainText("This one stays a draft");
  await requested.getByRole("button", { name: "Clear Form" }).click();
  await expect(page).toHaveURL("/create-blog");
  await expect(page.getByLabel("Title")).toHaveValue("");
  await expect(page.getByRole("link", { name: "The first of two" })).toHaveAttribute(
    "href",
    `/edit-blog/${first}`,
  );
  await expect(page.getByRole("button", { name: /^Restore/ })).toHaveCount(0);
  await write(page, "The second of two", "Other words.");
  await expect(onServer(page)).toBeVisible();
  expect(await blogsTitled(site, "The second of two")).toMatchObject([{ status: "draft" }]);
  expect(await readArticle(site, first)).toMatchObject({ title: "The first of two", status: "draft" });
});

test("restoring a draft does not overwrite a newer article", async ({ page, context, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  const tab = await context.newPage();
  await tab.route(draftPath, (route) => route.abort());
  await tab.goto("/create-blog");
  await write(tab, "Left on the device", "Old words.");
  await expectLocalDraft(tab);
  await tab.close();
  const id = await writeDraft(page, site, "A newer article");
  await page.getByRole("button", { name: /^Restore/ }).click();
  await expect(page).toHaveURL("/create-blog");
  await expect(page.getByLabel("Title")).toHaveValue("");
  await page.getByRole("button", { name: /^Restore/ }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Left on the device");
  await expect(onServer(page)).toBeVisible();
  expect(await readArticle(site, id)).toMatchObject({ title: "A newer article", content: "<p>Words.</p>" });
});

test("an article that was published elsewhere stays published", async ({ page, site, quiet }) => {
  quiet.expectErrors(/status of 409/);
  const blog = await newBlog(site, { status: "draft" });
  await page.goto(`/edit-blog/${blog._id}`);
  await expect(content(page)).toHaveText("Along the river.");
  await asAdmin(site, `PUT /api/blogs/${blog._id}`, { status: "published" });
  await content(page).fill("Half a sentence");
  await expect(toast(page, "Somebody published this article while you were writing.")).toBeVisible();
  await expect(button(page, "Update Blog")).toBeVisible();
  await expectLocalDraft(page);
  await expect(content(page)).toHaveText("Half a sentence");
  const now = await readArticle(site, blog._id);
  expect(now).toMatchObject({ status: "published", content: "<p>Along the river.</p>" });
});

test("an article that was deleted elsewhere can be saved as a new one", async ({ page, site, quiet }) => {
  quiet.expectErrors(/status of 404/);
  const blog = await newBlog(site, { title: "Deleted elsewhere", status: "draft" });
  await page.goto(`/edit-blog/${blog._id}`);
  await expect(content(page)).toHaveText("Along the river.");
  await asAdmin(site, "POST /api/blogs/trash", { ids: [blog._id] });
  await content(page).fill("Kept.");
  await button(page, "Save as a new article").click();
  await expect(toast(page, "Draft saved")).toBeVisible();
  await content(page).fill("Kept, and saved by itself.");
  await expect
    .poll(() => blogsTitled(site, "Deleted elsewhere"))
    .toMatchObject([{ status: "draft", version: 2 }]);
  await expect(onServer(page)).toBeVisible();
});

test("a chosen thumbnail stays in the local draft until it is saved", async ({ page, context, site }) => {
  const file = { name: dot.name, mimeType: dot.type, buffer: Buffer.from(dot.base64, "base64") };
  await page.goto("/create-blog");
  await page.getByLabel("Choose an image").setInputFiles(file);
  await write(page, "With its thumbnail", "Words.");
  await expect.poll(() => blogsTitled(site, "With its thumbnail")).toHaveLength(1);
  const id = (await blogsTitled(site, "With its thumbnail"))[0]?._id ?? "";
  await expect.poll(async () => (await readArticle(site, id)).content).toBe("<p>Words.</p>");
  await expectLocalDraft(page, `"version":${(await readArticle(site, id)).version}`);
  await expectFileInDraft(page, id); // stored apart from the text
  await page.close();
  const again = await context.newPage();
  await again.goto(`/edit-blog/${id}`);
  await again.getByRole("button", { name: /^Restore/ }).click();
  await expectLocalDraft(again);
  await button(again, "Save draft").click();
  await expect(toast(again, "Draft saved")).toBeVisible();
  const { image } = await readArticle(site, id);
  expect(image).toMatch(/^\/media\//);

  // Until another one is uploaded, the draft has the first.
  await again.getByLabel("Choose another image").setInputFiles(file);
  await again.getByLabel("Alternative text").fill("The second");
  await content(again).fill("Other words.");
  await expect.poll(async () => (await readArticle(site, id)).content).toBe("<p>Other words.</p>");
  expect(await readArticle(site, id)).toMatchObject({ image, coverAlt: "" });
  await button(again, "Publish").click();
  await expect(toast(again, "Blog post published successfully!")).toBeVisible();
  const published = await readArticle(site, id);
  expect(published.coverAlt).toBe("The second");
  expect(published.image).not.toBe(image);
});

test("an unanswered question for an alternative text is asked again", async ({ page, context, site }) => {
  const id = await writeDraft(page, site, "Closed at the question");
  await give(page, "paste", {}, [dot, dot]);
  await expect(dialogOf(page)).toContainText("Add picture 1 of 2");
  await expectLocalDraft(page, dot.name);
  await expectFileInDraft(page);
  await page.close();
  const again = await context.newPage();
  await again.goto(`/edit-blog/${id}`);
  await again.getByRole("button", { name: /^Restore/ }).click();
  await dialogOf(again).getByLabel("Alternative text").fill("A dot");
  await again.keyboard.press("Enter");
  await expect(dialogOf(again).getByLabel("Alternative text")).toHaveValue("");
  await dialogOf(again).getByRole("button", { name: "Leave it out" }).click();
  await expect(content(again).locator("img")).toHaveAttribute("alt", "A dot");
});
