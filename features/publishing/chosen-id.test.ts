import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { EditableCollection } from "#features/photography/writing-contract.ts";
import { type Refused, useBearer, useSite } from "#test/harness.ts";
import { usePerson } from "#test/people.ts";
import { type Answered, article, errorsIn, pictureFile, writingApi } from "#test/writing.ts";

const site = useSite();
const api = writingApi(site, useBearer(site));
const other = writingApi(site, usePerson(site, "Other Admin", { role: "admin" }).signedIn);

let made = 0;
const newId = () => (made++).toString(16).padStart(24, "a");
const files = () => readdirSync(join(site.place.folder, "media")).sort();
const taken = { path: "_id", msg: "This _id is already in use. Please send another one." };
const expectTaken = ({ status, body }: Answered) => {
  expect(status).toBe(409);
  expect(body.errors).toMatchObject([taken]);
};
const titles = async (title: string) => {
  const { body } = await api.call<object[]>(`GET /api/blogs/manage?q=${title}&status=published`);
  return body.length;
};

describe("POST /api/blogs/add with an _id", () => {
  it("accepts it as JSON and as a form", async () => {
    const [json, form] = [newId(), newId()];
    expect((await api.add({ ...article, _id: json })).body._id).toBe(json);
    const fields = { ...article, _id: form, status: "scheduled", publishAt: "2026-07-01T10:00" };
    expect((await api.send("POST /api/blogs/add", fields)).body).toMatchObject({
      _id: form,
      status: "scheduled",
    });
    expect((await site.fetch(`/blogs/${json}`)).status).toBe(200);
  });

  it("returns the first result when repeated", async () => {
    const _id = newId();
    const first = await api.add({ ...article, title: "Repeated", _id });
    site.clock.set("2026-03-10T09:05:00.000Z");
    const again = await api.add({ ...article, title: "Repeated differently", _id, status: "draft" });
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(await titles("Repeated")).toBe(1);
    const pictures = files();
    const fields = { ...article, title: "Repeated", _id, image: await pictureFile("red") };
    expect((await api.send("POST /api/blogs/add", fields)).body).toEqual(first.body);
    expect(files()).toEqual(pictures);
  });

  it("repeats a request whose schedule has passed", async () => {
    const _id = newId();
    const sent = { ...article, _id, status: "scheduled", publishAt: "2026-03-10T10:00:00Z" };
    await api.add(sent);
    site.clock.set("2026-03-10T10:00:01.000Z");
    expect(await api.add(sent)).toMatchObject({ status: 201, body: { _id, status: "published" } });
  });

  it("creates one blog for two simultaneous requests", async () => {
    const _id = newId();
    const pictures = files().length;
    const send = async () =>
      api.send("POST /api/blogs/add", {
        ...article,
        title: "Simultaneous",
        _id,
        image: await pictureFile("blue"),
      });
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.coverId)).size).toBe(1);
    expect(await titles("Simultaneous")).toBe(1);
    expect(files().length).toBe(pictures + 1);
  });

  it("returns the current blog, changed or in the trash", async () => {
    const _id = newId();
    const sent = { ...article, _id };
    await api.add(sent);
    await api.update(_id, { title: "Changed meanwhile" });
    expect((await api.add(sent)).body).toMatchObject({ title: "Changed meanwhile", version: 2 });
    await api.call(`DELETE /api/blogs/${_id}`);
    expect(await api.add(sent)).toMatchObject({ status: 201, body: { _id, status: "trash" } });
    expect((await site.fetch(`/blogs/${_id}`)).status).toBe(410);
  });

  it("never recreates a blog that was deleted for good", async () => {
    for (const status of ["published", "draft"]) {
      const sent = { ...article, _id: newId(), status };
      await api.add(sent);
      await api.call("POST /api/blogs/trash", { ids: [sent._id] });
      await api.call("POST /api/blogs/discard", { ids: [sent._id] });
      expectTaken(await api.add(sent));
      expectTaken(await other.add(sent));
    }
  });

  it("rejects ids of other creators, blogs and collections", async () => {
    const _id = newId();
    await api.add({ ...article, _id });
    expectTaken(await other.add({ ...article, _id }));
    expectTaken(await api.add({ ...article, _id: (await api.add(article)).body._id }));
    const [collection] = await site.json<{ _id: string }[]>("/api/photography/all?limit=1");
    expectTaken(await api.add({ ...article, _id: collection?._id }));
  });

  it("rejects malformed ids, and does not claim ids of rejected requests", async () => {
    const hostile = [
      "",
      "1",
      "../../x",
      "A".repeat(24),
      "a".repeat(23),
      "a".repeat(25),
      `${"a".repeat(24)}\n`,
    ];
    for (const _id of [...hostile, 1e23, null, {}, [newId()], true, "__proto__", "'; drop table blogs; --"]) {
      const answer = await api.add({ ...article, _id });
      expect([answer.status, errorsIn(answer)], String(_id)).toEqual([400, ["_id"]]);
    }
    const _id = newId();
    expect((await api.add({ ...article, title: "", _id })).status).toBe(400);
    expect((await other.add({ ...article, _id })).status).toBe(201);
  });
});

it("POST /api/photography/add with an _id creates one collection, by one person", async () => {
  const _id = newId();
  const picture = await pictureFile("green");
  const send = (from: typeof api) =>
    from.send("POST /api/photography/add", {
      _id,
      title: "Chosen",
      category: "general",
      mediaType: "images",
      images: picture,
    }) as unknown as Promise<{ status: number; body: EditableCollection & Refused }>;
  const before = files().length;
  const answers = await Promise.all([send(api), send(api)]);
  expect(answers.map(({ status, body }) => [status, body._id])).toEqual([
    [201, _id],
    [201, _id],
  ]);
  expect(answers[0]?.body.media).toEqual(answers[1]?.body.media);
  expect(files().length).toBe(before + 1);
  expect((await send(other)).status).toBe(409);
  expectTaken(await api.add({ ...article, _id }));
  await api.call("POST /api/photography/trash", { ids: [_id] });
  expect((await send(api)).body.status).toBe("trash");
  await api.call("POST /api/photography/discard", { ids: [_id] });
  expect((await send(api)).body.errors).toMatchObject([taken]);
});
