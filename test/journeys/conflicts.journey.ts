import type { Page } from "@playwright/test";
import { button, content, newAdmin, newBlog, readArticle, toast } from "./admin.ts";
import { expectLocalDraft } from "./local-drafts.ts";
import { call, openAsAdmin } from "./people.ts";
import { admin, expect, expectAccessible, test } from "./site.ts";

test.use({ writable: true });

const offer = (page: Page) => page.getByRole("region", { name: "Unsaved changes" });

test.use({ member: admin });

test("a lost response is not shown as somebody else's save", async ({ page, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  const blog = await newBlog(site);
  await page.goto(`/edit-blog/${blog._id}`);
  await content(page).fill("Changed once.");
  await page.route(
    `**/api/blogs/${blog._id}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button(page, "Update Blog").click();
  await button(page, "Try again").click();
  await expect(toast(page, "Blog updated successfully!")).toBeVisible();
  expect(await readArticle(site, blog._id)).toMatchObject({ version: 2, content: "<p>Changed once.</p>" });
});

test("one tab does not overwrite another", async ({ page, context, site, quiet }) => {
  quiet.expectErrors(/status of 409/);
  const blog = await newBlog(site);
  await page.goto(`/edit-blog/${blog._id}`);
  await content(page).fill("From the first tab.");
  await expectLocalDraft(page);
  const other = await context.newPage();
  await other.goto(`/edit-blog/${blog._id}`);
  await expect(page.getByText("This article is open in another tab.")).toBeVisible();
  await expect(other.getByText("This article is open in another tab.")).toBeVisible();
  await expect(offer(other)).toHaveCount(0); // the first tab is still there
  await content(other).fill("From the second tab.");
  await expectLocalDraft(other);
  await button(other, "Update Blog").click();
  await expect(toast(other, "Blog updated successfully!")).toBeVisible();
  await expect(page.getByText("This article has been saved in another tab.")).toBeVisible();

  await button(page, "Update Blog").click();
  const both = page.getByRole("alertdialog", { name: "A newer version has been saved" });
  await expect(both.getByRole("region", { name: "Content" })).toContainText("From the first tab.");
  await expect(both.getByRole("region", { name: "Content" })).toContainText("From the second tab.");
  await expect(both.locator("mark")).toHaveText(["first", "second"]);
  await expectAccessible(page);
  await both.getByRole("button", { name: "Keep editing" }).click();
  await expect(content(page)).toHaveText("From the first tab.");
  expect(await readArticle(site, blog._id)).toMatchObject({
    version: 2,
    content: "<p>From the second tab.</p>",
  });

  await button(page, "Update Blog").click();
  await both.getByRole("button", { name: "Take the other" }).click();
  await expect(content(page)).toHaveText("From the second tab.");
  await page.getByRole("button", { name: /^Restore/ }).click();
  await expect(content(page)).toHaveText("From the first tab.");
  await button(page, "Update Blog").click();
  await both.getByRole("button", { name: "Keep mine" }).click();
  await expect(toast(page, "Blog updated successfully!")).toBeVisible();
  expect(await readArticle(site, blog._id)).toMatchObject({
    version: 3,
    content: "<p>From the first tab.</p>",
  });
});

test("a conflict shows who saved the other text", async ({ page, site, quiet }) => {
  quiet.expectErrors(/status of 409/);
  const blog = await newBlog(site, { title: "Two hands", content: "<h2>Begin</h2><p>One and the same.</p>" });
  await openAsAdmin(page, site, `/edit-blog/${blog._id}`);
  await content(page).locator("p").first().fill("One and another.");
  const person = await newAdmin(site, "Odalys Brandt");
  await call(site, `PUT /api/blogs/${blog._id}`, { title: "Four hands", version: 1 }, person.token);
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, "Update Blog").click();
  const both = page.getByRole("alertdialog", { name: "A newer version has been saved" });
  await expect(both).toContainText("Odalys Brandt saved it at");
  await expect(both.getByRole("region", { name: "Title" })).toContainText("Four hands");
  await expectAccessible(page);
});
