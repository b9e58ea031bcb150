import type { Page } from "@playwright/test";
import { button, content, newAdmin, newBlog, readArticle, toast } from "./admin.ts";
import { asAdmin, call } from "./people.ts";
import { admin, expect, expectAccessible, expectNoSidewaysScroll, type RunningSite, test } from "./site.ts";

test.use({ writable: true });

test.use({ member: admin });

const versions = (page: Page) => page.getByRole("list", { name: "Versions" }).getByRole("listitem");

/** An article with three versions, the last by somebody else. */
async function rewritten(site: RunningSite): Promise<string> {
  const { _id } = await newBlog(site, {
    title: "The lift",
    content: "<h2>Closed</h2><p>The lift at the north gate is out of order.</p>",
    tags: "lift",
  });
  await asAdmin(site, `PUT /api/blogs/${_id}`, { title: "The lift at the north gate", version: 1 });
  const person = await newAdmin(site, "Odalys Brandt");
  const repaired = "<h2>Open</h2><p>The lift at the north gate is in <em>good</em> order.</p>";
  await call(
    site,
    `PUT /api/blogs/${_id}`,
    { content: repaired, tags: "lift, repair", version: 2 },
    person.token,
  );
  return _id;
}

test("saves are listed with author and time, and two can be compared", async ({ page, site }) => {
  const id = await rewritten(site);
  await page.goto(`/edit-blog/${id}`);
  await button(page, "History").click();
  await expect(versions(page)).toHaveCount(3);
  await expect(versions(page).first()).toContainText("Version 3 (current)");
  await expect(versions(page).first()).toContainText(/Odalys Brandt, \w+day, /);
  const compare = page.getByRole("button", { name: "Compare the two versions" });
  await expect(compare).toBeDisabled();
  await versions(page).first().getByRole("checkbox").check();
  await versions(page).last().getByRole("checkbox").check();
  await compare.click();
  const comparison = page.getByRole("region", { name: "From version 1 to version 3" });
  await expect(comparison.getByRole("heading")).toBeFocused();
  await expect(comparison.locator("dl del")).toHaveText([/Closed/, /out of/]);
  await expect(comparison.locator("dl ins")).toHaveText([/at the north gate/, /repair/, /Open/, /in good/]);
  await expect(comparison).toContainText("[Heading 2]");
  await expect(comparison).not.toContainText("<");
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, "colours");
});

test("an earlier version is shown as readers saw it", async ({ page, site }) => {
  const id = await rewritten(site);
  await page.goto(`/edit-blog/${id}`);
  await button(page, "History").click();
  await page.getByRole("button", { name: "Read version 1" }).click();
  const version = page.getByRole("dialog", { name: /^Version 1, / });
  await expect(version.getByRole("heading", { level: 1 })).toHaveText("The lift");
  await expect(version.getByRole("heading", { name: "Closed" })).toBeVisible();
  await expect(version.locator(".article p")).toHaveText("The lift at the north gate is out of order.");
  await expect(version).toContainText("#lift");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(version).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Read version 1" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button(page, "History")).toBeFocused();
});

test("restoring a version creates a new one and keeps unsaved changes", async ({ page, site }) => {
  const id = await rewritten(site);
  await page.goto(`/edit-blog/${id}`);
  await content(page).fill("Not saved yet.");
  await button(page, "History").click();
  await page.getByRole("button", { name: "Restore this version: 1" }).click();
  const question = page.getByRole("alertdialog", { name: "Restore this version?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Restore" }).click();
  await expect(toast(page, "Version 1 has been restored.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("The lift");
  await expect(content(page)).toContainText("out of order");
  await expect(versions(page)).toHaveCount(0);
  await expect(button(page, "History")).toBeFocused();
  expect(await readArticle(site, id)).toMatchObject({ version: 4, title: "The lift", tags: ["lift"] });

  await page.getByRole("button", { name: /^Restore the changes from/ }).click();
  await expect(content(page)).toHaveText("Not saved yet.");
});

test("a history that failed to load says so, and works with the keyboard", async ({ page, site, quiet }) => {
  quiet.expectErrors(/Failed to load resource/);
  const id = await rewritten(site);
  await page.route("**/revisions*", (route) => route.abort(), { times: 1 });
  await page.goto(`/edit-blog/${id}`);
  await expect(content(page)).toBeVisible();
  await button(page, "History").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("The history could not be loaded.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(versions(page)).toHaveCount(3);
});
