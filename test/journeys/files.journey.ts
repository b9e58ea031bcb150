import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Locator } from "@playwright/test";
import { choose, content, dialogOf, give, openField, textField } from "./editor.ts";
import { admin, expect, expectAccessible, expectNoSidewaysScroll, publish, test } from "./site.ts";

const path = resolve("test/files/water.pdf");
const link = /^<figure><a href="(\/files\/[\da-f]{24}\/water\.pdf)" rel="noopener">water<\/a><\/figure>$/;

test.use({ writable: true, member: admin });

test("a file is added by keyboard and by dropping it, and read as a card", async ({ page, site, quiet }) => {
  quiet.expectErrors(/415 \(Unsupported Media Type\)/);
  await openField(page);
  await choose(page, "Insert", "File");
  await expect(dialogOf(page)).toHaveAccessibleName("Add file");
  await expect(dialogOf(page).getByLabel("Choose a file")).toBeFocused();
  await expectAccessible(page);
  await dialogOf(page)
    .getByLabel("Choose a file")
    .setInputFiles({
      name: "page.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("<html></html>"),
    });
  await expect(dialogOf(page).getByRole("alert")).toHaveText(/^This file is not a PDF file/);
  await dialogOf(page).getByLabel("Choose a file").setInputFiles(path);
  await expect(dialogOf(page)).toBeHidden();
  await expect.poll(() => content(page)).toMatch(link);
  await textField(page).press("Control+z");
  await expect.poll(() => content(page)).toBe("");
  await give(page, "drop", {}, [
    { name: "water.pdf", type: "application/pdf", base64: readFileSync(path).toString("base64") },
  ]);
  await expect.poll(() => content(page)).toMatch(link);
  const html = await content(page);
  await page.locator(".file-block").click();
  await expect(page.getByRole("toolbar", { name: "File: water" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Title", exact: true }).click();
  await expect(dialogOf(page).getByRole("textbox")).toBeFocused();
  await page.keyboard.type("Our water");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect.poll(() => content(page)).toContain('title="Our water" rel="noopener">Our water</a></figure>');
  await page
    .getByRole("toolbar", { name: "File: Our water" })
    .getByRole("button", { name: "Caption" })
    .click();
  await page.keyboard.type("In Dutch");
  await expect.poll(() => content(page)).toContain("<figcaption>In Dutch</figcaption></figure>");
  // The words of a slow writer are several steps.
  await expect(async () => {
    if ((await content(page)) !== html) await textField(page).press("Control+z");
    expect(await content(page)).toBe(html);
  }).toPass();

  await textField(page).press("Control+z"); // or the page asks before it is left
  await expect.poll(() => content(page)).toBe("");
  const id = await publish(site, { title: "A report", content: `<p>Read this.</p>${html}` });
  await page.goto(`/blogs/${id}`);
  const card = page.getByRole("link", { name: /^water PDF, 22 KB, 1 page [A-Z]\w+ \d+, \d{4}$/ });
  await expect(card).toHaveAttribute("href", link.exec(html)?.[1] ?? "");
  await expect(card.locator("img")).toHaveJSProperty("complete", true);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const download = page.waitForEvent("download");
  await card.press("Enter");
  expect((await download).suggestedFilename()).toBe("water.pdf");

  await page.goto("/manage-media?kind=file");
  await page.getByRole("button", { name: /^water/ }).click();
  const details = page.getByRole("dialog", { name: "File" });
  await expect(details.getByText("author, keywords, software, dates")).toBeVisible();
  await expectAccessible(page);
  await details.getByLabel("New version").setInputFiles({
    name: "water.docx",
    mimeType: "application/octet-stream",
    buffer: readFileSync(resolve("test/files/water.docx")),
  });
  await expect(details.getByRole("alert")).toHaveText(/must be PDF, too/);
});

test("a file that only a draft has is shown to its editors", async ({ page, site, context }) => {
  const headers = { authorization: `Bearer ${await site.tokenOf(admin)}` };
  const { request } = context;
  const buffer = readFileSync(resolve("test/files/water.pdf"));
  const file = {
    name: "plan.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.concat([buffer, Buffer.from("\n")]),
  };
  const sent = await request.post("/api/media", { headers, multipart: { file } });
  const { url } = (await sent.json()) as { url: string };
  const draft = {
    title: "Plans",
    section: "programmes",
    content: `<figure><a href="${url}">plan</a></figure>`,
  };
  const saved = await request.post("/api/blogs/add", { headers, data: { ...draft, status: "draft" } });
  const { _id } = (await saved.json()) as { _id: string };
  expect((await request.get(url)).status()).toBe(404);

  const isShown = (image: Locator) =>
    expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(100);
  const download = async (link: Locator) => {
    const saving = page.waitForEvent("download");
    await link.click();
    expect((await saving).suggestedFilename()).toBe("plan.pdf");
  };
  await page.goto("/manage-media?kind=file");
  const card = page.getByRole("button", { name: /^plan/ });
  await isShown(card.locator("img"));
  await card.click();
  await download(page.getByRole("dialog", { name: "File" }).getByRole("link", { name: "Download" }));
  await page.goto(`/edit-blog/${_id}`);
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const shown = page.getByRole("dialog", { name: "Preview" }).getByRole("link", { name: /^plan PDF/ });
  await isShown(shown.locator("img"));
  expect((await request.get((await shown.getAttribute("href")) ?? "")).status()).toBe(200);
  await page.keyboard.press("Escape");
  expect(await content(page)).toContain(`href="${url}"`);
});
