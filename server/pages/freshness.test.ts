import { beforeEach, describe, expect, it } from "vitest";
import type { Context } from "#core/context.ts";
import { openDatabase } from "#db/client.ts";
import { blogPath } from "#features/addresses/paths.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { type Draft, publishBlog } from "#features/blogs/writing/publishing.server.ts";
import { engine, openSite, useSite } from "#test/harness.ts";
import { openedAt } from "#test/templates.ts";
import { databaseFile } from "../data-folder.ts";

const patience = { interval: 20 };

let title: string;
let draft: Draft;
let output = 0;
const site = useSite();
beforeEach(() => {
  site.clock.set(openedAt);
  output += 1;
  title = `Benches for the river walk, part ${output}`;
  draft = { title, content: "<p>Sit.</p>", section: "publications", subcategory: "Housing", tags: [] };
});

const text = async (path: string, of = site) => (await of.fetch(path)).text();
const tagOf = async (path: string) => (await site.fetch(path)).headers.get("etag");

/** The same data through a connection of its own, as another process has it. */
async function elsewhere(write: (ctx: Context) => Promise<unknown>): Promise<void> {
  const { DATABASE_URL } = site.place.env;
  const db = await openDatabase(
    DATABASE_URL ? { url: DATABASE_URL } : { file: databaseFile(site.place.folder) },
  );
  try {
    await write({ ...(await site.ctx()), db, write: db.write });
  } finally {
    await db.close();
  }
}

describe("a write", () => {
  it("updates the affected pages of this site at once, and no others", async () => {
    const about = await tagOf("/about");
    const gallery = await tagOf("/photography");
    const pages = [
      "/",
      "/blogs",
      "/publications",
      "/section/publications",
      "/publications?subcategory=Housing",
    ];
    for (const path of pages) expect(await text(path), path).not.toContain(title);
    const { id } = await publishBlog(await site.ctx(), draft);
    for (const path of [...pages, `/blogs/${id}`]) expect(await text(path), path).toContain(title);
    const front = await site.json<{ latest: BlogCard[] }>("/api/blogs/front");
    expect(front.latest[0]?._id).toBe(id);
    expect([await tagOf("/about"), await tagOf("/photography")]).toEqual([about, gallery]);
  });

  it("that is rejected changes nothing", async () => {
    const before = await tagOf("/");
    await expect(publishBlog(await site.ctx(), { ...draft, title: " " })).rejects.toThrow();
    expect(await tagOf("/")).toBe(before);
  });

  it("of another process arrives soon", async () => {
    expect(await text("/")).not.toContain(title);
    await elsewhere((ctx) => publishBlog(ctx, draft));
    await expect.poll(() => text("/"), patience).toContain(title);
  });

  if (engine === "postgres") {
    it("arrives at another node", async () => {
      const other = await openSite({ beside: site });
      try {
        expect(await text("/", other)).not.toContain(title);
        await publishBlog(await site.ctx(), draft);
        await expect.poll(() => text("/", other), patience).toContain(title);
        expect(await text("/")).toContain(title);
      } finally {
        await other.close();
      }
    });
  }
});

describe("time", () => {
  const millisecondAfter = (instant: string) => new Date(Date.parse(instant) + 1).toISOString();

  async function upcoming(): Promise<BlogCard[]> {
    return site.json("/api/blogs/section/events?view=card&eventStatus=upcoming");
  }

  it("makes an event past on every page when it begins", async () => {
    const [next, , , fourth] = (await upcoming()) as [BlogCard, BlogCard, BlogCard, BlogCard];
    const begins = next.eventDate ?? "";
    const badge = async () => /Upcoming|Past Event/.exec(await text(`/blogs/${next._id}`))?.[0];
    const shows = async (event: BlogCard) => (await text("/")).includes(`href="${blogPath(event)}"`);
    expect([await badge(), await shows(fourth)]).toEqual(["Upcoming", false]);
    site.clock.set(new Date(Date.parse(begins) - 1).toISOString());
    expect([await badge(), await shows(fourth)]).toEqual(["Upcoming", false]);
    site.clock.set(millisecondAfter(begins));
    expect([await badge(), await shows(fourth)]).toEqual(["Past Event", true]);
    expect(await text("/events?status=upcoming")).not.toContain(next.title);
  });

  it("publishes scheduled documents", async () => {
    const publishedAt = "2026-03-11T07:00:00.000Z";
    const { id } = await publishBlog(await site.ctx(), draft, { publishedAt });
    expect(await text("/")).not.toContain(title);
    expect((await site.fetch(`/blogs/${id}`)).status).toBe(404);
    site.clock.set(publishedAt);
    expect(await text("/")).toContain(title);
    expect((await site.fetch(`/blogs/${id}`)).status).toBe(200);
  });

  it("limits shared caches to the start of the next event", async () => {
    const [next] = (await upcoming()) as [BlogCard];
    const begins = Date.parse(next.eventDate ?? "");
    expect((await site.fetch("/events")).headers.get("cache-control")).toContain(
      "s-maxage=10, stale-while-revalidate=10",
    );
    site.clock.set(new Date(begins - 7500).toISOString());
    await site.services.db.write(async (_, invalidate) => invalidate("blogs"));
    expect((await site.fetch("/events")).headers.get("cache-control")).toMatch(/s-maxage=7, stale-if/);
  });
});
