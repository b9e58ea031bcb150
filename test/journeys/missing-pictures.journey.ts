import type { Page } from "@playwright/test";
import sharp from "sharp";
import { blogsTitled, button, readArticle, toast } from "./admin.ts";
import { clickOn, content, dialogOf, dot, give, textField } from "./editor.ts";
import { admin, expect, expectAccessible, test } from "./site.ts";

test.use({ writable: true, member: admin });

const panel = (page: Page) => page.getByRole("region", { name: "Publishing" });
const picture = (name: string) => `<img src="https://lh7.example.com/${name}.png" alt="${name}">`;
const docs = `<b id="docs-internal-guid-1"><p>Before ${picture("map")} after</p><p>${picture("gate")}</p><p>End</p></b>`;

test("publishing stops at pictures that could not be copied", async ({ page, site }) => {
  await page.goto("/create-blog");
  await page.getByLabel("Title").fill("With pictures from elsewhere");
  await textField(page).focus();
  await give(page, "paste", { "text/html": docs, "text/plain": "Before" });
  await expect(
    toast(page, "2 pictures are on another site and could not be copied. Save them and insert them here."),
  ).toBeVisible();
  const boxes = textField(page).getByRole("img", { name: "Picture on another site, lh7.example.com" });
  await expect(boxes).toHaveCount(2);
  await button(page, "Publish Post").click();
  await expect(panel(page)).toContainText("2 pictures are still on other sites");
  await expectAccessible(page);
  expect(await blogsTitled(site, "With pictures from elsewhere")).toEqual([]);

  // The first is replaced by hand, with an alternative text.
  await button(page, "Go to the first").click();
  const bar = page.getByRole("toolbar", { name: "Picture: map" });
  await expect(bar).toBeInViewport();
  await expect(textField(page)).toBeFocused();
  await page.keyboard.press("Alt+F10");
  await expect(bar.getByRole("button", { name: "Choose the picture" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toHaveAccessibleName("Replace picture");
  await expect(dialogOf(page).getByLabel("Alternative text")).toHaveValue("map");
  await dialogOf(page)
    .getByLabel("Choose an image")
    .setInputFiles({ name: dot.name, mimeType: dot.type, buffer: Buffer.from(dot.base64, "base64") });
  await dialogOf(page).getByRole("button", { name: "Replace picture" }).click();
  await expect(textField(page).locator("figure img")).toHaveCount(1);
  await expect(panel(page)).toContainText("1 picture is still on another site");

  await button(page, "Publish without it").click();
  await expect(toast(page, "Blog post published successfully!")).toBeVisible();
  const [blog] = await blogsTitled(site, "With pictures from elsewhere");
  expect((await readArticle(site, blog?._id ?? "")).content).toMatch(
    /^<p>Before {2}after<\/p><figure><img src="\/media\/[^"]+" alt="map" data-file-alt="map" \/><\/figure><p>End<\/p>$/,
  );
});

test("a missing picture from Word stays marked in a draft, and readers do not see the mark", async ({
  page,
  site,
}) => {
  await page.goto("/create-blog");
  await page.getByLabel("Title").fill("From Word");
  await textField(page).focus();
  const word = '<p class=MsoNormal>One <img src="file:///C:/a.png"> two</p>';
  await give(page, "paste", { "text/html": word, "text/plain": "One" });
  await expect(
    toast(page, "1 picture could not be copied. Its place is marked: insert it there."),
  ).toBeVisible();
  const box = textField(page).getByRole("img", { name: "A picture is missing here" });
  await expect(box).toBeVisible();
  await button(page, "Save draft").click();
  await expect(page).toHaveURL(/\/edit-blog\//);
  await page.reload();
  await expect(box).toBeVisible();
  await button(page, "Publish").click();
  await expect(panel(page)).toContainText("1 picture is missing");
  await button(page, "Publish without it").click();
  await expect(toast(page, "Blog post published successfully!")).toBeVisible();
  const [blog] = await blogsTitled(site, "From Word");
  expect((await readArticle(site, blog?._id ?? "")).content).toBe("<p>One  two</p>");
});

test("a picture pasted on the mark of a missing one takes its place and its caption", async ({
  page,
  site,
}) => {
  await page.goto("/create-blog");
  await page.getByLabel("Title").fill("Figures from Word");
  await textField(page).focus();
  const word =
    '<p class=MsoNormal>One</p><p class=MsoNormal><img src="file:///C:/a.png"></p><p class=MsoCaption>Figure 1: a gate</p><p class=MsoNormal>Two</p>';
  await give(page, "paste", { "text/html": word, "text/plain": "One" });
  const box = textField(page).getByRole("img", { name: "A picture is missing here" });
  await box.click();
  await give(page, "paste", {}, [dot]);
  await expect(dialogOf(page)).toHaveAccessibleName("Replace picture");
  await dialogOf(page).getByLabel("Alternative text").fill("A gate");
  await dialogOf(page).getByRole("button", { name: "Replace picture" }).click();
  await expect(textField(page).locator("figure img[src]")).toHaveAttribute("src", /^\/media\//);
  await expect(box).toHaveCount(0);
  await button(page, "Publish Post").click();
  await expect(toast(page, "Blog post published successfully!")).toBeVisible();
  const [blog] = await blogsTitled(site, "Figures from Word");
  expect((await readArticle(site, blog?._id ?? "")).content).toMatch(
    /^<p>One<\/p><figure><img src="\/media\/[^"]+" alt="A gate"[^>]*><figcaption>Figure 1: a gate<\/figcaption><\/figure><p>Two<\/p>$/,
  );
});

test("a picture is replaced by another, and keeps its caption and its link", async ({ page }) => {
  const gate = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#0e4a39" } })
    .png()
    .toBuffer();
  await page.goto("/create-blog");
  await textField(page).focus();
  const old =
    '<figure><a href="https://example.org" rel="noopener"><img src="/drawings/0badcafe.svg" alt="A gate" /></a><figcaption>Old gate</figcaption></figure>';
  await give(page, "paste", {
    "text/html": `<div data-pm-slice="0 0 []"><p>Words</p>${old}<p>End</p></div>`,
  });
  await textField(page).locator("figure img").click();
  const bar = page.getByRole("toolbar", { name: "Picture: A gate" });
  await bar.getByRole("button", { name: "Alt text" }).click();
  await dialogOf(page).getByRole("button", { name: "Replace picture" }).click();
  await dialogOf(page)
    .getByLabel("Choose an image")
    .setInputFiles({ name: "gate.png", mimeType: "image/png", buffer: gate });
  await dialogOf(page).getByRole("button", { name: "Replace picture" }).click();
  await expect(textField(page).locator("figure img[src]")).toHaveAttribute("src", /^\/media\//);
  expect((await content(page)).replace(/\/media\/[^"]+/, "/media/x")).toBe(
    '<p>Words</p><figure><a href="https://example.org" rel="noopener"><img src="/media/x" alt="A gate" /></a><figcaption>Old gate</figcaption></figure><p>End</p>',
  );

  await clickOn(page, "End"); // so that the next click is not a double click
  await textField(page).locator("figure img").click();
  await bar.getByRole("button", { name: "Caption" }).click();
  await page.keyboard.type(", 1962");
  await expect(textField(page).locator("figcaption")).toHaveText("Old gate, 1962");
  await clickOn(page, "End");
  await textField(page).locator("figure img").click();
  await bar.getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => content(page)).toBe("<p>Words</p><p>End</p>");
  await expect(textField(page)).toBeFocused();
});
