import { renameSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import type { BlogCard } from "#features/blogs/contract.ts";
import { type Draft, publishBlog } from "#features/blogs/writing/publishing.server.ts";
import { useFirst, useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";

const site = useSite();
const report = useFirst<BlogCard>(site, "/api/blogs/section/publications?view=card");

async function publish(more: Partial<Draft>): Promise<string> {
  const draft = { title: "Brief", content: "<p>x</p>", section: "programmes", subcategory: "", tags: [] };
  const { id } = await publishBlog(await site.ctx(), { ...draft, ...more });
  return id ?? "";
}

/** The difference between the values of pixels, on average. */
function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

describe("a social image", () => {
  it("is rendered again only when its article changes", async () => {
    const id = await publish({ title: "A card" });
    const tag = async () => (await site.fetch(`/blogs/${id}/card.jpg`)).headers.get("etag");
    const before = await tag();
    expect(await tag()).toBe(before);
    const { queries, write } = site.services.db;
    await queries.updateTable("blogs").set({ title: "Another card" }).where("id", "=", id).execute();
    await write(async (_, invalidate) => invalidate(`blog:${id}`));
    expect(await tag()).not.toBe(before);
  });

  it("shows the authors, with the names of today", async () => {
    const admin = await site.bearer();
    const author = await addPerson(site, "Vita Card");
    const id = await publish({ title: "A card with a byline" });
    const tag = async () => (await site.fetch(`/blogs/${id}/card.jpg`)).headers.get("etag");
    const tags = [await tag()];
    const change = async (byline: object) => {
      await site.call(`PUT /api/blogs/${id}`, byline, admin);
      tags.push(await tag());
    };
    await change({ authors: [{ userId: author.id }] });
    await change({ with: [{ name: "Wim Card" }] });
    await site.call("PUT /api/users/profile", { name: "Vita Other" }, author.signedIn);
    tags.push(await tag());
    await change({ with: [{ name: "漢字" }] }); // our fonts lack these letters: no byline at all
    await change({ with: [{ name: "漢字字" }] });
    expect(new Set(tags.slice(0, 5)).size).toBe(5);
    expect(tags[5]).toBe(tags[4]);
  });

  it("shows the title on a band beside the cover, and is gone with its article", async () => {
    const cover = report.cover.url.split("/")[2] ?? "";
    const id = await publish({ title: "With a cover", cover: { id: cover, alt: "", caption: "" } });
    const parts = async (of: string) => {
      const card = Buffer.from(await (await site.fetch(`/blogs/${of}/card.jpg`)).arrayBuffer());
      const part = (left: number, width: number) =>
        sharp(card).extract({ left, top: 0, width, height: 630 }).raw().toBuffer();
      return { size: await sharp(card).metadata(), band: await part(0, 480), beside: await part(496, 704) };
    };
    const [one, other] = [await parts(id), await parts(report._id)];
    expect([one.size.width, one.size.height]).toEqual([1200, 630]);
    expect(difference(one.beside, other.beside)).toBeLessThan(1);
    expect(difference(one.band, other.band)).toBeGreaterThan(1);
    expect([...one.band.subarray(0, 3)]).toEqual([12, 43, 34].map((value) => expect.closeTo(value, -1)));
    await site.call(`DELETE /api/blogs/${id}`, undefined, await site.bearer());
    expect((await site.fetch(`/blogs/${id}/card.jpg`)).status).toBe(410);
    expect((await site.fetch("/cards/constructor.jpg")).status).toBe(404);
  });

  it("is generated if the cover cannot be decoded, but not if its file cannot be read", async () => {
    const cover = report.cover.url.split("/")[2] ?? "";
    const id = await publish({ title: "Trouble with a cover", cover: { id: cover, alt: "", caption: "" } });
    const card = async (of: string) => {
      const { status, headers } = await site.fetch(`/blogs/${of}/card.jpg`);
      return { status, tag: headers.get("etag") };
    };
    const read = vi.spyOn(site.services.media, "read");
    read.mockRejectedValueOnce(Object.assign(new Error("too many open files"), { code: "EMFILE" }));
    expect((await card(id)).status).toBe(500);
    const whole = await card(id);
    expect(whole).toEqual({ status: 200, tag: expect.any(String) });
    await site.services.db.write(async (_, invalidate) => invalidate(`blog:${id}`));
    read.mockResolvedValueOnce(Readable.from([Buffer.from("no picture")]));
    expect(await card(id)).toEqual({ status: 200, tag: expect.not.stringContaining(whole.tag ?? "") });
    read.mockRestore();
  });

  it("is generated while the cover's file is missing", async () => {
    const cover = report.cover.url.split("/")[2] ?? "";
    const id = await publish({ title: "A lost cover", cover: { id: cover, alt: "", caption: "" } });
    const card = async () => {
      const { status, headers } = await site.fetch(`/blogs/${id}/card.jpg`);
      return { status, tag: headers.get("etag") };
    };
    const key = report.cover.url.replace("/media/", "");
    const file = join(site.place.folder, "media", key);
    renameSync(file, `${file}.away`);
    expect(await card()).toEqual({ status: 200, tag: null }); // not kept
    renameSync(`${file}.away`, file);
    expect(await card()).toEqual({ status: 200, tag: expect.any(String) });
  });

  it("can be generated for any title", async () => {
    const titles = [
      "漢字だけの題",
      "x".repeat(300),
      "😀😀😀",
      "ǅ ﷺ Ⅷ ½ \u202e reversed",
      "Ελληνικά и русский",
    ];
    for (const title of titles) {
      const authors = Array.from({ length: 50 }, (_, index) => ({ name: title.slice(0, 190) + index }));
      const id = await publish({ title, authors });
      expect((await site.fetch(`/blogs/${id}/card.jpg`)).status, title).toBe(200);
    }
  });
});
