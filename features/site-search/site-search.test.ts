import { describe, expect, it } from "vitest";
import { publishBlog } from "#features/blogs/writing/publishing.server.ts";
import { useSite } from "#test/harness.ts";
import type { Passage, SearchAnswer } from "./contract.ts";

const site = useSite();

const find = (query: string) => site.json<SearchAnswer>(`/api/search?${query}`);
const ids = ({ items }: SearchAnswer) =>
  items.map(({ blog, collection, person }) => (blog ?? collection ?? person)?._id);
const words = (passage: Passage = []) => passage.map(({ text }) => text).join("");
const marks = (passage: Passage = []) => passage.filter(({ found }) => found).map(({ text }) => text);

async function published(title: string, more: { tags?: string[]; section?: string; content?: string } = {}) {
  const draft = { content: "<p>Text</p>", section: "programmes", subcategory: "", tags: [], ...more, title };
  const { id } = await publishBlog(await site.ctx(), draft);
  return id ?? "";
}

describe("GET /api/search", () => {
  it("finds articles, events and collections, and marks the words", async () => {
    const answer = await find("q=roofs");
    expect(answer).toMatchObject({ page: 1, pages: 1, more: false, similar: [], total: answer.items.length });
    expect(answer.items.some(({ collection }) => collection?.title === "Roof hours")).toBe(true);
    expect(answer.items.some(({ blog }) => blog?.title.endsWith("Anjuvar’s roofs"))).toBe(true);
    for (const { title, text, tags, ...card } of answer.items) {
      expect(words(title)).toBe((card.blog ?? card.collection ?? card.project)?.title);
      expect(words(text).length).toBeLessThan(260);
      expect([...marks(title), ...marks(text), ...tags].join(" ")).toMatch(/roof/i);
    }
  });

  it("marks only the words, and shows HTML in a text as text", async () => {
    const id = await published("On <b>zeppelins</b>", {
      content: `<p>${"Before. ".repeat(60)}A &lt;script&gt; flew with the Zeppelin’s crew.${" After.".repeat(60)}</p>`,
    });
    const { items } = await find("q=zeppelin");
    expect(ids(await find("q=zeppelin"))).toEqual([id]);
    expect(marks(items[0]?.title)).toEqual(["zeppelins"]);
    expect(marks(items[0]?.text)).toEqual(["Zeppelin"]);
    expect(words(items[0]?.text)).toMatch(/^… .*A <script> flew with the Zeppelin’s crew\..* …$/);
  });

  it("filters by kind, section, tag, year and author", async () => {
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

  it("finds people by name, role, biography and expertise", async () => {
    for (const query of ["vanterpool", "executive+director", "dispatchers", "transport+economics"]) {
      const { items } = await find(`q=${query}&kind=person`);
      expect(
        items.map(({ person }) => person?.name),
        query,
      ).toContain("Idris Vanterpool");
    }
    const [first] = (await find("q=Idris+Vanterpool")).items;
    expect([first?.person?.role, words(first?.title)]).toEqual(["Executive Director", "Idris Vanterpool"]);
  });

  it("returns pages", async () => {
    const all = await find("q=city");
    const pages = await Promise.all([1, 2, 3].map((page) => find(`q=city&limit=4&page=${page}`)));
    expect(pages.flatMap(ids)).toEqual(ids(all).slice(0, 12));
    expect(pages[0]).toMatchObject({ total: all.total, pages: Math.ceil(all.total / 4) });
    expect((await find("q=city&page=100000")).items).toEqual([]);
  });

  it("follows every change of an article", async () => {
    const id = await published("Quagga", { tags: ["Stripes"] });
    const admin = await site.bearer();
    const update = (fields: object) => site.call(`PUT /api/blogs/${id}`, fields, admin);
    const move = (where: string) => site.call(`POST /api/blogs/${where}`, { ids: [id] }, admin);
    const total = async (query = "", word = "quagga") => (await find(`q=${word}${query}`)).total;
    expect([await total(), await total("&tag=STRIPES"), await total("&section=programmes")]).toEqual([
      1, 1, 1,
    ]);
    await update({ section: "publications" });
    expect([await total("&section=programmes"), await total("&section=publications")]).toEqual([0, 1]);
    await update({ tags: "" });
    expect([await total(), await total("&tag=stripes")]).toEqual([1, 0]);
    await update({ tags: "Mähne", title: "Quagga, again", content: "<p>Okapi</p>" });
    expect([await total("&tag=M%C3%A4hne"), await total("", "okapi"), await total()]).toEqual([1, 1, 1]);
    await update({ status: "draft" });
    expect(await total()).toBe(0);
    await update({ status: "published" });
    expect(await total("", "okapi")).toBe(1);
    await move("trash");
    expect(await total()).toBe(0);
    await move("restore");
    expect([await total("", "okapi"), await total("&tag=m%C3%A4hne")]).toEqual([1, 1]);
    await update({ status: "draft" });
    await update({ status: "scheduled", publishAt: "2026-03-11T09:00" });
    expect((await find("q=quagga")).items).toEqual([]);
    site.clock.set("2026-03-12T09:00:00.000Z");
    expect(await total()).toBe(1);
    site.clock.set("2026-03-10T09:00:00.000Z");
    await move("trash");
    await move("discard");
    expect(await total()).toBe(0);
  });

  it("corrects words by one letter, and lists the corrections", async () => {
    const answer = await find("q=rofs+doorwys");
    expect(answer.similar).toEqual(expect.arrayContaining(["roofs", "doorways"]));
    expect(answer.items.length).toBeGreaterThan(0);
    expect((await find("q=watre")).similar).toEqual(["water"]); // and not "watere", which has the same stem
  });

  it("answers any query", async () => {
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
    for (const query of ["section=sport", "kind=sport", "year=x", "page=0"]) {
      expect((await site.fetch(`/api/search?q=city&${query}`)).status, query).toBe(400);
    }
  });
});
