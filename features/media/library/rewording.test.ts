import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestSite } from "#test/harness.ts";
import { type Library, openLibrary } from "#test/library.ts";
import type { Person } from "#test/people.ts";
import type { MediaEntry } from "../library-contract.ts";

let library: Library;
let site: TestSite;
let admin: Person;
let member: Person;
beforeAll(async () => {
  library = await openLibrary();
  ({ site, admin, member } = library);
});
afterAll(() => site.close());

const blog = (id: string) =>
  site.services.db.queries.selectFrom("blogs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const saves = async (id: string) => {
  const rows = await site.services.db.queries
    .selectFrom("revisions")
    .selectAll()
    .where("ref", "=", id)
    .orderBy("version")
    .execute();
  return rows.map(({ version, editorId, fields }) => ({ ...JSON.parse(fields), version, editorId }));
};

describe("PUT /api/media/{id}", () => {
  it("changes the words wherever the old ones are said, and saves what it changes once more", async () => {
    const entry = await library.add('Old "words" & <more>');
    const other = await library.add("Something else");
    const escaped = "Old &quot;words&quot; &amp; &lt;more&gt;";
    const cover = await library.write("Says it of its cover", { cover: entry });
    const text = await library.write("Says it in its text", { inText: entry, alt: escaped });
    const own = await library.write("Has words of its own", { inText: entry, alt: "Own words" });
    const [before, path] = [await blog(cover), `/blogs/${text}`];
    expect(await (await site.fetch(path)).text()).toContain(escaped);
    const alt = "New $& words, 5 > 4";
    const answer = await library.call<MediaEntry>(`PUT /api/media/${entry._id}`, { alt });
    expect([answer.status, answer.body.alt, (await library.read(other._id)).alt]).toEqual([
      200,
      alt,
      "Something else",
    ]);
    expect(await blog(cover)).toMatchObject({ coverAlt: alt, version: before.version + 1 });
    expect((await blog(text)).content).toContain('alt="New $&amp; words, 5 &gt; 4"');
    expect(await blog(own)).toMatchObject({
      version: 1,
      content: expect.stringContaining('alt="Own words"'),
    });
    expect(await (await site.fetch(path)).text()).toContain("New $&amp; words");
    expect((await saves(text)).map(({ version, editorId }) => [version, editorId])).toEqual([
      [1, admin.id],
      [2, admin.id],
    ]);
    expect((await saves(text))[0]?.content).toContain(escaped);
    expect((await saves(text))[1]?.tags).toEqual(["one", "two"]);
    expect(await saves(own)).toEqual([]);
  });

  it("changes the words in collections, by which they are found", async () => {
    const { queries } = site.services.db;
    const item = await queries
      .selectFrom("collectionItems")
      .innerJoin("mediaFiles", "mediaFiles.id", "collectionItems.mediaId")
      .select(["mediaId", "collectionId", "collectionItems.alt"])
      .where("mediaFiles.kind", "=", "image")
      .orderBy("collectionItems.id")
      .executeTakeFirstOrThrow();
    await queries.updateTable("mediaFiles").set({ alt: item.alt }).where("id", "=", item.mediaId).execute();
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
