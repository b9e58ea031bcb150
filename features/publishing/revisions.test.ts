import { describe, expect, it } from "vitest";
import type { BlogCard } from "#features/blogs/contract.ts";
import type { WholeRevision } from "#features/blogs/writing/contract.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { addPerson, usePerson } from "#test/people.ts";
import { article, errorsIn, pictureFile, writingApi } from "#test/writing.ts";
import type { Revision } from "./contract.ts";

const site = useSite();
const api = writingApi(site, useBearer(site));
const second = usePerson(site, "Second Editor", { role: "admin" });

const revisions = async (id: string, query = "") =>
  (await api.call<Revision[]>(`GET /api/blogs/${id}/revisions${query}`)).body;
const revision = async (id: string, version: number) =>
  (await api.call<WholeRevision>(`GET /api/blogs/${id}/revisions/${version}`)).body;

describe("GET /api/blogs/{id}/revisions", () => {
  it("lists saves with author and time, latest first", async () => {
    const { _id } = (await api.add(article)).body;
    site.clock.set("2026-03-10T10:00:00.000Z");
    await writingApi(site, second.signedIn).update(_id, { title: "Fifty benches" });
    site.clock.set("2026-03-10T11:00:00.000Z");
    await api.update(_id, { tags: "one" });
    await api.update(_id, { status: "draft" });
    expect(await revisions(_id)).toEqual([
      {
        version: 3,
        savedAt: "2026-03-10T11:00:00.000Z",
        editor: { _id: expect.any(String), name: "Administrator" },
        title: "Fifty benches",
      },
      {
        version: 2,
        savedAt: "2026-03-10T10:00:00.000Z",
        editor: { _id: second.id, name: "Second Editor" },
        title: "Fifty benches",
      },
      {
        version: 1,
        savedAt: "2026-03-10T09:00:00.000Z",
        editor: { _id: expect.any(String), name: "Administrator" },
        title: article.title,
      },
    ]);
    const page = await api.call<Revision[]>(`GET /api/blogs/${_id}/revisions?limit=1&page=2`);
    expect(page.body.map(({ version }) => version)).toEqual([2]);
    expect(page.headers.get("x-total-count")).toBe("3");
  });

  it("begins with the version before the first change, by its author", async () => {
    const [old] = await site.json<BlogCard[]>("/api/blogs/all?view=card&limit=1");
    const id = old?._id ?? "";
    expect(await revisions(id)).toMatchObject([
      { version: 1, editor: { name: old?.name }, title: old?.title },
    ]);
    const { content } = (await api.read(id)).body;
    await api.update(id, { content: "<p>All is lost.</p>" });
    expect((await revisions(id)).map(({ version }) => version)).toEqual([2, 1]);
    expect((await revision(id, 1)).content).toBe(content);
  });

  it("requires permission to edit the blog", async () => {
    const { _id } = (await api.add(article)).body;
    const reader = await addPerson(site, "A Reader");
    const ask = (line: string) => site.call(line, undefined, reader.signedIn);
    expect((await ask(`GET /api/blogs/${_id}/revisions`)).status).toBe(403);
    expect((await ask(`GET /api/blogs/${_id}/revisions/1`)).status).toBe(403);
    expect((await ask(`POST /api/blogs/${_id}/revisions/1/restore`)).status).toBe(403);
    await api.update(_id, { status: "draft" });
    expect((await ask(`GET /api/blogs/${_id}/revisions`)).status).toBe(404);
  });
});

it("GET /api/blogs/{id}/revisions/{version} returns all fields", async () => {
  const event = {
    ...article,
    section: "events",
    eventDate: "2026-05-01T09:00:00Z",
    subcategory: "Walks",
    tags: "one, two",
    image: await pictureFile("teal"),
    coverAlt: "Teal",
  };
  const { _id, image } = (await api.send("POST /api/blogs/add", event)).body;
  await api.update(_id, { section: "programmes", image: "", tags: "", subcategory: "" });
  expect(await revision(_id, 1)).toMatchObject({
    version: 1,
    title: article.title,
    content: article.content,
    section: "events",
    subcategory: "Walks",
    tags: ["one", "two"],
    eventDate: "2026-05-01T09:00:00.000Z",
    image,
    coverAlt: "Teal",
  });
  expect(await revision(_id, 2)).toMatchObject({
    section: "programmes",
    tags: [],
    eventDate: null,
    image: null,
  });
  for (const version of ["3", "0", "x"])
    expect((await api.call(`GET /api/blogs/${_id}/revisions/${version}`)).status, version).toBe(404);
});

describe("POST /api/blogs/{id}/revisions/{version}/restore", () => {
  it("saves the old version as a new one", async () => {
    const picture = { ...article, tags: "one, two", image: await pictureFile("teal"), coverAlt: "Teal" };
    const first = (await api.send("POST /api/blogs/add", picture)).body;
    const id = first._id;
    await api.update(id, { title: "Worse", content: "<p>Worse</p>", tags: "", image: "" });
    const { status, body } = await api.call<typeof first>(`POST /api/blogs/${id}/revisions/1/restore`);
    expect(status).toBe(200);
    expect(body).toEqual({ ...first, version: 3 });
    expect((await revisions(id)).map(({ title }) => title)).toEqual([article.title, "Worse", article.title]);
    expect((await site.json<{ title: string }>(`/api/blogs/${id}`)).title).toBe(article.title);
    const again = await api.call<typeof first>(`POST /api/blogs/${id}/revisions/3/restore`);
    expect(again.body.version).toBe(3);
  });

  it("does not make a public article incomplete", async () => {
    const { _id } = (await api.add({ status: "draft" })).body;
    await api.update(_id, { ...article, status: "published" });
    const refused = await api.call(`POST /api/blogs/${_id}/revisions/1/restore`);
    expect(errorsIn(refused)).toEqual(["title", "content"]);
  });
});
