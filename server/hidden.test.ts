import { beforeAll, describe, expect, it } from "vitest";
import { contracts } from "#api/contracts.ts";
import { pages } from "#app/pages.ts";
import type { Endpoint } from "#core/contract.ts";
import { blogPath } from "#features/addresses/paths.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { inTurns } from "#test/people.ts";
import { writingApi } from "#test/writing.ts";
import { generatedFilePaths } from "./generated-files.ts";

const canary = "quokkaville";
const nowhere = "wombatville"; // as long, and in no text
const unknown = "0123456789abcdef01234567";
const at = "2026-03-20T10:00:00.000Z";
const sections = ["programmes", "publications", "events"];
const ways = ["draft", "scheduled", "trashed"] as const;

/** Ids of blogs that are not public, one of each section. */
const ids: Record<(typeof ways)[number], string[]> = { draft: [], scheduled: [], trashed: [] };
const paths = new Map<string, string>();
const site = useSite();
const admin = useBearer(site);
const api = writingApi(site, admin);
beforeAll(async () => {
  for (const section of sections) {
    const add = async (more: object) => {
      const words = { title: `Walks of ${canary}`, subcategory: canary, tags: `${canary}, walks` };
      const event = section === "events" ? { eventDate: "2026-06-01T10:00:00Z" } : {};
      const { status, body } = await api.add({
        ...words,
        ...event,
        section,
        content: `<p>${canary}</p>`,
        ...more,
      });
      expect(status).toBe(201);
      paths.set(body._id, blogPath(body));
      return body._id;
    };
    ids.draft.push(await add({ status: "draft" }));
    ids.scheduled.push(await add({ status: "scheduled", publishAt: at }));
    ids.trashed.push(await add({}));
  }
  await api.call("POST /api/blogs/trash", { ids: ids.trashed });
});

type HiddenBlog = { word: string; id: string; author: string };

/** Every public address of the site, asked for a word and an id in every place that takes one. */
function addresses({ word, id, author }: HiddenBlog): string[] {
  const calls = Object.values(contracts).flatMap((feature) => Object.values(feature) as Endpoint[]);
  const open = calls
    .filter(({ access, route }) => access === "anyone" && route.startsWith("GET "))
    .map(({ route }) => route.slice("GET ".length));
  const listed = pages.map(({ path }) => path);
  const filled = [...open, ...listed, ...generatedFilePaths].flatMap((pattern) =>
    sections.map((section) =>
      pattern
        .replace(/:(sectionType|section)\b/, section)
        .replace("/feeds/section/:file", `/feeds/section/${section}.xml`)
        .replace("/captions/:id/:file", "/captions/:id/en.vtt")
        .replace("/feeds/tag/:file", `/feeds/tag/${word}.json`)
        .replace("/charts/:file", "/charts/1.csv")
        .replace(":part", "blogs-1")
        .replace(":page", "blogs")
        .replace(/:\w+/g, id),
    ),
  );
  const requests = [...new Set(filled)];
  // A word that is nearly the one that is asked for, so that no search can complete or correct it.
  const queries = [word, word.slice(0, 8), word.replace("ll", "l")].map((q) => `q=${q}`);
  const narrowed = [...queries, `tag=${word}`, `subcategory=${word}`, `author=${author}`, "year=2026"];
  const searched = [
    "/api/search",
    "/search",
    "/api/blogs/all",
    "/blogs",
    ...sections.map((name) => `/${name}`),
  ];
  const inSections = sections.map((name) => `/api/blogs/section/${name}`);
  return [
    ...requests,
    ...[...searched, ...inSections].flatMap((path) => narrowed.map((query) => `${path}?${query}`)),
  ];
}

/** What an address answers, without what it was asked for. */
async function answer(address: string, { word, id }: HiddenBlog): Promise<string> {
  const response = await site.fetch(address);
  const text = await response.text();
  const part = word.slice(0, 8);
  const plain = text
    .replace(/data-version="[^"]*"/, "")
    .replaceAll(word, "WORD")
    .replaceAll(word.replace("ll", "l"), "WORD")
    .replaceAll(part, "PART");
  return `${response.status} ${plain.replaceAll(id, "ID")}`;
}

const compared = new Set<string>();

/** The addresses that answer something else to what is hidden than to what is not there at all. */
async function leaks(requests: HiddenBlog, other: HiddenBlog): Promise<string[]> {
  const [ours, theirs] = [addresses(requests), addresses(other)];
  const found: string[] = [];
  for (const [place, address] of ours.entries()) {
    if (compared.has(address)) continue;
    compared.add(address);
    const [one, two] = [await answer(address, requests), await answer(theirs[place] ?? "", other)];
    if (one !== two) found.push(`${address}: ${one.slice(0, 200)} | ${two.slice(0, 200)}`);
  }
  return found;
}

describe("content that is not public", () => {
  it("is requested at every URL", () => {
    const requests = addresses({ word: canary, id: unknown, author: unknown });
    expect(requests.length).toBeGreaterThan(120);
    for (const path of ["/", `/blogs/${unknown}`, "/feed.xml", "/sitemaps/blogs-1.xml", "/api/blogs/front"])
      expect(requests).toContain(path);
    expect(requests.filter((path) => path.includes(":"))).toEqual([]);
  });

  it.each(["draft", "scheduled"] as const)("%s: is as if it were not there", async (way) => {
    const author = (await site.ctx()).actor?.id ?? "";
    for (const id of ids[way]) {
      expect(await leaks({ word: canary, id, author }, { word: nowhere, id: unknown, author })).toEqual([]);
      const slug = paths.get(id)?.split("/").at(-1) ?? "";
      expect(await leaks({ word: canary, id: slug, author }, { word: nowhere, id: unknown, author })).toEqual(
        [],
      );
    }
  });

  it("in the trash: answers 410 if it was public, and reveals nothing else", async () => {
    const author = (await site.ctx()).actor?.id ?? "";
    for (const id of ids.trashed) {
      const requests = { word: canary, id, author };
      const found = await leaks(requests, { word: nowhere, id: unknown, author });
      expect(found.filter((line) => !/^\S+: (410 |404 \{"code":"gone")/.test(line))).toEqual([]);
      expect(found.length).toBeGreaterThan(0);
      for (const address of addresses(requests).filter((path) => path.includes(id)))
        expect(await (await site.fetch(address)).text()).not.toContain(canary);
      expect((await site.call(`GET /api/blogs/${id}`)).status).toBe(404);
    }
    const [draft = ""] = ids.draft;
    await api.call("POST /api/blogs/trash", { ids: [draft] });
    expect((await site.fetch(`/blogs/${draft}`)).status).toBe(404); // nobody has ever seen it
    await api.call("POST /api/blogs/restore", { ids: [draft] });
  });

  it("cannot be liked or commented on", async () => {
    for (const way of ways) {
      const [id = ""] = ids[way];
      for (const [line, body] of [
        [`PUT /api/blogs/like/${id}`, {}],
        [`PUT /api/blogs/unlike/${id}`, {}],
        [`POST /api/blogs/comment/${id}`, { text: "First!" }],
      ] as const)
        expect(await api.call(line, body), line).toMatchObject({
          status: 404,
          body: { msg: "Blog not found" },
        });
    }
  });
});

describe("content that becomes public", () => {
  const shows = async (path: string, words: string) => {
    const response = await site.fetch(path);
    return response.status === 200 && (await response.text()).includes(words);
  };
  const everywhere = (section: string, id: string, path = paths.get(id) ?? ""): [string, string][] => [
    ["/", canary],
    [`/${section}`, canary],
    [`/section/${section}`, canary],
    ["/blogs", canary],
    [`/blogs?tag=${canary}`, path],
    [`/${section}?subcategory=${canary}`, path],
    [`/search?q=${canary}`, path],
    [`/blogs/${id}`, canary],
    [path, canary],
    [`/blogs/${id}/card.jpg`, ""],
    ["/feed.xml", path],
    [`/feeds/section/${section}.json`, path],
    ["/sitemaps/blogs-1.xml", path],
    [`/api/blogs/${id}`, canary],
    [`/api/blogs/subcategories/${section}`, canary],
    ...(section === "events" ? ([["/events.ics", id]] as [string, string][]) : []),
  ];
  const missing = async (of: string[]) => {
    const places = of.flatMap((id, index) => everywhere(sections[index] ?? "", id));
    const found = await inTurns(places, 4, async ([path, words]) => (await shows(path, words)) || path);
    return found.filter((path) => path !== true);
  };

  it("at its time: appears everywhere, in spite of cached pages, and not earlier", async () => {
    const before = new Date(Date.parse(at) - 1).toISOString();
    site.clock.set(before);
    expect((await missing(ids.scheduled)).length).toBe(
      ids.scheduled.flatMap((id, n) => everywhere(sections[n] ?? "", id)).length,
    );
    site.clock.set(at);
    expect(await missing(ids.scheduled)).toEqual([]);
  });

  it("by an editor: appears everywhere", async () => {
    Object.assign(admin, await site.bearer()); // ten days have passed
    expect((await missing(ids.draft)).length).toBeGreaterThan(20);
    for (const id of ids.draft) await api.update(id, { status: "published" });
    expect(await missing(ids.draft)).toEqual([]);
    expect((await missing(ids.trashed)).length).toBeGreaterThan(20);
    await api.call("POST /api/blogs/restore", { ids: ids.trashed });
    expect(await missing(ids.trashed)).toEqual([]);
  });
});
