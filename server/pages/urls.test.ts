import { describe, expect, it } from "vitest";
import type { BlogCard } from "#features/blogs/contract.ts";
import { metric } from "#test/formats/metric.ts";
import { useFirst, useSite } from "#test/harness.ts";
import { raw } from "#test/servers/raw.ts";

const site = useSite();
const newest = useFirst<BlogCard>(site, "/api/blogs/all?view=card");

const text = async (path: string) => (await site.fetch(path)).text();
const cachedPages = () => metric(site, "footpath_page_cache_pages");

describe("the URL of a page", () => {
  it("has one cache entry, whatever the unknown parameters", async () => {
    const plain = await site.fetch("/accessibility");
    const list = await site.fetch("/blogs?page=2");
    const before = await cachedPages();
    for (const query of ["?", "?utm_source=mail", "?a=1&b=2", "?page=2"]) {
      const other = await site.fetch(`/accessibility${query}`);
      expect(other.headers.get("etag")).toBe(plain.headers.get("etag"));
    }
    for (const query of ["?page=2&x=1", "?x=1&page=2", "?page=2&page=3", "?tag=&page=2"]) {
      const other = await site.fetch(`/blogs${query}`);
      expect(other.headers.get("etag"), query).toBe(list.headers.get("etag"));
    }
    expect(await cachedPages()).toBe(before);
  });

  it("redirects to the canonical URL, so that invented URLs fill no memory", async () => {
    const long = "a".repeat(150);
    const moved: Record<string, string> = {
      "/blogs?page=0": "/blogs",
      "/blogs?page=-1": "/blogs",
      "/blogs?page=abc": "/blogs",
      "/blogs?page=1": "/blogs",
      "/blogs?page=9999": "/blogs?page=2",
      "/blogs?page=1e999": "/blogs",
      "/blogs?tag=MAPPING": "/blogs?tag=mapping",
      "/blogs?section=sport&year=soon&author=%27": "/blogs",
      [`/programmes?subcategory=${long}`]: "/programmes",
      "/programmes?page=2": "/programmes",
      "/events?status=soon&page=7": "/events?page=7",
      "/events?page=7": "/events",
      "/section/events?page=3": "/section/events",
      "/photography?category=selfies": "/photography",
      "/team?department=Sport": "/team",
      "/search?q=+": "/search",
      "/search?year=2025": "/search",
      "/search?q=roofs&page=50": "/search?q=roofs",
    };
    const once = [
      "/search?q=roofs",
      "/search?q=zzyzzx",
      "/blogs?q=roofs",
      "/blogs?tag=invented",
      "/blogs?year=1850",
      "/blogs?author=nobody",
      "/programmes?subcategory=Invented",
      "/events?subcategory=Invented&status=past",
      "/events?view=month&place=Invented",
      "/section/invented",
    ];
    for (const path of ["/blogs", "/blogs?page=2", "/team"]) await text(path);
    const before = await cachedPages();
    for (const [path, target] of Object.entries(moved)) {
      const response = await site.fetch(path);
      expect([path, response.status, response.headers.get("location")]).toEqual([path, 302, target]);
    }
    for (const path of once) {
      const response = await site.fetch(path);
      expect([path, response.status, response.headers.get("cache-control")]).toEqual([path, 200, "no-store"]);
    }
    expect(await cachedPages()).toBe(before);
  });

  it("distinguishes declared parameters", async () => {
    const all = await text("/publications");
    const some = await text("/publications?subcategory=Housing");
    expect(some).not.toBe(all);
    expect(await text("/publications?subcategory=Housing&utm=1")).toBe(some);
  });

  it("redirects to the URL without a trailing slash, never to another site", async () => {
    const targets: Record<string, string> = {
      "/about/": "/about",
      "/about///": "/about",
      "/team/?department=Leadership": "/team?department=Leadership",
      "//": "/",
      "///": "/",
      "//evil.example/": "/evil.example",
      "/\\evil.example/": "/evil.example",
      "/\\/evil.example/": "/evil.example",
      "https://evil.example/": "/https:/evil.example",
    };
    for (const [path, target] of Object.entries(targets)) {
      const { status, headers } = await raw(site, path);
      expect([path, status, headers.location]).toEqual([path, 301, target]);
      expect(new URL(target, site.url).host).toBe(new URL(site.url).host);
    }
  });

  it('shows "not found" for unknown URLs, which share one cache entry', async () => {
    const first = await site.fetch("/nowhere");
    expect(first.status).toBe(404);
    expect(first.headers.get("content-type")).toContain("text/html");
    const html = await first.text();
    expect(html).toContain("<h1");
    expect(html).toContain("Newest articles");
    const before = await cachedPages();
    for (let number = 0; number < 50; number += 1) {
      const other = await site.fetch(`/nowhere/${number}?${number}`);
      expect([other.status, await other.text()]).toEqual([404, html]);
    }
    expect(await cachedPages()).toBe(before);
  });

  it("answers 404 for missing documents without a cache entry", async () => {
    const before = await cachedPages();
    for (const path of ["/blogs/000000000000000000000000", "/photography/none"]) {
      const response = await site.fetch(path);
      expect(response.status, path).toBe(404);
      expect(await response.text()).toContain("been removed");
      expect(response.headers.get("cache-control")).toContain("s-maxage=");
    }
    expect(await cachedPages()).toBe(before);
  });

  it("answers 404 for malformed ids, which share one cache entry", async () => {
    for (const list of ["/blogs", "/photography"]) {
      const first = await site.fetch(`${list}/%20`);
      const html = await first.text();
      expect([list, first.status]).toEqual([list, 404]);
      expect(html).toContain("been removed");
      const before = await cachedPages();
      for (const id of ["'; drop table blogs", "%23%3f", "a".repeat(101), "%0a", "..%5c..%5cabout"]) {
        const other = await site.fetch(`${list}/${id}?x=${id}`);
        expect([id, other.status, await other.text()]).toEqual([id, 404, html]);
      }
      expect(await cachedPages()).toBe(before);
    }
  });

  it("is normalized for ids, paths and searches", async () => {
    const { body } = await raw(site, `/blogs/${newest._id}`);
    expect(
      (await raw(site, `/blogs/%${newest._id.charCodeAt(0).toString(16)}${newest._id.slice(1)}`)).body,
    ).toEqual(body);
    for (const path of ["/nowhere", "/blogs/%20"]) await text(path);
    const before = await cachedPages();
    const ids = [`${newest._id}#1`, `${newest._id}%231`, "x\\..\\..\\about", "..", ".", "%27--"];
    const invented = [...ids.map((id) => `/blogs/${id}`), "/section/programmes\\", "/section/..%2fabout"];
    for (const path of invented) expect([path, (await raw(site, path)).status]).toEqual([path, 404]);
    for (const path of ["/team?q=anything", "/team?department=Leadership&q=a"]) {
      const { status, headers } = await raw(site, path);
      expect([path, status, headers["cache-control"]]).toEqual([path, 200, "no-store"]);
    }
    expect(await cachedPages()).toBe(before);
  });

  it("keeps a question mark in a search", async () => {
    expect(await text("/blogs?q=why?")).toContain('value="why?"');
    await text("/feed.xml");
    expect((await site.fetch("/feed.xml?q=1?")).headers.get("content-type")).toContain("rss");
  });

  it("has no .data variant", async () => {
    for (const path of ["/_root.data", "/about.data", "/x.data", `/blogs/${newest._id}.data`]) {
      expect((await site.fetch(path)).status, path).toBe(404);
    }
  });

  it("answers GET and HEAD only", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const response = await site.fetch("/about", { method });
      expect(response.status, method).toBe(404);
      expect(await response.json()).toEqual({ code: "not_found", msg: "There is nothing at this address." });
    }
  });
});

it("an unknown URL under /api is 404 as JSON with a message", async () => {
  const paths = ["/api", "/api/", "/api/none", "/api/%", "/api/%ff", "/api/blogs/%ff", "/api/blogs/..%2f"];
  for (const path of [...paths, `/api/blogs/${"a".repeat(5000)}`, `/api/${"a".repeat(5000)}`]) {
    const { status, headers, body } = await raw(site, path);
    expect([path, status]).toEqual([path, 404]);
    expect(headers["content-type"]).toContain("application/json");
    expect(JSON.parse(body.toString())).toEqual({
      code: "not_found",
      msg: "There is nothing at this address.",
    });
  }
});
