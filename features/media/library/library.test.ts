import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BlogTable } from "#db/schema.ts";
import { publishBlog } from "#features/blogs/publishing.server.ts";
import { openSite, type TestSite } from "#test/harness.ts";
import { addPerson, type Person } from "#test/people.ts";
import { blob, sendForm } from "#test/uploads.ts";
import type { MediaEntry, MediaUse } from "../library-contract.ts";

let site: TestSite;
let admin: Person;
let member: Person;
beforeAll(async () => {
  site = await openSite();
  admin = await addPerson(site, "Curates Pictures", { role: "admin" });
  member = await addPerson(site, "Reads Only");
});
afterAll(() => site.close());

const picture = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function add(alt: string, background = "teal"): Promise<MediaEntry> {
  const form = { file: blob(await picture(background)), alt };
  const { status, body } = await sendForm<MediaEntry>(site, "POST /api/media", form, admin.signedIn);
  expect(status).toBe(201);
  return body;
}

const call = <Body>(line: string, body?: object) => site.call<Body>(line, body, admin.signedIn);
const read = async (id: string) =>
  (await call<MediaEntry & { uses: MediaUse[] }>(`GET /api/media/${id}`)).body;
const list = async (query: string) => (await call<MediaEntry[]>(`GET /api/media?${query}`)).body;

/** A blog with a picture in its text and one as its cover. */
async function write(title: string, media: { inText?: MediaEntry; cover?: MediaEntry; alt?: string }) {
  const { inText, cover, alt = "" } = media;
  const image = inText ? `<p><img src="${inText.url}" alt="${alt}" /></p>` : "";
  const visit = await site.visit(admin.email);
  const { id = "" } = await publishBlog(visit, {
    title,
    content: `<p>Words.</p>${image}`,
    section: "programmes",
    subcategory: "Rights",
    tags: ["one", "two"],
    ...(cover ? { cover: { id: cover._id, alt: cover.alt, caption: "" } } : {}),
  });
  if (inText && id) await note(id, inText._id);
  return id ?? "";
}

/** What every save of a blog notes. */
async function note(blogId: string, mediaId: string): Promise<void> {
  const { queries } = site.house.db;
  const noted = queries.insertInto("blogPictures").values({ blogId, mediaId });
  await noted.onConflict((conflict) => conflict.doNothing()).execute();
}

const blog = (id: string) =>
  site.house.db.queries.selectFrom("blogs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const saves = (id: string) =>
  site.house.db.queries
    .selectFrom("blogRevisions")
    .selectAll()
    .where("blogId", "=", id)
    .orderBy("version")
    .execute();

describe("POST /api/media", () => {
  it("takes a picture as it is needed, and says who has sent it", async () => {
    const entry = await add(" A wall of teal ");
    expect(entry).toMatchObject({
      ...{ kind: "image", status: "ready", width: 400, height: 300, alt: "A wall of teal", useCount: 0 },
      ...{ uploader: { _id: admin.id, name: "Curates Pictures" }, poster: null, playable: true },
    });
    expect((await site.fetch(entry.url)).headers.get("content-type")).toBe("image/webp");
  });

  it("is for admins, and takes pictures of 10 MB and no more", async () => {
    const form = { file: blob(await picture("red")) };
    expect((await sendForm(site, "POST /api/media", form)).status).toBe(401);
    expect((await sendForm(site, "POST /api/media", form, member.signedIn)).status).toBe(403);
    const large = { file: blob(Buffer.concat([await picture("red"), Buffer.alloc(10 * 1024 * 1024)])) };
    const { status, body } = await sendForm(site, "POST /api/media", large, admin.signedIn);
    expect([status, body.msg]).toEqual([413, "Image size must be less than 10MB"]);
  });

  it("says of a photo in HEIC what to do", async () => {
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from("ftypheic\0\0\0\0mif1heic"),
      Buffer.alloc(99),
    ]);
    const { status, body } = await sendForm(site, "POST /api/media", { file: blob(heic) }, admin.signedIn);
    const msg =
      "Photos in the format HEIC cannot be shown by browsers. Please save it as JPEG and choose it again.";
    expect([status, body.msg]).toEqual([415, msg]);
  });
});

describe("POST /api/blogs/upload/wysiwyg-image", () => {
  const line = "POST /api/blogs/upload/wysiwyg-image";

  it("is for admins and for whoever has written a blog", async () => {
    const form = { image: blob(await picture("olive")), alt: "Olive trees" };
    expect((await sendForm(site, line, form)).status).toBe(401);
    const refused = await sendForm(site, line, form, member.signedIn);
    expect([refused.status, refused.body.msg]).toEqual([403, "Only administrators can create blog posts."]);
    const writer = await site.bearer("nasrin.oyelaran@example.org");
    for (const signedIn of [admin.signedIn, writer]) {
      const { status, body } = await sendForm<{ imageUrl: string }>(site, line, form, signedIn);
      expect([status, Object.keys(body)]).toEqual([200, ["imageUrl"]]);
      expect((await read(body.imageUrl.split("/")[2] ?? "")).alt).toBe("Olive trees");
    }
  });
});

describe("GET /api/media", () => {
  it("finds by words of the alternative text, by kind, by use, and what has no text", async () => {
    const [tram, plain] = [await add("A yellow ZEPPELIN, 100%"), await add("")];
    await write("With a tram", { cover: tram });
    const ids = async (query: string) => (await list(query)).map(({ _id }) => _id);
    expect(await ids("q=zeppelin yellow")).toEqual([tram._id]);
    expect(await ids("q=100%25")).toEqual([tram._id]);
    expect(await ids("q=yellow_zeppelin")).toEqual([]);
    expect(await ids("q=zeppelin&use=unused")).toEqual([]);
    expect(await ids("q=zeppelin&use=used")).toEqual([tram._id]);
    expect(await ids("alt=missing&use=unused&kind=image")).toContain(plain._id);
    expect(await ids("alt=missing")).not.toContain(tram._id);
    expect(await ids("kind=video&q=zeppelin")).toEqual([]);
    expect((await list("kind=video")).every(({ kind }) => kind === "video")).toBe(true);
  });

  it("is in pages, the newest first, and has no picture of a member", async () => {
    site.clock.set(new Date(Date.parse(site.house.clock().toISOString()) + 1000).toISOString());
    const newest = await add("The newest of all");
    const { headers, body } = await call<MediaEntry[]>("GET /api/media?limit=2");
    expect([body.length, body[0]?._id]).toEqual([2, newest._id]);
    expect(Number(headers.get("x-total-count"))).toBeGreaterThan(10);
    const avatars = await site.house.db.queries.selectFrom("avatars").select("mediaId").execute();
    expect(avatars.length).toBeGreaterThan(0);
    const all = new Set((await list("limit=100")).map(({ _id }) => _id));
    expect(avatars.filter(({ mediaId }) => all.has(mediaId))).toEqual([]);
    const [first] = avatars;
    expect((await call(`GET /api/media/${first?.mediaId}`)).status).toBe(404);
    expect((await call(`DELETE /api/media/${first?.mediaId}`)).status).toBe(404);
  });
});

describe("GET /api/media/{id}", () => {
  it("says where it is used, and in which state that is", async () => {
    const entry = await add("Used everywhere");
    const cover = await write("As a cover", { cover: entry });
    const text = await write("In the text", { inText: entry });
    const earlier = await write("In an earlier version", {});
    await note(earlier, entry._id);
    const trash = await write("In the trash", { cover: entry });
    const hidden = await write("A draft", { inText: entry });
    const set = (id: string, values: Partial<BlogTable>) =>
      site.house.db.queries.updateTable("blogs").set(values).where("id", "=", id).execute();
    await set(trash, { deletedAt: "2026-01-01T00:00:00.000Z" });
    await set(hidden, { publishedAt: null });
    const { uses, useCount } = await read(entry._id);
    expect(useCount).toBe(5);
    expect(uses.map(({ _id, state, address }) => [_id, state, address]).sort()).toEqual(
      [
        [cover, "public", `/blogs/${cover}`],
        [text, "public", `/blogs/${text}`],
        [earlier, "earlier", `/edit-blog/${earlier}`],
        [trash, "trash", "/manage-trash"],
        [hidden, "hidden", `/edit-blog/${hidden}`],
      ].sort(),
    );
    const [item] = await site.house.db.queries.selectFrom("collectionItems").selectAll().limit(1).execute();
    const inCollection = await read(item?.mediaId ?? "");
    expect(inCollection.uses).toContainEqual(
      expect.objectContaining({ kind: "collection", _id: item?.collectionId, state: "public" }),
    );
  });
});

describe("PUT /api/media/{id}", () => {
  it("changes the words wherever the old ones are said, and saves what it changes once more", async () => {
    const entry = await add('Old "words" & <more>');
    const other = await add("Something else");
    const escaped = "Old &quot;words&quot; &amp; &lt;more&gt;";
    const cover = await write("Says it of its cover", { cover: entry });
    const text = await write("Says it in its text", { inText: entry, alt: escaped });
    const own = await write("Has words of its own", { inText: entry, alt: "Own words" });
    const [before, path] = [await blog(cover), `/blogs/${text}`];
    expect(await (await site.fetch(path)).text()).toContain(escaped);
    const alt = "New $& words, 5 > 4";
    const answer = await call<MediaEntry>(`PUT /api/media/${entry._id}`, { alt });
    expect([answer.status, answer.body.alt, (await read(other._id)).alt]).toEqual([
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
    expect((await saves(text))[1]?.tags).toBe("one,two");
    expect(await saves(own)).toEqual([]);
  });

  it("changes the words in collections, by which they are found", async () => {
    const { queries } = site.house.db;
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
    expect((await call(`PUT /api/media/${item.mediaId}`, { alt: "A zanzibarian lamp" })).status).toBe(200);
    expect(await (await site.fetch(page)).text()).toContain("A zanzibarian lamp");
    const found = await site.json<{ _id: string }[]>("/api/search?q=zanzibarian");
    expect(JSON.stringify(found)).toContain(item.collectionId);
  });

  it("is for admins, of what is there, and within 1,000 characters", async () => {
    const { _id } = await add("Stays");
    expect((await site.call(`PUT /api/media/${_id}`, { alt: "x" }, member.signedIn)).status).toBe(403);
    expect((await call("PUT /api/media/000000000000000000000000", { alt: "x" })).status).toBe(404);
    expect((await call(`PUT /api/media/${_id}`, { alt: "x".repeat(1001) })).status).toBe(400);
    expect((await read(_id)).alt).toBe("Stays");
  });
});

describe("DELETE /api/media/{id}", () => {
  const folderOf = ({ _id }: MediaEntry) => join(site.place.folder, "media", _id);

  it("takes away what nothing uses, with its files", async () => {
    const entry = await add("Goes");
    expect(readdirSync(folderOf(entry)).length).toBe(2);
    expect((await site.call(`DELETE /api/media/${entry._id}`, undefined, member.signedIn)).status).toBe(403);
    expect(await call(`DELETE /api/media/${entry._id}`)).toMatchObject({
      status: 200,
      body: { msg: "File removed" },
    });
    expect(existsSync(folderOf(entry))).toBe(false);
    expect((await call(`DELETE /api/media/${entry._id}`)).status).toBe(404);
  });

  it("refuses what is used, also by an earlier version or in the trash, and says by what", async () => {
    const entry = await add("Stays");
    const id = await write("Needs a picture", { inText: entry });
    const line = `DELETE /api/media/${entry._id}`;
    const { status, body } = await call<{ msg: string }>(line);
    expect([status, body.msg]).toEqual([409, "This file is in use: “Needs a picture”."]);
    await write("Needs it too", { cover: entry });
    expect((await call<{ msg: string }>(line)).body.msg).toMatch(
      /^This file is in use: “Needs .*” and one other\.$/,
    );
    const { queries } = site.house.db;
    await queries
      .updateTable("blogs")
      .set({ coverId: null, deletedAt: "2026-01-01T00:00:00.000Z" })
      .where("id", "=", id)
      .execute();
    expect((await call(line)).status).toBe(409);
    expect(existsSync(folderOf(entry))).toBe(true);
  });

  it("never takes away what is used at the same moment", async () => {
    for (let round = 0; round < 8; round += 1) {
      const entry = await add("Wanted", "navy");
      const id = await write(`Takes it ${round}`, {});
      const use = note(id, entry._id).then(
        () => true,
        () => false,
      );
      const [isUsed, removed] = await Promise.all([use, call(`DELETE /api/media/${entry._id}`)]);
      expect([isUsed, removed.status, existsSync(folderOf(entry))]).toEqual(
        isUsed ? [true, 409, true] : [false, 200, false],
      );
    }
  });
});

describe("POST /api/media/remove-unused", () => {
  it("takes away what is unused for a day, and nothing younger, and nothing used", async () => {
    site.clock.set("2030-01-01T00:00:00.000Z");
    const later = await site.bearer(admin.email);
    const old = await add("Old and unused").catch(() => undefined);
    expect(old).toBeUndefined(); // the session is over by then
    const form = { file: blob(await picture("teal")) };
    const sent = await sendForm<MediaEntry>(site, "POST /api/media", form, later);
    const used = await sendForm<MediaEntry>(site, "POST /api/media", form, later);
    await write("Uses one of them", { cover: used.body });
    site.clock.set("2030-01-02T00:00:01.000Z");
    const young = await sendForm<MediaEntry>(site, "POST /api/media", form, later);
    const ids = [sent, used, young].map(({ body }) => body._id);
    const answer = await site.call<{ ids: string[] }>("POST /api/media/remove-unused", { ids }, later);
    expect([answer.status, answer.body]).toEqual([200, { ids: [sent.body._id] }]);
    const left = await Promise.all(
      ids.map(async (id) => (await site.call(`GET /api/media/${id}`, undefined, later)).status),
    );
    expect(left).toEqual([404, 200, 200]);
  });
});
