import type { Locator } from "@playwright/test";
import { clear, content, openField, textField, tool } from "./editor.ts";
import { admin, expect, publish, test } from "./site.ts";

test.use({ member: admin, writable: true });

test("typed Markdown and web addresses are converted", async ({ page }) => {
  await openField(page);
  const typed = [
    ["one *two* three", "<p>one <em>two</em> three</p>"],
    ["2 * 3 * 4", "<p>2 * 3 * 4</p>"],
    ["**bold** end", "<p><strong>bold</strong> end</p>"],
    ["(**bold**) ~~out~~ `a*b` end", "<p>(<strong>bold</strong>) <s>out</s> <code>a*b</code> end</p>"],
    ["__init__ 2*3*4 a**b**c ~/a~ 5~~6", "<p>__init__ 2*3*4 a**b**c ~/a~ 5~~6</p>"],
    [
      "``` **not** *this* [or](example.org) ---",
      "<pre><code>**not** *this* [or](example.org) ---</code></pre>",
    ],
    ["a [report](example.org/a) b", '<p>a <a href="https://example.org/a" rel="noopener">report</a> b</p>'],
    ["a [note](nowhere) b", "<p>a [note](nowhere) b</p>"],
    [
      "see https://example.org/a. Then",
      '<p>see <a href="https://example.org/a" rel="noopener">https://example.org/a</a>. Then</p>',
    ],
  ] as const;
  for (const [keys, html] of typed) {
    await clear(page);
    await page.keyboard.type(keys);
    expect(await content(page), keys).toBe(html);
  }
  // Backspace takes a conversion back.
  for (const keys of ["a **bold**", "~~out~~", "`code`", "[a](example.org/a)", "- ", "1. ", "# "]) {
    await clear(page);
    await page.keyboard.type(keys);
    await page.keyboard.press("Backspace");
    await page.keyboard.type("x");
    expect(await content(page), keys).toBe(`<p>${keys}x</p>`);
  }

  await clear(page);
  await page.keyboard.type("above");
  await page.keyboard.press("Enter");
  await page.keyboard.type("---below https://example.org/b");
  await page.keyboard.press("Enter");
  await page.keyboard.type("end");
  const link = '<a href="https://example.org/b" rel="noopener">https://example.org/b</a>';
  expect(await content(page)).toBe(`<p>above</p><hr /><p>below ${link}</p><p>end</p>`);

  await clear(page);
  await expect(tool(page, "Redo")).toHaveAttribute("aria-disabled", "true");
  await tool(page, "Undo").click();
  expect(await content(page)).toContain("<hr />");
  await tool(page, "Redo").click();
  expect(await content(page)).toBe("");
  await expect(tool(page, "Redo")).toHaveAttribute("aria-disabled", "true");
});

test("a pressed tool is visible in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openField(page);
  const ground = () => tool(page, "Bold").evaluate((each) => getComputedStyle(each).backgroundColor);
  const before = await ground();
  await tool(page, "Bold").click();
  await expect(tool(page, "Bold")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(ground).not.toBe(before);
});

test("dividers are visible in the editor and on the page", async ({ page, site }) => {
  const id = await publish(site, { content: "<p>Before</p><hr /><p>After</p>" });
  const isShown = (divider: Locator) =>
    divider.evaluate((each) => each.clientHeight >= 16 && each.clientHeight >= each.scrollHeight);
  await page.goto(`/blogs/${id}`);
  expect(await isShown(page.locator(".article hr"))).toBe(true);
  await page.emulateMedia({ media: "print" });
  expect(await isShown(page.locator(".article hr"))).toBe(true);
  await page.emulateMedia({ media: "screen" });
  await page.goto(`/edit-blog/${id}`);
  await expect.poll(() => isShown(textField(page).locator("hr"))).toBe(true);
});
