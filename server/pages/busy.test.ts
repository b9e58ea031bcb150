import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { useHeldPages } from "#test/servers/held-pages.ts";
import { type RawAnswer, raw } from "#test/servers/raw.ts";

const site = useHeldPages();

const ask = (path: string, client: string, headers: Record<string, string> = {}) =>
  raw(site, path, { headers: { "x-forwarded-for": client, accept: "text/html", ...headers } });
const retry = { "retry-after": "2", "cache-control": "no-store" };
const patience = { timeout: 60_000 };
const isRendering = (path: string) =>
  expect.poll(() => site.rendering.map((each) => each.path), patience).toContain(path);

it("a non-canonical URL redirects without rendering", async () => {
  for (const path of [
    "/blogs?page=1&zz=1",
    "/blogs?page=abc&zz=2",
    "/blogs?section=sport",
    "/events?status=sometime",
  ]) {
    const { status, headers } = await ask(path, "192.0.2.9");
    expect([path, status, headers.location]).toEqual([path, 302, path.split("?")[0]]);
  }
  expect(site.rendering).toEqual([]);
});

it("uncached pages are rendered two at a time; a client with too many waiting gets 503 while another is served", async () => {
  const about = ask("/about", "192.0.2.1");
  await isRendering("/about");
  site.rendering.shift()?.finish();
  expect((await about).status).toBe(200);
  const flood = Array.from({ length: 90 }, (_, number) => ask(`/blogs/${number}`, "203.0.113.7"));
  const refused: RawAnswer[] = [];
  for (const each of flood) each.then((answer) => answer.status === 503 && refused.push(answer));
  await expect.poll(() => refused.length, patience).toBe(24); // two are being rendered, 64 wait
  expect(site.rendering).toHaveLength(2);
  // Fastify numbers every request that it sees: these it has not seen.
  const unseen = {
    status: 503,
    headers: expect.not.objectContaining({ "x-request-id": expect.anything() }),
  };
  const json = await ask("/api/blogs/all", "198.51.100.1, 203.0.113.7");
  expect(json).toMatchObject(unseen);
  expect(JSON.parse(json.body.toString()).msg).toMatch(/very busy/);
  expect(json.headers).toMatchObject({ ...retry, "content-type": "application/json; charset=utf-8" });
  expect(await ask("/blogs/none", "203.0.113.7")).toMatchObject(unseen);
  const client = { "x-forwarded-for": "203.0.113.7", accept: "text/html" };
  const head = await raw(site, "/blogs/none", { method: "HEAD", headers: client });
  expect(head).toMatchObject({ ...unseen, body: Buffer.alloc(0) });
  expect(head.headers).toMatchObject({ ...retry, "content-type": "text/html; charset=utf-8" });
  // Fastify rejects requests for anything but pages.
  for (const [accept, type] of [
    ["text/html", "text/html; charset=utf-8"],
    ["*/*", "application/json; charset=utf-8"],
  ]) {
    const feed = await ask("/feed.xml", "203.0.113.7", { accept: accept ?? "" });
    expect([feed.status, feed.headers]).toEqual([
      503,
      expect.objectContaining({ ...retry, "content-type": type }),
    ]);
    expect(feed.body.toString()).toMatch(/very busy/);
  }
  // What needs no render is answered all the same.
  expect((await ask("/about", "203.0.113.7")).status).toBe(200);
  expect((await ask("/blogs?page=1", "203.0.113.7")).status).toBe(302);
  const asMember = await ask("/api/users/profile", "203.0.113.7", { authorization: "Bearer none" });
  expect(asMember.status).toBe(401);
  // Readers of a cached page notice nothing, and another client has the next turn.
  expect((await ask("/about", "198.51.100.1")).status).toBe(200);
  const other = ask("/team", "198.51.100.1");
  const rendered = setInterval(() => site.rendering.shift()?.finish(), 1);
  expect((await other).status).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  clearInterval(rendered);
  expect(statuses.filter((status) => status === 200)).toHaveLength(66);
  const [first] = refused as [RawAnswer];
  expect(first.headers).toMatchObject({ ...retry, "content-type": "text/html; charset=utf-8" });
  const html = first.body.toString();
  expect(html).toContain("The site is very busy. Please try again in a moment.");
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(first.headers["content-security-policy"]).toContain(`style-src 'sha256-${hash}'`);
});
