import type { Locator } from "@playwright/test";
import { toast } from "./admin.ts";
import { content, textField } from "./editor.ts";
import { call } from "./people.ts";
import { admin, expect, expectAccessible, expectNoSidewaysScroll, hydrated, publish, test } from "./site.ts";

test.use({ member: admin, writable: true });

const directionOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).direction);
/** Pixels from the left edge of the text to the left edge of an element's words. */
const leftOf = (element: Locator) =>
  element.evaluate((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return range.getBoundingClientRect().left;
  });

test("an admin writes an Arabic translation, links it, and readers change the language", async ({
  page,
  site,
}) => {
  await publish(site, { title: "A tap in every street", content: "<p>Water is a right.</p>" });
  await page.goto("/create-blog");
  await page.locator("textarea[name=title]").fill("حنفية في كل شارع");
  await page.getByText("Language and translations").click();
  await page.getByLabel("Language", { exact: true }).fill("arab");
  const field = textField(page);
  await expect(field).toHaveAttribute("dir", "rtl");
  await field.click();
  for (const line of ["2026 سنة الماء.", "ماء Sitara 4.", "Only Latin here."]) {
    await page.keyboard.type(line);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.type("- حنفية");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("> نطلب حقًا");
  const lines = field.locator("> p");
  expect(await Promise.all([0, 1, 2].map((at) => directionOf(lines.nth(at))))).toEqual(["rtl", "rtl", "ltr"]);
  for (const block of ["ul", "li", "blockquote"])
    expect([block, await directionOf(field.locator(block).first())]).toEqual([block, "rtl"]);
  expect(await content(page)).toContain("<ul><li>حنفية</li></ul><blockquote><p>نطلب حقًا</p></blockquote>");
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Publish Post" }).click();
  await expect(toast(page, "Blog post published successfully!")).toBeVisible();
  const [arabic] = await call<{ _id: string }[]>(site, "GET /api/blogs/all?view=card&language=ar");

  await page.goto(`/edit-blog/${arabic?._id}`);
  const group = page.getByText("Language and translations");
  const other = page.getByRole("combobox", { name: "Link a translation" });
  await group.click();
  await other.fill("tap in every");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveText([/A tap in every street/]);
  await page.keyboard.press("Enter");
  const linked = page.getByRole("list", { name: "Translations" });
  await expect(linked.getByRole("link", { name: "A tap in every street" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/blogs/a-tap-in-every-street");
  await hydrated(page);
  await page
    .getByRole("navigation", { name: "Translations" })
    .getByRole("link", { name: "العربية" })
    .press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("حنفية في كل شارع");
  for (const [width, colorScheme] of [
    [1280, "light"],
    [390, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const article = page.locator(".article");
    await expect(article).toHaveAttribute("lang", "ar");
    const [first, second, latin] = [0, 1, 2].map((at) => article.locator("> p").nth(at)) as [
      Locator,
      Locator,
      Locator,
    ];
    expect(await Promise.all([first, second, latin].map(directionOf))).toEqual(["rtl", "rtl", "ltr"]);
    expect(await leftOf(latin)).toBeLessThan(await leftOf(second));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, width === 1280 ? "everything" : "colours");
  }
  const alternates = page.locator("link[rel=alternate][hreflang]");
  expect(await alternates.evaluateAll((all) => all.map((link) => link.getAttribute("hreflang")))).toEqual([
    "en",
    "ar",
    "x-default",
  ]);

  await page.goto(`/edit-blog/${arabic?._id}`);
  await group.click();
  await page.getByRole("button", { name: "Unlink from its translations" }).press("Enter");
  await expect(linked).toHaveCount(0);
  await page.goto("/blogs/a-tap-in-every-street");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Translations" })).toHaveCount(0);
});
