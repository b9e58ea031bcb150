import { describe, expect, it } from "vitest";
import { useLibrary } from "#test/content/library.ts";
import type { MediaEntry } from "./contract.ts";

const library = useLibrary();
const { site, member } = library;

const stored = (id: string) =>
  site.services.db.queries.selectFrom("blogs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("PUT /api/media/{id}", () => {
  it("changes the alternative text wherever a document has none of its own", async () => {
    const entry = await library.add('Old "words" & <more>');
    const other = await library.add("Something else");
    const escaped = "Old &quot;words&quot; &amp; &lt;more&gt;";
    const cover = await library.write("Has it as its cover", { cover: entry });
    const text = await library.write("Has it in its text", { inText: entry, alt: escaped });
    const own = await library.write("Has a text of its own", { inText: entry, alt: "Own words" });
    expect(await stored(cover)).toMatchObject({ coverAlt: null });
    expect((await stored(text)).content).not.toContain("alt=");
    expect((await stored(own)).content).toContain('alt="Own words"');
    const page = async (id: string) => (await site.fetch(`/blogs/${id}`)).text();
    expect(await page(text)).toContain(escaped);
    expect(await page(cover)).toContain(escaped.replaceAll("&lt;", "&lt;"));
    const alt = "New $& words, 5 > 4";
    const answer = await library.call<MediaEntry>(`PUT /api/media/${entry._id}`, { alt });
    expect([answer.status, answer.body.alt, (await library.read(other._id)).alt]).toEqual([
      200,
      alt,
      "Something else",
    ]);
    for (const id of [text, cover]) {
      expect(await page(id)).toContain("New $&amp; words");
      expect(await page(id)).not.toContain(escaped);
    }
    expect(await page(own)).toContain("Own words");
    const { body } = await site.call<{ content: string; cover: { alt: string } }>(`GET /api/blogs/${text}`);
    expect(body.content).toContain('alt="New $&amp; words, 5 &gt; 4"');
    for (const id of [cover, text, own]) expect((await stored(id)).version).toBe(1);
  });

  it("does not copy the older text into an article that was open in the editor", async () => {
    const entry = await library.add("A bench");
    const id = await library.write("Open in the editor", { inText: entry, alt: "A bench" });
    const opened = (await library.call<{ content: string }>(`GET /api/blogs/${id}/writing`)).body;
    expect(opened.content).toContain('alt="A bench"');
    await library.call(`PUT /api/media/${entry._id}`, { alt: "A green bench" });
    const save = (content: string) => library.call(`PUT /api/blogs/${id}`, { content });
    expect((await save(`${opened.content}<p>More.</p>`)).status).toBe(200);
    expect((await stored(id)).content).not.toContain("alt=");
    await save(opened.content.replace('alt="A bench"', 'alt="Where she sat"'));
    expect((await stored(id)).content).toContain('alt="Where she sat"');
    expect((await stored(id)).content).not.toContain("data-file-alt");
  });

  it("changes the alternative text in collections, which are found by it", async () => {
    const { queries } = site.services.db;
    const item = await queries
      .selectFrom("collectionItems")
      .innerJoin("mediaFiles", "mediaFiles.id", "collectionItems.mediaId")
      .select(["mediaId", "collectionId"])
      .where("mediaFiles.kind", "=", "image")
      .orderBy("collectionItems.id")
      .executeTakeFirstOrThrow();
    const page = `/photography/${item.collectionId}`;
    await site.fetch(page);
    expect((await library.call(`PUT /api/media/${item.mediaId}`, { alt: "A zanzibarian lamp" })).status).toBe(
      200,
    );
    expect(await (await site.fetch(page)).text()).toContain("A zanzibarian lamp");
    const found = await site.json<{ _id: string }[]>("/api/search?q=zanzibarian");
    expect(JSON.stringify(found)).toContain(item.collectionId);
  });

  it("is for admins, of what is there, and within 1,000 characters", async () => {
    const { _id } = await library.add("Stays");
    expect((await site.call(`PUT /api/media/${_id}`, { alt: "x" }, member.signedIn)).status).toBe(403);
    expect((await library.call("PUT /api/media/000000000000000000000000", { alt: "x" })).status).toBe(404);
    expect((await library.call(`PUT /api/media/${_id}`, { alt: "x".repeat(1001) })).status).toBe(400);
    expect((await library.read(_id)).alt).toBe("Stays");
  });
});
