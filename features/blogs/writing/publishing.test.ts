import { beforeAll, describe, expect, it } from "vitest";
import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { rowsOfTags } from "#core/tags.ts";
import { isVisible } from "#core/visible.ts";
import { search } from "#features/search-index/search.server.ts";
import { hostileTexts } from "#test/files/corpora.ts";
import { useSite } from "#test/harness.ts";
import type { Blog } from "../contract.ts";
import { type Draft, type Provenance, publishBlog } from "./publishing.server.ts";

let admin: Context;
const site = useSite();
beforeAll(async () => {
  admin = await site.ctx();
});

const draft: Draft = {
  title: "Forty benches for the river walk",
  content: "<p>Sit down.</p>",
  section: "publications",
  subcategory: "Housing",
  tags: [],
};

async function published(change: Partial<Draft>, provenance?: Provenance): Promise<Blog> {
  const { id } = await publishBlog(admin, { ...draft, ...change }, provenance);
  return site.json(`/api/blogs/${id}`);
}

async function rejection(change: Partial<Draft>): Promise<AppError> {
  const error: unknown = await publishBlog(admin, { ...draft, ...change }).catch((refused) => refused);
  if (error instanceof AppError) return error;
  throw new Error("This was to be refused.");
}

const total = async () => (await site.fetch("/api/blogs/all?view=card")).headers.get("x-total-count");

describe("publishBlog", () => {
  it("is for admins", async () => {
    const before = await total();
    const member = await site.ctx("nasrin.oyelaran@example.org");
    expect(member.actor?.role).toBe("member");
    for (const ctx of [member, { ...admin, actor: null }]) {
      await expect(publishBlog(ctx, draft)).rejects.toMatchObject({
        code: "forbidden",
        message: "Only administrators can create blog posts.",
      });
    }
    expect(await total()).toBe(before);
  });

  it("makes public what was handed in, under the name of who did it, at this instant", async () => {
    const blog = await published({ title: "  Benches  ", tags: ["#River", "walks"] });
    expect(blog).toMatchObject({
      title: "Benches",
      content: "<p>Sit down.</p>",
      excerpt: "Sit down.",
      section: "publications",
      subcategory: "Housing",
      tags: ["River", "walks"],
      name: "Administrator",
      date: admin.now,
      createdAt: admin.now,
      eventDate: null,
      eventStatus: null,
      likeCount: 0,
      comments: [],
    });
  });

  it("can be found by its words", async () => {
    const { _id } = await published({
      title: "Quixotic benches",
      content: "<p>A <b>zeug</b>ma</p>",
      tags: ["xylem"],
    });
    for (const word of ["quixotic", "zeugma", "xylem"]) {
      const { hits } = await search(site.services.db, word, {
        limit: 5,
        offset: 0,
        now: "2027-01-01T00:00:00.000Z",
      });
      expect(
        hits.map(({ kind, ref }) => [kind, ref]),
        word,
      ).toEqual([["blog", _id]]);
    }
  });

  it("passes the content through the sanitiser, says what that took, and makes a plain excerpt", async () => {
    const content = `<h2>One</h2><script>alert(1)</script><p onclick="x">Fish &amp; ${"chips ".repeat(100)}</p>`;
    const { id, dropped } = await publishBlog(admin, { ...draft, content });
    const blog = await site.json<Blog>(`/api/blogs/${id}`);
    expect(blog.content).toMatch(/^<h2>One<\/h2><p>Fish &amp; chips /);
    expect(blog.excerpt).toMatch(/^One Fish & chips chips .*…$/);
    expect(blog.excerpt.length).toBeLessThanOrEqual(301);
    expect(Object.fromEntries(dropped)).toEqual({ script: 1, "p[onclick]": 1 });
  });

  it("names every faulty field", async () => {
    const errors = async (change: Partial<Draft>) => (await rejection(change)).errors.map(({ path }) => path);
    expect(await errors({ title: " \n " })).toEqual(["title"]);
    expect(await errors({ title: "t".repeat(301) })).toEqual(["title"]);
    expect(await errors({ content: "<p> &nbsp; </p>" })).toEqual(["content"]);
    expect(await errors({ content: "<script>alert(1)</script>" })).toEqual(["content"]);
    expect(await errors({ content: '<img src="javascript:alert(1)">' })).toEqual(["content"]);
    expect(await errors({ section: "sport" })).toEqual(["section"]);
    expect(await errors({ section: "constructor" })).toEqual(["section"]);
    expect(await errors({ subcategory: "s".repeat(101) })).toEqual(["subcategory"]);
    expect(await errors({ section: "events" })).toEqual(["eventDate"]);
    const all = await rejection({ title: "", content: "", section: "events", subcategory: "s".repeat(101) });
    expect(all.status).toBe(400);
    expect(all.errors.map(({ path }) => path)).toEqual(["title", "subcategory", "eventDate", "content"]);
    expect(all.message).toBe("Please enter a title.");
  });

  it("takes a picture for content", async () => {
    expect((await published({ content: '<img src="/media/1/960.webp">' })).excerpt).toBe("");
  });

  it("keeps the instant of an event in one form", async () => {
    const at = async (eventDate: string) => (await published({ section: "events", eventDate })).eventDate;
    expect(await at("2026-04-01T18:30:00.000Z")).toBe("2026-04-01T18:30:00.000Z");
    expect(await at("2026-04-01T18:30:00Z")).toBe("2026-04-01T18:30:00.000Z");
    expect(await at("2026-04-01T18:30+02:00")).toBe("2026-04-01T16:30:00.000Z");
    for (const eventDate of [
      "",
      "soon",
      "2026-04-01",
      "2026-04-01T18:30",
      "2026-02-30T18:30Z",
      "+010000-01-01T00:00Z",
    ]) {
      expect((await rejection({ section: "events", eventDate })).errors[0]?.path, eventDate).toBe(
        "eventDate",
      );
    }
  });

  it("publishes the same source once", async () => {
    const source = { sourceKey: "elsewhere/1", publishedAt: "2012-07-16T19:19:04.000Z" };
    const first = await publishBlog(admin, draft, source);
    const before = await total();
    const second = await publishBlog(admin, { ...draft, title: "Changed since" }, source);
    expect(second.id).toBeNull();
    expect(await total()).toBe(before);
    expect(await site.json<Blog>(`/api/blogs/${first.id}`)).toMatchObject({
      title: draft.title,
      date: source.publishedAt,
    });
  });

  it("keeps what no database can: without the character NUL and without halves of characters", async () => {
    const odd = (word: string) => `\0${word}\0 \ud800 and \udc00${word}`;
    const blog = await published({
      title: odd("title"),
      content: `<p>${odd("content")}</p><b\0>x</b>`,
      subcategory: odd("sub"),
      tags: [odd("tag"), "\0", "\ud83d\ude00"],
    });
    expect(blog.title).toBe("title \ufffd and \ufffdtitle");
    expect(blog.subcategory).toBe("sub \ufffd and \ufffdsub");
    expect(blog.tags).toEqual(["tag \ufffd and \ufffdtag", "😀"]);
    expect(blog.excerpt).toMatch(/^content \ufffd and \ufffdcontent/);
    expect(JSON.stringify(blog)).not.toMatch(/\\u0000|\\ud8/);
    expect((await rejection({ title: "\0\0" })).errors[0]?.path).toBe("title");
    expect((await site.fetch(`/blogs/${blog._id}`)).status).toBe(200);
  });

  it("publishes every string that is known to break things, and shows it again", async () => {
    const usable = hostileTexts("texts").filter((string) => isVisible(string) && string.length <= 100);
    expect(usable.length).toBeGreaterThan(150);
    const wanted = new Map<string, string>();
    for (const string of usable) {
      const change = { title: string, content: `<p>x</p>${string}`, subcategory: string, tags: [string] };
      const { id } = await publishBlog(admin, { ...draft, ...change });
      if (id) wanted.set(id, string.replaceAll("\0", "").toWellFormed().trim());
      await new Promise(setImmediate); // or the connection that the next request takes is found closed
    }
    const pages = [1, 2, 3, 4, 5, 6].map((page) => site.json<Blog[]>(`/api/blogs/all?page=${page}`));
    const found = new Map((await Promise.all(pages)).flat().map(({ _id, title }) => [_id, title]));
    for (const [id, title] of wanted) expect(found.get(id)).toBe(title);
    expect((await site.fetch("/blogs")).status).toBe(200);
    expect((await site.fetch("/")).status).toBe(200);
  });
});

describe("rowsOfTags", () => {
  const labels = (tags: string[]) => rowsOfTags(tags).map(({ label }) => label);

  it("drops spaces, hashes, empty ones and doubles regardless of case", () => {
    expect(labels([" #River ", "river", "## Two words", "", "#", " ", "RIVER", "über", "ÜBER"])).toEqual([
      "River",
      "Two words",
      "über",
    ]);
  });

  it("keeps the first twenty, of fifty whole characters each, in their order", () => {
    const many = Array.from({ length: 30 }, (_, number) => `tag ${number}`);
    expect(labels(many)).toEqual(many.slice(0, 20));
    expect(rowsOfTags(many).map(({ position }) => position)).toEqual([...Array(20).keys()]);
    expect(labels(["😀".repeat(60)])).toEqual(["😀".repeat(50)]);
  });
});
