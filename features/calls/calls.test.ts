import { beforeAll, describe, expect, it } from "vitest";
import type { PlainEditable, PlainManaged } from "#features/plain-documents/contract.ts";
import { fileOf, uploadFile } from "#test/files/files.ts";
import { type Called, type Refused, useSite } from "#test/harness.ts";
import { usePerson } from "#test/people.ts";
import type { Call, CallCard } from "./call-article.tsx";
import type { callFields } from "./fields.ts";

type Editable = PlainEditable<typeof callFields>;

const site = useSite({ filled: false, at: "2026-03-12T18:00:00.000Z" });
const admin = usePerson(site, "An Admin", { role: "admin" });
const member = usePerson(site, "Somebody");

const [open, deadline] = ["2026-03-12T18:00:00.000Z", "2026-03-12T20:00:00.000Z"];
const vacancy = {
  title: "Researcher",
  content: "<p>You walk with others.</p><ul><li><p>At night</p></li></ul>",
  place: "Lisbon",
  deadline,
  email: "jobs@institute.example",
};

const call = <Body>(line: string, body?: object, id = "") =>
  site.call<Body>(line.replace("{id}", id), body, admin.signedIn);
const add = async (fields: object) => (await call<Editable>("POST /api/calls/add", fields)).body;
const titles = async () => (await site.json<CallCard[]>("/api/calls")).map(({ title }) => title);
const page = async (path: string) => (await (await site.fetch(path)).text()).replaceAll("<!-- -->", "");

it("every endpoint for writing is for admins only", async () => {
  const { _id } = await add({ ...vacancy, title: "Guarded", status: "draft" });
  const lines = [
    "POST /api/calls/add",
    "GET /api/calls/{id}/writing",
    "PUT /api/calls/{id}",
    "PUT /api/calls/{id}/draft",
    "POST /api/calls/preview",
    "GET /api/calls/{id}/revisions",
    "POST /api/calls/{id}/revisions/1/restore",
    "GET /api/calls/{id}/uses",
    "GET /api/calls/manage",
    "GET /api/calls/manage/counts",
    "POST /api/calls/trash",
    "POST /api/calls/restore",
    "POST /api/calls/discard",
    "DELETE /api/calls/{id}",
  ].map((line) => line.replace("{id}", _id));
  for (const line of lines) {
    const body = line.startsWith("GET") ? undefined : {};
    expect((await site.call(line, body)).status, line).toBe(401);
    expect((await site.call(line, body, member.signedIn)).status, line).toBe(403);
  }
});

it("GET /api/search/kinds has calls once readers see one", async () => {
  const kinds = () => site.json<string[]>("/api/search/kinds");
  const { _id } = await add({ ...vacancy, title: "Drafted", status: "draft" });
  expect(await kinds()).toEqual(["blog", "collection", "page", "person"]);
  await call("PUT /api/calls/{id}", { status: "published", version: 1 }, _id);
  expect(await kinds()).toContain("call");
  await call("POST /api/calls/trash", { ids: [_id] });
});

describe("POST /api/calls/add", () => {
  it("publishes nothing without a title and a text, and keeps a draft of what is not valid", async () => {
    const fields = { email: "nobody", type: "gift" };
    const { body } = await call<Refused>("POST /api/calls/add", fields);
    expect(body.errors?.map(({ path }) => path)).toEqual(["title", "type", "content", "email"]);
    expect(await add({ email: "nobody", status: "draft" })).toMatchObject({
      email: "",
      invalid: { email: "nobody" },
    });
  });

  it("refuses a file that is not in the library", async () => {
    const { body } = await call<Refused>("POST /api/calls/add", { ...vacancy, file: "f".repeat(24) });
    expect(body.errors).toMatchObject([{ path: "file" }]);
  });
});

describe("a call", () => {
  let id: string;
  beforeAll(async () => {
    const file = (await uploadFile(site, admin.signedIn, ["call.pdf", fileOf("water.pdf")])).body._id;
    ({ _id: id } = await add({ ...vacancy, file }));
  });

  it("has a page with its file, and a posting for search engines, until its deadline", async () => {
    const read = async () => (await site.json<Call>(`/api/calls/${id}`)) as Call;
    site.clock.set(open);
    expect(await read()).toMatchObject({ isClosed: false, deadline, place: "Lisbon" });
    const html = await page("/calls/researcher");
    expect(html).toContain(`<time dateTime="${deadline}"`);
    expect(html).toMatch(/href="\/files\/[^"]+\.pdf"/);
    expect(html).toMatch(/"@type":"JobPosting".*"validThrough":"2026-03-12T20:00:00.000Z"/);
    expect(html).not.toContain("This call is closed.");
    expect(await page("/calls")).toContain("Apply by");
    site.clock.set(deadline);
    expect((await read()).isClosed).toBe(true);
    const closed = await page("/calls/researcher");
    expect(closed).toContain("This call is closed.");
    expect(closed).not.toContain("JobPosting");
    const list = await page("/calls");
    expect(list).toContain(">Closed</span>");
    expect(list).not.toContain("Apply by");
    site.clock.set(open);
  });

  it("is found by its words, in the feed and in the sitemap", async () => {
    const { items } = await site.json<{ items: { call?: CallCard }[] }>("/api/search?q=lisbon");
    expect(items[0]?.call?.title).toBe("Researcher");
    expect(await page("/calls/feed.xml")).toContain("<title>Researcher</title>");
    expect(await page("/sitemaps/calls-1.xml")).toContain("/calls/researcher</loc>");
    expect(await page("/sitemaps/pages.xml")).toContain("/calls</loc>");
    expect((await site.fetch("/calls/researcher/card.jpg")).headers.get("content-type")).toBe("image/jpeg");
  });

  it("is previewed, saved, restored and deleted like other documents", async () => {
    const preview = await call<Call>("POST /api/calls/preview", { ...vacancy, title: "" });
    expect(preview.body).toMatchObject({ title: "Untitled", isClosed: false });
    expect((await call<Editable>("PUT /api/calls/{id}", { place: "Porto", version: 1 }, id)).body.place).toBe(
      "Porto",
    );
    const { body } = await call<Editable>("GET /api/calls/{id}/writing", undefined, id);
    expect(body).toMatchObject({ version: 2, place: "Porto", references: [{ id: body.file }] });
    const restore = "POST /api/calls/{id}/revisions/{version}/restore".replace("{version}", "1");
    expect((await call<Editable>(restore, undefined, id)).body).toMatchObject({
      place: "Lisbon",
      file: body.file,
    });
    const revision = "GET /api/calls/{id}/revisions/{version}".replace("{version}", "2");
    expect((await call<Editable>(revision, undefined, id)).body.place).toBe("Porto");
    const revisions = await call<unknown[]>("GET /api/calls/{id}/revisions", undefined, id);
    expect(revisions.body).toHaveLength(3);
    const copy = (await call<Editable>("POST /api/calls/{id}/duplicate", undefined, id)).body;
    expect(copy).toMatchObject({ deadline: null, place: "Lisbon", status: "draft" });
    const draft = await call<Editable>("PUT /api/calls/{id}/draft", { place: "Faro", version: 1 }, copy._id);
    expect(draft.body.place).toBe("Faro");
    expect((await call("GET /api/calls/{id}/uses", undefined, id)).body).toEqual([]);
    expect((await call("DELETE /api/calls/{id}", undefined, copy._id)).status).toBe(200);
    const ids = [copy._id];
    expect((await call("POST /api/calls/restore", { ids })).body).toEqual({ ids });
    expect((await call("POST /api/calls/trash", { ids })).body).toEqual({ ids });
    expect((await call("POST /api/calls/discard", { ids })).body).toEqual({ ids });
    expect((await call("GET /api/calls/{id}", undefined, copy._id)).status).toBe(404);
  });
});

describe("GET /api/calls", () => {
  it("has open ones by their deadline, then those without one, then closed ones, over several pages", async () => {
    site.clock.set(open);
    await add({ ...vacancy, title: "Later", deadline: "2026-04-01T12:00:00Z" });
    await add({ ...vacancy, title: "Always", deadline: null });
    await add({ ...vacancy, title: "Long closed", deadline: "2026-01-01T12:00:00Z" });
    await add({ ...vacancy, title: "Just closed", deadline: "2026-03-12T17:00:00Z" });
    const all = ["Researcher", "Later", "Always", "Just closed", "Long closed"];
    expect(await titles()).toEqual(all);
    const slices: Called<CallCard[]>[] = [];
    for (const at of [1, 2, 3]) slices.push(await call<CallCard[]>(`GET /api/calls?limit=2&page=${at}`));
    expect(slices.flatMap(({ body }) => body.map(({ title }) => title))).toEqual(all);
    expect(slices[0]?.headers.get("x-total-count")).toBe("5");
  });

  it("has the same order for administrators", async () => {
    const line = "GET /api/calls/manage?sort=until&order=asc&status=published";
    const { body } = await call<PlainManaged<typeof callFields>[]>(line);
    expect(body.map(({ title }) => title).slice(0, 2)).toEqual(["Long closed", "Just closed"]);
    expect((await call<{ all: number }>("GET /api/calls/manage/counts")).body.all).toBeGreaterThan(5);
  });
});
