import type { Locator } from "@playwright/test";
import { content, give, openField, textField, toEnd } from "./editor.ts";
import { admin, expect, expectNoSidewaysScroll, publish, test } from "./site.ts";

test.use({ member: admin, writable: true });

const title = "الماء حق";
const text =
  "<h2>الشارع</h2><p>تحمل النساء <em>الماء</em> (Sitara 4).</p><ul><li>حنفية</li></ul>" +
  "<blockquote><p>نطلب حقًا.</p></blockquote><hr /><table><tbody><tr><td>السنة</td></tr></tbody></table>" +
  "<p>In English, <em>too</em>.</p>";
const link = '<p>انظر <a href="https://example.org/">الماء</a>.</p>';

/** The computed direction and alignment of an element. */
function looks(element: Locator) {
  return element.evaluate((each) => {
    const { direction, textAlign, fontStyle, borderLeftWidth, borderRightWidth } = getComputedStyle(each);
    return { direction, textAlign, fontStyle, bar: [borderLeftWidth, borderRightWidth].join(" ") };
  });
}

const rightToLeft = { direction: "rtl", textAlign: "start", fontStyle: "normal" };

test("pages show right-to-left scripts from the right", async ({ page, site }) => {
  const id = await publish(site, { title, content: text + link });
  await page.goto(`/blogs/${id}`);
  expect((await looks(page.getByRole("heading", { level: 1 }))).direction).toBe("rtl");
  const article = page.locator(".article");
  for (const part of ["h2", "p:has(em)", "li", "blockquote p", "td"]) {
    expect(await looks(article.locator(part).first()), part).toMatchObject(rightToLeft);
  }
  expect(await looks(article.locator("blockquote"))).toMatchObject({ bar: "0px 3px" });
  expect(await looks(article.locator("em").first())).toMatchObject({ fontStyle: "normal" });
  expect(await looks(article.locator("em").last())).toMatchObject({ direction: "ltr", fontStyle: "italic" });

  await page.getByLabel("Add a comment").fill("شكرًا (Sitara 4).");
  await page.getByRole("button", { name: "Post Comment" }).click();
  const comment = page.locator("#comments li p").filter({ hasText: "شكرًا" });
  expect(await looks(comment)).toMatchObject(rightToLeft);

  await page.emulateMedia({ media: "print" });
  const address = await article
    .getByRole("link", { name: "الماء" })
    .evaluate((each) => getComputedStyle(each, "::after").content);
  expect(address).toContain("\u2066(");
  await page.emulateMedia({ media: "screen" });

  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
  for (const path of ["/publications", "/section/publications", "/search?q=الماء", "/"]) {
    await page.goto(path);
    expect(await looks(page.getByRole("heading", { name: title }).first()), path).toMatchObject(rightToLeft);
    await expectNoSidewaysScroll(page);
  }
  expect(await site.read<unknown>("/feed.json")).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({
        content_html: expect.stringContaining('<blockquote dir="rtl"><p dir="auto">'),
      }),
    ]),
  });
});

test("the editor shows right-to-left scripts from the right", async ({ page }) => {
  await openField(page);
  await give(page, "paste", { "text/html": text });
  expect(await content(page)).toBe(text);
  for (const part of ["h2", "p:has(em)", "li", "blockquote", "td p"]) {
    expect(await looks(textField(page).locator(part).first()), part).toMatchObject({ direction: "rtl" });
  }
  expect(await looks(textField(page).locator("> p").last())).toMatchObject({ direction: "ltr" });
  expect(await looks(textField(page).locator("blockquote"))).toMatchObject({ bar: "0px 3px" });
  // A new line has the direction of the line before.
  await toEnd(page);
  await page.keyboard.press("Enter");
  await page.keyboard.type("ماء");
  await page.keyboard.press("Enter");
  expect(await looks(textField(page).locator("> p").last())).toMatchObject({ direction: "rtl" });
});
