import { describe, expect, it } from "vitest";
import { pages } from "#app/pages.ts";
import { useSite } from "#test/harness.ts";

const site = useSite({ filled: false });

const appOf = async (path: string) =>
  (await (await site.fetch(path)).text()).match(/<script[^>]*type="module"|<link[^>]*modulepreload/g);

describe("a page for reading", () => {
  it("loads and preloads no module, whatever its URL", async () => {
    const readable = pages.filter(({ app, path }) => !app && !path.includes(":"));
    for (const { path } of [...readable, { path: "/nowhere" }, { path: "/blogs/none" }]) {
      expect([path, await appOf(path)]).toEqual([path, null]);
    }
  });

  it("lists the files of the app beside its script", async () => {
    const html = await (await site.fetch("/about")).text();
    const [, files = ""] = /<script type="text\/plain"[^>]* data-deferred="([^"]*)">/.exec(html) ?? [];
    expect(files.split(" ").length).toBeGreaterThan(3);
    for (const file of files.split(" ")) expect((await site.fetch(file)).status, file).toBe(200);
  });
});

describe("a page that needs the app", () => {
  it("loads it", async () => {
    for (const { path, app } of pages) {
      if (app) expect(await appOf(path.replace(/:\w+/, "0".repeat(24))), path).not.toBeNull();
    }
  });

  it("loads no script or style sheet of the admin pages, unless it is one", async () => {
    for (const { path, file } of pages) {
      const html = await (await site.fetch(path.replace(/:\w+/, "0".repeat(24)))).text();
      const isAdmin = file.startsWith("../admin/");
      expect([path, /\/assets\/admin-[^"]*\.js/.test(html)]).toEqual([path, isAdmin]);
      expect([path, /\/assets\/admin-[^"]*\.css/.test(html)]).toEqual([path, isAdmin]);
    }
  });
});
