import { describe, expect, it } from "vitest";
import { LoadShedError } from "#server/http/admission.ts";
import { gone, heldCache, heldRender, never, noon, page } from "#test/servers/held-cache.ts";

describe("fetch", () => {
  it("renders once for all waiting readers and caches the page", async () => {
    const cache = heldCache();
    const slow = heldRender();
    const waiting = Array.from({ length: 1000 }, () => cache.fetch("/", slow.render));
    expect(slow.begun()).toBe(1);
    const home = page("home");
    slow.finish(home);
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([home]));
    expect(await cache.fetch("/", never)).toBe(home);
    expect(cache.get("/")).toBe(home);
    expect(cache.size().pages).toBe(1);
  });

  it("renders for the others when the render of the first client was shed", async () => {
    const cache = heldCache();
    const first = heldRender();
    const second = heldRender();
    const flood = cache.fetch("/", first.render);
    const reader = cache.fetch("/", second.render);
    const other = cache.fetch("/", never);
    first.fail(new LoadShedError());
    await expect(flood).rejects.toBeInstanceOf(LoadShedError);
    expect(cache.isAtHand("/")).toBe(true);
    const home = page("home");
    second.finish(home);
    expect(await Promise.all([reader, other])).toEqual([home, home]);
  });

  it("does not cache a failed render", async () => {
    const cache = heldCache();
    const broken = heldRender();
    const waiting = [cache.fetch("/", broken.render), cache.fetch("/", broken.render)];
    broken.fail(new Error("the database is away"));
    for (const waiter of waiting) await expect(waiter).rejects.toThrow("the database is away");
    expect(cache.get("/")).toBeUndefined();
    expect((await cache.fetch("/", async () => page("again"))).tag).toBe('"again"');
  });

  it("does not cache pages marked as such", async () => {
    const cache = heldCache();
    await cache.fetch("/blogs/none", async () => page("none", { status: 404, keep: false }));
    expect(cache.get("/blogs/none")).toBeUndefined();
    expect(cache.size()).toMatchObject({ pages: 0, bytes: 0 });
  });
});

describe("an invalidation", () => {
  it("drops the pages with one of its tags and no others; null drops all", async () => {
    const cache = heldCache();
    await cache.fetch("/blogs/1", async () => page("1", { tags: new Set(["blog:1", "person:9"]) }));
    await cache.fetch("/blogs/2", async () => page("2", { tags: new Set(["blog:2", "person:9"]) }));
    await cache.fetch("/photography", async () => page("p", { tags: new Set(["photography"]) }));
    cache.invalidate(gone("blog:1", "nothing"));
    expect(cache.get("/blogs/1")).toBeUndefined();
    expect(cache.get("/blogs/2")).toBeDefined();
    cache.invalidate(gone("person:9"));
    expect(cache.get("/blogs/2")).toBeUndefined();
    expect(cache.get("/photography")).toBeDefined();
    cache.invalidate(null);
    expect(cache.size()).toMatchObject({ pages: 0, bytes: 0 });
  });

  it("uses the tags of the latest render", async () => {
    const cache = heldCache();
    await cache.fetch("/", async () => page("old", { tags: new Set(["blog:1"]) }));
    cache.invalidate(gone("blog:1"));
    await cache.fetch("/", async () => page("new", { tags: new Set(["blog:2"]) }));
    cache.invalidate(gone("blog:1"));
    expect(cache.get("/")?.tag).toBe('"new"');
    cache.invalidate(gone("blog:2"));
    expect(cache.get("/")).toBeUndefined();
  });

  it.each([
    ["its tag", gone("blogs")],
    ["everything", null],
  ])(
    "does not keep a render that began before %s changed, nor give it to later readers",
    async (_, change) => {
      const cache = heldCache();
      const before = heldRender();
      const after = heldRender();
      const early = cache.fetch("/", before.render);
      cache.invalidate(change);
      const late = [cache.fetch("/", after.render), cache.fetch("/", after.render)];
      before.finish(page("before"));
      expect((await early).tag).toBe('"before"');
      expect(cache.get("/")).toBeUndefined();
      after.finish(page("after"));
      expect((await Promise.all(late)).map(({ tag }) => tag)).toEqual(['"after"', '"after"']);
      expect(after.begun()).toBe(1);
      expect((await cache.fetch("/", never)).tag).toBe('"after"');
    },
  );

  it("does not separate readers from an unrelated render", async () => {
    const cache = heldCache();
    const slow = heldRender();
    const early = cache.fetch("/", slow.render);
    cache.invalidate(gone("photography"));
    const late = cache.fetch("/", never);
    slow.finish(page("home"));
    expect(await late).toBe(await early);
    expect((await cache.fetch("/", never)).tag).toBe('"home"');
  });
});

describe("the cache", () => {
  it("expires pages at their instant", async () => {
    const cache = heldCache();
    await cache.fetch("/", async () => page("before", { expires: Date.parse("2026-03-10T18:00:00Z") }));
    cache.moveTo("2026-03-10T17:59:59.999Z");
    expect(cache.get("/")?.tag).toBe('"before"');
    cache.moveTo("2026-03-10T18:00:00.000Z");
    expect(cache.get("/")).toBeUndefined();
    expect((await cache.fetch("/", async () => page("after"))).tag).toBe('"after"');
  });

  it("is bounded by bytes, least recently used first", async () => {
    const cache = heldCache({ maxBytes: 330 });
    for (const name of ["/a", "/b", "/c"]) await cache.fetch(name, async () => page(name));
    cache.get("/a");
    await cache.fetch("/d", async () => page("/d"));
    expect(["/a", "/b", "/c", "/d"].filter((key) => cache.get(key))).toEqual(["/a", "/c", "/d"]);
    expect(cache.size()).toMatchObject({ pages: 3, bytes: 306 });
    const huge = await cache.fetch("/huge", async () => page("huge", { size: 1000 }));
    expect(huge.tag).toBe('"huge"');
    expect(cache.get("/huge")).toBeUndefined();
    cache.invalidate(gone("blogs"));
    expect(cache.size().pages).toBe(0);
  });

  it("ignores pages from the future after a wrong clock", async () => {
    const cache = heldCache();
    cache.moveTo("2026-03-12T12:00:00.000Z");
    await cache.fetch("/", async () => page("shows what is scheduled"));
    cache.moveTo(noon);
    expect(cache.get("/")).toBeUndefined();
    expect((await cache.fetch("/", async () => page("today"))).tag).toBe('"today"');
  });

  it("is empty while changes of other nodes do not arrive", async () => {
    let listening = true;
    const cache = heldCache({ isListening: () => listening });
    await cache.fetch("/", async () => page("before"));
    listening = false;
    expect(cache.get("/")).toBeUndefined();
    expect((await cache.fetch("/", async () => page("without news"))).tag).toBe('"without news"');
    expect((await cache.fetch("/", async () => page("without news again"))).tag).toBe('"without news again"');
  });
});
