import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishBlog } from "#features/blogs/publishing.server.ts";
import { openSite, type TestSite } from "#test/harness.ts";
import type { Passage, SearchAnswer } from "./contract.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const find = (query: string) => site.json<SearchAnswer>(`/api/search?${query}`);
const ids = ({ items }: SearchAnswer) => items.map(({ blog, collection }) => blog?._id ?? collection?._id);
const words = (passage: Passage = []) => passage.map(({ text }) => text).join("");
const marks = (passage: Passage = []) => passage.filter(({ found }) => found).map(({ text }) => text);

async function published(title: string, more: { tags?: string[]; section?: string; content?: string } = {}) {
  const draft = { content: "<p>Text</p>", section: "programmes", subcategory: "", tags: [], ...more, title };
  const { id } = await publishBlog(await site.ctx("admin@example.org"), draft);
  return id ?? "";
}

describe("GET /api/search", () => {
  it("finds articles, events and collections, and shows the words where they are", async () => {
    const answer = await find("q=roofs");
    expect(answer).toMatchObject({ page: 1, pages: 1, more: false, similar: [], total: answer.items.length });
    expect(answer.items.some(({ collection }) => collection?.title === "Roof hours")).toBe(true);
    expect(answer.items.some(({ blog }) => blog?.title.endsWith("Anjuvar’s roofs"))).toBe(true);
    for (const { title, text, tags, blog, collection } of answer.items) {
      expect(words(title)).toBe(blog?.title ?? collection?.title);
      expect(words(text).length).toBeLessThan(260);
      expect([...marks(title), ...marks(text), ...tags].join(" ")).toMatch(/roof/i);
    }
  });

  it("marks no more than the words, and nothing in a text that looks like HTML", async () => {
    const id = await published("On <b>zeppelins</b>", {
      content: `<p>${"Before. ".repeat(60)}A &lt;script&gt; flew with the Zeppelin’s crew.${" After.".repeat(60)}</p>`,
    });
    const { items } = await find("q=zeppelin");
    expect(ids(await find("q=zeppelin"))).toEqual([id]);
    expect(marks(items[0]?.title)).toEqual(["zeppelins"]);
    expect(marks(items[0]?.text)).toEqual(["Zeppelin"]);
    expect(words(items[0]?.text)).toMatch(/^… .*A <script> flew with the Zeppelin’s crew\..* …$/);
  });

  it("is narrowed to a kind, a section, a tag, a year and an author", async () => {
    const all = await find("q=city");
    const cases: [string, (item: SearchAnswer["items"][number]) => boolean][] = [
      ["kind=collection", ({ collection }) => collection !== undefined],
      ["kind=blog", ({ blog }) => blog !== undefined],
      ["section=events", ({ blog }) => blog?.section === "events"],
      ["tag=housing", ({ blog, collection }) => (blog ?? collection)?.tags.includes("housing") ?? false],
      ["year=2025", ({ blog, collection }) => (blog ?? collection)?.date.startsWith("2025") ?? false],
      [
        `author=${all.items.find(({ blog }) => blog)?.blog?.user}`,
        ({ blog }) => blog?.user === all.items.find((item) => item.blog)?.blog?.user,
      ],
    ];
    for (const [query, fits] of cases) {
      const wanted = all.items.filter(fits);
      expect(wanted.length, query).toBeGreaterThan(0);
      const narrowed = await find(`q=city&${query}`);
      expect(ids(narrowed).sort(), query).toEqual(ids({ ...all, items: wanted }).sort());
    }
  });

  it("goes on page by page", async () => {
    const all = await find("q=city");
    const pages = await Promise.all([1, 2, 3].map((page) => find(`q=city&limit=4&page=${page}`)));
    expect(pages.flatMap(ids)).toEqual(ids(all).slice(0, 12));
    expect(pages[0]).toMatchObject({ total: all.total, pages: Math.ceil(all.total / 4) });
    expect((await find("q=city&page=100000")).items).toEqual([]);
  });

  it("follows what is published, moved, tagged, hidden and deleted", async () => {
    const { queries } = site.services.db;
    const id = await published("Quagga", { tags: ["Stripes"] });
    const blog = () => queries.updateTable("blogs").where("id", "=", id);
    const total = async (query: string) => (await find(`q=quagga${query}`)).total;
    expect([await total(""), await total("&tag=STRIPES"), await total("&section=programmes")]).toEqual([
      1, 1, 1,
    ]);
    await blog().set({ section: "publications" }).execute();
    expect([await total("&section=programmes"), await total("&section=publications")]).toEqual([0, 1]);
    await queries.deleteFrom("tags").where("ref", "=", id).execute();
    expect([await total(""), await total("&tag=stripes")]).toEqual([1, 0]);
    await queries
      .insertInto("tags")
      .values({ kind: "blog", ref: id, position: 0, label: "Mähne", tag: "mähne" })
      .execute();
    expect(await total("&tag=M%C3%A4hne")).toBe(1);
    await blog().set({ deletedAt: "2026-03-01T00:00:00.000Z" }).execute();
    expect(await total("")).toBe(0);
    await blog().set({ deletedAt: null }).execute();
    expect(await total("")).toBe(1);
    await blog().set({ publishedAt: "2026-03-11T09:00:00.000Z" }).execute();
    expect((await find("q=quagga")).items).toEqual([]);
    await queries.deleteFrom("blogs").where("id", "=", id).execute();
    expect(await total("")).toBe(0);
  });

  it("takes slips of one letter, and says so", async () => {
    const answer = await find("q=rofs+doorwys");
    expect(answer.similar).toEqual(expect.arrayContaining(["roofs", "doorways"]));
    expect(answer.items.length).toBeGreaterThan(0);
  });

  it("answers whatever is asked", async () => {
    const long = "a ".repeat(5000);
    const queries = [
      "",
      '"',
      '"roofs',
      "roofs* OR NEAR(a b)",
      "title:roofs -x",
      "'; drop table blogs; --",
      "\0",
      "ro\0ofs",
    ];
    for (const q of [...queries, "😀", "\\", "%", "_", "()", "roofs".repeat(2000), long, "é̈̈̈", "\ud800"]) {
      const response = await site.fetch(`/api/search?${new URLSearchParams({ q })}`);
      expect([q.slice(0, 30), response.status]).toEqual([q.slice(0, 30), 200]);
    }
    expect((await find("q=%22roofs")).total).toBe((await find("q=roofs")).total);
    for (const query of ["section=sport", "kind=person", "year=x", "page=0"]) {
      expect((await site.fetch(`/api/search?q=city&${query}`)).status, query).toBe(400);
    }
  });
});
