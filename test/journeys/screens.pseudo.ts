import type { Page } from "@playwright/test";
import { contentOf } from "../pseudo/content.ts";
import { problemsOn } from "../pseudo/problems.ts";
import { admin, adminPages, everyPage, exampleUrl, expect, hydrated, reader, test } from "./site.ts";

const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];
const openers = "summary, [aria-haspopup], [aria-expanded=false], [popovertarget]:not([popovertargetaction])";

/** What is not translated or cut off on a page, and in what opens on it. */
async function problemsAt(page: Page, content: string): Promise<string[]> {
  const found = new Set<string>();
  const look = async (where: string) => {
    const width = page.viewportSize()?.width;
    for (const one of await problemsOn(page, content)) {
      const problem = `${one} (${width})`;
      if (![...found].some((other) => other.endsWith(problem))) found.add(where + problem);
    }
  };
  for (const size of sizes) {
    await page.setViewportSize(size);
    await look("");
    const count = await page.locator(openers).count();
    for (let index = 0; index < Math.min(count, 30); index += 1) {
      const opener = page.locator(openers).nth(index);
      if (!(await opener.isVisible())) continue;
      const name = ((await opener.getAttribute("aria-label")) ?? (await opener.innerText())).trim();
      await opener.evaluate((element: HTMLElement) => element.click()); // also what something covers
      await look(`${name} › `);
      await page.keyboard.press("Escape");
    }
  }
  return [...found];
}

for (const [who, member, paths] of [
  ["a visitor", undefined, everyPage.filter((path) => !adminPages.includes(path))],
  ["a member", reader, ["/profile", "/blogs/:newest", "/photography/:id"]],
  ["an administrator", admin, [...adminPages, "/blogs/:newest", "/profile"]],
] as const) {
  test.describe(`${who} reads`, () => {
    test.use({ member });

    for (const path of paths)
      test(`nothing untranslated or cut off at ${path}`, async ({ page, site, quiet }) => {
        quiet.expectErrors(/status of 4/);
        await page.goto(await exampleUrl(site, path));
        await hydrated(page);
        await page.waitForLoadState("networkidle");
        expect(await problemsAt(page, await contentOf(site))).toEqual([]);
      });
  });
}
