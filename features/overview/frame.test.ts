import { describe, expect, it } from "vitest";
import { useSite } from "#test/harness.ts";
import { usePerson } from "#test/people.ts";
import { article, writingApi } from "#test/writing.ts";
import type { Found, Waiting } from "./contract.ts";

const site = useSite({ filled: false });
const admin = usePerson(site, "Ana Prior", { role: "admin" });
const reader = usePerson(site, "Quill Reader");
const api = writingApi(site, admin.signedIn);

describe("GET /api/admin/waiting", () => {
  it("requires an administrator", async () => {
    expect((await site.call("GET /api/admin/waiting")).status).toBe(401);
    expect((await site.call("GET /api/admin/waiting", undefined, reader.signedIn)).status).toBe(403);
  });

  it("counts what waits on each screen", async () => {
    const nothing = {
      articles: 0,
      events: 0,
      collections: 0,
      pages: 0,
      people: 0,
      calls: 0,
      projects: 0,
      comments: 0,
      guests: 0,
      files: 0,
      translations: null as number | null,
    };
    const waiting = async () => (await api.call<Waiting>("GET /api/admin/waiting")).body;
    expect(await waiting()).toEqual({ ...nothing, emails: 0 });
    const { body } = await api.add({ ...article, title: "Public" });
    await api.add({ ...article, title: "Not yet", status: "draft" });
    const event = { section: "events", eventDate: "2027-01-01T10:00" };
    for (const title of ["One", "Two"]) await api.add({ ...article, ...event, title, status: "draft" });
    await api.call("POST /api/people/add", { title: "Nobody Yet", status: "draft" });
    await api.call("POST /api/pages/add", { title: "Hours", status: "draft" });
    await api.call("POST /api/calls/add", { title: "A post", status: "draft" });
    await site.call(`POST /api/blogs/comment/${body._id}`, { text: "See www.example.org" }, reader.signedIn);
    const counts = { ...nothing, articles: 1, events: 2, pages: 1, people: 1, calls: 1, comments: 1 };
    expect(await waiting()).toEqual({ ...counts, emails: 0 });
    await api.call(`POST /api/translations/blog/${body._id}`, { language: "fr" });
    expect(await waiting()).toMatchObject({ articles: 2, translations: 0 });
    await api.call(`PUT /api/blogs/${body._id}`, { title: "Public again" });
    expect(await waiting()).toMatchObject({ translations: 1 });
  });
});

describe("GET /api/admin/find", () => {
  const find = async (q: string) =>
    (await api.call<Found[]>(`GET /api/admin/find?${new URLSearchParams({ q })}`)).body;
  const lines = async (q: string) => (await find(q)).map(({ kind, title }) => `${kind}: ${title}`);

  it("requires an administrator", async () => {
    expect((await site.call("GET /api/admin/find?q=a")).status).toBe(401);
    expect((await site.call("GET /api/admin/find?q=a", undefined, reader.signedIn)).status).toBe(403);
  });

  it("finds documents and members by all words, those that begin with them first", async () => {
    await api.add({ ...article, title: "The quill and the quay" });
    await api.add({ ...article, title: "Quill, a draft", status: "draft" });
    await api.call("POST /api/people/add", { title: "Ida Quillfeather" });
    await api.call("POST /api/pages/add", { title: "Quill hire" });
    expect((await lines("quill")).slice(0, 3).sort()).toEqual([
      "article: Quill, a draft",
      "member: Quill Reader",
      "page: Quill hire",
    ]);
    expect((await lines("quill")).slice(3).sort()).toEqual([
      "article: The quill and the quay",
      "person: Ida Quillfeather",
    ]);
    expect(await lines("QUAY quill")).toEqual(["article: The quill and the quay"]);
    expect((await find("quill, a"))[0]).toMatchObject({ kind: "article", isDraft: true });
    expect(await lines("%")).toEqual([]);
  });

  it("finds built-in pages that were never saved, and once they were", async () => {
    expect(await find("about us")).toEqual([
      { kind: "page", _id: "about", title: "About Us", isDraft: false },
    ]);
    await api.call("PUT /api/pages/about", { version: 1, status: "draft" });
    expect(await find("about us")).toMatchObject([{ kind: "page", _id: "about", isDraft: true }]);
  });

  it("finds at most four of a kind, and nothing in the trash", async () => {
    for (let number = 1; number <= 6; number += 1)
      await api.call("POST /api/pages/add", { title: `Heron ${number}` });
    const found = await find("heron");
    expect(found).toHaveLength(4);
    await api.call("POST /api/pages/trash", { ids: found.map(({ _id }) => _id) });
    expect(await find("heron")).toHaveLength(2);
  });
});
