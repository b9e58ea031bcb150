import { describe, expect, it } from "vitest";
import { type Answer, personApi } from "#test/content/persons.ts";
import { useSite } from "#test/harness.ts";
import { addPerson, usePerson } from "#test/people.ts";
import type { ManagedPerson, PersonRevision } from "./writing-contract.ts";

const site = useSite({ filled: false });
const api = personApi(site, usePerson(site, "An Admin", { role: "admin" }).signedIn);
const second = personApi(site, usePerson(site, "Second Admin", { role: "admin" }).signedIn);

it("GET /api/people/{id}/revisions lists every save", async () => {
  const { _id } = await api.add({ title: "One" });
  await second.update(_id, { title: "Two" });
  const { body } = await api.call<object[]>(`GET /api/people/${_id}/revisions`);
  expect(body).toMatchObject([
    { version: 2, title: "Two", editor: { name: "Second Admin" } },
    { version: 1, title: "One", editor: { name: "An Admin" } },
  ]);
});

describe("GET /api/people/{id}/revisions/{version}", () => {
  it("answers with the fields of that save", async () => {
    const portraitId = await api.picture("Then");
    const { _id } = await api.add({ title: "Then", links: ["https://a.example"], past: true, portraitId });
    await api.update(_id, { title: "Now", links: "", past: false, portraitId: null });
    const { body } = await api.call<PersonRevision>(`GET /api/people/${_id}/revisions/1`);
    expect(body).toMatchObject({ title: "Then", links: ["https://a.example/"], past: true, portraitId });
    expect(body.portrait?.alt).toBe("Then");
    expect((await api.call(`GET /api/people/${_id}/revisions/9`)).status).toBe(404);
  });

  it("reads those saved before people had given and family names", async () => {
    const { _id } = await api.add({ title: "Of before" });
    const fields = JSON.stringify({
      ...(await revisionOf(_id)),
      givenName: undefined,
      familyName: undefined,
    });
    await site.services.db.queries.updateTable("revisions").set({ fields }).where("ref", "=", _id).execute();
    const { status, body } = await api.call<PersonRevision>(`GET /api/people/${_id}/revisions/1`);
    expect([status, body]).toMatchObject([200, { title: "Of before", familyName: "" }]);
  });

  async function revisionOf(ref: string): Promise<object> {
    const revisions = site.services.db.queries.selectFrom("revisions").select("fields");
    return JSON.parse((await revisions.where("ref", "=", ref).executeTakeFirstOrThrow()).fields);
  }
});

it("POST /api/people/{id}/revisions/{version}/restore saves an earlier version again, without an account that is gone", async () => {
  const account = await addPerson(site, "Leaving");
  const { _id } = await api.add({ title: "Then", role: "Chair", userId: account.id });
  await api.update(_id, { title: "Now", role: "", userId: null });
  await site.services.db.queries.deleteFrom("users").where("id", "=", account.id).execute();
  const { status, body } = await api.call(`POST /api/people/${_id}/revisions/1/restore`, {});
  expect([status, body]).toMatchObject([200, { title: "Then", role: "Chair", account: null, version: 3 }]);
});

it("GET /api/people/manage lists everybody in the public order, with filters", async () => {
  await api.add({ title: "Zora Managed", department: "Maps", onBoard: true });
  await api.add({ title: "Yuri Managed", department: "Maps", status: "draft" });
  await api.add({ title: "Xenia Managed", department: "Maps", past: true });
  const names = async (query: string) => {
    const { body } = await api.call<ManagedPerson[]>(`GET /api/people/manage?department=Maps&${query}`);
    return body.map(({ title }) => title.split(" ")[0]);
  };
  expect(await names("")).toEqual(["Zora", "Yuri", "Xenia"]);
  expect(await names("sort=title")).toEqual(["Xenia", "Yuri", "Zora"]);
  expect(await names("group=board")).toEqual(["Zora"]);
  expect(await names("group=team")).toEqual(["Yuri"]);
  expect(await names("group=past")).toEqual(["Xenia"]);
  expect(await names("status=draft")).toEqual(["Yuri"]);
  expect(await names("q=zor")).toEqual(["Zora"]);
});

it("GET /api/people/manage/counts counts by status, and names the departments", async () => {
  const { body } = await api.call<{ departments: string[] }>("GET /api/people/manage/counts?department=Maps");
  expect(body).toMatchObject({ all: 3, draft: 1, published: 2, trash: 0 });
  expect(body.departments).toEqual(["Maps"]);
});

describe("PUT /api/people/{id}/position", () => {
  const order = async () =>
    (await api.names("?limit=100")).filter((name) => name.startsWith("Order ")).map((name) => name.slice(6));
  const move = (id: string, to: object, by = api) => by.call<Answer>(`PUT /api/people/${id}/position`, to);

  it("puts a person before or after another one", async () => {
    const [a = "", b = "", c = "", d = ""] = await api.named("Order a", "Order b", "Order c", "Order d");
    expect((await move(d, { before: a })).status).toBe(200);
    expect(await order()).toEqual(["d", "a", "b", "c"]);
    await move(d, { after: b });
    expect(await order()).toEqual(["a", "b", "d", "c"]);
    await Promise.all([move(a, { after: c }), move(b, { before: d }, second)]);
    expect(await order()).toEqual(["b", "d", "c", "a"]);
    await Promise.all(
      [a, b, c, d].map((id, at) => move(id, { before: [b, c, d, a][at] }, at % 2 ? api : second)),
    );
    expect((await order()).sort()).toEqual(["a", "b", "c", "d"]);
    expect((await move(a, {})).status).toBe(400);
    expect((await move(a, { before: b, after: c })).status).toBe(400);
    expect((await move(a, { before: a })).status).toBe(400);
    expect((await move("nobody", { before: a })).status).toBe(404);
    expect((await move(a, { after: "nobody" })).status).toBe(409);
  });

  it("leaves versions and drafts of other admins alone", async () => {
    const [a = "", b = ""] = await api.named("Order e", "Order f");
    await move(b, { before: a });
    expect((await api.update(b, { role: "Chair", version: 1 })).status).toBe(200);
    expect((await order()).slice(-2)).toEqual(["f", "e"]);
  });
});

describe.each(["trash", "restore", "discard"])("POST /api/people/%s", (what) => {
  it("answers with the ids that were changed", async () => {
    const [id = ""] = await api.named("Moved");
    const some = (to: string) => api.call<{ ids: string[] }>(`POST /api/people/${to}`, { ids: [id] });
    if (what !== "trash") await some("trash");
    expect((await some(what)).body.ids).toEqual([id]);
    expect((await some(what)).body.ids).toEqual([]);
    const status = what === "restore" ? 200 : 404;
    expect((await site.fetch(`/api/people/${id}`)).status).toBe(status);
  });
});
