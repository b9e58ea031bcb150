import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { BlogCard } from "#features/blogs/contract.ts";
import { publishBlog } from "#features/blogs/writing/publishing.server.ts";
import { metric } from "#test/formats/metric.ts";
import { useFirst, useSite } from "#test/harness.ts";
import { raw } from "#test/servers/raw.ts";

const site = useSite();
const newest = useFirst<BlogCard>(site, "/api/blogs/all?view=card");

const text = async (path: string) => (await site.fetch(path)).text();

describe("a page", () => {
  it("is readable without JavaScript", async () => {
    for (const path of ["/", `/blogs/${newest._id}`]) {
      const response = await site.fetch(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      const html = await response.text();
      expect(html).toMatch(/^<!DOCTYPE html><html lang="en"/);
      const words = html.replace(/<script.*?<\/script>/gs, "").replace(/<[^>]*>/g, "");
      expect(words).toContain(newest.title);
      expect(words).toContain(newest.excerpt.slice(0, 60));
    }
  });

  it("contains an article once, not again in the hydration data", async () => {
    const words = "The last sentence is in no excerpt.";
    const content = `<p>${"First sentences. ".repeat(40)}</p><p>${words}</p>`;
    const draft = { title: "Once", content, section: "publications", subcategory: "Rent" } as const;
    const { id } = await publishBlog(await site.ctx(), { ...draft, tags: [] });
    expect((await text(`/blogs/${id}`)).split(words).length - 1).toBe(1);
  });

  it("contains the drawing in place of a picture at its top", async () => {
    const draft = {
      title: "No picture",
      content: "<p>Words</p>",
      section: "publications",
      tags: [],
    } as const;
    const { id } = await publishBlog(await site.ctx(), { ...draft, subcategory: "Rent", tags: [] });
    const { cover } = (await (await site.fetch(`/api/blogs/${id}`)).json()) as BlogCard;
    const [, data = ""] = /<img src="data:image\/svg\+xml,([^"]*)"/.exec(await text(`/blogs/${id}`)) ?? [];
    expect(decodeURIComponent(data)).toBe((await text(cover.url)).replaceAll('"', "'"));
  });

  it("is rendered once and then served from memory under the same tag", async () => {
    const first = await site.fetch("/about");
    const before = await metric(site, "footpath_page_cache_hits_total");
    const second = await site.fetch("/about");
    expect((await metric(site, "footpath_page_cache_hits_total")) - before).toBe(1);
    expect(first.headers.get("etag")).toMatch(/^"[\w-]{27}"$/);
    expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
    expect(await second.text()).toBe(await first.text());
  });

  it("is rendered once for a hundred simultaneous readers", async () => {
    const before = await metric(site, "footpath_page_cache_pages");
    const answers = await Promise.all(Array.from({ length: 100 }, () => raw(site, "/team")));
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1);
    expect((await metric(site, "footpath_page_cache_pages")) - before).toBe(1);
  });

  it("has the same content in three codings", async () => {
    const plain = await raw(site, "/");
    const gzip = await raw(site, "/", { headers: { "accept-encoding": "gzip" } });
    const brotli = await raw(site, "/", { headers: { "accept-encoding": "gzip, deflate, br" } });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    for (const { headers, body } of [plain, gzip, brotli]) {
      expect(headers.vary).toBe("accept-encoding, save-data");
      expect(headers["content-length"]).toBe(String(body.length));
    }
  });

  it("stores only requested codings", async () => {
    const bytes = () => metric(site, "footpath_page_cache_bytes");
    const as = (encoding: string) => raw(site, "/terms", { headers: { "accept-encoding": encoding } });
    const empty = (await bytes()) + "/terms".length;
    const brotli = await as("br");
    expect((await bytes()) - empty).toBe(brotli.body.length);
    const [gzip] = await Promise.all([as("gzip"), as("gzip")]);
    await Promise.all([as("gzip"), as("br")]);
    expect((await bytes()) - empty).toBe(brotli.body.length + gzip?.body.length);
  });

  it("is compressed again after a few readers", async () => {
    const read = () => raw(site, "/contact", { headers: { "accept-encoding": "br" } });
    const first = await read();
    await expect.poll(async () => (await read()).body.length).toBeLessThan(first.body.length * 0.9);
    const { headers, body } = await read();
    expect(headers).toMatchObject({ etag: first.headers.etag, "content-length": String(body.length) });
    expect(brotliDecompressSync(body)).toEqual(brotliDecompressSync(first.body));
  });

  it("may be cached by proxies with revalidation", async () => {
    const { headers } = await raw(site, "/privacy");
    expect(headers["cache-control"]).toMatch(/^public, max-age=0, must-revalidate, s-maxage=\d+/);
  });

  it("answers HEAD with the same headers and no body", async () => {
    for (const path of ["/", "/contact", "/nowhere"]) {
      const { headers, status } = await raw(site, path);
      const head = await raw(site, path, { method: "HEAD" });
      expect(head.status).toBe(status);
      expect(head.body.length).toBe(0);
      const { date: _, ...named } = headers;
      expect(head.headers).toMatchObject(named);
    }
  });

  it("answers 304 without a body", async () => {
    const { headers } = await raw(site, "/");
    const tag = String(headers.etag);
    for (const known of [tag, `"other", ${tag}`, `W/${tag}`, `W/"a" ,W/${tag}`, "*"]) {
      const answer = await raw(site, "/", { headers: { "if-none-match": known, "accept-encoding": "br" } });
      expect([known, answer.status, answer.body.length]).toEqual([known, 304, 0]);
      expect(answer.headers.etag).toBe(tag);
      expect(answer.headers["cache-control"]).toBe(headers["cache-control"]);
      expect(answer.headers.vary).toBe("accept-encoding, save-data");
    }
    for (const unknown of ['"other"', tag.slice(1, -1), `"x${tag.slice(1)}`, ""]) {
      expect((await raw(site, "/", { headers: { "if-none-match": unknown } })).status, unknown).toBe(200);
    }
  });
});
