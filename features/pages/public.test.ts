import { describe, expect, it } from "vitest";
import { usePages } from "#test/pages.ts";

const pages = usePages();

const content = `<h2>Hours</h2><table><tr><th>Day</th></tr><tr><td>Monday</td></tr></table>`;
const status = async (path: string) => (await pages.site.fetch(path)).status;

describe("a page of the institute's own", () => {
  it("is at an address made from its title, with its head and its text", async () => {
    const { _id, slug } = await pages.add({
      title: "House rules",
      content,
      parts: { introduction: "For all." },
    });
    expect(slug).toBe("house-rules");
    const html = await pages.html("/house-rules");
    for (const part of [
      "House rules</h1>",
      '<h2 id="text-hours">Hours</h2>',
      'class="table-scroll"',
      '<meta name="description" content="For all."',
      `<link rel="canonical" href="${pages.site.url}/house-rules"`,
      '"@type":"WebPage"',
      "Last updated on",
    ])
      expect([part, html.includes(part)]).toEqual([part, true]);
    const moved = await pages.site.fetch(`/${_id}`);
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/house-rules"]);
    expect(await (await pages.site.fetch("/sitemap.xml")).text()).toContain("/sitemaps/");
  });

  it("shows a change at once, redirects from its former address, and is gone once it is in the trash", async () => {
    const { _id } = await pages.add({ title: "Open days", content: "<p>In May.</p>" });
    expect(await pages.html("/open-days")).toContain("In May.");
    await pages.update(_id, { content: "<p>In June.</p>" });
    expect(await pages.html("/open-days")).toContain("In June.");
    await pages.update(_id, { slug: "visits" });
    const moved = await pages.site.fetch("/open-days");
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/visits"]);
    await pages.call("POST /api/pages/trash", { ids: [_id] });
    expect(await status("/visits")).toBe(410);
    expect(await pages.html("/visits")).toContain("Page not found");
    await pages.call("POST /api/pages/restore", { ids: [_id] });
    expect(await status("/visits")).toBe(200);
  });

  it("is found by its words and those of its parts", async () => {
    const { _id } = await pages.add({
      title: "Zugzwang",
      content: "<p>quixotic</p>",
      parts: { introduction: "xylem" },
    });
    for (const word of ["zugzwang", "quixotic", "xylem"]) {
      const { items } = await pages.site.json<{ items: { page?: { _id: string } }[] }>(
        `/api/search?q=${word}&kind=page`,
      );
      expect([word, items.map(({ page }) => page?._id)]).toEqual([word, [_id]]);
    }
    expect(await pages.html("/search?q=zugzwang")).toContain('href="/zugzwang"');
  });

  it("can be read at once, even if its address was requested before", async () => {
    expect(await status("/reading-room")).toBe(404);
    await pages.add({ title: "Reading room" });
    expect(await status("/reading-room")).toBe(200);
  });

  it("is a draft at no address", async () => {
    const { slug } = await pages.add({ title: "Unfinished", status: "draft" });
    expect(await status(`/${slug}`)).toBe(404);
  });

  it("changes nothing at addresses of files and other pages", async () => {
    for (const path of ["/robots.txt", "/favicon.svg", "/feed.xml", "/team"])
      expect([path, await status(path)]).toEqual([path, 200]);
    for (const path of ["/nothing", "/nothing.php", "/.env", "/a/b", "/%E0"])
      expect([path, await status(path)]).toEqual([path, 404]);
  });
});

describe("one of the pages that every site has", () => {
  it("shows a change at once", async () => {
    expect(await pages.html("/terms")).toContain("Reading and passing on");
    await pages.update("terms", { content: "<h2>Fair use</h2>", status: "published" });
    expect(await pages.html("/terms")).toContain("Fair use");
    await pages.call("POST /api/pages/terms/original", {});
    expect(await pages.html("/terms")).toContain("Reading and passing on");
  });

  it("keeps its address", async () => {
    const answer = await pages.update("terms", { slug: "conditions" });
    expect([answer.status, answer.body.msg]).toEqual([400, "The address of this page cannot be changed."]);
    await pages.update("terms", { title: "Conditions", status: "published" });
    expect((await pages.read("terms")).slug).toBe("terms");
    expect(await pages.html("/terms")).toContain("Conditions</h1>");
  });
});
