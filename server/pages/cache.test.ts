import { describe, expect, it } from "vitest";
import { type PageCacheOptions, pageCache } from "./cache.ts";
import type { CachedPage } from "./page.ts";

const noon = "2026-03-10T12:00:00.000Z";

/** A cache whose clock and patience the test holds in its hands. */
function heldCache(options: Partial<PageCacheOptions> = {}) {
  const waiting: (() => void)[] = [];
  let now = noon;
  const cache = pageCache({
    maxBytes: 10_000,
    maxRenders: 3,
    clock: () => new Date(now),
    later: (work) => waiting.push(work),
    ...options,
  });
  return {
    ...cache,
    moveTo(instant: string) {
      now = instant;
    },
    /** Runs what was put off, and says how much that was. */
    runLater: () => waiting.splice(0).map((work) => work()).length,
  };
}

function page(name: string, more: Partial<CachedPage> = {}): CachedPage {
  const body = Buffer.from(name);
  return {
    status: 200,
    tag: `"${name}"`,
    bodies: { br: body, gzip: body, identity: body },
    headers: { br: {}, gzip: {}, identity: {} },
    unchanged: {},
    tags: new Set(["blogs"]),
    expires: undefined,
    size: 100,
    keep: true,
    ...more,
  };
}

/** A render that is finished by the test, and counts how often it was begun. */
function heldRender() {
  const { promise, resolve, reject } = Promise.withResolvers<CachedPage>();
  let begun = 0;
  const render = () => {
    begun += 1;
    return promise;
  };
  return { render, finish: resolve, fail: reject, begun: () => begun };
}

const never = () => Promise.reject(new Error("This page was to be kept."));

describe("fetch", () => {
  it("renders once for everybody who waits, and keeps the page", async () => {
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

  it("refuses one render too many and says when to come again; who waits for a running one is let in", async () => {
    const cache = heldCache();
    const slow = heldRender();
    const running = ["/a", "/b", "/c"].map((key) => cache.fetch(key, slow.render));
    await expect(cache.fetch("/d", slow.render)).rejects.toMatchObject({
      name: "Refusal",
      kind: "unavailable",
      retryAfter: 2,
    });
    expect(slow.begun()).toBe(3);
    const joined = cache.fetch("/a", slow.render);
    slow.finish(page("any"));
    await Promise.all([...running, joined]);
    expect((await cache.fetch("/d", async () => page("d"))).tag).toBe('"d"');
  });

  it("does not keep a failed render, and the next one tries again", async () => {
    const cache = heldCache({ maxRenders: 1 });
    const broken = heldRender();
    const waiting = [cache.fetch("/", broken.render), cache.fetch("/", broken.render)];
    broken.fail(new Error("the database is away"));
    for (const waiter of waiting) await expect(waiter).rejects.toThrow("the database is away");
    expect(cache.get("/")).toBeUndefined();
    expect((await cache.fetch("/", async () => page("again"))).tag).toBe('"again"');
  });

  it("does not keep what is not to be kept", async () => {
    const cache = heldCache();
    await cache.fetch("/blogs/none", async () => page("none", { status: 404, keep: false }));
    expect(cache.get("/blogs/none")).toBeUndefined();
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  });
});

describe("drop", () => {
  it("drops the pages with one of the tags and no others; null drops all", async () => {
    const cache = heldCache();
    await cache.fetch("/blogs/1", async () => page("1", { tags: new Set(["blog:1", "names"]) }));
    await cache.fetch("/blogs/2", async () => page("2", { tags: new Set(["blog:2", "names"]) }));
    await cache.fetch("/photography", async () => page("p", { tags: new Set(["photography"]) }));
    cache.drop(["blog:1", "nothing"]);
    expect(cache.get("/blogs/1")).toBeUndefined();
    expect(cache.get("/blogs/2")).toBeDefined();
    cache.drop(["names"]);
    expect(cache.get("/blogs/2")).toBeUndefined();
    expect(cache.get("/photography")).toBeDefined();
    cache.drop(null);
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  });

  it("goes by what the page shows now, not by what it showed before", async () => {
    const cache = heldCache();
    await cache.fetch("/", async () => page("old", { tags: new Set(["blog:1"]) }));
    cache.drop(["blog:1"]);
    await cache.fetch("/", async () => page("new", { tags: new Set(["blog:2"]) }));
    cache.drop(["blog:1"]);
    expect(cache.get("/")?.tag).toBe('"new"');
    cache.drop(["blog:2"]);
    expect(cache.get("/")).toBeUndefined();
  });

  it.each([
    ["its tag", ["blogs"]],
    ["everything", null],
  ])("does not keep a render that began before %s changed, nor give it to later readers", async (_, tags) => {
    const cache = heldCache();
    const before = heldRender();
    const after = heldRender();
    const early = cache.fetch("/", before.render);
    cache.drop(tags);
    const late = cache.fetch("/", after.render);
    expect(after.begun()).toBe(1);
    after.finish(page("after"));
    expect((await late).tag).toBe('"after"');
    before.finish(page("before"));
    expect((await early).tag).toBe('"before"');
    expect((await cache.fetch("/", never)).tag).toBe('"after"');
  });

  it("is still joined after an older render of the same page ended", async () => {
    const cache = heldCache();
    const before = heldRender();
    const after = heldRender();
    const early = cache.fetch("/", before.render);
    cache.drop(["blogs"]);
    const late = cache.fetch("/", after.render);
    before.finish(page("before"));
    await early;
    const later = cache.fetch("/", after.render);
    expect(after.begun()).toBe(1);
    after.finish(page("after"));
    expect(await later).toBe(await late);
  });

  it("keeps a render during which something else changed", async () => {
    const cache = heldCache();
    const slow = heldRender();
    const waiting = cache.fetch("/", slow.render);
    cache.drop(["photography"]);
    slow.finish(page("home"));
    await waiting;
    expect((await cache.fetch("/", never)).tag).toBe('"home"');
  });
});

describe("counts", () => {
  const counted = () => page("list", { tags: new Set(["blogs", "counts"]) });

  it("may lag: the pages are dropped together, later", async () => {
    const cache = heldCache();
    await cache.fetch("/", async () => counted());
    cache.drop(["counts"]);
    cache.drop(["counts"]);
    expect(cache.get("/")).toBeDefined();
    expect(cache.runLater()).toBe(1);
    expect(cache.get("/")).toBeUndefined();
    await cache.fetch("/", async () => counted());
    cache.drop(["counts"]);
    expect(cache.runLater()).toBe(1);
    expect(cache.get("/")).toBeUndefined();
  });

  it("do not hold up what else has changed", async () => {
    const cache = heldCache();
    await cache.fetch("/", async () => counted());
    await cache.fetch("/blogs/1", async () => page("1", { tags: new Set(["blog:1"]) }));
    cache.drop(["blog:1", "counts"]);
    expect(cache.get("/blogs/1")).toBeUndefined();
    expect(cache.get("/")).toBeDefined();
  });
});

describe("what is kept", () => {
  it("ends with the instant that the page names", async () => {
    const cache = heldCache();
    await cache.fetch("/", async () => page("before", { expires: Date.parse("2026-03-10T18:00:00Z") }));
    cache.moveTo("2026-03-10T17:59:59.999Z");
    expect(cache.get("/")?.tag).toBe('"before"');
    cache.moveTo("2026-03-10T18:00:00.000Z");
    expect(cache.get("/")).toBeUndefined();
    expect((await cache.fetch("/", async () => page("after"))).tag).toBe('"after"');
  });

  it("is bounded by bytes: what was read longest ago goes first, with its tags", async () => {
    const cache = heldCache({ maxBytes: 330 });
    for (const name of ["/a", "/b", "/c"]) await cache.fetch(name, async () => page(name));
    cache.get("/a");
    await cache.fetch("/d", async () => page("/d"));
    expect(["/a", "/b", "/c", "/d"].filter((key) => cache.get(key))).toEqual(["/a", "/c", "/d"]);
    expect(cache.size()).toEqual({ pages: 3, bytes: 306 });
    const huge = await cache.fetch("/huge", async () => page("huge", { size: 1000 }));
    expect(huge.tag).toBe('"huge"');
    expect(cache.get("/huge")).toBeUndefined();
    cache.drop(["blogs"]);
    expect(cache.size().pages).toBe(0);
  });
});
