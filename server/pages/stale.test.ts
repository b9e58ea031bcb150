import { describe, expect, it } from "vitest";
import { AppError } from "#core/errors.ts";
import { gone, heldCache, heldRender, never, noon, page, stale } from "#test/servers/held-cache.ts";
import { staleFor } from "./page-store.ts";

describe("a change that adds or edits", () => {
  /** A cache with a stale page, which keeps its readers waiting for `slow`. */
  async function staleCache() {
    const cache = heldCache();
    await cache.fetch("/", async () => page("old"));
    cache.invalidate(stale("blogs"));
    return { cache, slow: heldRender() };
  }

  it("renders the page once, and readers wait briefly", async () => {
    const { cache, slow } = await staleCache();
    expect(cache.get("/")).toBeUndefined();
    const waiting = [cache.fetch("/", slow.render), cache.fetch("/", slow.render)];
    slow.finish(page("new"));
    expect((await Promise.all(waiting)).map(({ tag }) => tag)).toEqual(['"new"', '"new"']);
    expect(slow.begun()).toBe(1);
    expect(cache.get("/")?.tag).toBe('"new"');
  });

  it("serves the old page while rendering is slow, except for reloads", async () => {
    const { cache, slow } = await staleCache();
    const first = cache.fetch("/", slow.render);
    const reload = cache.fetch("/", never, { reload: true });
    cache.runLater();
    expect((await first).tag).toBe('"old"');
    slow.finish(page("new"));
    expect((await reload).tag).toBe('"new"');
  });

  it("serves the old page if the render fails or is shed, even for reloads", async () => {
    const { cache } = await staleCache();
    const broken = () => Promise.reject(new Error("the database is away"));
    for (const reload of [true, false])
      expect((await cache.fetch("/", broken, { reload })).tag).toBe('"old"');
    const failed = async () => page("error", { status: 500, keep: false });
    expect((await cache.fetch("/", failed)).tag).toBe('"old"');
    const admit = () => Promise.reject(new Error("the site is busy"));
    expect((await cache.fetch("/", never, { reload: true, admit })).tag).toBe('"old"');
    expect((await cache.fetch("/", never, { admit })).tag).toBe('"old"');
  });

  it("is dropped when the page is gone", async () => {
    const { cache } = await staleCache();
    const absent = async () => page("not_found", { status: 404, keep: false });
    expect((await cache.fetch("/", absent)).tag).toBe('"not_found"');
    expect(cache.size().pages).toBe(0);
  });

  it.each(["not_found", "gone"] as const)("is forgotten when its document is %s", async (kind) => {
    const { cache } = await staleCache();
    const missing = () => Promise.reject(new AppError(kind, "There is no such feed."));
    await expect(cache.fetch("/", missing)).rejects.toMatchObject({ code: kind });
    expect(cache.size().pages).toBe(0);
  });

  it("never serves a page that lost content during the render", async () => {
    const { cache, slow } = await staleCache();
    let wasTaken = false;
    const render = () => (wasTaken ? Promise.resolve(page("without it")) : slow.render());
    const early = cache.fetch("/", render);
    cache.invalidate(gone("blogs"));
    wasTaken = true;
    const late = cache.fetch("/", render);
    cache.runLater();
    slow.finish(page("with it"));
    expect([(await early).tag, (await late).tag]).toEqual(['"without it"', '"without it"']);
    expect((await cache.fetch("/", never)).tag).toBe('"without it"');
  });

  it("serves a stale page for ten seconds at most", async () => {
    const { cache, slow } = await staleCache();
    const first = cache.fetch("/", slow.render);
    cache.runLater();
    expect((await first).tag).toBe('"old"');
    cache.moveTo(new Date(Date.parse(noon) + staleFor).toISOString());
    const late = cache.fetch("/", slow.render);
    slow.finish(page("new"));
    expect((await late).tag).toBe('"new"');
  });

  it("is what is left while the database is away, until changes are heard again", async () => {
    let isListening = false;
    const cache = heldCache({ isListening: () => isListening });
    const broken = () => Promise.reject(new Error("the database is away"));
    const lost = async () => {
      isListening = true;
      await cache.fetch("/", async () => page("old"));
      isListening = false;
      cache.invalidate(null);
      expect((await cache.fetch("/", broken)).tag).toBe('"old"');
    };
    await lost();
    isListening = true;
    cache.invalidate(null);
    await expect(cache.fetch("/", broken)).rejects.toThrow("away");
    await lost();
    cache.moveTo(new Date(Date.parse(noon) + staleFor).toISOString());
    await expect(cache.fetch("/", broken)).rejects.toThrow("away");
  });

  it("during a render keeps its page as stale, so that constant changes do not block", async () => {
    const { cache, slow } = await staleCache();
    const first = cache.fetch("/", slow.render);
    cache.invalidate(stale("blogs"));
    slow.finish(page("newer"));
    await first;
    expect(cache.get("/")).toBeUndefined();
    const next = heldRender();
    const reader = cache.fetch("/", next.render);
    cache.runLater();
    expect((await reader).tag).toBe('"newer"');
    next.finish(page("newest"));
    expect((await cache.fetch("/", never)).tag).toBe('"newest"');
  });

  it("renders one page at a time; behind a long queue readers do not wait", async () => {
    const cache = heldCache();
    const keys = Array.from({ length: 8 }, (_, number) => `/blogs/${number}`);
    for (const key of keys) await cache.fetch(key, async () => page("old"));
    cache.invalidate(stale("blogs"));
    let running = 0;
    const slow = heldRender();
    const render = async () => {
      running += 1;
      expect(running).toBe(1);
      await slow.render();
      running -= 1;
      return page("new");
    };
    const readers = keys.map((key) => cache.fetch(key, render));
    const last = await Promise.all(readers.slice(4));
    expect(new Set(last.map(({ tag }) => tag))).toEqual(new Set(['"old"']));
    slow.finish(page("any"));
    await Promise.all(readers);
    await expect.poll(() => keys.filter((key) => cache.get(key)).length).toBe(8);
    expect(slow.begun()).toBe(8);
  });
});

describe("counts", () => {
  const counted = () => page("list", { tags: new Set(["blogs", "counts"]) });

  it("may lag: the pages become stale together, later", async () => {
    const cache = heldCache();
    await cache.fetch("/", async () => counted());
    cache.invalidate(stale("counts"));
    cache.invalidate(stale("counts"));
    expect(cache.get("/")).toBeDefined();
    expect(cache.runLater()).toBe(1);
    expect(cache.get("/")).toBeUndefined();
    await cache.fetch("/", async () => counted());
    cache.invalidate(stale("counts"));
    expect(cache.runLater()).toBeGreaterThan(0);
    expect(cache.get("/")).toBeUndefined();
  });

  it("do not delay other changes", async () => {
    const cache = heldCache();
    await cache.fetch("/", async () => counted());
    await cache.fetch("/blogs/1", async () => page("1", { tags: new Set(["blog:1"]) }));
    cache.invalidate(stale("blog:1", "counts"));
    expect(cache.get("/blogs/1")).toBeUndefined();
    expect(cache.get("/")).toBeDefined();
  });
});
