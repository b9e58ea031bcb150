import { describe, expect, it } from "vitest";
import { useBearer, useSite } from "#test/harness.ts";
import { usePerson } from "#test/people.ts";
import { blob, sendForm, somePicture } from "#test/uploads.ts";
import { writingApi } from "#test/writing.ts";
import type { Kind } from "./kinds.ts";

const site = useSite();
const api = writingApi(site, useBearer(site));
const member = usePerson(site, "Somebody");

type Document = {
  _id: string;
  slug: string | null;
  title: string;
  status: string;
  version: number;
  unpublishedVersion: number | null;
};

type Example = { url: string; fields: Record<string, string>; calls: string[] };

const kinds: Record<Kind, Example> = {
  blog: {
    url: "/api/blogs",
    fields: { title: "Walk", content: "<p>Walk</p>", section: "events", eventDate: "2026-09-01T18:00" },
    calls: ["POST /api/blogs/{id}/revisions/{version}/discard", "POST /api/blogs/{id}/duplicate"],
  },
  collection: {
    url: "/api/photography",
    fields: { title: "Walk", category: "street", mediaType: "images" },
    calls: ["POST /api/photography/{id}/revisions/{version}/discard", "POST /api/photography/{id}/duplicate"],
  },
  page: {
    url: "/api/pages",
    fields: { title: "Walk", content: "<p>Walk</p>" },
    calls: ["POST /api/pages/{id}/revisions/{version}/discard", "POST /api/pages/{id}/duplicate"],
  },
  person: {
    url: "/api/people",
    fields: { title: "Walk", biography: "Walks." },
    calls: ["POST /api/people/{id}/revisions/{version}/discard", "POST /api/people/{id}/duplicate"],
  },
  call: {
    url: "/api/calls",
    fields: { title: "Walk", content: "<p>Walk</p>" },
    calls: ["POST /api/calls/{id}/revisions/{version}/discard", "POST /api/calls/{id}/duplicate"],
  },
  project: {
    url: "/api/projects",
    fields: { title: "Walk", content: "<p>Walk</p>" },
    calls: ["POST /api/projects/{id}/revisions/{version}/discard", "POST /api/projects/{id}/duplicate"],
  },
};

describe.each(Object.values(kinds))(
  "a document under $url",
  ({ url, fields, calls: [discard = "", duplicate = ""] }) => {
    const pathOf = (call: string, id: string, version = 1) =>
      call.replace("{id}", id).replace("{version}", String(version));

    async function add(): Promise<Document> {
      if (!url.includes("photography")) return (await api.call<Document>(`POST ${url}/add`, fields)).body;
      const sent = { ...fields, images: blob(await somePicture()) };
      const signedIn = await site.bearer();
      return (await sendForm<Document>(site, `POST ${url}/add`, sent, signedIn)).body;
    }

    it("keeps unpublished changes until they are published or discarded", async () => {
      const { _id } = await add();
      const change = (title: string, version: number) =>
        api.call<Document>(`PUT ${url}/${_id}/draft`, { title, version, unpublished: true });
      const isPublic = async (title: string) =>
        (await (await site.fetch(`${url}/${_id}`)).text()).includes(title);
      expect((await change("Unseen", 1)).body).toMatchObject({ title: "Walk", unpublishedVersion: 2 });
      const { body } = await api.call<Document>(`GET ${url}/${_id}/revisions/2`);
      expect(body.title).toBe("Unseen");
      expect(await isPublic("Unseen")).toBe(false);
      const refused = await site.call(pathOf(discard, _id, 2), {}, member.signedIn);
      expect(refused.status).toBe(403);
      expect((await api.call<Document>(pathOf(discard, _id, 2))).body.unpublishedVersion).toBeNull();
      await change("Seen", 1);
      const published = await api.call<Document>(`PUT ${url}/${_id}`, { version: 3 });
      expect(published.body).toMatchObject({ title: "Seen", version: 4, unpublishedVersion: null });
      expect(await isPublic("Seen")).toBe(true);
    });

    it("is duplicated as a draft by administrators", async () => {
      const { _id, slug } = await add();
      expect((await site.call(pathOf(duplicate, _id))).status).toBe(401);
      expect((await site.call(pathOf(duplicate, _id), undefined, member.signedIn)).status).toBe(403);
      const { status, body } = await api.call<Document>(pathOf(duplicate, _id));
      expect(status).toBe(201);
      expect(body).toMatchObject({ title: "Copy of Walk", status: "draft", version: 1 });
      expect([body._id, body.slug]).not.toContain(_id);
      expect(body.slug).not.toBe(slug);
      const absent = pathOf(duplicate, "0".repeat(24));
      expect((await api.call(absent)).status).toBe(404);
    });
  },
);

describe("a duplicate", () => {
  it("has the content of its original, but not what is that one's alone", async () => {
    const record = { type: "report", isbn: "978-3-16-148410-0", doi: "10.5555/walk", pages: "48" };
    const original = {
      title: "Walk",
      content: "<p>Walk</p>",
      section: "publications",
      tags: "one, two",
      record,
    };
    const { _id } = (await api.add(original)).body;
    await site.call(`PUT /api/blogs/like/${_id}`, undefined, member.signedIn);
    await api.call(`PUT /api/blogs/${_id}/draft`, { summary: "Not seen yet", version: 1, unpublished: true });
    const { body } = await api.call<Record<string, unknown>>(`POST /api/blogs/${_id}/duplicate`);
    expect(body).toMatchObject({
      content: "<p>Walk</p>",
      tags: ["one", "two"],
      summary: "Not seen yet",
      likeCount: 0,
      record: { type: "report", pages: "48", isbn: "", doi: "" },
    });
  });

  it("of an event is confirmed again, at the same time", async () => {
    const event = {
      title: "Walk",
      content: "<p>Walk</p>",
      section: "events",
      eventDate: "2026-09-01T18:00",
      eventState: "cancelled",
      stateNote: "Ill",
      place: "Casa da Rua",
    };
    const { _id, eventDate } = (await api.add(event)).body;
    const { body } = await api.call<Record<string, unknown>>(`POST /api/blogs/${_id}/duplicate`);
    expect(body).toMatchObject({ eventDate, eventState: "confirmed", stateNote: "", place: "Casa da Rua" });
  });

  it("is not made of a built-in page", async () => {
    await api.call("PUT /api/pages/about", { status: "published" });
    expect((await api.call("POST /api/pages/about/duplicate")).status).toBe(400);
  });
});

describe("documents that lose something", () => {
  const uses = (call: string, id: string) =>
    api.call<{ kind: string; title: string }[]>(call.replace("{id}", id)).then(({ body }) => body);

  it("articles and pages with its gallery", async () => {
    const signedIn = await site.bearer();
    const sent = {
      title: "Roofs",
      category: "street",
      mediaType: "images",
      images: blob(await somePicture()),
    };
    const { _id } = (await sendForm<Document>(site, "POST /api/photography/add", sent, signedIn)).body;
    expect(await uses("GET /api/photography/{id}/uses", _id)).toEqual([]);
    const gallery = `<figure data-gallery="${_id}"></figure>`;
    const texts = { title: "With roofs", content: `<p>Roofs</p>${gallery}`, section: "programmes" };
    const walk = { section: "events", eventDate: "2026-09-01T18:00", photographs: _id };
    await api.add(texts);
    await api.add({ title: "Walk", content: "<p>Roofs</p>", ...walk });
    await api.call("POST /api/pages/add", { title: "About roofs", content: gallery });
    const trashed = (await api.add({ ...texts, title: "Gone" })).body._id;
    await api.call("POST /api/blogs/trash", { ids: [trashed] });
    const found = await uses("GET /api/photography/{id}/uses", _id);
    expect(found.map(({ kind, title }) => `${kind} ${title}`).toSorted()).toEqual([
      ...["blog Walk", "blog With roofs", "page About roofs"],
    ]);
    const line = `GET /api/photography/${_id}/uses`;
    expect((await site.call(line)).status).toBe(401);
    expect((await site.call(line, undefined, member.signedIn)).status).toBe(403);
  });

  it("publications of a series, and those that replace another", async () => {
    const series = await api.call<Document>("POST /api/pages/add", { title: "Papers", template: "series" });
    const publication = { content: "<p>Text</p>", section: "publications" };
    const authors = [{ userId: member.id }];
    const old = (await api.add({ ...publication, title: "Old", authors })).body._id;
    const record = { series: series.body._id, replaces: old };
    await api.add({ ...publication, title: "Secret", status: "draft", record: { replaces: old } });
    const line = `GET /api/blogs/${old}/uses`;
    expect((await site.call(line, undefined, member.signedIn)).body).toEqual([]);
    await api.add({ ...publication, title: "New", record });
    expect(await uses("GET /api/pages/{id}/uses", series.body._id)).toMatchObject([{ title: "New" }]);
    expect((await uses("GET /api/blogs/{id}/uses", old)).map(({ title }) => title).toSorted()).toEqual([
      ...["New", "Secret"],
    ]);
    expect((await site.call(line, undefined, member.signedIn)).body).toMatchObject([{ title: "New" }]);
  });

  it("no people, since names stay in bylines", async () => {
    const { _id } = (await api.call<Document>("POST /api/people/add", { title: "Ada" })).body;
    expect(await uses("GET /api/people/{id}/uses", _id)).toEqual([]);
  });
});
