import type { Locator, Page } from "@playwright/test";
import { button, holdUploads, newBlog, readArticle, toast } from "./admin.ts";
import { createCollection, uploaded } from "./collections.ts";
import { photograph } from "./files.ts";
import { asAdmin } from "./people.ts";
import { admin, expect, expectAccessible, expectNoSidewaysScroll, test } from "./site.ts";

test.use({ writable: true, member: admin });

const panel = (page: Page) => page.locator("details").filter({ hasText: "Search engines and sharing" });

/** Opens the panel with the keyboard. */
async function opened(page: Page): Promise<Locator> {
  const summary = panel(page).locator("summary");
  await expect(summary).toContainText("Made from the other fields.");
  await summary.focus();
  await page.keyboard.press("Enter");
  return panel(page);
}

test("an article says what search engines and share cards show", async ({ page, site }) => {
  const picture = await uploaded(site, await photograph("lamp.jpg"));
  const { _id } = await newBlog(site, { title: "Lamps", content: "<h2>Dark</h2><p>Since May.</p>" });
  await page.goto(`/edit-blog/${_id}`);
  const fields = await opened(page);
  const excerpt = fields.getByLabel("Excerpt");
  await expect(excerpt).toHaveAttribute("placeholder", "Dark Since May.");
  await expect(fields.getByRole("figure", { name: "In a search engine" })).toContainText(
    "Lamps | Research Institute",
  );

  await excerpt.fill("Why the lamps\nwent out.");
  await expect(excerpt).toHaveValue("Why the lamps went out.");
  await expect(excerpt).toHaveAccessibleDescription(/^23 of 300 characters\./);
  await fields.getByLabel("Title for search engines").fill("Street lamps");
  await fields.getByRole("button", { name: "From the library" }).press("Enter");
  await page.getByRole("dialog").getByRole("listitem").first().getByRole("button").press("Enter");
  const point = fields.getByRole("button", { name: "Focal point: in the centre, in the middle" });
  await point.focus();
  for (let times = 0; times < 5; times += 1) await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("ArrowDown");
  await expect(fields.getByRole("button", { name: /^Focal point: at the left edge/ })).toBeFocused();
  const slider = fields.getByRole("slider", { name: "Top to bottom" });
  await expect(slider).toHaveAttribute("aria-valuetext", "in the middle");
  await slider.press("End");
  await fields.getByLabel("Do not list in search engines").check();
  await expect(fields.getByRole("figure", { name: "In a search engine" })).toContainText("told not to list");
  await expect(fields.getByRole("figure", { name: "Where it is shared" })).toContainText(
    "Why the lamps went out.",
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, "colours");
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 900 });

  await button(page, "Update Blog").click();
  await expect(toast(page, "Blog updated successfully!")).toBeVisible();
  expect(await readArticle(site, _id)).toMatchObject({
    summary: "Why the lamps went out.",
    seoTitle: "Street lamps",
    noindex: true,
    shareImage: { mediaId: picture, x: 0, y: 100 },
  });
});

test("clicking the picture moves its focal point", async ({ page, site }) => {
  const mediaId = await uploaded(site, await photograph("lamp.jpg"));
  const { _id } = await newBlog(site, { shareImage: { mediaId, x: 50, y: 50 } });
  await page.goto(`/edit-blog/${_id}`);
  await panel(page).locator("summary").click();
  await expect(panel(page)).toContainText("Has its own share picture.");
  const picture = panel(page).getByRole("group", { name: "Share picture" }).getByRole("img");
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.click({ position: { x: width * 0.9, y: height * 0.1 } });
  await expect(
    panel(page).getByRole("button", { name: "Focal point: at the right edge, at the top" }),
  ).toBeVisible();
  await panel(page).getByRole("button", { name: "Remove" }).click();
  await expect(panel(page).getByLabel("Choose an image")).toBeFocused();
  const held = await holdUploads(page, "**/api/media");
  await panel(page)
    .getByLabel("Choose an image")
    .setInputFiles(await photograph("uploaded.jpg"));
  await panel(page).locator("summary").click(); // the upload goes on
  await button(page, "Update Blog").click();
  await expect(page.getByText("Waiting for 1 picture")).toBeVisible();
  held.open();
  await expect(toast(page, "Blog updated successfully!")).toBeVisible();
  expect((await readArticle(site, _id)).shareImage).toMatchObject({ x: 50, y: 50 });
});

test("a mistake opens the panel, and the history compares its fields", async ({ page, site }) => {
  const { _id } = await newBlog(site, {});
  await asAdmin(site, `PUT /api/blogs/${_id}`, { summary: "Short.", noindex: true });
  await page.goto(`/edit-blog/${_id}`);
  await button(page, "History").click();
  const versions = page.getByRole("list", { name: "Versions" }).getByRole("checkbox");
  await versions.first().check();
  await versions.last().check();
  await page.getByRole("button", { name: "Compare the two versions" }).click();
  await expect(page.getByRole("region", { name: "From version 1 to version 2" })).toContainText("Short.");
  await page.getByRole("button", { name: "Close" }).click();

  await panel(page).locator("summary").click();
  await panel(page).getByLabel("Excerpt").fill("word ".repeat(70));
  await panel(page).locator("summary").click();
  await expect(panel(page).getByLabel("Excerpt")).toBeHidden();
  await button(page, "Update Blog").click();
  await expect(panel(page).getByLabel("Excerpt")).toBeFocused();
  await expect(panel(page)).toContainText("The excerpt can have at most 300 characters: remove 50.");
});

test("a collection has the same panel", async ({ page, site }) => {
  const id = await createCollection(site, "Roofs", { description: "Roofs from roofs." });
  await page.goto(`/edit-photography/${id}`);
  const fields = await opened(page);
  await expect(fields.getByLabel("Excerpt")).toHaveAttribute("placeholder", "Roofs from roofs.");
  await fields.getByLabel("Excerpt").fill("Seen from above.");
  await button(page, "Update").click();
  await expect(toast(page, "The collection is updated.")).toBeVisible();
  expect(await (await page.request.get(`/photography/${id}`)).text()).toContain('content="Seen from above."');
});
