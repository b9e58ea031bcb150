import type { Page } from "@playwright/test";
import type { Revision } from "#features/publishing/contract.ts";
import { blogsTitled, button, content, newAdmin, newBlog, readArticle, toast, write } from "./admin.ts";
import { toEnd } from "./editor.ts";
import { expectLocalDraft } from "./local-drafts.ts";
import { asAdmin, openAs } from "./people.ts";
import { admin, expect, expectAccessible, fontsLoaded, gate, test } from "./site.ts";

test.use({ writable: true, member: admin, autosave: true });

const saved = (page: Page) => page.getByText(/^Saved at \d+:\d\d [AP]M$/);

test("a new article is saved automatically without layout shifts", async ({ page, site }) => {
  await page.goto("/create-blog");
  await write(page, "Saved by itself", "One");
  await toEnd(page);
  await fontsLoaded(page);
  const scrolled = await page.evaluate(() => {
    window.scrollTo(0, 300);
    return window.scrollY;
  });
  await expect.poll(() => blogsTitled(site, "Saved by itself")).toMatchObject([{ status: "draft" }]);
  await expect(page).toHaveURL("/create-blog");
  await expect(content(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.keyboard.type(" two");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+y");
  await expect(content(page)).toHaveText("One two");
  const id = (await blogsTitled(site, "Saved by itself"))[0]?._id ?? "";
  await expect.poll(async () => (await readArticle(site, id)).content).toBe("<p>One two</p>");
  await expect(saved(page)).toBeVisible();
  await expectAccessible(page);
  const path = `/api/blogs/${id}/revisions`;
  expect(await asAdmin<Revision[]>(site, `GET ${path}`)).toHaveLength(1);
  expect((await fetch(`${site.url}/api/blogs/${id}`)).status).toBe(404);

  // Publishing adds the saved draft, which stays open.
  const added = page.waitForRequest(
    (request) => request.method() !== "GET" && /api.blogs/.test(request.url()),
  );
  await button(page, "Publish Post").click();
  expect((await added).url()).toBe(`${site.url}/api/blogs/add`);
  await expect(toast(page, "Blog post published successfully!")).toBeVisible();
  await expect(page).toHaveURL(`/edit-blog/${id}`);
  await expect(content(page)).toHaveText("One two");
  expect(await blogsTitled(site, "Saved by itself")).toMatchObject([{ _id: id, status: "published" }]);
});

test("Ctrl+S saves a draft, and keeps changes to a published article unpublished", async ({ page, site }) => {
  const draft = await newBlog(site, { title: "Saved by key", status: "draft" });
  await page.goto(`/edit-blog/${draft._id}`);
  await toEnd(page);
  await page.keyboard.type(" And back.");
  await page.keyboard.press("Control+s");
  await expect(toast(page, "Draft saved")).toBeVisible();
  await expect(content(page)).toBeFocused();
  expect((await readArticle(site, draft._id)).content).toBe("<p>Along the river. And back.</p>");
  await button(page, "Publish").click();
  await expect(toast(page, "Blog post published successfully!")).toBeVisible();
  await expect(page).toHaveURL(`/edit-blog/${draft._id}`);

  await toEnd(page);
  await page.keyboard.type(" Twice.");
  await page.keyboard.press("Control+s");
  await expect(toast(page, "Saved. Readers see your changes when you press Update Blog.")).toBeVisible();
  await expect(page.getByText("Unpublished changes")).toBeVisible();
  expect((await readArticle(site, draft._id)).content).toBe("<p>Along the river. And back.</p>");
});

test("colleagues go on with unpublished changes, discard them, and publish them", async ({
  page,
  browser,
  site,
}) => {
  const blog = await newBlog(site, { title: "Continued by a colleague" });
  await page.goto(`/edit-blog/${blog._id}`);
  await toEnd(page);
  await page.keyboard.type(" And back.");
  await page.getByLabel("Title").focus();
  await expect(page.getByText(/^Saved at .*, not public yet\.$/)).toBeVisible();
  await expectAccessible(page);
  expect((await readArticle(site, blog._id)).content).toBe("<p>Along the river.</p>");
  await page.goto("/manage-blogs?q=Continued");
  await expect(page.getByRole("row").filter({ hasText: "Continued by a colleague" })).toContainText(
    "Unpublished changes",
  );

  const colleague = await newAdmin(site, "Odalys Brandt");
  const context = await browser.newContext({ baseURL: site.url });
  const theirs = await context.newPage();
  await openAs(theirs, colleague.token, `/edit-blog/${blog._id}`);
  await expect(theirs.getByText(/^Unpublished changes by Administrator, /)).toBeVisible();
  await expect(content(theirs)).toHaveText("Along the river. And back.");
  await button(theirs, "Discard changes").click();
  await expect(content(theirs)).toHaveText("Along the river.");
  await theirs.getByRole("region", { name: "Undo" }).getByRole("button", { name: "Undo" }).click();
  await expect(content(theirs)).toHaveText("Along the river. And back.");
  await expect(theirs.getByText(/^Saved at .*, not public yet\.$/)).toBeVisible();
  await button(theirs, "Update Blog").click();
  await expect(toast(theirs, "Blog updated successfully!")).toBeVisible();
  expect((await readArticle(site, blog._id)).content).toBe("<p>Along the river. And back.</p>");
  await context.close();
});

test("some letters are kept on this device, and make no draft", async ({ page, site }) => {
  await page.goto("/create-person");
  await page.getByRole("textbox", { name: /^Name/ }).fill("Xen");
  await expectLocalDraft(page);
  await page.getByLabel("Role").focus();
  await page.getByRole("link", { name: "People", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
  expect(await asAdmin<unknown[]>(site, "GET /api/people/manage?q=Xen&status=draft")).toEqual([]);
  await page.goto("/create-person");
  await page.getByRole("button", { name: /^Restore/ }).click();
  await expect(page.getByRole("textbox", { name: /^Name/ })).toHaveValue("Xen");
});

test("what is not valid is saved with a draft, and only stops publishing", async ({ page, site, quiet }) => {
  quiet.expectErrors(/status of 400/);
  const { _id } = await newBlog(site, { title: "Tides", record: { doi: "10.5555/tides" }, status: "draft" });
  await page.goto(`/edit-blog/${_id}`);
  const record = page.getByRole("region", { name: "Publication record" });
  await record.getByLabel("ISBN").fill("978-3-16-148410-1");
  await page.getByLabel("Title").fill("Tides and rents");
  await expect(saved(page)).toBeVisible();
  expect(await readArticle(site, _id)).toMatchObject({
    title: "Tides and rents",
    invalid: { record: { isbn: "978-3-16-148410-1" } },
  });

  await button(page, "Preview").click();
  const preview = page.getByRole("dialog", { name: "Preview" });
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Tides and rents");
  await expect(preview.getByText("10.5555/tides").first()).toBeVisible();
  await preview.getByRole("button", { name: "Close preview" }).click();

  await page.reload();
  await expect(record.getByLabel("ISBN")).toHaveValue("978-3-16-148410-1");
  await button(page, "Publish").click();
  await expect(record.getByLabel("ISBN")).toBeFocused();
  await expect(record.getByLabel("ISBN")).toHaveAccessibleDescription(/check digit|ISBN/);
  await expectAccessible(page);
  await page.keyboard.press("End");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("0");
  await button(page, "Publish").click();
  await expect(toast(page, "Blog post published successfully!")).toBeVisible();
});

test("a button stays under the pointer while it is pressed", async ({ page, site }) => {
  const { _id } = await newBlog(site, { title: "Tides", status: "draft" });
  await page.goto(`/edit-blog/${_id}`);
  await toEnd(page);
  await page.keyboard.type(" And back.");
  await expect(page.getByText(/^Saved on this device at/)).toBeVisible();
  await button(page, "Publish").click({ position: { x: 20, y: 42 } }); // the text loses the focus
  await expect(toast(page, "Blog post published successfully!")).toBeVisible();
});

test("publishing waits for a running save", async ({ page, site }) => {
  const held = gate();
  await page.route("**/api/blogs/*/draft", async (route) => {
    await held.passed;
    await route.continue();
  });
  await page.goto("/create-blog");
  const saving = page.waitForRequest("**/api/blogs/*/draft");
  await write(page, "Saved and published", "Words.");
  await saving;
  await button(page, "Publish Post").click();
  await expect(button(page, "Publishing...")).toBeDisabled();
  held.open();
  await expect(toast(page, "Blog post published successfully!")).toBeVisible();
  const blogs = await blogsTitled(site, "Saved and published");
  expect(blogs).toMatchObject([{ status: "published" }]);
  expect((await readArticle(site, blogs[0]?._id ?? "")).content).toBe("<p>Words.</p>");
});

test("a newer version is shown and not overwritten", async ({ page, site, quiet }) => {
  quiet.expectErrors(/status of 409/);
  const blog = await newBlog(site, { status: "draft" });
  await page.goto(`/edit-blog/${blog._id}`);
  await expect(content(page)).toHaveText("Along the river.");
  await asAdmin(site, `PUT /api/blogs/${blog._id}`, { content: "<p>Theirs.</p>" });
  await content(page).fill("Mine.");
  const conflict = page.getByRole("alertdialog", { name: "A newer version has been saved" });
  await conflict.getByRole("button", { name: "Keep editing" }).click();
  await toEnd(page);
  await page.keyboard.type(" And more.");
  await page.getByLabel("Title").focus();
  await expect(page.getByText(/Not on the site: Somebody else has saved a newer version/)).toBeVisible();
  expect((await readArticle(site, blog._id)).content).toBe("<p>Theirs.</p>");
});

test("offline, the text is saved on the device, then on the server", async ({
  page,
  context,
  site,
  quiet,
}) => {
  quiet.expectErrors(/Failed to load resource/);
  const blog = await newBlog(site, { status: "draft" });
  await page.goto(`/edit-blog/${blog._id}`);
  await expect(content(page)).toHaveText("Along the river.");
  await context.setOffline(true);
  await content(page).fill("In a tunnel.");
  await expect(page.getByText(/^Saved on this device at .*You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  expect((await readArticle(site, blog._id)).content).toBe("<p>In a tunnel.</p>");
});
