import type { Page } from "@playwright/test";
import { blogPath } from "#features/addresses/paths.ts";
import type { Revision } from "#features/publishing/contract.ts";
import { blogsTitled, button, content, newBlog, readArticle, toast, write } from "./admin.ts";
import { toEnd } from "./editor.ts";
import { call } from "./people.ts";
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
  const token = await site.tokenOf(admin);
  const path = `/api/blogs/${id}/revisions`;
  expect(await call<Revision[]>(site, `GET ${path}`, undefined, token)).toHaveLength(1);
  expect((await fetch(`${site.url}/api/blogs/${id}`)).status).toBe(404);

  // Publishing adds the saved draft, and the next form is empty.
  const added = page.waitForRequest(
    (request) => request.method() !== "GET" && /api.blogs/.test(request.url()),
  );
  await button(page, "Publish Post").click();
  expect((await added).url()).toBe(`${site.url}/api/blogs/add`);
  await expect(toast(page, "Blog post published successfully!")).toBeVisible();
  await expect(page).toHaveURL("/create-blog");
  await expect(page.getByLabel("Title")).toHaveValue("");
  expect(await blogsTitled(site, "Saved by itself")).toMatchObject([{ _id: id, status: "published" }]);
});

test("Ctrl+S saves a draft, and keeps changes to a published article on the device", async ({
  page,
  site,
}) => {
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
  await expect(page).toHaveURL(blogPath(draft));

  const blog = await newBlog(site, { title: "Published" });
  let requested = 0;
  page.on("request", (request) => {
    if (request.method() === "PUT") requested += 1;
  });
  await page.goto(`/edit-blog/${blog._id}`);
  await toEnd(page);
  await page.keyboard.type(" And back.");
  await page.keyboard.press("Control+s");
  await expect(toast(page, "Your changes are saved on this device.")).toBeVisible();
  await page.getByLabel("Title").focus(); // would save a draft
  await expect(page.getByText(/^Saved on this device at .*, not on the site yet/)).toBeVisible();
  expect(requested).toBe(0);
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
  await call(site, `PUT /api/blogs/${blog._id}`, { content: "<p>Theirs.</p>" }, await site.tokenOf(admin));
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
