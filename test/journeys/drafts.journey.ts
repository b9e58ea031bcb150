import { blogsTitled, button, content, newBlog, next, readArticle, toast, view, write } from "./admin.ts";
import { expectLocalDraft } from "./local-drafts.ts";
import { asAdmin } from "./people.ts";
import { admin, expect, expectAccessible, test } from "./site.ts";

test.use({ writable: true });

test.use({ member: admin });

test("a draft is saved, continued and published", async ({ page, site }) => {
  await page.goto("/create-blog");
  await write(page, "Not ready yet", "The beginning");
  await page.route("**/api/blogs/add", async (route) => {
    const answer = await route.fetch();
    await content(page).press("End");
    await page.keyboard.type(" and a word typed later"); // while the draft is being saved
    await route.fulfill({ response: answer });
  });
  await button(page, "Save draft").click();
  await expect(page).toHaveURL(/\/edit-blog\/\w+$/);
  await expect(toast(page, "Draft saved")).toBeVisible();
  await expect(page.getByText("Readers cannot see it.")).toBeVisible();
  await expect(button(page, "Publish")).toBeVisible(); // and no longer "Publish Post"
  await expect(content(page)).toHaveText("The beginning and a word typed later");
  const id = page.url().split("/").at(-1) ?? "";
  expect(await readArticle(site, id)).toMatchObject({ status: "draft", content: "<p>The beginning</p>" });
  expect((await fetch(`${site.url}/api/blogs/${id}`)).status).toBe(404);
  await expectLocalDraft(page);

  await button(page, "Save draft").click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Readers cannot see it.")).toBeVisible();
  await button(page, "Publish").click();
  await expect(toast(page, "Blog post published successfully!")).toBeVisible();
  await view(page);
  await expect(page).toHaveURL("/blogs/not-ready-yet");
  await expect(page.getByText("The beginning and a word typed later")).toBeVisible();
});

test("saving a draft does not unpublish what somebody else published", async ({ page, site, quiet }) => {
  quiet.expectErrors(/status of 409/);
  const blog = await newBlog(site, { status: "draft" });
  await page.goto(`/edit-blog/${blog._id}`);
  await content(page).fill("Half a sentence");
  await asAdmin(site, `PUT /api/blogs/${blog._id}`, { status: "published" });
  await button(page, "Save draft").click();
  await expect(toast(page, "Somebody published this article while you were writing.")).toBeVisible();
  await expect(button(page, "Update Blog")).toBeVisible();
  await expect(content(page)).toHaveText("Half a sentence");
  const now = await readArticle(site, blog._id);
  expect(now).toMatchObject({ status: "published", content: "<p>Along the river.</p>" });
});

test("an article is scheduled", async ({ page, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  await page.goto("/create-blog");
  await write(page, "In three years", "Not before.");
  await button(page, "Schedule…").click();
  await expect(page.getByLabel("Publish at")).toBeFocused();
  await button(page, "Schedule").click();
  await expect(page.getByText("Please enter the time of publishing.")).toBeVisible();
  await page.getByLabel("Publish at").fill("2001-01-01T10:00");
  await button(page, "Schedule").click();
  await expect(page.getByLabel("Publish at")).toHaveAccessibleDescription(
    /Please choose a time in the future/,
  );
  await page.getByLabel("Publish at").fill("2035-01-01T10:00");
  await expectAccessible(page);
  await button(page, "Schedule").click();
  await expect(toast(page, "The article is scheduled.")).toBeVisible();
  await expect(next(page)).toContainText("Goes public on Jan 1, 2035, 10:00 AM WET.");
  await expect(page.getByLabel("Title")).toHaveValue("In three years");
  const [blog] = await blogsTitled(site, "In three years");
  expect(blog).toMatchObject({ status: "scheduled", publishedAt: "2035-01-01T10:00:00.000Z" });
});

test("clearing the form can be undone", async ({ page }) => {
  await page.goto("/create-blog");
  await write(page, "Cleared by mistake", "All of it.");
  await page.getByLabel("Tags").fill("stairs,");
  await button(page, "Clear Form").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Clear Form" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("");
  await expect(content(page)).toHaveText("");
  await page.getByRole("button", { name: /^Restore/ }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Cleared by mistake");
  await expect(content(page)).toHaveText("All of it.");
  await expect(page.getByRole("region", { name: "Unsaved changes" })).toHaveCount(0);
});

test("the preview shows the page before publishing", async ({ page }) => {
  await page.goto("/create-blog");
  await write(page, "As readers will see it", "A first paragraph.");
  await button(page, "Preview").click();
  const preview = page.getByRole("dialog", { name: "Preview" });
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("As readers will see it");
  await expect(preview.locator(".article")).toHaveText("A first paragraph.");
  await expectAccessible(page);
  await preview.getByRole("button", { name: "Telephone" }).click();
  await page.keyboard.press("Escape");
  await expect(preview).toHaveCount(0);
  await expect(button(page, "Preview")).toBeFocused();
  await expect(content(page)).toHaveText("A first paragraph.");
});

test("the placeholder is shown only while the text is empty", async ({ page, site }) => {
  const invitations = () =>
    content(page)
      .locator("p")
      .evaluateAll((all) => {
        const shown = all.map((each) => getComputedStyle(each, "::before").content);
        return shown.filter((text) => text.includes("Write, paste"));
      });
  const { _id } = await newBlog(site, { content: "<p>One</p><p></p><p>Two</p>" });
  await page.goto(`/edit-blog/${_id}`);
  await expect(content(page)).toContainText("Two");
  expect(await invitations()).toEqual([]);
  await content(page).clear();
  await expect.poll(invitations).toHaveLength(1);
  await page.keyboard.type("Three");
  await expect.poll(invitations).toEqual([]);
});
