import { describe, expect, it } from "vitest";
import type { ListedBlog } from "#features/blogs/contract.ts";
import { useSite } from "#test/harness.ts";
import { openedAt } from "#test/templates.ts";
import type { Blog, BlogPage } from "./contract.ts";
import { type Draft, type Provenance, publishBlog } from "./writing/publishing.server.ts";

const site = useSite();

const pageOf = (id = "") => site.json<BlogPage>(`/api/blogs/${id}/page`);

async function publish(given: Partial<Draft>, provenance: Provenance = {}): Promise<string> {
  const draft = { title: "A walk", content: "<p>Along the river.</p>", section: "publications", tags: [] };
  const ctx = await site.ctx();
  const { id } = await publishBlog(ctx, { subcategory: "", ...draft, ...given }, provenance);
  return id ?? "";
}

describe("GET /api/blogs/{id}/page", () => {
  it("returns the blog with rendered text, without likers and source", async () => {
    const [first] = await site.json<ListedBlog[]>("/api/blogs/all?limit=1");
    const { article, minutes, contents, previous, next, related, ...blog } = await pageOf(first?._id);
    const { content, likes, ...rest } = await site.json<Blog>(`/api/blogs/${first?._id}`);
    expect(blog).toEqual({
      ...rest,
      details: null,
      record: expect.objectContaining({ type: "report" }),
      projects: [expect.objectContaining({ title: "Proof of a house" })],
      translations: [],
      olderComments: null,
      newerComments: false,
      noindex: false,
      seoTitle: "",
      shareAlt: "",
    });
    expect(article).toContain("At ten past six the pumps start.");
    expect(minutes).toBeGreaterThan(3);
    expect(contents.length).toBeGreaterThan(3);
    for (const { id, text } of contents) {
      expect(article.split(` id="${id}"`).length, text).toBe(2);
    }
    expect([previous === null, next, related.length]).toEqual([false, null, 3]);
  });

  it("answers 404 for unknown and unpublished blogs", async () => {
    const id = await publish({}, { publishedAt: "2026-03-10T10:00:00.000Z" });
    for (const absent of ["000000000000000000000000", "%00", "'--", id]) {
      expect((await site.fetch(`/api/blogs/${absent}/page`)).status, absent).toBe(404);
    }
  });

  it("links the blogs of a section, events by date", async () => {
    for (const section of ["programmes", "publications", "events"]) {
      const blogs = await site.json<ListedBlog[]>(`/api/blogs/section/${section}?view=card`);
      const at = (blog: ListedBlog) => blog.eventDate ?? blog.createdAt;
      const wanted = blogs.toSorted((one, other) => (at(one) < at(other) ? -1 : 1));
      const walked: string[] = [];
      let next: BlogPage["next"] = { _id: wanted[0]?._id ?? "", slug: null, title: "", language: "" };
      let before: string | undefined;
      while (next) {
        const page: BlogPage = await pageOf(next._id);
        expect(page.previous?._id).toBe(before);
        before = page._id;
        walked.push(page._id);
        next = page.next;
      }
      expect(walked).toEqual(wanted.map(({ _id }) => _id));
    }
  });

  it("orders blogs of the same instant, and follows schedules", async () => {
    const publishedAt = "2020-01-01T00:00:00.000Z";
    const ids = [
      await publish({ title: "One" }, { publishedAt }),
      await publish({ title: "Two" }, { publishedAt }),
    ];
    const [low = "", high = ""] = ids.toSorted();
    expect((await pageOf(low)).next?._id).toBe(high);
    expect((await pageOf(high)).previous?._id).toBe(low);
    expect((await pageOf(low)).previous).toBe(null);
    await publish({ title: "Later" }, { publishedAt: "2026-03-10T09:30:00.000Z" });
    const [newest] = await site.json<ListedBlog[]>("/api/blogs/section/publications?limit=1&view=card");
    const text = async () => (await site.fetch(`/blogs/${newest?._id}`)).text();
    expect(await text()).not.toContain(">Later<");
    site.clock.set("2026-03-10T09:30:00.000Z");
    expect(await text()).toContain(">Later<");
    site.clock.set(openedAt);
  });

  it("relates blogs by rare tags, then by subcategory and section", async () => {
    const rare = await publish({
      title: "Rare",
      tags: ["Kerbstones", "water"],
      section: "events",
      eventDate: openedAt,
    });
    const hidden = await publish(
      { title: "Hidden", tags: ["Kerbstones"] },
      { publishedAt: "2027-01-01T00:00:00.000Z" },
    );
    const near = await publish({ title: "Near", subcategory: "Kerbs" });
    const id = await publish({ title: "This", tags: ["kerbstones"], subcategory: "Kerbs" });
    const { related } = await pageOf(id);
    expect(related.slice(0, 2).map(({ _id }) => _id)).toEqual([rare, near]);
    expect(related[2]?.section).toBe("publications");
    const ids = related.map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(id);
    expect(ids).not.toContain(hidden);
  });

  it("is rendered again when a neighbour appears", async () => {
    site.clock.set("2026-03-10T09:00:00.500Z");
    const id = await publish({ title: "The last so far" });
    const text = async () => (await site.fetch(`/blogs/${id}`)).text();
    expect(await text()).not.toContain("One more after it");
    site.clock.set("2026-03-10T09:00:01.000Z");
    await publish({ title: "One more after it" });
    expect(await text()).toContain("One more after it");
    site.clock.set(openedAt);
  });

  it("shows pictures responsively, and a placeholder for missing files", async () => {
    const blogs = await site.json<ListedBlog[]>("/api/blogs/all?view=card");
    const blog = blogs.find(({ cover }) => !cover.generated);
    const [, , media = ""] = blog?.cover.url.split("/") ?? [];
    const content =
      `<p>a</p><img src="/media/${media}/320.webp" alt="Roofs" width="20"><img src="/media/${media}/640.webp">` +
      `<img src="/media/${"0".repeat(24)}/320.webp" alt="Lost">`;
    const { article } = await pageOf(await publish({ content }));
    const [first = "", second = "", lost = ""] = article.match(/<img[^>]*>/g) ?? [];
    expect(first).toContain(`src="${blog?.cover.url}"`);
    expect(first).toContain(` 320w, /media/${media}/640.webp 640w`);
    expect(first).toMatch(
      / width="\d{4}" height="\d{3,4}" alt="Roofs" style="--placeholder:#[0-9a-f]{6}" loading="lazy"/,
    );
    expect(second).toContain(` alt="${blog?.cover.alt}" `); // the file's own
    expect(lost).toMatch(/^<img src="\/drawings\/[0-9a-f]{8}\.svg" width="1600" height="1000" alt="Lost"/);
  });
});
