import type { Locator, Page } from "@playwright/test";
import { button, newBlog, readArticle, view } from "./admin.ts";
import { createCollection } from "./collections.ts";
import { content, dialogOf, intoLink, textField, toEnd, toLineEnd, tool } from "./editor.ts";
import { admin, expect, expectAccessible, expectNoSidewaysScroll, test } from "./site.ts";

test.use({ writable: true, member: admin });

const findBar = (page: Page) => page.getByRole("search", { name: "Find and replace" });
const pictureBar = (page: Page) => page.getByRole("toolbar", { name: /^Picture/ });
const group = (page: Page, title: string) => page.locator("summary").getByText(title, { exact: true });

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`title and text come first at ${size.width} × ${size.height}`, async ({ page, quiet }) => {
    quiet.expectErrors(/status of 400/);
    await page.setViewportSize(size);
    await page.goto("/create-blog");
    const placeholder = textField(page).locator("p").first();
    await expect(placeholder).toBeInViewport({ ratio: 1 });
    await page.goto("/create-blog?type=events");
    const title = page.getByLabel("Title");
    await title.pressSequentially("A walk\n");
    await expect(textField(page)).toBeFocused();
    await page.keyboard.type("See www.example.org/a ");
    await page.keyboard.press("Backspace");
    expect(await content(page)).toBe("<p>See www.example.org/a </p>");
    await page.keyboard.press("ArrowUp");
    await expect(title).toBeFocused();
    await expect(title).toHaveValue("A walk");
    await page.keyboard.press("ArrowDown");
    await expect(textField(page)).toBeFocused();
    await page.keyboard.press("Control+f");
    await expect(findBar(page).getByLabel("Find", { exact: true })).toBeFocused();

    if (size.width < 600) {
      await toEnd(page);
      await page.keyboard.type("\nLine".repeat(20));
      const panel = page.getByRole("region", { name: "Publishing" });
      const roomBelow = async () => {
        const [end, top] = [
          await textField(page).locator("p").last().boundingBox(),
          await panel.boundingBox(),
        ];
        return end && top && top.y - end.y - end.height;
      };
      await expect.poll(roomBelow).toBeGreaterThanOrEqual(0);
      await page.getByRole("button", { name: "Details", exact: true }).click();
      await expect(group(page, "Type and tags")).toBeInViewport();
    }
    await group(page, "Type and tags").click();
    await expect(page.getByLabel("Content type")).toBeHidden();
    await expectAccessible(page);
    await button(page, "Publish Post").click();
    await expect(page.locator("[name=eventDate]")).toBeFocused();
    await expectNoSidewaysScroll(page);
  });
}

test("a text is searched, counted, outlined and linked by keyboard", async ({ page, site }) => {
  const other = await newBlog(site, { title: "Lamps of Quarry Street" });
  const parts = "<h2>Lamps</h2><p>Lamp after lamp.</p><h4>The end</h4><p>No more lamps.</p>";
  const { _id } = await newBlog(site, { content: parts });
  await page.goto(`/edit-blog/${_id}`);
  await expect(page.getByText("Words: 9")).toBeVisible();
  await expect(page.getByText("Characters: 42")).toBeVisible();

  await textField(page).focus();
  await page.keyboard.press("Control+f");
  await expect(findBar(page).getByLabel("Find", { exact: true })).toBeFocused();
  await page.keyboard.type("lamp");
  await expect(findBar(page).getByText("1 of 4")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(findBar(page).getByText("2 of 4")).toBeVisible();
  await findBar(page).getByRole("button", { name: "Whole words" }).click();
  await expect(findBar(page).getByText("of 2")).toBeVisible();
  await findBar(page).getByLabel("Replace with").fill("light");
  await findBar(page).getByRole("button", { name: "Replace all" }).click();
  await expect(findBar(page).getByText("Nothing found")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(textField(page)).toBeFocused();
  expect(await content(page)).toContain("<p>light after light.</p>");
  await page.keyboard.press("Control+z");
  expect(await content(page)).toBe(parts);

  await page.keyboard.press("Control+a");
  await expect(page.getByText("Selected: 9 words, 42 characters")).toBeVisible();
  await group(page, "Outline").click();
  await expect(page.getByText("Heading 4 follows heading 2")).toBeVisible();
  await page.getByRole("button", { name: /^The end/ }).click();
  await expect(textField(page)).toBeFocused();
  await toLineEnd(page);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+k");
  await expect(dialogOf(page).getByLabel("Address")).toBeFocused();
  await page.keyboard.type("lamps of quarry");
  await page.getByRole("option", { name: /Lamps of Quarry Street/ }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(dialogOf(page).getByLabel("Text")).toHaveValue("Lamps of Quarry Street");
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toBeHidden();
  expect(await content(page)).toContain(
    `<a href="/blogs/${other.slug}" rel="noopener">Lamps of Quarry Street</a>`,
  );
  await intoLink(page);
  await page.keyboard.press("Control+k");
  await dialogOf(page).getByLabel("Address").fill("the e");
  await page.getByRole("option", { name: /The end/ }).click();
  await dialogOf(page).getByRole("button", { name: "Change link" }).click();
  expect(await content(page)).toMatch(/<h4 id="text-the-end">The end<\/h4>.*href="#text-the-end"/);
});

test("a picture gets a credit and is widened, and a collection fills a gallery", async ({ page, site }) => {
  const collection = await createCollection(site, "Walls of the quarry");
  const figure = `<figure><img src="/drawings/0badcafe.svg" alt="A wall"><figcaption>A wall.</figcaption></figure>`;
  const { _id } = await newBlog(site, { content: `<p>Words.</p>${figure}<p>More.</p>` });
  await page.goto(`/edit-blog/${_id}`);
  await textField(page).getByRole("img").click();
  await pictureBar(page).getByRole("button", { name: "Credit" }).click();
  await expect(dialogOf(page).getByRole("textbox")).toBeFocused();
  await page.keyboard.type("Photo: Ana");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toBeHidden();
  await pictureBar(page).getByRole("button", { name: "Wide" }).click();

  await textField(page).getByText("More.").click();
  await expect(pictureBar(page)).toBeHidden();
  await tool(page, "Insert").click();
  await page.getByRole("menuitem", { name: "Gallery" }).click();
  await dialogOf(page).getByLabel("Collection").fill("quarry");
  await page.getByRole("option", { name: /Walls of the quarry/ }).click();
  await expect(dialogOf(page).getByLabel("All pictures, also those added later")).toBeFocused();
  await page.keyboard.press("Space");
  await dialogOf(page).getByRole("button", { name: "A blue wall" }).click();
  await dialogOf(page).getByRole("button", { name: "A red wall" }).click();
  await dialogOf(page).getByRole("button", { name: "Move A red wall up" }).press("Enter");
  await expect(dialogOf(page).getByRole("button", { name: "A red wall, number 1" })).toBeVisible();
  await expectAccessible(page);
  await dialogOf(page).getByRole("button", { name: "Add gallery" }).click();
  await expect(textField(page).locator(".gallery-preview img")).toHaveCount(2);
  await button(page, "Update Blog").click();
  await view(page);
  await expect(page).toHaveURL(/\/blogs\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A walk");
  const stored = (await readArticle(site, _id)).content;
  expect(stored).toContain('<figure data-width="wide">');
  expect(stored).toContain("<figcaption>A wall. <small>Photo: Ana</small></figcaption>");
  expect(stored).toMatch(
    new RegExp(`data-gallery="${collection}" data-pictures="[\\da-f]{24} [\\da-f]{24}"`),
  );
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
    const text = page.locator(".article > p").first();
    const picture = page.getByRole("img", { name: "A wall", exact: true });
    await expect.poll(async () => (await widthOf(picture)) - (await widthOf(text))).toBeGreaterThan(30);
    await expect(page.locator(".gallery img")).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
