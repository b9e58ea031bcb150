import type { Page } from "@playwright/test";
import { blogsTitled, button, content, newBlog, next, readArticle, toast, write } from "./admin.ts";
import { toEnd } from "./editor.ts";
import { asAdmin } from "./people.ts";
import { admin, expect, type RunningSite, test } from "./site.ts";

test.use({ writable: true, member: admin, autosave: true });

const onServer = (page: Page) => page.getByText(/^Saved at \d+:\d\d [AP]M$/);
const published = (page: Page) => toast(page, "Blog post published successfully!");

async function begin(page: Page, site: RunningSite, title: string, path = "/create-blog"): Promise<string> {
  await page.goto(path);
  await write(page, title, "Words.");
  await expect.poll(() => blogsTitled(site, title)).toHaveLength(1);
  const [blog] = await blogsTitled(site, title);
  const id = blog?._id ?? "";
  await expect.poll(async () => (await readArticle(site, id)).content).toBe("<p>Words.</p>");
  await expect(onServer(page)).toBeVisible(); // the title may have been saved first
  return id;
}

test("a reload of the create screen continues its draft", async ({ page, site }) => {
  const id = await begin(page, site, "Loaded again", "/create-blog?type=publications");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create Publication");
  await expect(page.getByLabel("Title")).toHaveValue("Loaded again");
  await toEnd(page);
  await page.keyboard.type(" And more.");
  await page.getByLabel("Title").focus();
  await expect.poll(async () => (await readArticle(site, id)).content).toBe("<p>Words. And more.</p>");
  await expect(onServer(page)).toBeVisible(); // before, leaving the page needs an answer
  await page.goto("/manage-blogs");
  await page.goBack();
  await expect(content(page)).toHaveText("Words. And more.");
  await expect(page).toHaveURL("/create-blog?type=publications");

  // Saved by its button, it has a URL of its own.
  await button(page, "Save draft").click();
  await expect(page).toHaveURL(`/edit-blog/${id}`);
  await expect(page).toHaveTitle(/^Edit Article \|/);
  expect(await blogsTitled(site, "Loaded again")).toHaveLength(1);
});

test("a continued draft is published by POST, and the next article begins with an empty form", async ({
  page,
  site,
}) => {
  const id = await begin(page, site, "Published after a reload");
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue("Published after a reload");
  const added = page.waitForRequest("**/api/blogs/add");
  await button(page, "Publish Post").click();
  expect((await added).postDataJSON()).toMatchObject({ _id: id, version: expect.any(Number) });
  await expect(published(page)).toBeVisible();
  await expect(page).toHaveURL(`/edit-blog/${id}`);
  await expect(page.getByLabel("Title")).toHaveValue("Published after a reload");
  await next(page).getByRole("link", { name: "Write another" }).click();
  await expect(page).toHaveURL("/create-blog");
  await expect(page.getByLabel("Title")).toHaveValue("");
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create Article");
  await expect(page.getByLabel("Title")).toHaveValue("");
});

test("publishing again after a lost answer publishes once, with what was written since", async ({
  page,
  site,
  quiet,
}) => {
  quiet.expectErrors(/Failed to load resource/);
  const id = await begin(page, site, "Answered too late");
  await page.route(
    "**/api/blogs/add",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button(page, "Publish Post").click();
  await expect(page.getByText("The server could not be reached")).toBeVisible();
  // Autosave would read its own publication as somebody else's.
  const autosaves: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/draft")) autosaves.push(request.url());
  });
  await toEnd(page);
  await page.keyboard.type(" And more.");
  await expect(page.getByText(/^Saved on this device at .*, not on the site yet\.$/)).toBeVisible();
  await button(page, "Publish Post").click();
  await expect(published(page)).toBeVisible();
  expect(autosaves).toEqual([]);
  expect(await blogsTitled(site, "Answered too late")).toMatchObject([{ _id: id, status: "published" }]);
  expect((await readArticle(site, id)).content).toBe("<p>Words. And more.</p>");
});

test("a double click publishes once", async ({ page, site }) => {
  const id = await begin(page, site, "Pressed twice");
  let added = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/blogs/add")) added += 1;
  });
  await button(page, "Publish Post").dblclick();
  await expect(published(page)).toBeVisible();
  expect(await blogsTitled(site, "Pressed twice")).toMatchObject([{ _id: id, status: "published" }]);
  expect(added).toBe(1);
});

test("a draft that somebody else has changed is not overwritten", async ({ page, site, quiet }) => {
  quiet.expectErrors(/status of 409/);
  const id = await begin(page, site, "Written by two");
  await asAdmin(site, `PUT /api/blogs/${id}`, { content: "<p>Theirs.</p>" });
  await button(page, "Publish Post").click();
  const conflict = page.getByRole("alertdialog", { name: "A newer version has been saved" });
  await expect(conflict).toContainText("Theirs.");
  expect(await readArticle(site, id)).toMatchObject({ status: "draft", content: "<p>Theirs.</p>" });
  await conflict.getByRole("button", { name: /mine/i }).click();
  await expect(published(page)).toBeVisible();
  expect(await readArticle(site, id)).toMatchObject({ status: "published", content: "<p>Words.</p>" });
});

test("a draft that was published with changes in another tab shows both texts", async ({
  page,
  context,
  site,
  quiet,
}) => {
  quiet.expectErrors(/status of 409/);
  const id = await begin(page, site, "Published twice");
  const other = await context.newPage();
  await other.goto(`/edit-blog/${id}`);
  await content(other).fill("Published in the other tab.");
  await button(other, "Publish").click();
  await expect(published(other)).toBeVisible();
  await button(page, "Publish Post").click();
  const conflict = page.getByRole("alertdialog", { name: "A newer version has been saved" });
  await expect(conflict).toContainText("You saved it in another tab");
  await expect(conflict.getByRole("region", { name: "Content" })).toContainText("Words.");
  await expect(conflict.getByRole("region", { name: "Content" })).toContainText(
    "Published in the other tab.",
  );
  expect((await readArticle(site, id)).content).toBe("<p>Published in the other tab.</p>");
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await expect(published(page)).toBeVisible();
  await expect.poll(async () => (await readArticle(site, id)).content).toBe("<p>Words.</p>");
});

test("the tab names what is edited", async ({ page, site }) => {
  const event = await newBlog(site, { section: "events", eventDate: "2035-05-01T18:00", status: "draft" });
  await page.goto(`/edit-blog/${event._id}`);
  await expect(page).toHaveTitle(/^Edit Event \|/);
});

test("the form is opened by its slug", async ({ page, site }) => {
  const { slug, _id } = await newBlog(site, { title: "Opened by its name", status: "draft" });
  await page.goto(`/edit-blog/${slug}`);
  await expect(page.getByLabel("Title")).toHaveValue("Opened by its name");
  await toEnd(page);
  await page.keyboard.type(" And more.");
  await button(page, "Save draft").click();
  await expect(toast(page, "Draft saved")).toBeVisible();
  expect((await readArticle(site, _id)).content).toContain("And more.");
  await expect(page).toHaveURL(`/edit-blog/${slug}`);
});
