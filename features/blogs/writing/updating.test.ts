import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { useBearer, useSite } from "#test/harness.ts";
import { type Person, usePerson } from "#test/people.ts";
import { article, errorsIn, pictureFile, writingApi } from "#test/writing.ts";
import type { Blog } from "../contract.ts";
import type { EditableBlog } from "./contract.ts";
import { publishBlog } from "./publishing.server.ts";

const opened = "2026-03-10T09:00:00.000Z";
const site = useSite();
const api = writingApi(site, useBearer(site));
const author = usePerson(site, "Own Writer");
const other = usePerson(site, "Curious Reader");

const added = async (fields: object = {}) => (await api.add({ ...article, ...fields })).body;
const shown = async (id: string) => (await site.call<Blog>(`GET /api/blogs/${id}`)).body;
const files = () => readdirSync(join(site.place.folder, "media")).sort();

async function ofAuthor(provenance = {}): Promise<string> {
  const ctx = await site.ctx();
  const draft = { ...article, subcategory: "", tags: [] };
  const { id } = await publishBlog(ctx, draft, { authorId: author.id, ...provenance });
  return id ?? "";
}

describe("PUT /api/blogs/{id}", () => {
  it("rejects saving a published article as a draft with `draftOnly`", async () => {
    const { _id } = await added({ status: "draft" });
    await api.update(_id, { status: "published" });
    const stale = { title: "A draft still", status: "draft", version: 1 };
    const { status, body } = await api.update(_id, { ...stale, draftOnly: true });
    expect([status, body]).toEqual([409, { code: "conflict", msg: "This article is no longer a draft." }]);
    expect((await api.read(_id)).body).toMatchObject({ title: article.title, status: "published" });
    expect((await api.update(_id, stale)).body).toMatchObject({ status: "draft" }); // unpublished on purpose
  });

  it("changes the sent fields only", async () => {
    const before = await added({ tags: "one, two", subcategory: "Housing" });
    const { status, body } = await api.update(before._id, {
      title: " Fifty benches ",
      content: "<p>Sit up.</p>",
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      title: "Fifty benches",
      content: "<p>Sit up.</p>",
      excerpt: "Sit up.",
      cover: expect.anything(),
      version: 2,
    });
    expect(await shown(before._id)).toMatchObject({ title: "Fifty benches", tags: ["one", "two"] });
    expect(await (await site.fetch(`/blogs/${before._id}`)).text()).toContain("Fifty benches");
    const found = async (q: string) => (await site.json<{ total: number }>(`/api/search?q=${q}`)).total;
    await api.update(before._id, { title: "Zugzwang", tags: ["xylem"], content: "<p>quixotic</p>" });
    expect([await found("zugzwang"), await found("xylem"), await found("quixotic")]).toEqual([1, 1, 1]);
    await api.update(before._id, { title: "Benches", tags: "", content: "<p>plain</p>" });
    expect([await found("zugzwang"), await found("xylem"), await found("quixotic")]).toEqual([0, 0, 0]);
  });

  it("is for the author and admins; others get 404 for unpublished blogs", async () => {
    const id = await ofAuthor();
    const hidden = await ofAuthor({ publishedAt: "2027-01-01T00:00:00.000Z" });
    const change = (of: string, who: Person) => writingApi(site, who.signedIn).update(of, { title: "Mine" });
    expect(await change(id, other)).toMatchObject({
      status: 403,
      body: { msg: "You can only edit your own blog posts." },
    });
    expect(await change(hidden, other)).toMatchObject({ status: 404, body: { msg: "Blog not found" } });
    expect((await change(id, author)).body.title).toBe("Mine");
    expect((await change(hidden, author)).body.title).toBe("Mine");
    expect((await api.update(id, { title: "Ours" })).body.title).toBe("Ours");
    const unknown = await api.update("000000000000000000000000", {});
    expect([unknown.status, unknown.body.msg]).toEqual([404, "Blog not found"]);
  });

  it("lets only admins publish and unpublish", async () => {
    const id = await ofAuthor();
    const own = writingApi(site, author.signedIn);
    for (const publish of [{ status: "draft" }, { status: "scheduled", publishAt: "2027-01-01T00:00" }])
      expect(await own.update(id, { title: "Mine", ...publish })).toMatchObject({
        status: 403,
        body: { msg: "Only administrators can publish blog posts." },
      });
    expect((await own.update(id, { title: "Mine", status: "published" })).status).toBe(200); // it is
    await api.update(id, { status: "draft" });
    expect((await own.update(id, { status: "published" })).status).toBe(403);
    expect((await own.update(id, { title: "Still mine" })).body.status).toBe("draft");
  });

  it("unpublishes an article, and publishes it again with its old date", async () => {
    const { _id } = await added();
    site.clock.set("2026-03-10T10:00:00.000Z");
    expect((await api.update(_id, { status: "published" })).body).toMatchObject({
      publishedAt: opened,
      version: 1,
    });
    expect((await api.update(_id, { status: "draft" })).body).toMatchObject({
      status: "draft",
      version: 1,
    });
    expect((await site.call(`GET /api/blogs/${_id}`)).status).toBe(404);
    const again = await api.update(_id, { status: "published" });
    expect(again.body.publishedAt).toBe("2026-03-10T10:00:00.000Z");
    const later = await api.update(_id, { status: "scheduled", publishAt: "2026-03-12T10:00:00Z" });
    expect(later.body.status).toBe("scheduled");
    const at = "2026-03-12T09:00:00.000Z";
    expect((await api.update(_id, { publishAt: at })).body).toMatchObject({
      status: "scheduled",
      publishedAt: at,
    });
    expect((await api.update(_id, { status: "scheduled", title: "Soon" })).body.publishedAt).toBe(at);
    await api.update(_id, { publishAt: "2026-03-12T10:00:00Z" });
    site.clock.set("2026-03-12T11:00:00.000Z");
    const kept = await api.update(_id, {
      title: "Out",
      status: "scheduled",
      publishAt: "2026-03-12T10:00:00Z",
    });
    expect(kept.body).toMatchObject({ status: "published", publishedAt: "2026-03-12T10:00:00.000Z" });
    site.clock.set(opened);
  });

  it("does not publish an incomplete draft", async () => {
    const { _id } = await added({ status: "draft", title: "", content: "" });
    expect(errorsIn(await api.update(_id, { status: "published" }))).toEqual(["title", "content"]);
    expect((await api.update(_id, { title: "", content: "" })).status).toBe(200);
    expect((await api.update(_id, { ...article, status: "published" })).body.status).toBe("published");
    expect(errorsIn(await api.update(_id, { content: "" }))).toEqual(["content"]);
  });

  it("moves an article between sections", async () => {
    const { _id } = await added();
    expect(errorsIn(await api.update(_id, { section: "events" }))).toEqual(["eventDate"]);
    const event = await api.update(_id, { section: "events", eventDate: "2026-05-01T10:00" });
    expect(event.body).toMatchObject({ eventDate: "2026-05-01T09:00:00.000Z", eventStatus: "upcoming" });
    expect((await api.update(_id, { title: "When?" })).body.eventDate).toBe("2026-05-01T09:00:00.000Z");
    expect((await api.update(_id, { section: "programmes" })).body.eventDate).toBeNull();
  });

  it("replaces, keeps and removes a cover", async () => {
    const { _id } = await added();
    const line = `PUT /api/blogs/${_id}`;
    const first = (await api.send(line, { image: await pictureFile("red"), coverAlt: "Red" })).body;
    expect(first).toMatchObject({ coverAlt: "Red", version: 2 });
    const same = await api.update(_id, { title: "Red", image: first.image });
    expect(same.body).toMatchObject({ title: "Red", coverId: first.coverId, coverAlt: "Red" });
    expect((await api.update(_id, { coverCaption: "A wall" })).body).toMatchObject({
      coverAlt: "Red",
      coverCaption: "A wall",
    });
    const second = (await api.send(line, { image: await pictureFile("blue") })).body;
    expect(second).toMatchObject({ coverAlt: "", coverCaption: "" });
    expect(second.coverId).not.toBe(first.coverId);
    const none = await api.update(_id, { image: "" });
    expect(none.body).toMatchObject({ coverId: null, image: null, cover: { generated: true } });
    expect(files()).toEqual(expect.arrayContaining([first.coverId, second.coverId])); // older versions show them
  });

  it("saves texts of an unchanged cover", async () => {
    const image = "https://elsewhere.example/a.png";
    const { _id } = await added({ image });
    const { body } = await api.update(_id, { title: "Changed", content: "<p>Too</p>", image });
    expect(body).toMatchObject({ title: "Changed", content: "<p>Too</p>", image, version: 2 });
  });

  it("rejects older versions without storing their picture", async () => {
    const { _id, version } = await added();
    expect((await api.update(_id, { title: "First", version })).body.version).toBe(2);
    const before = files();
    const stale = await api.send(`PUT /api/blogs/${_id}`, {
      title: "Second",
      version: String(version),
      image: await pictureFile("green"),
    });
    expect([stale.status, stale.body.msg]).toEqual([
      409,
      "Somebody else has saved a newer version of this article.",
    ]);
    expect(files()).toEqual(before);
    expect((await shown(_id)).title).toBe("First");
    expect((await api.update(_id, { title: "Third" })).body).toMatchObject({ title: "Third", version: 3 });
  });

  it("accepts exactly one of two simultaneous saves of a version", async () => {
    const { _id } = await added();
    for (let version = 1; version <= 5; version += 1) {
      const titles = ["one", "another", "a third"].map((name) => `${name} ${version}`);
      const saved = await Promise.all(titles.map((title) => api.update(_id, { title, version })));
      expect(saved.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const won = titles[saved.findIndex(({ status }) => status === 200)];
      expect(await shown(_id)).toMatchObject({ title: won });
      expect((await api.read(_id)).body.version).toBe(version + 1);
    }
  });

  it("accepts all saves without a version, in turn", async () => {
    const { _id } = await added();
    const fields = [{ title: "Together" }, { subcategory: "Both" }, { tags: "three" }];
    const saved = await Promise.all(fields.map((field) => api.update(_id, field)));
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await api.read(_id)).body).toMatchObject({
      title: "Together",
      subcategory: "Both",
      tags: ["three"],
      version: 4,
    });
  });

  it("answers 404 for trashed articles", async () => {
    const { _id, version } = await added();
    await api.call(`DELETE /api/blogs/${_id}`);
    const late = await api.update(_id, { title: "Late", version });
    expect([late.status, late.body.msg]).toEqual([404, "Blog not found"]);
    expect((await api.read(_id)).body).toMatchObject({ title: article.title, status: "trash" });
  });

  it("does not save without a change", async () => {
    const before = await added({ tags: "a, b" });
    site.clock.set("2026-03-10T12:00:00.000Z");
    const { content, title, section, tags, image } = before;
    const { body } = await api.update(before._id, { content, title, section, tags, image });
    expect(body).toMatchObject({ version: 1, updatedAt: before.updatedAt });
    site.clock.set(opened);
  });
});

describe("GET /api/blogs/{id}/writing", () => {
  it("requires permission to edit the blog", async () => {
    const id = await ofAuthor();
    const hidden = await ofAuthor({ publishedAt: "2027-01-01T00:00:00.000Z" });
    const read = async (of: string, who: Person) => (await writingApi(site, who.signedIn).read(of)).status;
    expect([await read(id, author), await read(hidden, author)]).toEqual([200, 200]);
    expect([await read(id, other), await read(hidden, other)]).toEqual([403, 404]);
    expect((await api.read(hidden)).body).toMatchObject({ status: "scheduled", user: author.id });
  });

  it("returns the editor's fields without comments", async () => {
    const { _id } = await added({ content: "<h2 onclick='x'>A</h2><p>b</p>" });
    const { body } = await api.call<EditableBlog>(`GET /api/blogs/${_id}/writing`);
    expect(body).toMatchObject({ content: "<h2>A</h2><p>b</p>", coverAlt: "", coverCaption: "", version: 1 });
    expect(body).not.toHaveProperty("comments");
  });
});
