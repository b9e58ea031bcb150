import { beforeAll, describe, expect, it } from "vitest";
import type { ListedBlog } from "#features/blogs/contract.ts";
import { useSite } from "#test/harness.ts";
import { usePerson } from "#test/people.ts";
import type { ProjectChoices } from "./contract.ts";

const site = useSite({ filled: false });
const member = usePerson(site, "Somebody");
const admin = usePerson(site, "Ada Admin", { role: "admin" });

type Saved = {
  _id: string;
  slug: string;
  projects: string[];
  version: number;
  references: { title: string }[];
};

async function send<Answer = Saved>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await site.fetch(path, {
    method,
    headers: { ...admin.signedIn, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect([path, response.status]).toEqual([path, expect.toBeOneOf([200, 201])]);
  return (await response.json()) as Answer;
}

const page = async (path: string) => (await (await site.fetch(path)).text()).replaceAll("<!-- -->", "");
const titlesAt = async (path: string) =>
  (await site.json<ListedBlog[]>(path)).map(({ title }) => title).toSorted();
const choicesFor = (query: string) => site.json<ProjectChoices>(`/api/projects/choices?${query}`);

const begun = { begins: "2026-01-15", ends: "2027-03-31", content: "<p>We count.</p>" };
let person: Saved;
let project: Saved;
let article: Saved;
let event: Saved;
let collection: Saved;

beforeAll(async () => {
  person = await send("POST", "/api/people/add", { title: "Ada Walker", role: "Researcher" });
  project = await send("POST", "/api/projects/add", {
    ...begun,
    title: "Night count",
    summary: "Who walks at night.",
    team: [person._id, "nobody"],
    partners: [{ name: "Tram union", link: "https://union.example.org" }],
    funders: [{ name: "River Trust", award: "RT-7" }],
  });
  const projects = [project._id, "no-such-project"];
  const texts = { content: "<p>Lamps and trams.</p>", projects };
  article = await send("POST", "/api/blogs/add", { ...texts, title: "Lamps", section: "publications" });
  event = await send("POST", "/api/blogs/add", {
    ...texts,
    title: "Lamp walk",
    section: "events",
    eventDate: "2027-01-02T18:00",
  });
  await send("POST", "/api/blogs/add", {
    ...texts,
    title: "Other lamps",
    section: "programmes",
    projects: [],
  });
  collection = await send("POST", "/api/photography/add", {
    title: "Lamp posts",
    category: "street",
    mediaType: "mixed",
    status: "draft",
    projects,
  });
});

describe("the calls", () => {
  const lineOf = (call: string) => call.replaceAll("{id}", project._id).replaceAll("{version}", "1");

  it.each([
    "POST /api/projects/add",
    "GET /api/projects/manage",
    "GET /api/projects/manage/counts",
    "POST /api/projects/preview",
    "POST /api/projects/trash",
    "POST /api/projects/restore",
    "POST /api/projects/discard",
    "GET /api/projects/{id}/writing",
    "GET /api/projects/{id}/uses",
    "GET /api/projects/{id}/revisions",
    "GET /api/projects/{id}/revisions/{version}",
    "POST /api/projects/{id}/revisions/{version}/restore",
    "POST /api/projects/{id}/duplicate",
    "PUT /api/projects/{id}",
    "PUT /api/projects/{id}/draft",
    "DELETE /api/projects/{id}",
  ])("%s is for administrators", async (call) => {
    const body = call.startsWith("P") ? { ids: [project._id] } : undefined;
    expect((await site.call(lineOf(call), body)).status).toBe(401);
    expect((await site.call(lineOf(call), body, member.signedIn)).status).toBe(403);
  });

  it.each([
    "GET /api/projects",
    "GET /api/projects/{id}",
    "GET /api/projects/choices",
    "GET /api/people/{id}/projects",
  ])("%s is for everybody", async (call) => {
    expect((await site.call(lineOf(call))).status).toBe(200);
  });
});

describe("a project", () => {
  it("is a page with its team, partners, funders and outputs", async () => {
    const html = await page("/projects/night-count");
    for (const text of ["Running", "January 2026", "March 2027", "Tram union", "Grant RT-7", "Lamp walk"])
      expect(html).toContain(text);
    expect(html).toMatch(/<h2 id="team"[\s\S]*href="\/people\/ada-walker"/);
    expect(html).toMatch(/"@type":"ResearchProject"[^<]*"identifier":"RT-7"/);
    expect(html).not.toContain("Other lamps");
    expect(await page("/projects")).toContain("Who walks at night.");
    expect(await page("/projects/feed.xml")).toContain("Night count");
    expect(await page("/people/ada-walker")).toContain("Night count");
  });

  it("is named by its outputs, whose forms know its title", async () => {
    expect(article.projects).toEqual([project._id]);
    expect(article.references).toEqual([{ id: project._id, title: "Night count" }]);
    expect(collection.projects).toEqual([project._id]);
    const uses = await send<{ kind: string }[]>("GET", `/api/projects/${project._id}/uses`);
    expect(uses.map(({ kind }) => kind)).toEqual(["blog", "blog", "collection"]);
    expect(await page(`/blogs/${article.slug}`)).toContain("Part of the project");
  });

  it("is planned before its first day, and finished after its last", async () => {
    const states = async () =>
      (await site.json<{ title: string; isPlanned: boolean; isClosed: boolean }[]>("/api/projects")).map(
        ({ title, isPlanned, isClosed }) => [title, isPlanned, isClosed],
      );
    await send("POST", "/api/projects/add", { ...begun, title: "Later", begins: "2099-01-01", ends: "" });
    await send("POST", "/api/projects/add", { ...begun, title: "Earlier", begins: "", ends: "2020-02-29" });
    await send("POST", "/api/projects/add", { ...begun, title: "Open", begins: "", ends: "" });
    expect(await states()).toEqual([
      ["Night count", false, false],
      ["Open", false, false],
      ["Later", true, false],
      ["Earlier", false, true],
    ]);
  });

  it("narrows lists, the calendar and the search", async () => {
    expect(await titlesAt("/api/blogs/all?project=night-count")).toEqual(["Lamp walk", "Lamps"]);
    expect(await titlesAt("/api/blogs/section/publications?project=night-count")).toEqual(["Lamps"]);
    const found = await site.json<{ items: object[] }>(`/api/search?q=lamps&project=${project._id}`);
    expect(found.items.length).toBe(2);
    expect((await site.json<{ items: object[] }>("/api/search?q=lamps&project=other")).items).toEqual([]);
    const month = await page("/events?view=month&month=2027-01&project=night-count");
    expect(month).toContain("Lamp walk");
    const narrowed = await page("/blogs?project=night-count");
    expect(narrowed).toContain("Articles: Night count");
    expect(narrowed).not.toContain("Other lamps");
    expect(await titlesAt("/api/blogs/all?project=nowhere")).toEqual([]);
  });

  it("is offered where public documents name it", async () => {
    const named = { _id: project._id, slug: "night-count", title: "Night count" };
    expect(await choicesFor("kind=blog&section=events")).toEqual({ projects: [named], chosen: null });
    expect(await choicesFor("kind=blog&section=programmes")).toEqual({ projects: [], chosen: null });
    // Only a draft names it.
    expect(await choicesFor("kind=collection&project=night-count")).toEqual({ projects: [], chosen: named });
    expect(await page("/photography")).not.toContain("All projects");
  });

  it("keeps its outputs in the trash, under another name, and in earlier versions", async () => {
    await send("PUT", `/api/projects/${project._id}`, { slug: "night-and-day" });
    const { headers } = await site.fetch("/blogs?project=night-count");
    expect(headers.get("location")).toBe("/blogs?project=night-and-day");
    await send("PUT", `/api/blogs/${article._id}`, { projects: [] });
    expect(await titlesAt("/api/blogs/all?project=night-and-day")).toEqual(["Lamp walk"]);
    await send("POST", `/api/blogs/${article._id}/revisions/1/restore`);
    expect(await titlesAt("/api/blogs/all?project=night-and-day")).toEqual(["Lamp walk", "Lamps"]);

    await send("DELETE", `/api/projects/${project._id}`);
    expect(await titlesAt("/api/blogs/all?project=night-and-day")).toEqual([]);
    expect(await page(`/blogs/${article.slug}`)).not.toContain("Part of the project");
    expect((await choicesFor("kind=blog")).projects).toEqual([]);
    expect(await page("/blogs")).not.toContain("All projects");
    await send("POST", "/api/projects/restore", { ids: [project._id] });
    expect(await page(`/blogs/${article.slug}`)).toContain("Part of the project");

    await send("DELETE", `/api/projects/${project._id}`);
    await send("POST", "/api/projects/discard", { ids: [project._id] });
    const restored = await send("POST", `/api/blogs/${event._id}/revisions/1/restore`);
    expect(restored.projects).toEqual([]);
  });
});
