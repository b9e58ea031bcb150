import { beforeEach, describe, expect, it } from "vitest";
import { usePages } from "#test/content/pages.ts";
import { emailsIn } from "#test/formats/emails.ts";
import { addPerson, usePerson } from "#test/people.ts";
import { changeSettings } from "#test/settings.ts";
import type { OriginalState, TableRow, Translation } from "./translations-contract.ts";

const pages = usePages();
const translator = usePerson(pages.site, "Lea Traduit", { role: "admin" }).signedIn;

type Blog = {
  _id: string;
  language: string;
  version: number;
  status: string;
  content: string;
  title: string;
};
type Changes = { version: number; before: Blog; after: Blog };

async function addBlog(title: string, more = {}): Promise<Blog> {
  const fields = { title, content: "<p>One.</p><p>Two.</p>", section: "programmes", ...more };
  return (await pages.call<Blog>("POST /api/blogs/add", fields)).body;
}

const path = (id: string, rest = "", kind = "blog") => `/api/translations/${kind}/${id}${rest}`;
const begin = (id: string, language = "fr", by = translator) =>
  pages.call<Translation & { msg: string }>(`POST ${path(id)}`, { language }, by);
const original = async (id: string) =>
  (await pages.call<Extract<OriginalState, { since: number }>>(`GET ${path(id, "/original")}`)).body;
const changes = async (id: string) => (await pages.call<Changes>(`GET ${path(id, "/changes")}`)).body;
const mark = (id: string, version: number, by = translator) =>
  pages.call<OriginalState>(`PUT ${path(id, "/current")}`, { version }, by);
const update = (id: string, fields: object, by = pages.admin) =>
  pages.call<Blog>(`PUT /api/blogs/${id}`, fields, by);
const rows = async (query: string) => (await pages.call<TableRow[]>(`GET /api/translations/${query}`)).body;
const statesIn = async (query: string) =>
  (await rows(query)).map(({ title, translations }) => [
    title,
    ...translations.map(({ language }) => language),
  ]);

describe("POST /api/translations/{kind}/{id}", () => {
  it("begins a draft in the language, with the text and the structure of the original", async () => {
    const english = await addBlog("Shade", { tags: "trees", summary: "About shade." });
    const begun = await begin(english._id);
    expect([begun.status, begun.body]).toMatchObject([
      201,
      { title: "Shade", language: "fr", status: "draft", original: english._id, changedAt: null },
    ]);
    const draft = (await pages.call<Blog>(`GET /api/blogs/${begun.body._id}/writing`)).body;
    expect(draft).toMatchObject({ content: english.content, language: "fr", tags: ["trees"] });
    expect(draft).toMatchObject({ summary: "About shade.", status: "draft" });
    const again = await begin(english._id);
    expect([again.status, again.body.msg]).toEqual([
      409,
      "There is a translation into this language already.",
    ]);
    expect((await begin(english._id, "en")).status).toBe(409);
    expect((await begin(english._id, "klingon!")).status).toBe(400);
    expect((await begin(english._id, "es", pages.member)).status).toBe(403);
    const spanish = await begin(begun.body._id, "es");
    expect(spanish.body.original).toBe(english._id);
    expect((await pages.call<Translation[]>(`GET ${path(english._id)}`)).body).toHaveLength(2);
  });

  it("begins one of every kind", async () => {
    const kinds = [
      ["page", "pages", { title: "Rules", content: "<p>x</p>" }],
      ["person", "people", { title: "Ida" }],
      ["collection", "photography", { title: "Tram", category: "street", mediaType: "images" }],
      ["call", "calls", { title: "Two posts", content: "<p>x</p>", type: "vacancy" }],
      ["project", "projects", { title: "Shade map", content: "<p>x</p>" }],
    ] as const;
    for (const [kind, folder, fields] of kinds) {
      const added = await pages.call<Blog>(`POST /api/${folder}/add`, { ...fields, status: "draft" });
      expect([kind, added.status]).toEqual([kind, 201]);
      const begun = await pages.call<Translation>(`POST ${path(added.body._id, "", kind)}`, {
        language: "fr",
      });
      expect([kind, begun.status, begun.body.original]).toEqual([kind, 201, added.body._id]);
    }
  });

  it("copies an event with its date, but not its registration", async () => {
    const fields = { section: "events", eventDate: "2099-05-14T18:30", registration: true, capacity: "20" };
    const event = await addBlog("Walk", fields);
    const begun = await begin(event._id);
    const draft = await pages.call<object>(`GET /api/blogs/${begun.body._id}/writing`);
    const { eventDate } = (await pages.call<{ eventDate: string }>(`GET /api/blogs/${event._id}/writing`))
      .body;
    expect(draft.body).toMatchObject({ eventDate, registration: false });
  });
});

describe("a translation", () => {
  let english: Blog;
  let french: string;
  beforeEach(async () => {
    pages.site.clock.set("2026-03-09T09:00:00.000Z");
    english = await addBlog("Shade");
    french = (await begin(english._id)).body._id;
  });

  it("GET /api/translations/{kind}/{id}/original says who has changed its original since, and when", async () => {
    expect(await original(english._id)).toEqual({ original: null });
    expect(await original(french)).toMatchObject({ since: 1, version: 1, changedAt: null });
    await update(english._id, { content: "<p>One.</p><p>Two and a half.</p>" });
    expect(await original(french)).toMatchObject({
      original: { _id: english._id, title: "Shade", language: "en" },
      ...{ since: 1, version: 2, changedBy: "Edits Pages" },
    });
    expect((await original(french)).changedAt).not.toBeNull();
    const byMember = await pages.call(`GET ${path(french, "/original")}`, undefined, pages.member);
    expect(byMember.status).toBe(404);
    await update(english._id, { content: english.content });
    expect(await original(french)).toMatchObject({ version: 3, changedAt: null });
  });

  it("stays current if only its original's language, search settings or unpublished text change", async () => {
    await update(english._id, { noindex: true, language: "en-GB" });
    expect(await original(french)).toMatchObject({ version: 2, changedAt: null });
    const draft = { content: "<p>Not yet.</p>", version: 2, newRevision: true, unpublished: true };
    expect((await pages.call(`PUT /api/blogs/${english._id}/draft`, draft)).status).toBe(200);
    expect(await original(french)).toMatchObject({ version: 2, changedAt: null });
    const { version } = await pages
      .call<{ unpublishedVersion: number }>(`GET /api/blogs/${english._id}/writing`)
      .then(({ body }) => ({ version: body.unpublishedVersion }));
    await update(english._id, { version });
    expect((await original(french)).changedAt).not.toBeNull();
  });

  it("of a draft keeps the version that it was begun from, also when autosaves replace it", async () => {
    const draft = await addBlog("Draft", { status: "draft" });
    const translation = (await begin(draft._id)).body._id;
    for (const [at, content] of ["<p>Three.</p>", "<p>Four.</p>"].entries()) {
      const save = { content, version: draft.version + at, newRevision: false };
      expect((await pages.call(`PUT /api/blogs/${draft._id}/draft`, save)).status).toBe(200);
    }
    expect((await original(translation)).changedAt).toBeNull();
    await update(draft._id, { status: "published" });
    expect((await original(translation)).changedAt).not.toBeNull();
    expect(await changes(translation)).toMatchObject({
      before: { content: draft.content },
      after: { content: "<p>Four.</p>" },
    });
  });

  it("GET /api/translations/{kind}/{id}/changes has the original as it was and as it is", async () => {
    await update(english._id, { title: "More shade" });
    expect(await changes(french)).toMatchObject({
      version: 2,
      before: { title: "Shade" },
      after: { title: "More shade" },
    });
    const ofOriginal = await pages.call(`GET ${path(english._id, "/changes")}`);
    expect(ofOriginal.status).toBe(404);
    const byMember = await pages.call(`GET ${path(french, "/changes")}`, undefined, pages.member);
    expect(byMember.status).toBe(404);
  });

  it("PUT /api/translations/{kind}/{id}/current marks it as up to date with a version", async () => {
    await update(english._id, { title: "More shade" });
    await update(english._id, { title: "Most shade" });
    expect((await mark(french, 2)).body).toMatchObject({ since: 2, version: 3, changedBy: "Edits Pages" });
    expect((await mark(french, 4)).status).toBe(404);
    expect((await mark(french, 3, pages.member)).status).toBe(404);
    expect((await mark(french, 3)).body).toMatchObject({ since: 3, changedAt: null });
    await update(english._id, { title: "Shade" });
    expect((await original(french)).changedAt).not.toBeNull();
  });

  it("may be for authors who cannot change its original", async () => {
    const { signedIn, id } = await addPerson(pages.site, "Ana Tradutora");
    await update(french, { authors: [{ userId: id }], title: "L’ombre", status: "published" });
    await update(english._id, { title: "More shade" });
    const read = await pages.call<Changes>(`GET ${path(french, "/changes")}`, undefined, signedIn);
    expect([read.status, read.body.after?.title]).toEqual([200, "More shade"]);
    expect((await mark(french, 2, signedIn)).body).toMatchObject({ changedAt: null });
    const others = await pages.call(`PUT ${path(english._id, "/current")}`, { version: 2 }, signedIn);
    expect(others.status).toBe(403);
  });

  it("has another original when that is deleted for good, and none when it leaves the group", async () => {
    pages.site.clock.set("2026-03-09T10:00:00.000Z");
    const spanish = (await begin(english._id, "es")).body._id;
    await pages.call("POST /api/blogs/trash", { ids: [english._id] });
    await pages.call("POST /api/blogs/discard", { ids: [english._id] });
    expect(await original(french)).toEqual({ original: null });
    expect(await original(spanish)).toMatchObject({ original: { _id: french }, changedAt: null });
    await pages.call(`DELETE ${path(spanish)}`);
    expect(await original(spanish)).toEqual({ original: null });
  });
});

describe("an email to the translator", () => {
  const sent = async () => {
    pages.site.services.emails.wake();
    await pages.site.services.emails.idle();
    const all = emailsIn(pages.site.place.folder).filter(({ subject }) => subject.includes("translation"));
    return all.filter(({ subject }) => /canal|quay/i.test(subject));
  };

  it("is sent a while after the last of several changes, with the names of the fields and a link", async () => {
    pages.site.clock.set("2026-03-10T09:00:00.000Z");
    const english = await addBlog("Canal");
    const french = (await begin(english._id)).body._id;
    await update(english._id, { title: "The canal" });
    await update(english._id, { content: "<p>New.</p>" });
    expect(await sent()).toEqual([]);
    pages.site.clock.set("2026-03-10T09:16:00.000Z");
    const [{ subject, text, to } = { text: "" }, ...others] = await sent();
    expect([to, others]).toEqual(["lea.traduit@example.org", []]);
    expect(subject).toBe("The canal has changed: please check its translation");
    expect(text).toContain("Edits Pages changed The canal after it was translated.");
    expect(text).toMatch(/Title.*Content/s);
    expect(text).toContain(`/edit-blog/${french}#original`);
    expect(text).toMatch(/^Stop these emails: https?:\S+\/profile#translation-emails$/m);
  });

  it("is not sent to those who want none", async () => {
    const choose = (translationEmails: boolean) =>
      pages.call("PUT /api/users/profile", { translationEmails }, translator);
    const chosen = async () =>
      (await pages.call<object>("GET /api/users/profile-details", undefined, translator)).body;
    pages.site.clock.set("2026-03-10T10:00:00.000Z");
    const before = await sent();
    const english = await addBlog("Silent quay");
    await begin(english._id);
    await update(english._id, { title: "The silent quay" });
    await choose(false);
    expect(await chosen()).toMatchObject({ translationEmails: false });
    pages.site.clock.set("2026-03-10T10:16:00.000Z");
    expect(await sent()).toHaveLength(before.length);
    await choose(true);
    expect(await chosen()).toMatchObject({ translationEmails: true });
  });

  it("is not sent to those who made the change, for drafts of originals, nor if it is marked in time", async () => {
    pages.site.clock.set("2026-03-11T09:00:00.000Z");
    const [own, draft, marked] = [
      await addBlog("Own quay"),
      await addBlog("Draft quay", { status: "draft" }),
      await addBlog("Marked quay"),
    ];
    for (const { _id } of [own, draft, marked]) await begin(_id);
    await update(own._id, { title: "Quay of their own" }, translator);
    await update(draft._id, { title: "Quay as a draft" });
    await update(marked._id, { title: "Quay, marked" });
    const [french] = (await pages.call<Translation[]>(`GET ${path(marked._id)}`)).body;
    await mark(french?._id ?? "", 2);
    pages.site.clock.set("2026-03-11T09:16:00.000Z");
    expect((await sent()).map(({ subject }) => subject).filter((text) => !text.includes("canal"))).toEqual(
      [],
    );
  });
});

describe("GET /api/translations/{kind}", () => {
  it("lists originals by the states of their translations", async () => {
    expect((await pages.call("GET /api/translations/blog", undefined, pages.member)).status).toBe(403);
    const languages = [
      { language: "fr", segments: [] },
      { language: "es", segments: [] },
    ];
    expect((await changeSettings(pages.site, pages.admin, "institute", { languages })).status).toBe(200);
    pages.site.clock.set("2026-03-12T09:00:00.000Z");
    const none = await addBlog("Table none");
    pages.site.clock.set("2026-03-12T09:30:00.000Z");
    const current = await addBlog("Table current");
    pages.site.clock.set("2026-03-12T10:00:00.000Z");
    const changed = await addBlog("Table changed");
    for (const { _id } of [changed, current]) {
      const { body } = await begin(_id);
      await update(body._id, { title: `Fr ${_id}`, status: "published" });
    }
    await begin(current._id, "es");
    await update(changed._id, { content: "<p>Changed.</p>" });
    const q = "blog?q=table";
    expect(await statesIn(q)).toEqual([
      ["Table changed", "fr"],
      ["Table current", "es", "fr"],
      ["Table none"],
    ]);
    const [first] = await rows(q);
    expect(first?.translations).toMatchObject([{ changedBy: "Edits Pages", original: changed._id }]);
    const titles = async (filter: string) => (await statesIn(`${q}&${filter}`)).map(([title]) => title);
    expect(await titles("state=changed")).toEqual(["Table changed"]);
    expect(await titles("state=changed&language=es")).toEqual([]);
    expect(await titles("state=current&language=fr")).toEqual(["Table current"]);
    expect(await titles("state=draft")).toEqual(["Table current"]);
    expect(await titles("state=missing&language=es")).toEqual(["Table changed", "Table none"]);
    expect(await titles("state=missing&language=fr")).toEqual(["Table none"]);
    expect(await titles("state=missing&language=en")).toEqual([]);
    expect(await titles("state=missing")).toEqual(["Table changed", "Table none"]);
    expect((await rows(`${q}&limit=1&page=2`)).map(({ _id }) => _id)).toEqual([current._id]);
    expect(none.version).toBe(1);
  });
});
