import { XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { blogPath } from "#features/addresses/paths.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { type Draft, publishBlog } from "#features/blogs/writing/publishing.server.ts";
import { readRss } from "#test/formats/rss.ts";
import { useFirst, useSite } from "#test/harness.ts";
import { raw } from "#test/servers/raw.ts";

const site = useSite({ env: { SITE_URL: "https://institute.example" } });
const newest = useFirst<BlogCard>(site, "/api/blogs/all?view=card");

const home = "https://institute.example";
type JsonFeed = { feed_url: string; home_page_url: string; items: Record<string, unknown>[] };

const text = async (path: string) => (await site.fetch(path)).text();
const rss = async (path: string) => readRss(await text(path));
const json = (path: string) => site.json<JsonFeed>(path);
const status = async (path: string) => (await raw(site, path)).status;

async function publish(more: Partial<Draft>, provenance = {}): Promise<string> {
  const draft = { title: "Brief", content: "<p>x</p>", section: "programmes", subcategory: "", tags: [] };
  const { id } = await publishBlog(await site.ctx(), { ...draft, ...more }, provenance);
  return id ?? "";
}

describe("a feed", () => {
  it("has the latest full articles as RSS", async () => {
    const answer = await site.fetch("/feed.xml");
    expect(answer.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    expect(XMLValidator.validate(await answer.text())).toBe(true);
    const feed = await rss("/feed.xml");
    expect(feed.channel).toMatchObject({
      title: "Institute of the Path",
      link: `${home}/`,
      "atom:link": { href: `${home}/feed.xml` },
    });
    expect(feed.items.length).toBe(20);
    expect(feed.items[0]).toMatchObject({
      title: newest.title,
      link: home + blogPath(newest),
      guid: `tag:institute.example,${newest.date.slice(0, 10)}:/blogs/${newest._id}`,
      isoDate: newest.date,
      author: newest.name,
      categories: ["Publications", ...newest.tags],
    });
    expect(feed.items[0]?.whole).toContain("<p>At ten past six");
    expect(feed.items[0]?.picture).toBe(`${home}${blogPath(newest)}/card.jpg`);
    const dates = feed.items.map(({ isoDate }) => isoDate);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  it("has the same content as JSON Feed", async () => {
    const answer = await site.fetch("/feed.json");
    expect(answer.headers.get("content-type")).toBe("application/feed+json; charset=utf-8");
    const feed = await json("/feed.json");
    expect(feed).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      feed_url: `${home}/feed.json`,
      home_page_url: `${home}/`,
    });
    const { items } = await rss("/feed.xml");
    expect(feed.items.map(({ id, url, title }) => [id, url, title])).toEqual(
      items.map(({ guid, link, title }) => [guid, link, title]),
    );
    expect(feed.items[0]).toMatchObject({
      date_published: newest.date,
      authors: [{ name: newest.name }],
      tags: ["Publications", ...newest.tags],
    });
  });

  it("exists for each section", async () => {
    for (const section of ["programmes", "publications", "events"]) {
      const { items } = await rss(`/feeds/section/${section}.xml`);
      expect(items.length).toBeGreaterThan(5);
      const blogs = await site.json<BlogCard[]>(`/api/blogs/section/${section}?view=card`);
      for (const { link } of items) expect(blogs.map((blog) => home + blogPath(blog))).toContain(link);
      expect((await json(`/feeds/section/${section}.json`)).items.length).toBe(items.length);
    }
    expect(await status("/feeds/section/sport.xml")).toBe(404);
    expect(await status("/feeds/section/constructor.xml")).toBe(404);
    expect(await status("/feeds/section/events.rdf")).toBe(404);
  });

  it("exists for each tag, in any case", async () => {
    const tags = ["c/o & <co>.xml", "Straße 100%", "मेट्रो", "..", "a?b#c"];
    await publish({ title: "Oddly tagged", tags });
    for (const tag of tags) {
      const path = `/feeds/tag/${encodeURIComponent(tag.toLowerCase())}`;
      const feed = await rss(`${path}.xml`);
      expect(
        feed.items.map(({ link }) => link),
        tag,
      ).toEqual([`${home}/blogs/oddly-tagged`]);
      expect(feed.channel["atom:link"].href).toBe(`${home}${path}.xml`);
      expect((await json(`${path}.json`)).feed_url).toBe(`${home}${path}.json`);
    }
    for (const path of ["none.xml", "HOUSING.xml", "housing", "%00.xml", `${"a".repeat(5000)}.xml`, ".xml"])
      expect(await status(`/feeds/tag/${path}`), path).toBe(404);
  });

  it("escapes any text", async () => {
    const title = `]]></title><script>alert("1")</script> \u000b\u0001\ud800 & '"`;
    const content =
      '<p>See <a href="#n1">1</a>, <a href="/about">us</a>, <img src="/media/x/1.webp" alt=""> ]]></p>';
    await publish({ title, content });
    const xml = await text("/feed.xml");
    expect(XMLValidator.validate(xml)).toBe(true);
    expect([...xml].filter((sign) => sign < " " && sign !== "\n")).toEqual([]);
    const first = (await rss("/feed.xml")).items.find(
      ({ link }) => link === `${home}/blogs/title-script-alert-1-script`,
    );
    expect(first?.title).toContain(`]]></title><script>alert("1")</script>`);
    expect(first?.whole).toContain(`href="${home}/blogs/title-script-alert-1-script#`);
    expect(first?.whole).toContain(`href="${home}/about"`);
    expect(first?.whole).toContain(`src="${home}/media/x/1.webp"`);
    const other = (await json("/feed.json")).items.find(({ url }) => url === first?.link);
    expect(other?.title).toContain("</script>");
  });

  it("shows only public articles, and follows every change at once", async () => {
    const publishedAt = "2026-03-11T07:00:00.000Z";
    await publish({ title: "Of tomorrow" }, { publishedAt });
    const now = await publish({ title: "Of today" });
    const titles = async () => (await rss("/feed.xml")).items.map(({ title }) => title);
    expect(await titles()).toContain("Of today");
    expect(await titles()).not.toContain("Of tomorrow");
    await site.call(`DELETE /api/blogs/${now}`, undefined, await site.bearer());
    expect(await titles()).not.toContain("Of today");
    site.clock.set(publishedAt);
    expect((await titles())[0]).toBe("Of tomorrow");
    expect((await rss("/feed.xml")).items[0]?.link).toBe(`${home}/blogs/of-tomorrow`);
    site.clock.set("2026-03-10T09:00:00.000Z");
  });

  it("is cached and compressed, answers 304 and HEAD", async () => {
    const first = await raw(site, "/feed.xml", { headers: { "accept-encoding": "br" } });
    expect(first.headers["content-encoding"]).toBe("br");
    const headers = { "if-none-match": String(first.headers.etag) };
    expect((await raw(site, "/feed.xml?utm=1", { headers })).status).toBe(304);
    const head = await raw(site, "/feed.xml", { method: "HEAD" });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers.etag).toBe(first.headers.etag);
    expect((await raw(site, "/feed.xml", { method: "POST" })).status).toBe(404);
  });
});

it("a feed with a long article shortens an article that is too long", async () => {
  await publish({
    title: "A whole book",
    content: `<p>It <b>begins</b> & goes on. ${"Word. ".repeat(20_000)}</p>`,
  });
  const book = (await rss("/feed.xml")).items.find(({ title }) => title === "A whole book");
  expect(book?.whole?.length).toBeLessThan(600);
  expect(book?.whole).toContain("<p>It begins &#38; goes on. Word.");
  expect(book?.whole).toContain(`<a href="${home}/blogs/a-whole-book">Read the whole article</a>`);
  const feed = await json("/feed.json");
  expect(feed.items.find(({ title }) => title === "A whole book")?.content_html).toBe(book?.whole);
});
