import { XMLParser } from "fast-xml-parser";
import { describe, expect, it, vi } from "vitest";
import { pages } from "#app/pages.ts";
import { blogPath, collectionPath } from "#features/addresses/paths.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { publishBlog } from "#features/blogs/writing/publishing.server.ts";
import type { CollectionCard } from "#features/photography/contract.ts";
import { useSite } from "#test/harness.ts";
import { inTurns } from "#test/people.ts";

const home = "https://institute.example";
const site = useSite({ env: { SITE_URL: home } });

type Entry = { loc: string; lastmod?: string };
const parser = new XMLParser({
  isArray: (name) => name === "url" || name === "sitemap",
  parseTagValue: false,
});

async function parts(): Promise<Entry[]> {
  return parser.parse(await text("/sitemap.xml")).sitemapindex.sitemap;
}
async function addresses(part: string): Promise<Entry[]> {
  return parser.parse(await text(part.replace(home, ""))).urlset.url;
}
const text = async (path: string) => (await site.fetch(path)).text();

describe("the sitemap", () => {
  it("lists every public URL once, without broken links", async () => {
    const answer = await site.fetch("/sitemap.xml");
    expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const listed = (await Promise.all((await parts()).map(({ loc }) => addresses(loc)))).flat();
    const found = listed.map(({ loc }) => loc.replace(home, ""));
    expect(new Set(found).size).toBe(found.length);
    const blogs = await site.json<BlogCard[]>("/api/blogs/all?view=card");
    const collections = await site.json<CollectionCard[]>("/api/photography/all");
    for (const blog of blogs) expect(found).toContain(blogPath(blog));
    for (const collection of collections) expect(found).toContain(collectionPath(collection));
    for (const path of found) expect([path, (await site.fetch(path)).status]).toEqual([path, 200]);
  });

  it("lists the indexable pages", async () => {
    const found = (await addresses("/sitemaps/pages.xml")).map(({ loc }) => loc.replace(home, ""));
    for (const { path } of pages.filter(({ path }) => !path.includes(":"))) {
      const hidden = (await text(path)).includes('name="robots" content="noindex"');
      expect([path, found.includes(path)]).toEqual([path, !hidden]);
    }
  });

  it("has the modification times of parts and articles", async () => {
    const title = "Rarely changed";
    const draft = { title, content: "<p>x</p>", section: "programmes", subcategory: "", tags: [] };
    const { id } = await publishBlog(await site.ctx(), draft);
    const { queries, write } = site.services.db;
    const updatedAt = "2026-03-10T09:30:00.000Z";
    await queries.updateTable("blogs").set({ updatedAt }).where("id", "=", String(id)).execute();
    await write(async (_, changed) => changed("blogs"));
    const lastmod = async () => (await parts()).find(({ loc }) => loc.endsWith("/blogs-1.xml"))?.lastmod;
    const entry = async () =>
      (await addresses("/sitemaps/blogs-1.xml")).find(({ loc }) => loc.endsWith("/rarely-changed"));
    expect(await lastmod()).toBe(updatedAt);
    expect((await entry())?.lastmod).toBe(updatedAt);
    await site.call(`DELETE /api/blogs/${id}`, undefined, await site.bearer());
    expect(await lastmod()).not.toBe(updatedAt);
    expect(await entry()).toBeUndefined();
  });

  it("has several parts for many articles", async () => {
    const [model] = await site.services.db.queries.selectFrom("blogs").selectAll().limit(1).execute();
    if (!model) throw new Error("The sample is empty.");
    // Many of the same instant: the border of a part is in the midst of them.
    const rows = Array.from({ length: 10_100 }, (_, number) => ({
      ...model,
      id: `many-${number}`,
      slug: null,
      sourceKey: null,
      section: "programmes" as const,
      eventDate: null,
      publishedAt: "2020-01-01T00:00:00.000Z",
      content: "",
      excerpt: "",
    }));
    await site.services.db.write(async (queries, changed) => {
      for (let at = 0; at < rows.length; at += 500)
        await queries
          .insertInto("blogs")
          .values(rows.slice(at, at + 500))
          .execute();
      changed("blogs");
    });
    const ofBlogs = (await parts()).filter(({ loc }) => loc.includes("/blogs-"));
    expect(ofBlogs.map(({ loc }) => loc.replace(home, ""))).toEqual(
      [1, 2, 3].map((number) => `/sitemaps/blogs-${number}.xml`),
    );
    const { reader } = site.services.db;
    const reads = vi.spyOn(reader.getExecutor(), "executeQuery");
    const found = (await inTurns(ofBlogs, 1, ({ loc }) => addresses(loc))).flat().map(({ loc }) => loc);
    expect(found.length).toBe(10_129);
    expect(new Set(found).size).toBe(10_129);
    // The event loop turns after every read.
    const sizes = await Promise.all(reads.mock.results.map(async ({ value }) => (await value).rows.length));
    reads.mockRestore();
    expect(Math.max(...sizes)).toBe(1000);
  });

  it("answers 404 for unknown parts", async () => {
    for (const part of [
      "blogs-4",
      "blogs-0",
      "blogs-01",
      "blogs",
      "members-1",
      "constructor-1",
      "pages-1",
      "%00",
    ])
      expect((await site.fetch(`/sitemaps/${part}.xml`)).status, part).toBe(404);
  });
});

it("the feed of a tag with very many articles has the latest of them", async () => {
  const { queries } = site.services.db;
  const ids = Array.from({ length: 1500 }, (_, number) => `many-${number}`);
  const rows = ids.map((ref) => ({ kind: "blog" as const, ref, position: 0, label: "Many", tag: "many" }));
  await queries.insertInto("tags").values(rows).execute();
  const { items } = await site.json<{ items: { url: string }[] }>("/feeds/tag/many.json");
  const latest = ids.toSorted().reverse().slice(0, 20);
  expect(items.map(({ url }) => url)).toEqual(latest.map((id) => `${home}/blogs/${id}`));
});

it("robots.txt allows all and names the sitemap", async () => {
  const answer = await site.fetch("/robots.txt");
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${home}/sitemap.xml\n`);
});
