import { describe, expect, it } from "vitest";
import type { EditableCollection } from "#features/photography/writing-contract.ts";
import { type Refused, useBearer, useSite } from "#test/harness.ts";
import { usePerson } from "#test/people.ts";
import { article, pictureFile, writingApi } from "#test/writing.ts";

const site = useSite();
const api = writingApi(site, useBearer(site));
const other = writingApi(site, usePerson(site, "Other Admin", { role: "admin" }).signedIn);

let made = 0;
const newId = () => (made++).toString(16).padStart(24, "d");
const draft = async (fields: object = {}) => {
  const _id = newId();
  const { status } = await api.call(`PUT /api/blogs/${_id}/draft`, { ...article, ...fields });
  expect(status).toBe(200);
  return _id;
};
const page = async (id: string) => (await site.fetch(`/blogs/${id}`)).status;
const later = "2026-07-01T10:00:00.000Z";

describe("POST /api/blogs/add with the _id of the own draft", () => {
  it("publishes it with what is sent, as JSON or as a form", async () => {
    const _id = await draft({ title: "Draft", tags: "kept" });
    expect(await page(_id)).toBe(404);
    const answer = await api.add({ _id, title: "Published", content: article.content, version: 1 });
    expect(answer).toMatchObject({
      status: 201,
      body: { _id, title: "Published", tags: ["kept"], status: "published", version: 2 },
    });
    expect(await page(_id)).toBe(200);
    const other = await draft();
    const image = await pictureFile("red");
    const form = await api.send("POST /api/blogs/add", { ...article, _id: other, version: "1", image });
    expect(form).toMatchObject({ status: 201, body: { _id: other, status: "published" } });
  });

  it("schedules it", async () => {
    const _id = await draft();
    const answer = await api.add({ ...article, _id, status: "scheduled", publishAt: later });
    expect(answer).toMatchObject({ status: 201, body: { _id, status: "scheduled", publishedAt: later } });
  });

  it("keeps a draft that is sent as a draft", async () => {
    const _id = await draft({ title: "First" });
    const again = await api.add({ ...article, title: "Second", _id, status: "draft" });
    expect(again).toMatchObject({ status: 201, body: { _id, title: "First", status: "draft" } });
  });

  it("also publishes a draft whose _id the server has chosen", async () => {
    const { _id } = (await api.add({ ...article, status: "draft" })).body;
    expect((await api.add({ ...article, _id })).body).toMatchObject({ _id, status: "published" });
  });

  it("publishes once when it is repeated or sent twice at once, and returns the first result", async () => {
    const _id = await draft();
    const sent = { ...article, _id, title: "Once", version: 1 };
    const answers = await Promise.all([api.add(sent), api.add(sent), api.add(sent)]);
    expect(answers.map(({ status, body }) => [status, body.version])).toEqual(Array(3).fill([201, 2]));
    expect(await api.add(sent)).toMatchObject({ status: 201, body: { title: "Once", version: 2 } });
    const form = { ...sent, version: "1", image: await pictureFile("red") };
    expect(await api.send("POST /api/blogs/add", form)).toMatchObject({ status: 201, body: { version: 2 } });
    const { body } = await api.call<{ version: number }[]>(`GET /api/blogs/${_id}/revisions`);
    expect(body.map(({ version }) => version)).toEqual([2, 1]);
  });

  it("publishes while the first autosave is on its way", async () => {
    for (let round = 0; round < 5; round++) {
      const _id = newId();
      const [saved, added] = await Promise.all([
        api.call(`PUT /api/blogs/${_id}/draft`, { ...article, title: "Autosaved" }),
        api.add({ ...article, _id, title: "Published" }),
      ]);
      expect([200, 409]).toContain(saved.status);
      expect(added.status).toBe(201);
      expect((await api.read(_id)).body).toMatchObject({ title: "Published", status: "published" });
    }
  });

  it("does not overwrite what somebody else has saved or published", async () => {
    const changed = await draft();
    await other.update(changed, { title: "Of somebody else" });
    expect((await api.add({ ...article, _id: changed, version: 1 })).status).toBe(409);
    expect((await api.read(changed)).body).toMatchObject({ title: "Of somebody else", status: "draft" });
    await other.update(changed, { status: "published" });
    expect((await api.add({ ...article, _id: changed, version: 1 })).status).toBe(409);
    const published = await draft({ title: "Mine" });
    await other.update(published, { status: "published" });
    expect(await api.add({ ...article, _id: published, version: 1 })).toMatchObject({
      status: 201,
      body: { title: "Mine", version: 1 },
    });
  });

  it("does not take a text for published that the author has published otherwise in another tab", async () => {
    const _id = await draft();
    const sent = { ...article, _id, version: 1 };
    const html = '<p  class="x">One <b>and</b> two&nbsp;<a href="https://example.org">three</a></p>';
    expect((await api.add({ ...sent, content: html, tags: " one,#two,one " })).body).toMatchObject({
      version: 2,
    });
    expect(await api.add({ ...sent, content: html, tags: " one,#two,one " })).toMatchObject({ status: 201 });
    expect(await api.add({ ...sent, title: "Other" })).toMatchObject({ status: 409 });
    expect(await api.add({ ...sent, content: "<p>Other.</p>" })).toMatchObject({ status: 409 });
    expect((await api.read(_id)).body).toMatchObject({ title: article.title, version: 2 });
  });

  it("refuses one in the trash, an incomplete one, and those of others", async () => {
    const trashed = await draft();
    await api.call("POST /api/blogs/trash", { ids: [trashed] });
    expect((await api.add({ ...article, _id: trashed, version: 1 })).status).toBe(404);
    const incomplete = await draft();
    expect((await api.add({ ...article, title: "", _id: incomplete, version: 1 })).status).toBe(400);
    expect(await page(incomplete)).toBe(404);
    expect((await other.add({ ...article, _id: incomplete })).status).toBe(409);
  });
});

it("POST /api/photography/add with the _id of the own draft publishes it", async () => {
  const _id = newId();
  await api.call(`PUT /api/photography/${_id}/draft`, { title: "Roofs", category: "street" });
  const sent = { _id, version: "1", title: "Roofs", category: "street", mediaType: "images" };
  const images = await pictureFile("green");
  const send = () =>
    api.send("POST /api/photography/add", { ...sent, images }) as unknown as Promise<{
      status: number;
      body: EditableCollection & Refused;
    }>;
  const [first, second] = await Promise.all([send(), send()]);
  expect([first, second].map(({ status, body }) => [status, body.status])).toEqual([
    [201, "published"],
    [201, "published"],
  ]);
  expect(second?.body.media).toEqual(first?.body.media);
  expect((await site.fetch(`/photography/${_id}`)).status).toBe(200);
});
