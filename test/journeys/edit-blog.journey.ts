import { blogPath } from "#features/addresses/paths.ts";
import { button, content, newBlog, next, readArticle, toast, view, write } from "./admin.ts";
import { expectLocalDraft, localDraftsIn } from "./local-drafts.ts";
import { asAdmin, call, newMember, openAs } from "./people.ts";
import {
  admin,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  firstEvent,
  gate,
  hydrated,
  test,
  writer,
} from "./site.ts";

test.use({ writable: true });

test("only the author and admins can edit an article", async ({ page, site, quiet }) => {
  quiet.expectErrors(/status of 403/);
  const blogs = await call<{ _id: string; author: { _id: string } }[]>(site, "GET /api/blogs/all?view=card");
  const token = await site.tokenOf(writer);
  const { _id } = await call<{ _id: string }>(site, "GET /api/users/profile", undefined, token);
  const own = blogs.find(({ author }) => author._id === _id);
  const others = blogs.find(({ author }) => author._id !== _id);

  await page.goto(`/edit-blog/${own?._id}`);
  await expect(page).toHaveURL(`/login?next=%2Fedit-blog%2F${own?._id}`);

  const person = await newMember(site);
  await openAs(page, person.token, `/edit-blog/${own?._id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access Restricted");
  await expect(page.getByText("Only administrators can create blog posts.")).toBeVisible();
  await expectAccessible(page);

  await openAs(page, token, `/edit-blog/${own?._id}`);
  await expect(page.getByLabel("Title")).not.toHaveValue("");
  await expect(page.getByRole("button", { name: "From the library" })).toHaveCount(0); // of admins
  await page.goto(`/edit-blog/${others?._id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access Restricted");
});

test.describe("an admin", () => {
  test.use({ member: admin });

  test("changes every field, and goes on to the article", async ({ page, site }) => {
    const blog = await newBlog(site, { tags: "river, walks" });
    await page.goto(`/edit-blog/${blog._id}`);
    await expect(page.getByLabel("Title")).toHaveValue("A walk");
    await expect(content(page)).toHaveText("Along the river.");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible(); // loading is not a change
    await expectAccessible(page);

    await write(page, "A longer walk", "Along the river and back.");
    await page.getByLabel("Content type").selectOption("events");
    await page.getByLabel("Subcategory").fill("Walks");
    await page.getByLabel("Event Date").fill("2031-12-01T09:00");
    await page.getByRole("button", { name: "Remove river" }).click();
    const { image } = await firstEvent(site);
    await page.getByLabel("Thumbnail image URL").fill(image ?? "");
    await expect(page.getByRole("img", { name: "Preview of the thumbnail" })).toHaveAttribute(
      "src",
      image ?? "",
    );

    const held = gate();
    await page.route(`**/api/blogs/${blog._id}`, async (route) => {
      if (route.request().method() === "PUT") await held.passed;
      await route.continue();
    });
    await button(page, "Update Blog").click();
    await expect(button(page, "Updating...")).toBeDisabled();
    held.open();
    await toast(page, "Blog updated successfully!").hover(); // it stays under the pointer
    await next(page)
      .getByRole("link", { name: /^View / })
      .press("Enter");
    await expect(page).toHaveURL(blogPath(blog));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A longer walk");
    await expect(toast(page, "Blog updated successfully!")).toBeVisible(); // it survives the navigation
    expect(await readArticle(site, blog._id)).toMatchObject({
      version: 2,
      content: "<p>Along the river and back.</p>",
      section: "events",
      subcategory: "Walks",
      eventDate: "2031-12-01T09:00:00.000Z",
      tags: ["walks"],
      image,
    });
  });

  test("stays on the form when typing continues after a save", async ({ page, site }) => {
    const blog = await newBlog(site);
    await page.goto(`/edit-blog/${blog._id}`);
    await page.getByLabel("Title").fill("Saved");
    const saved = page.waitForResponse(`**/api/blogs/${blog._id}`);
    await button(page, "Update Blog").click();
    await saved;
    await page.getByLabel("Title").fill("Saved, and more");
    await expect(toast(page, "Blog updated successfully!")).toBeVisible();
    await expectLocalDraft(page);
    await expect(page).toHaveURL(`/edit-blog/${blog._id}`);
    await expect(page.getByLabel("Title")).toHaveValue("Saved, and more");
  });

  test("sees that an article could not be loaded", async ({ page, site, quiet }) => {
    quiet.expectErrors(/Failed to load resource/);
    const blog = await newBlog(site);
    await page.goto(`/blogs/${blog._id}`);
    await page.route("**/api/blogs/*/writing", (route) => route.abort());
    await page.getByRole("link", { name: "Edit A walk" }).click();
    await expect(page.getByText("Failed to load blog. Please try again.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Go Back" }).click();
    await expect(page).toHaveURL(blogPath(blog));
    await page.getByRole("link", { name: "Edit A walk" }).click();
    await expect(page.getByText("Failed to load blog. Please try again.")).toBeVisible();
    await page.unroute("**/api/blogs/*/writing");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByLabel("Title")).toHaveValue("A walk");
    await page.goto("/edit-blog/nothing");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog not found");
  });

  test("sees that saving failed, and saves again", async ({ page, site, quiet }) => {
    quiet.expectErrors(/Failed to load resource/);
    const blog = await newBlog(site);
    await page.goto(`/edit-blog/${blog._id}`);
    await page.getByLabel("Title").fill("A walk in the rain");
    const address = `**/api/blogs/${blog._id}`;
    await page.route(address, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await button(page, "Update Blog").click();
    await expect(toast(page, "Failed to update blog. Please try again.")).toBeVisible();
    await page.route(address, (route) => route.abort(), { times: 1 });
    await button(page, "Update Blog").click();
    await expect(
      toast(page, "Failed to update blog. Please check your connection and try again."),
    ).toBeVisible();
    await expectAccessible(page);
    await button(page, "Try again").click();
    await expect(toast(page, "Blog updated successfully!")).toBeVisible();
    expect(await readArticle(site, blog._id)).toMatchObject({ title: "A walk in the rain", version: 2 });
  });

  test("saves the text of a deleted article as a new one", async ({ page, site, quiet }) => {
    quiet.expectErrors(/Failed to load resource/);
    const blog = await newBlog(site, { title: "Deleted under the hands" });
    await page.goto(`/edit-blog/${blog._id}`);
    await content(page).fill("Words that nobody has read.");
    await asAdmin(site, `DELETE /api/blogs/${blog._id}`);
    await button(page, "Update Blog").click();
    await expect(toast(page, "Blog not found")).toBeVisible();
    await expect(content(page)).toHaveText("Words that nobody has read.");
    await button(page, "Save as a new article").click();
    await expect(page).not.toHaveURL(`/edit-blog/${blog._id}`);
    await expect(content(page)).toHaveText("Words that nobody has read.");
    const id = page.url().split("/").at(-1) ?? "";
    expect(await readArticle(site, id)).toMatchObject({ status: "draft", title: "Deleted under the hands" });
  });

  for (const named of ["_id", "slug"] as const)
    test(`recovers the text of an article that was deleted after the tab was closed (${named})`, async ({
      page,
      context,
      site,
      quiet,
    }) => {
      quiet.expectErrors(/Failed to load resource/);
      const blog = await newBlog(site, { title: "Gone by now" });
      await page.goto(`/edit-blog/${blog[named]}`);
      await content(page).fill("Still somewhere.");
      await expectLocalDraft(page);
      await page.close();
      await asAdmin(site, `DELETE /api/blogs/${blog._id}`);
      await asAdmin(site, "POST /api/blogs/discard", { ids: [blog._id] });
      const again = await context.newPage();
      await again.goto(`/edit-blog/${blog[named]}`);
      await expect(again.getByRole("heading", { level: 1 })).toHaveText("Blog not found");
      await expectAccessible(again);
      await again.getByRole("button", { name: /^Restore/ }).click();
      await expect(content(again)).toBeVisible(); // later than the URL
      await again.getByRole("button", { name: /^Restore/ }).click();
      await expect(content(again)).toHaveText("Still somewhere.");
      await expect(again.getByLabel("Title")).toHaveValue("Gone by now");
    });

  test("is asked before leaving unsaved changes, and recovers them", async ({ page, site }) => {
    const blog = await newBlog(site);
    await page.goto(`/blogs/${blog._id}`);
    await page.getByRole("link", { name: "Edit A walk" }).click();
    await page.getByLabel("Title").fill("Half a title");
    await expectLocalDraft(page);
    await button(page, "Cancel").click();
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await expect(question).toBeVisible();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByLabel("Title")).toHaveValue("Half a title");
    await page.getByRole("banner").getByRole("link", { name: "Articles" }).click();
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL("/manage-blogs");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Edit Article");

    await page.goto(`/edit-blog/${blog._id}`);
    await expect(page.getByLabel("Title")).toHaveValue("A walk");
    await page.getByText("Different from the saved version: Title").click();
    await expect(page.getByRole("region", { name: "Unsaved changes" }).locator("ins")).toContainText("Half");
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Discard/ }).click();
    await expect(page.getByRole("region", { name: "Unsaved changes" })).toHaveCount(0);
    await expect.poll(() => localDraftsIn(page)).toEqual([]);
    await page.reload();
    await expect(page.getByLabel("Title")).toHaveValue("A walk");
    await expect(page.getByText(/You have unsaved changes/)).toHaveCount(0);
    await button(page, "Cancel").click(); // nothing is unsaved, so no question
    await expect(page).toHaveURL(blogPath(blog));
  });

  test("unpublishes an article and schedules it", async ({ page, site }) => {
    const blog = await newBlog(site);
    await page.goto(`/edit-blog/${blog._id}`);
    await button(page, "Unpublish").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Unpublish" }).click();
    await expect(toast(page, "The article is a draft again.")).toBeVisible();
    await expect(page.getByText("Readers cannot see it.")).toBeVisible();
    expect((await fetch(`${site.url}/blogs/${blog._id}`)).status).toBe(404);
    await button(page, "Schedule…").click();
    await page.getByLabel("Publish at").fill("2036-05-01T08:00");
    await button(page, "Schedule").click();
    await expect(page.getByText(/Goes public on Thursday, May 1, 2036/)).toBeVisible();
    // A scheduled article loses its time by becoming a draft. Only this button does that.
    await expect(button(page, "Do not schedule")).toHaveCount(0);
    await page.getByLabel("Publish at").fill("2036-05-02T08:00");
    await button(page, "Update Blog").click();
    await expect(page.getByText(/Goes public on Friday, May 2, 2036/)).toBeVisible();
    expect(await readArticle(site, blog._id)).toMatchObject({ publishedAt: "2036-05-02T07:00:00.000Z" });
    await button(page, "Publish now").click();
    await view(page);
    await expect(page).toHaveURL(blogPath(blog));
    await hydrated(page);
    expect((await fetch(`${site.url}/api/blogs/${blog._id}`)).status).toBe(200);
  });

  test("chooses a thumbnail from the library and removes it", async ({ page, site }) => {
    const blog = await newBlog(site);
    await page.goto(`/edit-blog/${blog._id}`);
    await page.getByRole("button", { name: "From the library" }).click();
    const library = page.getByRole("dialog", { name: "Choose a picture" });
    await library.getByRole("listitem").first().getByRole("button").click();
    await expect(page.getByLabel("Thumbnail image URL")).toHaveValue(/^\/media\//);
    await page.getByRole("checkbox", { name: /^Decorative/ }).check();
    await expect(page.getByLabel("Alternative text")).toBeDisabled();
    await button(page, "Update Blog").click();
    await view(page);
    await expect(page).toHaveURL(blogPath(blog));
    const { image, coverId, coverDecorative, cover } = await readArticle(site, blog._id);
    expect(coverDecorative).toBe(true);
    expect(image).toContain(`/media/${coverId}/`);
    expect(cover.generated).toBe(false);

    await page.goto(`/edit-blog/${blog._id}`);
    await expect(page.getByRole("checkbox", { name: /^Decorative/ })).toBeChecked();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await button(page, "Update Blog").click();
    await view(page);
    await expect(page).toHaveURL(blogPath(blog));
    expect(await readArticle(site, blog._id)).toMatchObject({ image: null, coverId: null });
  });

  test("edits on a phone, light and dark", async ({ page, site }) => {
    const blog = await firstEvent(site);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(`/edit-blog/${blog._id}`);
    await expect(content(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
