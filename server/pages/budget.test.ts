import { readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { BlogCard } from "#features/blogs/contract.ts";
import { useFirst, useSite } from "#test/harness.ts";

const site = useSite();
const article = useFirst<BlogCard>(site, "/api/blogs/section/programmes?view=card");

const kilobyte = 1000;

/** The scripts of a page with their sizes in Brotli. */
async function scriptsOf(path: string): Promise<[file: string, bytes: number][]> {
  const html = await (await site.fetch(path)).text();
  const deferred = /data-deferred="([^"]*)"/.exec(html)?.[1]?.split(" ");
  const files = deferred ?? [...html.matchAll(/modulepreload" href="([^"]*)"/g)].map(([, file = ""]) => file);
  return Promise.all(files.map(async (file) => [file, await sizeOf(file)] as [string, number]));
}

async function sizeOf(file: string): Promise<number> {
  const { headers } = await site.fetch(file, { method: "HEAD", headers: { "accept-encoding": "br" } });
  return Number(headers.get("content-length"));
}

const sum = (scripts: [string, number][]) => scripts.reduce((bytes, [, size]) => bytes + size, 0);

it.each([
  ["/", 18_900, 5_900],
  ["/blogs", 19_600, 5_600],
  ["article", 20_200, 6_900],
])("the HTML of %s stays within its budget, with its styles", async (page, all, ofStyles) => {
  const html = await (await site.fetch(page === "article" ? `/blogs/${article.slug}` : page)).text();
  const [, styles = ""] = /<style data-precedence="page">(.*?)<\/style>/s.exec(html) ?? [];
  expect(styles.length).toBeGreaterThan(5_000);
  expect(gzipSync(html).length).toBeLessThanOrEqual(all);
  expect(gzipSync(styles).length).toBeLessThanOrEqual(ofStyles);
});

describe("scripts stay within their budgets", () => {
  it.each([
    ["/", 139.5],
    ["/blogs", 146.6],
    ["/search", 146.6],
    ["article", 157.5],
  ])("of a member on %s", async (page, budget) => {
    const scripts = await scriptsOf(page === "article" ? `/blogs/${article.slug}` : page);
    expect(scripts.length).toBeGreaterThan(5);
    expect(sum(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(budget * kilobyte);
  });

  it("of the editor", async () => {
    const files = readdirSync("build/client/assets").filter((file) => /^editor-[\w-]+\.js$/.test(file));
    const scripts = await Promise.all(
      files.map(async (file): Promise<[string, number]> => [file, await sizeOf(`/assets/${file}`)]),
    );
    expect(scripts.length).toBeGreaterThan(0);
    expect(sum(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(137 * kilobyte);
  });
});
