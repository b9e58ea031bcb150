import { beforeEach, describe, expect, it } from "vitest";
import { type Refused, useBearer, useSite } from "#test/harness.ts";
import { blob, sendForm, somePicture } from "#test/uploads.ts";
import type { Collection } from "./contract.ts";
import type { CollectionRevision, EditableCollection } from "./writing-contract.ts";

const opened = "2026-03-10T09:00:00.000Z";
const site = useSite();
const admin = useBearer(site);
const member = useBearer(site, "joaquim.rahmani@example.org");
beforeEach(() => site.clock.set(opened));

type Answer = EditableCollection & Partial<Refused>;
let made = 0;
const newId = () => (made++).toString(16).padStart(24, "c");
const call = <Body = Answer>(line: string, body?: object, by = admin) => site.call<Body>(line, body, by);
const uploaded = async () => {
  const form = { file: blob(await somePicture("#0e4a39", 60 + made++)) };
  return (await sendForm<{ _id: string }>(site, "POST /api/media", form, admin)).body._id;
};
const words = { title: "Roofs", category: "street", mediaType: "images", tags: "tar" };
const added = async (more: object = {}) => {
  const body = { ...words, media: [{ id: await uploaded(), caption: "One" }], ...more };
  return (await call("POST /api/photography/add", body)).body;
};
const update = (id: string, body: object) => call(`PUT /api/photography/${id}`, body);
const status = async (path: string) => (await site.fetch(path)).status;
const shows = async (path: string, text: string) => (await (await site.fetch(path)).text()).includes(text);

describe("a schedule", () => {
  it("keeps a collection from readers until its time", async () => {
    const at = "2026-03-10T12:00:00.000Z";
    const { _id, slug, ...output } = await added({ title: "Zaffre", status: "scheduled", publishAt: at });
    expect(output).toMatchObject({ status: "scheduled", publishedAt: at, version: 1 });
    const pages = ["/photography", "/sitemaps/photography-1.xml"];
    const link = `/photography/${slug}`;
    for (const page of pages) expect(await shows(page, link), page).toBe(false);
    expect(await shows("/api/search?q=zaffre", _id)).toBe(false);
    expect(await status(`/photography/${_id}`)).toBe(404);
    site.clock.set("2026-03-10T12:00:01.000Z");
    for (const page of pages) expect(await shows(page, link), page).toBe(true);
    expect(await shows("/api/search?q=zaffre", _id)).toBe(true);
    expect(await status(`/photography/${_id}`)).toBe(200);
  });

  it("is counted, listed, moved and cancelled", async () => {
    const { _id } = await added({ status: "scheduled", publishAt: "2026-04-01T12:00" });
    const listed = await call<{ _id: string }[]>("GET /api/photography/manage?status=scheduled");
    expect(listed.body.map((item) => item._id)).toContain(_id);
    const counts = await call<object>("GET /api/photography/manage/counts");
    expect(counts.body).toMatchObject({ scheduled: listed.body.length });
    const at = "2026-05-01T10:00:00.000Z";
    expect((await update(_id, { publishAt: at })).body).toMatchObject({ publishedAt: at, version: 1 });
    expect((await update(_id, { publishAt: "2026-01-01T10:00" })).status).toBe(400);
    expect((await update(_id, { status: "draft" })).body.status).toBe("draft");
  });
});

describe("a draft", () => {
  it("may lack everything, and is published only when it is complete", async () => {
    const { body } = await call("POST /api/photography/add", { status: "draft" });
    expect(body).toMatchObject({ title: "", category: "general", mediaType: "mixed", media: [], version: 1 });
    const refused = await update(body._id, { status: "published" });
    expect(refused.body.errors?.map(({ path }) => path)).toEqual(["title", "images"]);
    const complete = { ...words, media: [{ id: await uploaded() }], status: "published" };
    expect((await update(body._id, complete)).body).toMatchObject({ status: "published", version: 2 });
    expect(await status(`/photography/${body._id}`)).toBe(200);
  });

  it("is not saved over a version that somebody else has published", async () => {
    const { _id } = await added({ status: "draft" });
    await update(_id, { status: "published" });
    const { status, body } = await update(_id, { title: "Late", status: "draft", draftOnly: true });
    expect([status, body.msg]).toEqual([409, "This collection is no longer a draft."]);
  });
});

describe("PUT /api/photography/{id}/draft", () => {
  const autosave = (id: string, body: object, by = admin) =>
    call(`PUT /api/photography/${id}/draft`, body, by);

  it("requires an admin", async () => {
    expect((await site.call(`PUT /api/photography/${newId()}/draft`, words)).status).toBe(401);
    expect((await autosave(newId(), words, member)).status).toBe(403);
  });

  it("makes a draft once, and then saves it in its version", async () => {
    const id = newId();
    const media = [{ id: await uploaded() }];
    expect((await autosave(id, { ...words, media })).body).toMatchObject({
      _id: id,
      status: "draft",
      version: 1,
    });
    expect((await autosave(id, { title: "Roofs in June" })).body).toMatchObject({ version: 2, itemCount: 1 });
    expect((await autosave(id, { title: "Late" })).status).toBe(409);
    expect((await autosave(id, { title: "Later", version: 2 })).body).toMatchObject({ version: 3 });
    const revisions = await call<object[]>(`GET /api/photography/${id}/revisions`);
    expect(revisions.body).toHaveLength(1); // autosaves of an hour replace each other
  });

  it("refuses to change what is published", async () => {
    const { _id } = await added();
    expect((await autosave(_id, { title: "Changed", version: 1 })).status).toBe(409);
    expect((await site.json<Collection>(`/api/photography/${_id}`)).title).toBe("Roofs");
  });
});

it("POST /api/photography/preview shows what the page would show, and saves nothing", async () => {
  const before = (await site.json<object[]>("/api/photography/all")).length;
  const input = { ...words, media: [{ id: await uploaded(), caption: "One" }] };
  const { status, body } = await call<Collection>("POST /api/photography/preview", input);
  expect([status, (await site.json<object[]>("/api/photography/all")).length]).toEqual([200, before]);
  const { body: saved } = await call("POST /api/photography/add", input);
  const shown = await site.json<Collection>(`/api/photography/${saved._id}`);
  expect({ ...shown, _id: "preview", slug: null }).toMatchObject(body);
  const empty = await call<Collection>("POST /api/photography/preview", {});
  expect(empty.body).toMatchObject({ title: "Untitled", media: [] });
  expect((await call("POST /api/photography/preview", input, member)).status).toBe(403);
});

describe("the history", () => {
  it("GET /api/photography/{id}/revisions lists every save", async () => {
    const { _id } = await added();
    site.clock.set("2026-03-10T10:00:00.000Z");
    await update(_id, { title: "Roofs in June" });
    const { body, status, headers } = await call<object[]>(`GET /api/photography/${_id}/revisions`);
    expect([status, headers.get("x-total-count")]).toEqual([200, "2"]);
    expect(body).toMatchObject([
      { version: 2, title: "Roofs in June", savedAt: "2026-03-10T10:00:00.000Z" },
      { version: 1, title: "Roofs", savedAt: opened, editor: { name: "Administrator" } },
    ]);
    expect((await call(`GET /api/photography/${_id}/revisions`, undefined, member)).status).toBe(403);
  });

  it("GET /api/photography/{id}/revisions/{version} has the fields and the media", async () => {
    const first = await added();
    await update(first._id, { title: "Other", tags: "", media: [{ id: await uploaded() }] });
    const { body } = await call<CollectionRevision>(`GET /api/photography/${first._id}/revisions/1`);
    const { title, category, mediaType, tags, media } = first;
    expect(body).toMatchObject({ version: 1, title, category, mediaType, tags, media });
    expect((await call(`GET /api/photography/${first._id}/revisions/9`)).status).toBe(404);
  });

  it("POST /api/photography/{id}/revisions/{version}/restore saves it once more as it was", async () => {
    const first = await added();
    const id = first._id;
    await update(id, { title: "Worse", tags: "", media: [{ id: await uploaded() }] });
    // What an earlier version shows is in use.
    expect((await call(`DELETE /api/media/${first.media[0]?.mediaId}`)).status).toBe(409);
    const { status, body } = await call(`POST /api/photography/${id}/revisions/1/restore`);
    expect(status).toBe(200);
    const { title, category, tags, images } = first;
    expect(body).toMatchObject({ title, category, tags, images, version: 3 });
    expect(body.media.map(({ caption }) => caption)).toEqual(["One"]);
  });

  it("begins with what was there before the first save, as its author's", async () => {
    const old = (await site.json<Collection[]>("/api/photography/all")).at(-1);
    const { body } = await call<object[]>(`GET /api/photography/${old?._id}/revisions`);
    expect(body).toMatchObject([{ version: 1, title: old?.title, editor: { name: old?.createdBy.name } }]);
  });
});
