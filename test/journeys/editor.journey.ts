import {
  backInText,
  clear,
  content,
  dialogOf,
  give,
  intoLink,
  openField,
  selected,
  textField,
  tool,
} from "./editor.ts";
import { admin, expect, expectAccessible, expectNoSidewaysScroll, test } from "./site.ts";

test.use({ member: admin });

test("the toolbar has the specified controls in order, and is one tab stop", async ({ page }) => {
  await openField(page);
  const names = await page
    .getByRole("toolbar")
    .getByRole("button")
    .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));
  expect(names).toEqual([
    "Undo",
    "Redo",
    "Header: Normal text",
    "Insert",
    "Bold",
    "Italic",
    "Underline",
    "Strike",
    "Color: None",
    "Background: None",
    "Ordered list",
    "Bullet list",
    "Outdent",
    "Indent",
    "Blockquote",
    "Code block",
    "Link",
    "Image",
    "Clean",
    "Find and replace",
    "Formatting help",
  ]);
  await page.keyboard.press("Alt+F10");
  await expect(tool(page, /^Header/)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tool(page, "Insert")).toBeFocused();
  await page.keyboard.press("End");
  await expect(tool(page, "Formatting help")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toContainText("[words](example.org)");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(tool(page, "Formatting help")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tool(page, "Undo")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Escape");
  await expect(textField(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(tool(page, "Formatting help")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(textField(page)).toBeFocused();
  await expect(textField(page)).toHaveClass(/\bh-96\b/);
  await expectAccessible(page);
});

test("text is formatted with the toolbar and with the keyboard", async ({ page }) => {
  await openField(page);
  const marks = [
    ["Bold", "Control+b", "strong"],
    ["Italic", "Control+i", "em"],
    ["Underline", "Control+u", "u"],
    ["Strike", "Control+Shift+s", "s"],
  ] as const;
  for (const [name, keys, tag] of marks) {
    await clear(page);
    await page.keyboard.type("word");
    await page.keyboard.press("Control+a");
    await tool(page, name).click();
    await expect(tool(page, name)).toHaveAttribute("aria-pressed", "true");
    expect(await content(page)).toBe(`<p><${tag}>word</${tag}></p>`);
    await page.keyboard.press(keys);
    await expect(tool(page, name)).toHaveAttribute("aria-pressed", "false");
    expect(await content(page)).toBe("<p>word</p>");
  }

  // Each level with the arrow keys of the menu.
  for (const level of [1, 2, 3, 4, 5, 6]) {
    await page.keyboard.press("Alt+F10");
    await tool(page, /^Header/).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Home");
    for (let step = 0; step < level; step += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(textField(page)).toBeFocused();
    expect(await content(page)).toBe(`<h${level}>word</h${level}>`);
    await expect(tool(page, `Header: Heading ${level}`)).toBeVisible();
  }
  await page.keyboard.press("Control+Alt+0");
  expect(await content(page)).toBe("<p>word</p>");

  await page.keyboard.press("Control+a");
  await tool(page, /^Color/).click();
  await page.getByRole("menuitemradio", { name: "Brick" }).click();
  await tool(page, /^Background/).click();
  await page.getByRole("menuitemradio", { name: "Ochre" }).click();
  expect(await content(page)).toBe('<p><span style="color:#a53c20;background-color:#f9edcf">word</span></p>');
  await expect(tool(page, "Color: Brick")).toBeVisible();
  await tool(page, /^Color/).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await tool(page, /^Color/).click();
  await page.getByRole("menuitemradio", { name: "None" }).click();
  expect(await content(page)).toBe('<p><span style="background-color:#f9edcf">word</span></p>');
  await tool(page, "Clean").click();
  expect(await content(page)).toBe("<p>word</p>");

  await tool(page, "Indent").click();
  await page.keyboard.press("Control+]");
  expect(await content(page)).toBe('<p style="padding-inline-start:4em">word</p>');
  await tool(page, "Outdent").click();
  await page.keyboard.press("Control+[");
  expect(await content(page)).toBe("<p>word</p>");
  await expect(tool(page, "Outdent")).toHaveAttribute("aria-disabled", "true");

  await tool(page, "Ordered list").click();
  await page.keyboard.press("End");
  await expect.poll(() => selected(page)).toBe("");
  await page.keyboard.press("Enter");
  await page.keyboard.type("two");
  await tool(page, "Indent").click();
  expect(await content(page)).toBe("<ol><li>word<ol><li>two</li></ol></li></ol>");
  await tool(page, "Bullet list").click();
  expect(await content(page)).toBe("<ol><li>word<ul><li>two</li></ul></li></ol>");
  await page.keyboard.press("Control+z");
  expect(await content(page)).not.toContain("<ul>");
  await page.keyboard.press("Control+Shift+z");
  expect(await content(page)).toBe("<ol><li>word<ul><li>two</li></ul></li></ol>");

  await page.keyboard.press("Control+a");
  await tool(page, "Clean").click();
  expect(await content(page)).toBe("<p>word</p><p>two</p>");

  await clear(page);
  await page.keyboard.type("said");
  await tool(page, "Blockquote").click();
  expect(await content(page)).toBe("<blockquote><p>said</p></blockquote>");
  await tool(page, "Clean").click();
  await tool(page, "Code block").click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("  more");
  expect(await content(page)).toBe("<pre><code>said\n  more</code></pre>");
  await tool(page, "Code block").click();
  await expect(page.getByText("Words: 2")).toBeVisible();
});

test("links are checked, changed and removed", async ({ page }) => {
  await openField(page);
  await page.keyboard.type("See the report");
  await page.keyboard.press("Control+Shift+ArrowLeft");
  await expect.poll(() => selected(page)).toBe("report");
  await page.keyboard.press("Control+k");
  const address = dialogOf(page).getByLabel("Address");
  await expect(dialogOf(page).getByLabel("Text")).toHaveValue("report");
  await expectAccessible(page);
  for (const [output, fault] of [
    ["", "Please enter the address of the link."],
    [
      "javascript:alert(1)",
      "Links can lead to a web page (https://…), an email address or a telephone number.",
    ],
    ["data:text/html,x", "Links can lead to a web page (https://…), an email address or a telephone number."],
    ["nonsense", "Please enter a complete address, such as example.org or https://example.org/page."],
  ] as const) {
    await address.fill(output);
    await page.keyboard.press("Enter");
    await expect(dialogOf(page).getByText(fault)).toBeVisible();
  }
  const kept = [
    ["example.org/a?b=1", "https://example.org/a?b=1"],
    ["mailto:a@example.org", "mailto:a@example.org"],
    ["a@example.org", "mailto:a@example.org"],
    ["tel:+351 21", "tel:+351 21"],
    ["/contact", "/contact"],
    ["#text-notes", "#text-notes"],
  ] as const;
  for (const [output, href] of kept) {
    await address.fill(output);
    await page.keyboard.press("Enter");
    await backInText(page);
    expect(await content(page)).toBe(`<p>See the <a href="${href}" rel="noopener">report</a></p>`);
    await intoLink(page);
    await tool(page, "Link").click();
    await expect(address).toHaveValue(href);
  }
  await dialogOf(page).getByLabel("Text").fill("whole report");
  await address.fill("https://example.org");
  await page.keyboard.press("Enter");
  await backInText(page);
  expect(await content(page)).toBe(
    '<p>See the <a href="https://example.org" rel="noopener">whole report</a></p>',
  );
  await intoLink(page);
  // The bar beside the link shows its address and actions, also for the keyboard.
  const bar = page.getByRole("toolbar", { name: "Link: https://example.org" });
  await expect(bar).toContainText("example.org");
  await expect(bar.getByRole("link", { name: "Open" })).toHaveAttribute("target", "_blank");
  await expectAccessible(page);
  await page.keyboard.press("Alt+F10");
  await expect(bar.getByRole("button", { name: "Edit" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(address).toHaveValue("https://example.org");
  await page.keyboard.press("Escape");
  await backInText(page);
  await page.keyboard.press("Alt+F10");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  expect(await content(page)).toBe("<p>See the whole report</p>");
  await expect(textField(page)).toBeFocused();
  await expect(bar).toBeHidden();
});

test("an editor that failed to load can be loaded again", async ({ page, quiet }) => {
  quiet.expectErrors(/Failed to load resource|Failed to fetch/);
  await page.route("**/assets/editor-*.js", (route) => route.abort());
  await page.goto("/create-blog");
  await expect(page.getByText("The editor could not be loaded. Your text is safe.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/assets/editor-*.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(textField(page)).toBeVisible();
});

test("the editor grows with the text, keeps its toolbar visible and fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openField(page);
  const before = (await textField(page).boundingBox())?.height ?? 0;
  expect(before).toBe(384);
  const lines = Array.from({ length: 60 }, (_, line) => `Line ${line} of a long walk through the city`);
  await give(page, "paste", { "text/plain": lines.join("\n") });
  await expect.poll(async () => (await textField(page).boundingBox())?.height).toBeGreaterThan(before * 3);
  const cells = Array.from({ length: 14 }, (_, cell) => `<td>Column ${cell}</td>`).join("");
  await give(page, "paste", { "text/html": `<table><tr>${cells}</tr></table>` });
  await page.keyboard.press("Control+End");
  await expect(page.getByRole("toolbar", { name: "Formatting: Content" })).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, "colours");
  // The warning comes before the server's limit of a megabyte.
  await give(page, "paste", { "text/plain": `${"A long walk. ".repeat(700)}\n`.repeat(100) });
  await expect(page.getByText(/This article is close to the maximum length/)).toBeVisible();
});
