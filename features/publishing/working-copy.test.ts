import { describe, expect, it } from "vitest";
import type { WholeRevision } from "#features/blogs/writing/contract.ts";
import type { MediaEntry, MediaUse } from "#features/media/library/contract.ts";
import { type Refused, useBearer, useSite } from "#test/harness.ts";
import { usePerson } from "#test/people.ts";
import { blob, sendForm, somePicture } from "#test/uploads.ts";
import { type Answered, article, errorsIn, writingApi } from "#test/writing.ts";
import type { Revision } from "./contract.ts";

const site = useSite();
const api = writingApi(site, useBearer(site));
const second = usePerson(site, "Second Editor", { role: "admin" });
const theirs = writingApi(site, second.signedIn);
const member = usePerson(site, "Somebody");

const change = (id: string, fields: object, by = api) =>
  by.call<Answered["body"]>(`PUT /api/blogs/${id}/draft`, { ...fields, unpublished: true });
const discard = (id: string, version: number, by = api) =>
  by.call<Answered["body"]>(`POST /api/blogs/${id}/revisions/${version}/discard`);
const versions = async (id: string) =>
  (await api.call<Revision[]>(`GET /api/blogs/${id}/revisions`)).body.map(({ version }) => version);
const revision = async (id: string, version: number) =>
  (await api.call<WholeRevision>(`GET /api/blogs/${id}/revisions/${version}`)).body;

describe("unpublished changes of an article", () => {
  it("are for its writers only", async () => {
    const { _id } = (await api.add(article)).body;
    const own = { ...article, title: "Mine", authors: [{ userId: member.id }] };
    const authored = (await api.add(own)).body;
    const { body, status } = await change(_id, { title: "Sixty benches", version: 1 });
    expect([status, body.title, body.version, body.unpublishedVersion]).toEqual([200, article.title, 1, 2]);
    const author = writingApi(site, member.signedIn);
    expect((await change(_id, { title: "No" }, author)).status).toBe(403);
    expect((await discard(_id, 2, author)).status).toBe(403);
    expect((await author.call(`GET /api/blogs/${_id}/revisions/2`)).status).toBe(403);
    const line = { title: "No", unpublished: true };
    expect((await site.call(`PUT /api/blogs/${_id}/draft`, line)).status).toBe(401);
    expect((await change(authored._id, { title: "Mine, longer" }, author)).body.unpublishedVersion).toBe(2);
    expect((await discard(authored._id, 2, author)).body.unpublishedVersion).toBeNull();
    await change(authored._id, { title: "Mine, again" }, author);
    const published = await author.update(authored._id, { version: 3 });
    expect([published.status, published.body.title]).toEqual([200, "Mine, again"]);
  });

  it("appear nowhere before they are published, and then everywhere", async () => {
    const { _id, slug } = (await api.add({ ...article, tags: "benches" })).body;
    const changes = {
      title: "Zwielicht at the river",
      content: "<p>Zwielicht</p>",
      tags: "zwielicht",
      summary: "Zwielicht",
      seoTitle: "Zwielicht",
    };
    await change(_id, { ...changes, version: 1 });
    const paths = [
      `/blogs/${slug}`,
      ...["/", "/blogs", "/publications", "/search?q=zwielicht", "/sitemap.xml", "/feed.xml", "/feed.json"],
      ...[`/api/blogs/${_id}`, "/api/blogs/all", "/api/blogs/all?view=card", "/api/search?q=zwielicht"],
      ...[`/api/blogs/${_id}/page`, "/api/blogs/section/publications", `/blogs/${slug}.ris`],
    ];
    const withWord = async () => {
      const texts = await Promise.all(paths.map(async (path) => (await site.fetch(path)).text()));
      return paths.filter((_, at) => texts[at]?.replaceAll("q=zwielicht", "").includes("Zwielicht"));
    };
    expect(await withWord()).toEqual([]);
    const managed = await api.call<Answered["body"][]>("GET /api/blogs/manage?q=forty&limit=24");
    const row = managed.body.find((each) => each._id === _id);
    expect([row?.title, row?.unpublishedVersion]).toEqual([article.title, 2]);
    const { body } = await api.update(_id, { version: 2 });
    expect([body.title, body.version, body.unpublishedVersion]).toEqual([changes.title, 3, null]);
    expect(await withWord()).toContain(`/api/blogs/${_id}`);
    expect(body.tags).toEqual(["zwielicht"]);
  });

  it("are one copy that all editors change, each from its latest version", async () => {
    const { _id } = (await api.add(article)).body;
    expect((await change(_id, { title: "By one", version: 1 })).body.unpublishedVersion).toBe(2);
    expect((await change(_id, { title: "By two", version: 1 }, theirs)).status).toBe(409);
    expect((await change(_id, { summary: "By two", version: 2 }, theirs)).body.unpublishedVersion).toBe(3);
    expect(await revision(_id, 3)).toMatchObject({
      title: "By one",
      summary: "By two",
      editor: { name: "Second Editor" },
      user: (await api.read(_id)).body.user, // the form finds out that nobody has chosen authors
    });
    expect((await api.update(_id, { title: "Late", version: 1 })).status).toBe(409);
    expect((await api.update(_id, { title: "Late", version: 2 })).status).toBe(409);
    expect((await discard(_id, 2)).status).toBe(409);
    const racing = await Promise.all([
      change(_id, { title: "Racing", version: 3 }),
      change(_id, { title: "Racing, too", version: 3 }, theirs),
      api.update(_id, { version: 3 }),
    ]);
    expect(racing.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it("replace each other in one revision per hour and writer, and stay in the history", async () => {
    const { _id } = (await api.add(article)).body;
    site.clock.set("2026-03-10T10:00:00.000Z");
    await change(_id, { title: "a", version: 1 });
    await change(_id, { title: "b", version: 2 });
    expect(await versions(_id)).toEqual([3, 1]);
    await change(_id, { title: "c", version: 3 }, theirs);
    expect(await versions(_id)).toEqual([4, 3, 1]);
    const discarded = (await discard(_id, 4)).body;
    expect([discarded.title, discarded.version, discarded.unpublishedVersion]).toEqual([
      ...[article.title, 1, null],
    ]);
    expect(await versions(_id)).toEqual([4, 3, 1]);
    expect((await change(_id, { title: "d", version: 4 }, theirs)).status).toBe(409);
    expect((await change(_id, { title: "d", version: 1 }, theirs)).body.unpublishedVersion).toBe(5);
    const restored = await api.call<Answered["body"]>(`POST /api/blogs/${_id}/revisions/3/restore`);
    expect([restored.body.title, restored.body.version, restored.body.unpublishedVersion]).toEqual([
      ...["b", 6, null],
    ]);
    expect(await versions(_id)).toEqual([6, 5, 4, 3, 1]);
  });

  it("end when the text is again what readers see", async () => {
    const { _id } = (await api.add(article)).body;
    await change(_id, { title: "Other", version: 1 });
    const { body } = await change(_id, { title: article.title, version: 2 });
    expect([body.version, body.unpublishedVersion]).toEqual([1, null]);
    expect((await change(_id, { title: article.title, version: 1 })).body.unpublishedVersion).toBeNull();
  });

  it("take over what is published beside them, but for what they have changed themselves", async () => {
    const { _id } = (await api.add(article)).body;
    await change(_id, { title: "Changed", version: 1 });
    const { body } = await theirs.update(_id, { title: "Published", summary: "Published" });
    expect([body.title, body.version, body.unpublishedVersion]).toEqual(["Published", 3, 4]);
    expect(await revision(_id, 4)).toMatchObject({ title: "Changed", summary: "Published" });
    expect((await change(_id, { title: "Late", version: 2 })).status).toBe(409);
    expect((await theirs.update(_id, { title: "Changed" })).body.unpublishedVersion).toBeNull();
  });

  it("pass every check before readers see them", async () => {
    const { _id } = (await api.add(article)).body;
    await change(_id, { title: "", content: "", version: 1 });
    const refused = await api.update(_id, { version: 2 });
    expect([refused.status, errorsIn(refused)]).toEqual([400, ["title", "content"]]);
    expect((await api.read(_id)).body).toMatchObject({ title: article.title, unpublishedVersion: 2 });
  });

  it("belong to scheduled articles, too, and go into the draft when one is unpublished", async () => {
    const stage = { status: "scheduled", publishAt: "2026-03-11T10:00" };
    const { _id } = (await api.add({ ...article, ...stage })).body;
    await change(_id, { title: "Later", version: 1 });
    site.clock.set("2026-03-12T12:00:00.000Z");
    expect((await api.read(_id)).body).toMatchObject({ status: "published", title: article.title });
    expect((await api.update(_id, { status: "draft" })).body).toMatchObject({
      title: "Later",
      unpublishedVersion: null,
      status: "draft",
    });
    const draft = await change(_id, { title: "As a draft", version: 3 });
    expect(draft.body).toMatchObject({ title: "As a draft", version: 4, unpublishedVersion: null });
    site.clock.set("2026-03-10T10:00:00.000Z");
  });

  it("come back from the trash with their article", async () => {
    const { _id } = (await api.add(article)).body;
    await change(_id, { title: "Kept", version: 1 });
    await api.call("POST /api/blogs/trash", { ids: [_id] });
    expect((await change(_id, { title: "No", version: 2 })).status).toBe(404);
    await api.call("POST /api/blogs/restore", { ids: [_id] });
    expect((await api.read(_id)).body).toMatchObject({ title: article.title, unpublishedVersion: 2 });
    expect((await api.update(_id, { version: 2 })).body.title).toBe("Kept");
  });

  it("keep their files from being deleted", async () => {
    const { _id } = (await api.add(article)).body;
    const sent = { file: blob(await somePicture()) };
    const signedIn = await site.bearer();
    const added = await sendForm<MediaEntry>(site, "POST /api/media", sent, signedIn);
    const coverId = added.body._id;
    await change(_id, { coverId, version: 1 });
    const entry = await api.call<{ uses: MediaUse[] }>(`GET /api/media/${coverId}`);
    expect(entry.body.uses.map((use) => use._id)).toEqual([_id]);
    expect((await api.call<Refused>(`DELETE /api/media/${coverId}`)).status).toBe(409);
    expect((await api.read(_id)).body.image).toBeNull();
    expect((await api.update(_id, { version: 2 })).body.coverId).toBe(coverId);
  });
});
