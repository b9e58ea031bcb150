import { beforeAll, describe, expect, it } from "vitest";
import { useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import { article, writingApi } from "#test/writing.ts";
import type { BlogCounts, ManagedBlog } from "./contract.ts";
import { publishBlog } from "./publishing.server.ts";

let api: ReturnType<typeof writingApi>;
const ids: Record<string, string> = {};
const site = useSite({ filled: false });
beforeAll(async () => {
  const { signedIn } = await addPerson(site, "Ambar Editor", { role: "admin" });
  api = writingApi(site, signedIn);
  const at = (minute: number) => site.clock.set(`2026-03-10T09:0${minute}:00.000Z`);
  const add = async (name: string, fields: object) => {
    ids[name] = (await api.add({ ...article, title: name, ...fields })).body._id;
  };
  await add("Benches", { subcategory: "Streets" });
  at(1);
  await add("a draft", { status: "draft", subcategory: "Notes" });
  at(2);
  await add("Later", { status: "scheduled", publishAt: "2026-04-01T10:00", section: "programmes" });
  at(3);
  await add("Walk", { section: "events", eventDate: "2026-06-01T10:00", subcategory: "Walks" });
  await add("Past walk", { section: "events", eventDate: "2026-02-01T10:00" });
  await add("Deleted", {});
  at(4);
  await api.call(`DELETE /api/blogs/${ids.Deleted}`);
  await api.update(ids.Benches ?? "", { title: "Benches, 100% new" });
  const reader = await addPerson(site, "A Reader");
  await site.call(`PUT /api/blogs/like/${ids.Walk}`, {}, reader.signedIn);
  await site.call(`POST /api/blogs/comment/${ids.Benches}`, { text: "Well" }, reader.signedIn);
  const other = await addPerson(site, "Zoë Writer");
  const draft = { ...article, title: "By another", subcategory: "", tags: [] };
  const provenance = { authorId: other.id, publishedAt: "2026-01-01T00:00:00.000Z" };
  await publishBlog(await site.ctx("ambar.editor@example.org"), draft, provenance);
});

const requested = async (query = "") => api.call<ManagedBlog[]>(`GET /api/blogs/manage${query}`);
const titles = async (query = "") => (await requested(query)).body.map(({ title }) => title);

describe("GET /api/blogs/manage", () => {
  it("lists every blog not in the trash, last changed first", async () => {
    const { status, body, headers } = await requested();
    expect(status).toBe(200);
    expect(
      body
        .map(({ title }) => title)
        .slice(0, 2)
        .sort(),
    ).toEqual(["Benches, 100% new", "By another"]);
    expect(headers.get("x-total-count")).toBe("6");
    expect(body.find(({ _id }) => _id === ids.Benches)).toMatchObject({
      status: "published",
      version: 2,
      savedAt: "2026-03-10T09:04:00.000Z",
      commentCount: 1,
      commentsClosedAt: null,
      deletedAt: null,
    });
    expect(body[0]).not.toHaveProperty("content");
  });

  it("filters by status, section, subcategory and event time", async () => {
    expect(await titles("?status=draft")).toEqual(["a draft"]);
    expect(await titles("?status=scheduled")).toEqual(["Later"]);
    expect(await titles("?status=trash")).toEqual(["Deleted"]);
    expect((await titles("?status=published")).length).toBe(4);
    expect(await titles("?section=programmes")).toEqual(["Later"]);
    expect(await titles("?subcategory=Streets")).toEqual(["Benches, 100% new"]);
    expect(await titles("?section=events&eventStatus=upcoming")).toEqual(["Walk"]);
    expect(await titles("?section=events&eventStatus=past")).toEqual(["Past walk"]);
    expect((await requested("?status=gone")).status).toBe(400);
  });

  it("filters by author, tag, language and day of publication", async () => {
    const french = await api.add({ ...article, title: "Bancs", language: "fr", tags: ["Quais", "Bois"] });
    expect(french.status).toBe(201);
    expect(await titles("?author=zo%C3%AB")).toEqual(["By another"]);
    expect(await titles("?author=nobody")).toEqual([]);
    expect(await titles("?tag=%23QUAIS")).toEqual(["Bancs"]);
    expect(await titles("?tag=quai")).toEqual([]);
    expect(await titles("?language=fr")).toEqual(["Bancs"]);
    expect(await titles("?language=en&status=draft")).toEqual(["a draft"]);
    expect(await titles("?from=2026-03-11")).toEqual(["Later"]);
    expect(await titles("?to=2026-01-01")).toEqual(["By another"]);
    expect(await titles("?from=2025-12-31&to=2026-01-01&author=zo%C3%AB&language=en")).toEqual([
      "By another",
    ]);
    expect((await requested("?from=yesterday")).status).toBe(400);
    const counts = await api.call<BlogCounts>("GET /api/blogs/manage/counts");
    expect(counts.body.languages).toEqual(["en", "fr"]);
    await api.call(`DELETE /api/blogs/${french.body._id}`);
    await api.call("POST /api/blogs/discard", { ids: [french.body._id] });
  });

  it("lists only events with a registration on request", async () => {
    expect(await titles("?registration=true")).toEqual([]);
    await api.update(ids.Walk ?? "", { registration: true, capacity: "10" });
    expect(await titles("?registration=true")).toEqual(["Walk"]);
    await api.update(ids.Walk ?? "", { registration: false });
  });

  it("searches titles and authors, with wildcards as characters", async () => {
    expect(await titles("?q=BENCHES%20new")).toEqual(["Benches, 100% new"]);
    expect(await titles("?q=100%25%20new")).toEqual(["Benches, 100% new"]);
    expect(await titles("?q=zo%C3%AB%20another")).toEqual(["By another"]);
    expect(await titles("?q=%25")).toEqual(["Benches, 100% new"]);
    expect(await titles("?q=_____")).toEqual([]);
    expect(await titles("?q=')%20or%201=1--")).toEqual([]);
  });

  it("sorts in both directions, with undated blogs at the latest end", async () => {
    expect(await titles("?sort=title")).toEqual([
      "a draft",
      "Benches, 100% new",
      "By another",
      "Later",
      "Past walk",
      "Walk",
    ]);
    expect((await titles("?sort=title&order=desc"))[0]).toBe("Walk");
    expect((await titles("?sort=date")).slice(0, 2)).toEqual(["a draft", "Later"]);
    expect((await titles("?sort=date&order=asc")).at(0)).toBe("By another");
    expect((await titles("?sort=date&order=asc")).at(-1)).toBe("a draft");
    expect(await titles("?section=events&sort=event&order=asc")).toEqual(["Past walk", "Walk"]);
    expect((await titles("?sort=likes"))[0]).toBe("Walk");
    expect((await titles("?sort=comments"))[0]).toBe("Benches, 100% new");
    expect((await titles("?sort=changed&order=asc"))[0]).toBe("a draft");
  });

  it("returns pages", async () => {
    const first = await titles("?sort=title&limit=4");
    const second = await titles("?sort=title&limit=4&page=2");
    expect([first.length, second]).toEqual([4, ["Past walk", "Walk"]]);
  });
});

describe("GET /api/blogs/manage/counts", () => {
  const counts = async (query = "") =>
    (await api.call<BlogCounts>(`GET /api/blogs/manage/counts${query}`)).body;

  it("returns the number of each status, and the subcategories", async () => {
    expect(await counts()).toEqual({
      all: 6,
      draft: 1,
      scheduled: 1,
      published: 4,
      trash: 1,
      languages: ["en"],
      subcategories: ["Notes", "Streets", "Walks"],
    });
    expect(await counts("?section=events")).toEqual({
      all: 2,
      draft: 0,
      scheduled: 0,
      published: 2,
      trash: 0,
      languages: ["en"],
      subcategories: ["Walks"],
    });
  });
});

describe("GET /api/blogs/tags", () => {
  const tags = async (q: string) => (await api.call<string[]>(`GET /api/blogs/tags?q=${q}`)).body;

  it("suggests at most 8 unique tags to admins", async () => {
    expect((await site.call("GET /api/blogs/tags?q=a")).status).toBe(401);
    const reader = await addPerson(site, "A Tagger");
    expect((await site.call("GET /api/blogs/tags?q=a", undefined, reader.signedIn)).status).toBe(403);
    const many = Array.from({ length: 10 }, (_, n) => `quarry ${n}`);
    await api.add({ ...article, tags: ["Quay", "quai", ...many] });
    await api.add({ ...article, tags: "quay" });
    expect(await tags("QUA")).toHaveLength(8);
    expect(await tags("%23qua")).toHaveLength(8);
    expect((await tags("quay")).map((tag) => tag.toLowerCase())).toEqual(["quay"]);
    expect(await tags("quarry%209")).toEqual(["quarry 9"]);
    expect(await tags("nothing")).toEqual([]);
  });
});
