import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { search } from "#features/search-index/search.server.ts";
import { type Refused, useBearer, useSite } from "#test/harness.ts";
import { blob, localDraftCount, sendForm, somePicture, someVideo } from "#test/uploads.ts";
import type { Collection } from "./contract.ts";
import type { EditableCollection } from "./writing-contract.ts";

let picture: Blob;
let video: Blob;
let before: EditableCollection;
const site = useSite();
const admin = useBearer(site);
beforeAll(async () => {
  picture = blob(await somePicture());
  video = blob(someVideo());
});
beforeEach(async () => {
  site.clock.set("2026-03-10T09:00:00.000Z");
  const fields = { title: "Roofs", category: "street", tags: "tar", mediaType: "mixed" };
  const files = { images: [picture, picture], videos: video };
  const line = "POST /api/photography/add";
  before = (await sendForm<EditableCollection>(site, line, { ...fields, ...files }, admin)).body;
});

type Answer = EditableCollection & Partial<Refused>;
const update = (body: object, id = before._id, headers = admin) =>
  site.call<Answer>(`PUT /api/photography/${id}`, body, headers);
const updateWithFiles = (fields: Parameters<typeof sendForm>[2]) =>
  sendForm<Answer>(site, `PUT /api/photography/${before._id}`, fields, admin);
const read = () => site.json<Collection>(`/api/photography/${before._id}`);
const readEditable = (headers = admin, id = before._id) =>
  site.call<EditableCollection & { msg: string }>(`GET /api/photography/${id}/writing`, undefined, headers);
const ids = ({ media }: EditableCollection) => media.map(({ _id }) => _id);
const findsNow = async (word: string) => {
  return (
    await search(site.services.db, word, { limit: 99, offset: 0, now: "2027-01-01T00:00:00.000Z" })
  ).hits.map(({ ref }) => ref);
};

describe("PUT /api/photography/{id}", () => {
  it("needs a sign-in, and an admin", async () => {
    expect((await update({ title: "Mine" }, before._id, {} as typeof admin)).status).toBe(401);
    const member = await site.bearer("joaquim.rahmani@example.org");
    expect((await update({ title: "Mine" }, before._id, member)).status).toBe(403);
    expect((await read()).title).toBe("Roofs");
  });

  it("changes the sent fields only, at once on every page", async () => {
    expect(await (await site.fetch(`/photography/${before._id}`)).text()).toContain("Roofs");
    const { status, body } = await update({ title: " Zeugma roofs ", tags: "xylem" });
    expect(status).toBe(200);
    expect({ ...body, savedAt: "" }).toEqual({
      ...before,
      title: "Zeugma roofs",
      tags: ["xylem"],
      version: 2,
      savedAt: "",
    });
    expect(await (await site.fetch(`/photography/${before._id}`)).text()).toContain("Zeugma roofs");
    for (const word of ["zeugma", "xylem"]) expect(await findsNow(word), word).toEqual([before._id]);
    expect(await findsNow("tar")).not.toContain(before._id);
  });

  it("orders, describes, removes and adds", async () => {
    const [one = "", two = "", video = ""] = ids(before);
    const more = await sendForm<{ _id: string }>(site, "POST /api/media", { file: picture }, admin);
    const { body } = await update({
      media: [
        { id: video, credit: "Zoe Ota" },
        { id: more.body._id, caption: "New" },
        { id: two, alt: "A wall", caption: "Vellichor" },
      ],
    });
    expect(body.media).toMatchObject([
      { mediaId: more.body._id, caption: "New" },
      { _id: two, alt: "A wall", caption: "Vellichor", credit: "" },
      { _id: video, credit: "Zoe Ota" },
    ]);
    expect(ids(body)).not.toContain(one);
    expect(await findsNow("vellichor")).toEqual([before._id]);
    // What is left out of what is said stays; the removed file stays in the library.
    const again = await update({ media: ids(body).map((id) => ({ id })) });
    expect(again.body.media).toEqual(body.media);
    expect((await site.fetch(before.images[0] ?? "")).status).toBe(200);
  });

  it("appends files that are sent, within the limits of the whole", async () => {
    const { body } = await updateWithFiles({
      images: picture,
      media: JSON.stringify(ids(before).map((id) => ({ id }))),
    });
    expect(body.media).toHaveLength(4);
    expect(ids(body).slice(0, 2)).toEqual(ids(before).slice(0, 2));
    const nine = Array.from({ length: 8 }, () => picture);
    const { status, body: refused } = await updateWithFiles({ images: nine });
    expect([status, refused.msg]).toEqual([400, "Maximum 10 images allowed"]);
    const many = await updateWithFiles({ videos: Array.from({ length: 5 }, () => video) });
    expect([many.status, many.body.msg]).toEqual([400, "Maximum 5 videos allowed"]);
    expect((await read()).itemCount).toBe(4);
  });

  it("refuses what would leave it empty, or without what its type shows", async () => {
    const [one = ""] = ids(before);
    expect((await update({ media: [] })).body.msg).toBe("Please select at least one image or video");
    expect((await update({ media: [{ id: one }], mediaType: "videos" })).body.errors).toMatchObject([
      { path: "videos", msg: "Please select at least one video" },
    ]);
    expect((await update({ title: "" })).body.errors).toMatchObject([
      { path: "title", msg: "Please enter a title." },
    ]);
    expect((await update({ category: "none" })).status).toBe(400);
    expect((await readEditable()).body.version).toBe(1);
  });

  it("leaves out what another type does not show", async () => {
    const { body } = await update({ mediaType: "images" });
    expect(body).toMatchObject({ mediaType: "images", itemCount: 2, videos: [] });
  });

  it("saves nothing if a file is rejected", async () => {
    const count = () => localDraftCount(site);
    const files = await count();
    const { status } = await updateWithFiles({ title: "Other", images: [picture, new Blob(["no picture"])] });
    expect(status).toBe(415);
    expect(await count()).toBe(files);
    expect((await readEditable()).body).toEqual(before);
  });

  it("refuses a save that was made of an older version, and keeps the newer one", async () => {
    expect((await update({ title: "First", version: 1 })).status).toBe(200);
    const { status, body } = await update({ title: "Second", version: 1 });
    expect([status, body.msg]).toEqual([409, "Somebody else has saved a newer version of this collection."]);
    expect((await read()).title).toBe("First");
    expect((await update({ title: "Second", version: 2 })).body.version).toBe(3);
  });

  it("lets one of two saves of the same moment win", async () => {
    const saves = await Promise.all(
      ["One", "Two", "Three"].map((title) => update({ title, version: 1, media: [{ id: ids(before)[0] }] })),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const won = saves.find(({ status }) => status === 200);
    expect((await readEditable()).body).toEqual(won?.body);
  });

  it("takes it from the public and gives it back, with a new day only then", async () => {
    site.clock.set("2026-03-12T09:00:00.000Z");
    expect((await update({ status: "published" })).body.date).toBe("2026-03-10T09:00:00.000Z");
    expect((await update({ status: "draft" })).body).toMatchObject({ status: "draft", publishedAt: null });
    expect((await site.fetch(`/photography/${before._id}`)).status).toBe(404);
    expect(await (await site.fetch("/photography")).text()).not.toContain(before._id);
    expect(await findsNow("roofs")).not.toContain(before._id);
    const { body } = await update({ status: "published" });
    expect(body).toMatchObject({ status: "published", date: "2026-03-12T09:00:00.000Z" });
    expect((await site.fetch(`/photography/${before._id}`)).status).toBe(200);
    expect(await findsNow("roofs")).toContain(before._id);
  });

  it("answers 404 for unknown and trashed collections", async () => {
    expect((await update({ title: "Nothing" }, "0".repeat(24))).status).toBe(404);
    await site.call(`DELETE /api/photography/${before._id}`, undefined, admin);
    const { status, body } = await update({ title: "Deleted while it was edited" });
    expect([status, body.msg]).toEqual([404, "Collection not found"]);
  });
});

describe("GET /api/photography/{id}/writing", () => {
  it("is for admins", async () => {
    expect((await readEditable({} as typeof admin)).status).toBe(401);
    expect((await readEditable(await site.bearer("joaquim.rahmani@example.org"))).status).toBe(403);
  });

  it("reads a collection as it is written, also a draft or one in the trash", async () => {
    expect((await readEditable()).body).toEqual(before);
    await update({ status: "draft" });
    expect((await readEditable()).body).toMatchObject({ status: "draft", version: 1 });
    await site.call(`DELETE /api/photography/${before._id}`, undefined, admin);
    expect((await readEditable()).body).toMatchObject({
      status: "trash",
      deletedAt: "2026-03-10T09:00:00.000Z",
    });
    const none = await readEditable(admin, "0".repeat(24));
    expect([none.status, none.body.msg]).toEqual([404, "Collection not found"]);
  });
});
