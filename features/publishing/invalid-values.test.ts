import { describe, expect, it } from "vitest";
import type { BlogPage } from "#features/blogs/contract.ts";
import type { ManagedBlog } from "#features/blogs/writing/contract.ts";
import type { EditablePage } from "#features/pages/contract.ts";
import type { Person } from "#features/people/contract.ts";
import type { EditablePerson } from "#features/people/writing-contract.ts";
import type { EditableCollection } from "#features/photography/writing-contract.ts";
import { type Refused, useBearer, useSite } from "#test/harness.ts";
import { article, errorsIn, writingApi } from "#test/writing.ts";

const site = useSite();
const api = writingApi(site, useBearer(site));

const id = (number: number) => String(number).padStart(24, "a");
const autosave = <Body = Refused>(path: string, fields: object) =>
  api.call<Body>(`PUT /api/${path}/draft`, fields);

describe("a draft with values that are not valid", () => {
  it("is saved: they are kept as they were typed, apart from the record", async () => {
    const record = { isbn: "978-3-16-148410-1", pages: "48", funders: [{ name: "", award: "G-1" }] };
    const { status, body } = await autosave<EditableBlogBody>(`blogs/${id(1)}`, { ...article, record });
    expect(status).toBe(200);
    expect(body.record).toMatchObject({ isbn: "", pages: "48", funders: [{ name: "", award: "G-1" }] });
    expect(body.invalid).toEqual({ record: { isbn: "978-3-16-148410-1" } });
    expect((await api.read(id(1))).body.invalid).toEqual(body.invalid);
  });

  it("cannot be published or scheduled in any way, and readers never see it", async () => {
    const refused = ["record.isbn", "record.funders.0.name"];
    const publishAt = "2099-01-01T10:00";
    for (const publishing of [{ status: "published" }, { status: "scheduled", publishAt }]) {
      expect(errorsIn(await api.update(id(1), publishing))).toEqual(refused);
      expect(errorsIn(await api.update(id(1), { ...article, ...publishing }))).toEqual(refused);
      expect(errorsIn(await api.add({ _id: id(1), version: 1, ...publishing }))).toEqual(refused);
    }
    expect((await site.fetch(`/blogs/${id(1)}`)).status).toBe(404);
    const { body } = await api.read(id(1));
    expect([body.status, body.version, body.invalid]).toEqual([
      "draft",
      1,
      { record: { isbn: "978-3-16-148410-1" } },
    ]);
  });

  it("keeps them through other changes and in its history, until they are put right", async () => {
    const renamed = await api.update(id(1), { title: "Another title" });
    expect(renamed.body).toMatchObject({ version: 2, invalid: { record: { isbn: "978-3-16-148410-1" } } });
    const record = { isbn: "978-3-16-148410-0", funders: [{ name: "Road Fund" }] };
    const right = await api.update(id(1), { record, status: "published" });
    expect(right).toMatchObject({ status: 200, body: { record: { isbn: "978-3-16-148410-0" } } });
    expect(right.body.invalid).toBeUndefined();
    const old = await api.call<{ invalid: object }>(`GET /api/blogs/${id(1)}/revisions/2`);
    expect(old.body.invalid).toEqual({ record: { isbn: "978-3-16-148410-1" } });
    const restored = () => api.call<EditableBlogBody>(`POST /api/blogs/${id(1)}/revisions/2/restore`);
    expect(errorsIn(await restored())).toEqual(["record.funders.0.name"]);
    await api.update(id(1), { status: "draft", title: "Other" });
    expect((await restored()).body.invalid).toEqual({ record: { isbn: "978-3-16-148410-1" } });
  });

  it("drops those of a field that it no longer has", async () => {
    await autosave(`blogs/${id(2)}`, { ...article, record: { doi: "ten" } });
    const { status, body } = await api.update(id(2), { section: "programmes", status: "published" });
    expect([status, body.invalid]).toEqual([200, undefined]);
  });

  it("may be an event without a date, or with times that contradict each other", async () => {
    const event = { title: "Walk", section: "events", content: "<p>Come.</p>", place: "The bridge" };
    const first = await autosave<EditableBlogBody>(`blogs/${id(3)}`, { ...event, eventDate: "" });
    expect(first.body).toMatchObject({ invalid: { eventDate: "" }, place: "The bridge" });
    const [listed] = (await api.call<ManagedBlog[]>("GET /api/blogs/manage?section=events")).body;
    expect(listed).toMatchObject({ title: "Walk", event: null, eventDate: null, eventStatus: null });
    expect(errorsIn(await api.update(id(3), { status: "published" }))).toEqual(["eventDate"]);
    const times = { eventDate: "2030-05-01T18:00", eventEnd: "2030-05-01T17:00", capacity: "many" };
    const wrong = { ...times, recordingUrl: "www", dates: [{ begins: "2030-05-08T18:00" }, { begins: "?" }] };
    const { status, body } = await autosave<EditableBlogBody>(`blogs/${id(3)}`, {
      ...event,
      ...wrong,
      version: 1,
    });
    expect(status).toBe(200);
    const { eventDate, ...invalid } = wrong;
    expect(body).toMatchObject({
      invalid,
      eventEnd: null,
      capacity: "",
      dates: [{ id: expect.any(String) }],
    });
    const refused = errorsIn(await api.update(id(3), { status: "published" }));
    expect(refused).toEqual(["eventEnd", "dates.1.begins", "capacity", "recordingUrl"]);
    const page = await api.call<BlogPage>("POST /api/blogs/preview", { ...event, ...wrong });
    expect(page.body).toMatchObject({ title: "Walk", event: { place: "The bridge" } });
  });

  it("may be a person, a page or a collection", async () => {
    const someone = { title: "Ada Vale", orcid: "0000-0002-1825-0090", email: "ada", links: "example" };
    const person = await autosave<EditablePerson>(`people/${id(4)}`, someone);
    const { title, ...invalid } = someone;
    expect(person.body).toMatchObject({ title, orcid: "", email: "", links: [], invalid });
    expect(errorsIn(await api.call<Refused>(`PUT /api/people/${id(4)}`, { status: "published" }))).toEqual([
      "email",
      "orcid",
      "links",
    ]);
    const series = { title: "Papers", template: "series", parts: { issn: "1234-5678" } };
    const page = await autosave<EditablePage>(`pages/${id(5)}`, series);
    expect(page.body).toMatchObject({ parts: { issn: "" }, invalid: { parts: { issn: "1234-5678" } } });
    expect(errorsIn(await api.call<Refused>(`PUT /api/pages/${id(5)}`, { status: "published" }))).toEqual([
      "parts.issn",
    ]);
    const long = { title: "t".repeat(301), summary: "s".repeat(400) };
    const collection = await autosave<EditableCollection>(`photography/${id(6)}`, long);
    expect(collection.body).toMatchObject({ title: "t".repeat(300), invalid: long });
  });

  it("still refuses what it cannot keep", async () => {
    const deep = await autosave(`blogs/${id(7)}`, { ...article, content: "<b>".repeat(200) });
    expect(errorsIn(deep)).toEqual(["content"]);
    expect((await api.read(id(7))).status).toBe(404);
  });
});

type EditableBlogBody = Awaited<ReturnType<typeof api.read>>["body"];

describe("POST …/preview", () => {
  it("shows a publication with its own DOI, and leaves out what is not valid", async () => {
    const record = { doi: "10.5555/own", pages: "7" };
    const { _id } = (await api.add({ ...article, record })).body;
    const preview = (more: object) =>
      api.call<BlogPage>("POST /api/blogs/preview", { ...article, _id, ...more });
    expect((await preview({ record })).body.record).toMatchObject({ doi: "10.5555/own", pages: "7" });
    const wrong = { record: { ...record, isbn: "1" }, image: "http", authors: [{ personId: "gone" }] };
    const { status, body } = await preview(wrong);
    expect([status, body.record?.isbn, body.record?.pages, body.image]).toEqual([200, "", "7", null]);
    expect((await preview({ _id: id(8), record })).body.record).toMatchObject({ doi: "", pages: "7" });
  });

  it("shows a person with their own account", async () => {
    const { _id: userId } = await site.json<{ _id: string }>("/api/users/profile", {
      headers: await admin(),
    });
    const person = await api.call<EditablePerson>("POST /api/people/add", { title: "Own Account", userId });
    const shown = { title: "Own Account", _id: person.body._id, userId, orcid: "wrong" };
    const { status, body } = await api.call<Person>("POST /api/people/preview", shown);
    expect([status, body.user, body.orcid]).toEqual([200, userId, ""]);
  });
});

const admin = () => site.bearer();
