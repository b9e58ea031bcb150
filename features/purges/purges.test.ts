import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BlogCard } from "#features/blogs/contract.ts";
import { countJobs } from "#features/jobs/queue.server.ts";
import type { MediaEntry } from "#features/media/library/contract.ts";
import { fileOf, uploadFile } from "#test/files/files.ts";
import { fixture, makePlace, openNode, openSite, type TestSite } from "#test/harness.ts";
import { openedAt } from "#test/templates.ts";
import { blob, sendForm, somePicture } from "#test/uploads.ts";
import { everything, hashedTag, manyTags } from "./cache-tags.ts";

const token = "Bearer a-token-of-the-cache";

/** What a cache is told. */
const cache = fixture(
  async () => {
    const purges: string[][] = [];
    const answer = { status: 200 };
    const server = createServer(async (request, response) => {
      const body = await text(request);
      const isTold = answer.status === 200 && request.headers.authorization === token;
      if (isTold && request.method === "POST") purges.push(JSON.parse(body).tags);
      response.writeHead(isTold ? 200 : answer.status, { "retry-after": "60" }).end();
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    return {
      server,
      purges,
      answer,
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`,
    };
  },
  ({ server }) => server.close(),
);

const env = () => ({
  SITE_URL: "http://institute.example", // the same on all nodes
  CACHE_TAGS: "Cache-Tag",
  PURGE_URL: cache.url,
  PURGE_HEADER: `Authorization: ${token}`,
});
const at = (seconds: number) => new Date(Date.parse(openedAt) + seconds * 1000).toISOString();
const hashed = (site: TestSite, ...tags: string[]) =>
  tags.map((tag) => hashedTag(site.services.site.url, tag));

async function purgeAt(site: TestSite, seconds: number): Promise<string[][]> {
  const before = cache.purges.length;
  site.clock.set(at(seconds));
  site.services.purges?.wake();
  await site.services.purges?.idle();
  return cache.purges.slice(before);
}

async function waiting(site: TestSite): Promise<number> {
  const counts = await countJobs(site.services.db.queries);
  return counts.find(({ queue }) => queue === "purges")?.count ?? 0;
}

async function articleOf(site: TestSite, position = 0): Promise<string> {
  const cards = await site.json<BlogCard[]>("/api/blogs/section/publications?view=card");
  return cards[position]?._id ?? "";
}

beforeEach(() => {
  cache.answer.status = 200;
});

describe("a site whose cache is told of changes", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite({ env: env() });
  });
  afterAll(() => site.close());

  it("says what answers show, and lets caches keep them for a day", async () => {
    const id = await articleOf(site);
    const [all, shown, blogs] = hashed(site, everything, `blog:${id}`, "blogs");
    const read = async (path: string, init?: RequestInit) => {
      const { headers } = await site.fetch(path, init);
      return {
        tags: headers.get("cache-tag")?.split(","),
        caching: headers.get("cache-control"),
      };
    };
    const day = expect.stringContaining("s-maxage=86400");
    // The choice of related articles is made again after an hour.
    const hour = expect.stringContaining("s-maxage=3600");
    expect(await read(`/blogs/${id}`)).toEqual({ tags: expect.arrayContaining([shown, all]), caching: hour });
    expect(await read("/terms")).toEqual({ tags: expect.arrayContaining([all]), caching: day });
    for (const path of ["/feed.xml", "/feed.json"])
      expect((await read(path)).tags).toEqual(expect.arrayContaining([shown, blogs, all]));
    for (const path of ["/sitemap.xml", "/events.ics", "/robots.txt", `/blogs/${id}/cite.bib`])
      expect((await read(path)).tags, path).toContain(all);
    expect(await read(`/api/blogs/${id}`)).toEqual({
      tags: expect.arrayContaining([shown, all]),
      caching: "public, max-age=0, must-revalidate",
    });
    const headers = await site.bearer();
    expect((await read(`/api/blogs/${id}`, { headers })).tags).toBe(undefined);
    const missing = await read("/nowhere");
    expect(missing.caching).toContain("s-maxage=10,");
  });

  it("purges what must go at once, and again when every node has the new page", async () => {
    const id = await articleOf(site);
    const [blog, blogs, likes, all, many] = hashed(
      site,
      `blog:${id}`,
      "blogs",
      `likes:${id}`,
      everything,
      manyTags,
    );
    const headers = await site.bearer();
    await site.call(`PUT /api/blogs/like/${id}`, undefined, headers);
    expect(await purgeAt(site, 1)).toEqual([]);
    const before = cache.purges.length;
    await site.call(`DELETE /api/blogs/${id}`, undefined, headers);
    await site.services.purges?.idle();
    const [now = [], ...rest] = cache.purges.slice(before);
    expect(rest).toEqual([]);
    expect(now).toEqual(expect.arrayContaining([blog, blogs, many]));
    expect(now).not.toContain(likes);
    expect(await purgeAt(site, 12)).toEqual([]); // all that waits may still be served by a node
    const [settled = []] = await purgeAt(site, 20);
    expect(settled).toEqual(expect.arrayContaining([blog, blogs, likes, all]));
    await purgeAt(site, 60);
    expect([await purgeAt(site, 120), await waiting(site)]).toEqual([[], 0]);
  });

  it("sends at most one request in the time of the plan", async () => {
    const headers = await site.bearer();
    const [first, second] = [await articleOf(site, 0), await articleOf(site, 1)];
    site.clock.set(at(1000));
    const before = cache.purges.length;
    await site.call(`DELETE /api/blogs/${first}`, undefined, headers);
    await site.services.purges?.idle();
    await site.call(`DELETE /api/blogs/${second}`, undefined, headers);
    await site.services.purges?.idle();
    expect(cache.purges.length).toBe(before + 1);
    const [next] = await purgeAt(site, 1012);
    expect(next).toEqual(expect.arrayContaining(hashed(site, `blog:${second}`)));
  });

  it("loses nothing while the cache does not answer, nor with the process", async () => {
    const place = await makePlace(true);
    const first = await openSite({ beside: { place }, env: env() });
    const id = await articleOf(first);
    cache.answer.status = 503;
    await first.call(`DELETE /api/blogs/${id}`, undefined, await first.bearer());
    await first.services.purges?.idle();
    expect(await purgeAt(first, 30)).toEqual([]);
    expect(await waiting(first)).toBeGreaterThan(1);
    const wanted = hashed(first, `blog:${id}`);
    await first.close();
    cache.answer.status = 200;
    const before = cache.purges.length;
    const again = await openSite({ beside: { place }, env: env(), at: at(1000) });
    await again.services.purges?.idle();
    expect(cache.purges.slice(before)[0]).toEqual(expect.arrayContaining(wanted));
    await again.close();
    await place.remove();
  });

  it("sends each purge from one node", async () => {
    const node = await openNode(site, env());
    const id = await articleOf(site);
    for (const each of [site, node]) each.clock.set(at(2000));
    await purgeAt(site, 2020);
    const before = cache.purges.length;
    for (const each of [site, node]) each.clock.set(at(3000));
    await site.call(`DELETE /api/blogs/${id}`, undefined, await site.bearer());
    node.services.purges?.wake();
    await Promise.all([site, node].map((each) => each.services.purges?.idle()));
    const told = cache.purges
      .slice(before)
      .filter((tags) => tags.includes(hashed(site, `blog:${id}`)[0] ?? ""));
    expect(told.length).toBe(1);
    await node.close();
  });

  it("says which files belong to a picture or document, and purges those of a deleted one", async () => {
    const admin = await site.bearer();
    const picture = { file: blob(await somePicture()) };
    const { body } = await sendForm<MediaEntry>(site, "POST /api/media", picture, admin);
    const { body: report } = await uploadFile(site, admin, ["water.pdf", fileOf("water.pdf")]);
    for (const { _id, url } of [body, report]) {
      const { status, headers } = await site.fetch(url);
      expect([status, headers.get("cache-tag")?.split(",")]).toEqual([
        200,
        expect.arrayContaining(hashed(site, `media:${_id}`)),
      ]);
    }
    site.clock.set(at(4000));
    const before = cache.purges.length;
    await site.call(`DELETE /api/media/${body._id}`, undefined, admin);
    await site.services.purges?.idle();
    expect(cache.purges[before]).toEqual(expect.arrayContaining(hashed(site, `media:${body._id}`)));
  });

  it("never lets caches keep a page beyond the time at which it changes by itself", async () => {
    const [event] = await site.json<BlogCard[]>("/api/blogs/section/events?view=card&eventStatus=upcoming");
    const kept = async (before: number) => {
      site.clock.set(new Date(Date.parse(event?.eventDate ?? "") - before * 1000).toISOString());
      const { headers } = await site.fetch("/events");
      return Number(/s-maxage=(\d+)/.exec(headers.get("cache-control") ?? "")?.[1]);
    };
    const first = await kept(3600);
    expect(first).toBeLessThanOrEqual(3600);
    const body = await site.fetch("/events");
    expect(await kept(60)).toBeLessThanOrEqual(60);
    expect((await site.fetch("/events")).headers.get("etag")).toBe(body.headers.get("etag"));
  });
});
