import type { Page } from "@playwright/test";
import type { BlogCard } from "#features/blogs/contract.ts";
import { expect, newestBlog, test } from "./site.ts";

/** Kilobytes that a phone may transfer without being touched: everything, and the HTML with its styles. */
const budgets = {
  home: [198, 21],
  article: [98, 26.5],
  event: [86, 19.5],
  collection: [131, 17.5],
  blogs: [174, 22],
  publications: [236, 18],
  search: [147, 18.5],
};
const saving = 40; // HTML and pictures

const phone = {
  hasTouch: true,
  isMobile: true,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
};
test.use(phone);

test("reading pages stay within their budgets, and load no script", async ({ page, site }) => {
  const paths = await examples(site);
  for (const [name, [all = 0, html = 0]] of Object.entries(budgets)) {
    const bytes = await transferred(page, paths[name] ?? "");
    expect(bytes.script ?? 0, `${name}: scripts`).toBe(0);
    expect(bytes.document, `${name}: HTML`).toBeLessThanOrEqual(html * 1000);
    expect(total(bytes), `${name}: ${JSON.stringify(bytes)}`).toBeLessThanOrEqual(all * 1000);
  }
});

test.describe("with Save-Data", () => {
  test.use({ extraHTTPHeaders: { "save-data": "on" } });

  test("pages need no fonts and few pictures", async ({ page, site }) => {
    const paths = await examples(site);
    for (const name of Object.keys(budgets)) {
      const bytes = await transferred(page, paths[name] ?? "");
      // The others are the icons of the footer.
      expect(Object.keys(bytes).sort()).toEqual(["document", "image", "other"]);
      expect(total(bytes), `${name}: ${JSON.stringify(bytes)}`).toBeLessThanOrEqual(saving * 1000);
    }
  });
});

async function examples(site: Parameters<typeof newestBlog>[0]): Promise<Record<string, string>> {
  const [collection] = await site.read<[{ slug: string }]>("/api/photography/all");
  const [event] = await site.read<[BlogCard]>("/api/blogs/section/events?view=card");
  return {
    home: "/",
    article: `/blogs/${(await newestBlog(site)).slug}`,
    event: `/blogs/${event.slug}`,
    collection: `/photography/${collection.slug}`,
    blogs: "/blogs",
    publications: "/publications",
    search: "/search?q=water",
  };
}

/** Bytes on the network by the type of resource, with an empty cache. */
async function transferred(page: Page, path: string): Promise<Record<string, number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.clearBrowserCache");
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  devtools.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type.toLowerCase()));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? "other";
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await devtools.detach();
  return bytes;
}

function total(bytes: Record<string, number>): number {
  return Object.values(bytes).reduce((sum, size) => sum + size, 0);
}
