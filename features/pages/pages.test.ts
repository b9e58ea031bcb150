import { beforeEach, describe, expect, it } from "vitest";
import { usePages } from "#test/content/pages.ts";
import { errorsIn } from "#test/writing.ts";
import type { ManagedPage, Page } from "./contract.ts";

const opened = "2026-03-10T09:00:00.000Z";
const later = "2026-03-12T09:00:00.000Z";
const pages = usePages();
beforeEach(() => pages.site.clock.set(opened));

const words = { title: "Library", content: "<p>Open on Mondays.</p>" };
const status = async (path: string) => (await pages.site.fetch(path)).status;
const shown = async (address: string) => (await pages.call<Page>(`GET /api/pages/${address}`)).body;

describe("who may write pages", () => {
  const id = "0123456789abcdef01234567";
  it.each([
    "POST /api/pages/add",
    `GET /api/pages/${id}/writing`,
    `PUT /api/pages/${id}`,
    `PUT /api/pages/${id}/draft`,
    "POST /api/pages/preview",
    `GET /api/pages/${id}/revisions`,
    `GET /api/pages/${id}/revisions/1`,
    `POST /api/pages/${id}/revisions/1/restore`,
    "POST /api/pages/about/original",
    "GET /api/pages/manage",
    "GET /api/pages/manage/counts",
    "POST /api/pages/trash",
    "POST /api/pages/restore",
    "POST /api/pages/discard",
  ])("%s is for admins only", async (line) => {
    const body = line.startsWith("GET") ? undefined : {};
    expect((await pages.site.call(line, body)).status).toBe(401);
    expect((await pages.call(line, body, pages.member)).status).toBe(403);
    expect([200, 201, 400, 404]).toContain((await pages.call(line, body)).status);
  });
});

describe("POST /api/pages/add", () => {
  it("publishes a page, which has no tags", async () => {
    const page = await pages.add(words);
    expect(page).toMatchObject({ ...words, template: "text", version: 1, status: "published", map: null });
    expect(page).toMatchObject({ parts: { introduction: "" }, isSpecified: false, isOriginal: false });
    expect(page).not.toHaveProperty("tags");
    expect(await status(`/api/pages/${page._id}`)).toBe(200);
  });

  it("needs a title, except for a draft", async () => {
    const answer = await pages.call("POST /api/pages/add", { title: " \u200b", content: "x" });
    expect([answer.status, answer.body.msg]).toEqual([400, "Please enter a title."]);
    expect(await pages.add({ title: "", status: "draft" })).toMatchObject({ title: "", status: "draft" });
  });

  it("answers a repeated request with the first result", async () => {
    const _id = "00000000000000000000aaaa";
    const first = await pages.add({ ...words, _id });
    expect(await pages.add({ ...words, _id, title: "Twice" })).toEqual(first);
  });

  it("sanitises the text", async () => {
    const content = `<p onclick="x()">a</p><script>alert(1)</script><iframe src="https://maps.example"></iframe>
      <a href="javascript:x()">b</a><img src="https://elsewhere.example/a.png" alt="Afar">`;
    const { _id, content: kept } = await pages.add({ title: "Hostile", content });
    for (const part of ["onclick", "script", "iframe"]) expect(kept).not.toContain(part);
    const { article } = await shown(_id);
    expect(article).not.toMatch(/<img|javascript/);
    expect(article).toContain("Picture: Afar");
  });

  it("refuses a text that is nested too deeply", async () => {
    const answer = await pages.call("POST /api/pages/add", { title: "Deep", content: "<b>".repeat(200) });
    expect([answer.status, errorsIn(answer)]).toEqual([400, ["content"]]);
  });
});

it("GET /api/pages/{id}/writing answers 404 for an unknown page", async () => {
  expect((await pages.call("GET /api/pages/000000000000000000000000/writing")).status).toBe(404);
});

describe("PUT /api/pages/{id}", () => {
  it("refuses a save of an older version, and keeps what the first has saved", async () => {
    const { _id, version } = await pages.add(words);
    const saves = ["One", "Other"].map((title) => pages.update(_id, { title, version }));
    const answers = await Promise.all(saves);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const won = answers.find((answer) => answer.status === 200)?.body.title;
    expect((await pages.read(_id)).title).toBe(won);
    const lost = answers.find((answer) => answer.status === 409)?.body.msg;
    expect(lost).toBe("Somebody else has saved a newer version of this page.");
  });

  it("schedules a page, which readers see from then on", async () => {
    const { _id } = await pages.add({ ...words, status: "scheduled", publishAt: later });
    const listed = async () => (await pages.call<Page[]>("GET /api/pages/all")).body.map((page) => page._id);
    expect(await status(`/api/pages/${_id}`)).toBe(404);
    expect(await listed()).not.toContain(_id);
    pages.site.clock.set(later);
    expect(await status(`/api/pages/${_id}`)).toBe(200);
    expect(await listed()).toContain(_id);
  });
});

it("PUT /api/pages/{id}/draft saves a new draft, and refuses a published page", async () => {
  const id = "00000000000000000000bbbb";
  const { body } = await pages.call(`PUT /api/pages/${id}/draft`, { title: "Begun" });
  expect(body).toMatchObject({ _id: id, status: "draft", title: "Begun" });
  const { _id, version } = await pages.add(words);
  expect((await pages.call(`PUT /api/pages/${_id}/draft`, { title: "x", version })).status).toBe(409);
});

it("POST /api/pages/preview shows a page without keeping anything", async () => {
  const before = (await pages.call<ManagedPage[]>("GET /api/pages/manage")).body.length;
  const { body } = await pages.call<Page>("POST /api/pages/preview", { content: "<h2>Hours</h2>" });
  expect(body).toMatchObject({ title: "Untitled", article: '<h2 id="text-hours">Hours</h2>' });
  const parts = { heading: "A city", showBoard: false };
  const about = await pages.call<Page>("POST /api/pages/preview", { template: "about", parts });
  expect(about.body.about).toMatchObject(parts);
  expect((await pages.call<ManagedPage[]>("GET /api/pages/manage")).body.length).toBe(before);
});

it("GET /api/pages/{id}/revisions lists every save, reads and restores one", async () => {
  const { _id } = await pages.add(words);
  await pages.update(_id, { title: "Archive", parts: { introduction: "Paper" } });
  const { body } = await pages.call<{ version: number }[]>(`GET /api/pages/${_id}/revisions`);
  expect(body.map(({ version }) => version)).toEqual([2, 1]);
  const second = await pages.call(`GET /api/pages/${_id}/revisions/2`);
  expect(second.body).toMatchObject({ title: "Archive", parts: { introduction: "Paper" } });
  const restored = await pages.call(`POST /api/pages/${_id}/revisions/1/restore`, {});
  expect(restored.body).toMatchObject({ ...words, version: 3, parts: { introduction: "" } });
});

it("GET /api/pages/{id}/revisions/{version} answers 404 for an unknown version", async () => {
  const { _id } = await pages.add(words);
  expect((await pages.call(`GET /api/pages/${_id}/revisions/7`)).status).toBe(404);
});

it("POST /api/pages/{id}/revisions/{version}/restore leaves out a picture that is no longer in the library", async () => {
  const mediaId = await pages.upload("A map of the quarter");
  const parts = { mapPicture: { mediaId, alt: "The quarter" } };
  expect((await pages.update("contact", { parts })).body.map?.alt).toBe("The quarter");
  const { version } = await pages.read("contact");
  await pages.update("contact", { parts: { mapPicture: { mediaId: "", alt: "" } } });
  const restored = await pages.call(`POST /api/pages/contact/revisions/${version}/restore`, {});
  expect(restored.body.map?.url).toContain(mediaId);
  await pages.call("POST /api/pages/contact/original", {});
});

it("the trash takes a page from readers, gives it back, and deletes it for good", async () => {
  const { _id } = await pages.add(words);
  const some = { ids: [_id] };
  expect((await pages.call<object>("POST /api/pages/trash", some)).body).toEqual(some);
  expect(await status(`/${_id}`)).toBe(410);
  expect((await pages.call<object>("POST /api/pages/restore", some)).body).toEqual(some);
  expect(await status(`/api/pages/${_id}`)).toBe(200);
  await pages.call("POST /api/pages/trash", some);
  expect((await pages.call<object>("POST /api/pages/discard", some)).body).toEqual(some);
  expect(await status(`/${_id}`)).toBe(410);
});

it("GET /api/pages/all lists the published pages by title", async () => {
  await pages.add({ title: "Zebra crossing" });
  await pages.add({ title: "Aardvark", status: "draft" });
  const answer = await pages.site.call<{ title: string }[]>("GET /api/pages/all?limit=100");
  const titles = answer.body.map(({ title }) => title);
  expect(titles).toContain("Zebra crossing");
  expect(titles).not.toContain("Aardvark");
  expect(answer.headers.get("x-total-count")).toBe(String(titles.length));
});

it("GET /api/pages/{slug} answers 404 for unknown and impossible addresses", async () => {
  for (const address of ["nothing-here", "__proto__", "%00", "a.b", "x".repeat(101)])
    expect([address, await status(`/api/pages/${address}`)]).toEqual([address, 404]);
});
