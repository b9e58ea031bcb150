import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Blog } from "#features/blogs/contract.ts";
import { blogKind } from "#features/blogs/writing/kind.server.ts";
import { purgeDocuments } from "#features/publishing/trash.server.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import { article, pictureFile, writingApi } from "#test/writing.ts";

const site = useSite();
const api = writingApi(site, useBearer(site));

const added = async (fields: object = {}) => (await api.add({ ...article, ...fields })).body._id;
const some = async (what: "trash" | "restore" | "discard", ...ids: string[]) =>
  (await api.call<{ ids: string[] }>(`POST /api/blogs/${what}`, { ids })).body.ids;
const statusOf = async (id: string) => (await site.fetch(`/blogs/${id}`)).status;
const isKept = (id: string | null) => existsSync(join(site.place.folder, "media", id ?? ""));

async function illustrated() {
  const fields = { ...article, image: await pictureFile("red") };
  const { _id, coverId } = (await api.send("POST /api/blogs/add", fields)).body;
  return { id: _id, coverId };
}

const onlyOwn = "You can only restore what you have deleted yourself.";

describe("POST /api/blogs/trash", () => {
  it("takes blogs from readers, and answers with those that were not in the trash yet", async () => {
    const [one, two] = [await added(), await added({ status: "draft" })];
    expect((await some("trash", one)).sort()).toEqual([one]);
    expect((await some("trash", one, two, "000000000000000000000000")).sort()).toEqual([two]);
    expect([await statusOf(one), await statusOf(two)]).toEqual([410, 404]);
    const found = (await api.read(one)).body;
    expect(found).toMatchObject({ status: "trash", deletedAt: "2026-03-10T09:00:00.000Z" });
  });

  it("accepts 1 to 100 ids", async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, n) => String(n).padStart(24, "0"));
    expect((await api.call("POST /api/blogs/trash", { ids: ids(100) })).status).toBe(200);
    expect((await api.call("POST /api/blogs/trash", { ids: ids(101) })).status).toBe(400);
    expect((await api.call("POST /api/blogs/trash", { ids: [] })).status).toBe(400);
  });
});

describe("POST /api/blogs/restore", () => {
  it("shows readers nothing whose time came in the trash", async () => {
    const now = site.services.clock().toISOString();
    const schedule = { status: "scheduled", publishAt: "2026-03-10T12:00:00.000Z" };
    const [passed, coming] = [
      await added(schedule),
      await added({ ...schedule, publishAt: "2027-01-01T12:00" }),
    ];
    await some("trash", passed, coming);
    site.clock.set("2026-03-10T13:00:00.000Z");
    await some("restore", passed, coming);
    expect([await statusOf(passed), (await api.read(passed)).body.status]).toEqual([404, "draft"]);
    expect((await api.read(coming)).body.status).toBe("scheduled");
    site.clock.set(now);
  });

  it("brings blogs back exactly as they were, with what readers said", async () => {
    const id = await added({ tags: "one, two", subcategory: "Housing" });
    const reader = await addPerson(site, "A Reader");
    await site.call(`PUT /api/blogs/like/${id}`, {}, reader.signedIn);
    await site.call(`POST /api/blogs/comment/${id}`, { text: "Well" }, reader.signedIn);
    const [before, output] = [await site.json<Blog>(`/api/blogs/${id}`), (await api.read(id)).body];
    await some("trash", id);
    site.clock.set("2026-03-11T09:00:00.000Z");
    expect(await some("restore", id)).toEqual([id]);
    expect(await some("restore", id)).toEqual([]);
    expect(await site.json<Blog>(`/api/blogs/${id}`)).toEqual(before);
    expect((await api.read(id)).body).toEqual(output);
    expect(await statusOf(id)).toBe(200);
  });
});

it("POST /api/blogs/restore by an author brings back what the author deleted, and nothing that somebody else did", async () => {
  const author = await addPerson(site, "Writes Once");
  const [own, moderated] = [await added(), await added()];
  await site.services.db.queries
    .updateTable("blogs")
    .set({ authorId: author.id })
    .where("id", "in", [own, moderated])
    .execute();
  const restore = (id: string) => site.call("POST /api/blogs/restore", { ids: [id] }, author.signedIn);
  expect((await site.call(`DELETE /api/blogs/${own}`, undefined, author.signedIn)).status).toBe(200);
  await some("trash", moderated);
  expect(await restore(moderated)).toMatchObject({ status: 403, body: { msg: onlyOwn } });
  expect(await restore(own)).toMatchObject({ status: 200, body: { ids: [own] } });
  expect([await statusOf(own), await statusOf(moderated)]).toEqual([200, 410]);
});

describe("POST /api/blogs/discard", () => {
  it("deletes only trashed articles for good, with everything that belongs to them", async () => {
    const [one, two] = [await illustrated(), await illustrated()];
    const { queries } = site.services.db;
    await some("trash", one.id);
    expect(await some("discard", one.id, two.id)).toEqual([one.id]);
    expect([await statusOf(one.id), await statusOf(two.id)]).toEqual([410, 200]);
    expect([isKept(one.coverId), isKept(two.coverId)]).toEqual([false, true]);
    for (const table of ["likes", "comments"] as const)
      expect(await queries.selectFrom(table).select("blogId").where("blogId", "=", one.id).execute()).toEqual(
        [],
      );
    for (const table of ["tags", "revisions", "documentMedia", "searchEntries"] as const)
      expect(await queries.selectFrom(table).select("ref").where("ref", "=", one.id).execute()).toEqual([]);
    expect(await some("restore", one.id)).toEqual([]);
    expect((await api.read(one.id)).status).toBe(404);
  });

  it("says of a draft that nobody has seen not even that it was here", async () => {
    const id = await added({ status: "draft" });
    await some("trash", id);
    await some("discard", id);
    expect(await statusOf(id)).toBe(404);
  });

  it("keeps pictures that another blog or an older version uses", async () => {
    const [gone, left] = [await illustrated(), await illustrated()];
    const text = `<p>x</p><img src="/media/${gone.coverId}/400.webp" alt="">`;
    await api.update(left.id, { content: text });
    await api.update(left.id, { content: "<p>x</p>", image: "" });
    await some("trash", gone.id, left.id);
    await some("discard", gone.id);
    expect([isKept(gone.coverId), isKept(left.coverId)]).toEqual([true, true]);
    await some("discard", left.id);
    expect([isKept(gone.coverId), isKept(left.coverId)]).toEqual([false, false]);
  });
});

it("an end of the process while files are deleted leaves no media file that only the deleted article used", async () => {
  const [gone, other] = [await illustrated(), await illustrated()];
  await api.update(gone.id, { content: `<p>x</p><img src="/media/${other.coverId}/400.webp" alt="">` });
  await some("trash", gone.id, other.id);
  await some("discard", other.id);
  const { media } = site.services;
  const { remove } = media;
  media.remove = () => Promise.reject(new Error("Killed."));
  expect((await api.call("POST /api/blogs/discard", { ids: [gone.id] })).status).toBe(500);
  media.remove = remove;
  for (const id of [gone.coverId, other.coverId])
    expect((await api.call(`GET /api/media/${id}`)).status).toBe(404);
});

it("purgeDocuments deletes what has been in the trash for 30 days", async () => {
  site.clock.set("2026-03-10T09:00:00.000Z");
  const [old, kept] = [await added(), await added()];
  await some("trash", old);
  const purge = async (now: string) =>
    purgeDocuments({ ...(await site.ctx()), now }, blogKind, site.services);
  await purge("2026-04-09T08:59:59.999Z");
  expect((await api.read(old)).status).toBe(200);
  await purge("2026-04-09T09:00:00.000Z");
  expect((await api.read(old)).status).toBe(404);
  expect([await statusOf(old), await statusOf(kept)]).toEqual([410, 200]);
});
