import type { CDPSession, Page } from "@playwright/test";
import { expect, fontsLoaded, newestBlog, publish, test } from "./site.ts";

const longAgo = { publishedAt: "2021-04-01T12:00:00.000Z" };
const names = "Ōta, Dąbrowska, Țepeș, Nguyễn Thị Ánh, Παπαδοπούλου, Шевченко";

test("a first visit to an article loads at most 60 kB of fonts", async ({ page, site }) => {
  const { _id } = await newestBlog(site);
  const fonts: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".woff2")) fonts.push(response.url());
  });
  await page.goto(`/blogs/${_id}`);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await fontsLoaded(page);
  const sizes = await Promise.all(
    fonts.map(async (url) => (await (await page.request.get(url)).body()).byteLength),
  );
  expect(sizes.length).toBeGreaterThanOrEqual(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
});

test("names in Latin, Greek, Cyrillic and Vietnamese use the site's fonts", async ({ page, site }) => {
  const content = `<p>${names}</p><p><em>${names}</em></p><p><strong><em>${names}</em></strong></p>`;
  const id = await publish(site, { title: names, content, subcategory: names }, longAgo);
  await page.goto(`/blogs/${id}`);
  await expectOwnFonts(page, ["h1", ".article p:nth-of-type(1)", ".article em", ".article strong em"]);
});

test("Arabic and Hebrew use fonts of the site, which no other page loads", async ({ page, site }) => {
  const loaded = new Set<string>();
  page.on("request", (request) => {
    const [name] = /(arabic|hebrew)(?=-[\w-]+\.woff2$)/.exec(request.url()) ?? [];
    if (name) loaded.add(name);
  });
  const open = async (id: string) => {
    loaded.clear();
    await page.goto(`/blogs/${id}`);
    await fontsLoaded(page);
    return [...loaded];
  };
  expect(await open((await newestBlog(site))._id)).toEqual([]);
  for (const [script, language, words] of [
    ["arabic", "ar", "الحقُّ في الظلِّ"],
    ["hebrew", "he", "הַזְּכוּת לַצֵּל"],
  ] as const) {
    const content = `<p>${words}</p><p><em>${words}</em></p>`;
    const found = await open(await publish(site, { title: words, content, language }, longAgo));
    if (script === "arabic") expect(found).toEqual(["arabic"]);
    expect(found).toContain(script); // the Hebrew page has a link to the Arabic one
    await expectOwnFonts(page, ["h1", ".article p:nth-of-type(1)", ".article em"]);
  }
});

test("Hindi and Bengali use the fonts of the device, and load none", async ({ page, site }) => {
  const loaded = new Set<string>();
  page.on("request", (request) => {
    if (request.url().endsWith(".woff2"))
      loaded.add(request.url().replace(/.*\/(.+)-[\w-]{8}\.woff2$/, "$1"));
  });
  for (const [language, words] of [
    ["hi", "छाया का अधिकार"],
    ["bn", "ছায়ার অধিকার"],
  ] as const) {
    const fields = { title: words, content: `<p>${words}</p><h2>${words}</h2>`, language };
    const id = await publish(site, fields, longAgo);
    loaded.clear();
    await page.goto(`/blogs/${id}`);
    await fontsLoaded(page);
    expect([...loaded].filter((name) => !/^(?:serif|sans)-/.test(name))).toEqual([]);
    const heading = page.getByRole("heading", { level: 1 });
    const [size, line] = await heading.evaluate((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return [fontSize, lineHeight].map(Number.parseFloat);
    });
    expect((line ?? 0) / (size ?? 1)).toBeGreaterThanOrEqual(1.39); // room for signs above and below
  }
});

/** Where fonts came after the first paint, a page uses them when it is opened again. */
async function expectOwnFonts(page: Page, selectors: string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  await expect(async () => {
    await page.reload();
    await fontsLoaded(page);
    const { root } = await devtools.send("DOM.getDocument");
    for (const selector of selectors) {
      const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
      expect(await systemFonts(devtools, nodeId), `system fonts in ${selector}`).toEqual([]);
    }
  }).toPass();
}

async function systemFonts(devtools: CDPSession, nodeId: number): Promise<string[]> {
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}
