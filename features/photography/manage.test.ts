import { describe, expect, it } from "vitest";
import { purgeDocuments } from "#features/publishing/trash.server.ts";
import { useBearer, useList, useSite } from "#test/harness.ts";
import type { Collection } from "./contract.ts";
import { collectionKind } from "./kind.server.ts";
import type { EditableCollection, ManagedCollection } from "./writing-contract.ts";

const site = useSite();
const admin = useBearer(site);
const all = useList<Collection>(site, "/api/photography/all");

const manage = (query = "") =>
  site.call<ManagedCollection[]>(`GET /api/photography/manage${query}`, undefined, admin);
const titles = async (query = "") => (await manage(query)).body.map(({ title }) => title);
const idOf = (index: number) => all[index]?._id ?? "";
const move = async (how: "trash" | "restore" | "discard", ids: string[]) =>
  (await site.call<{ ids: string[] }>(`POST /api/photography/${how}`, { ids }, admin)).body.ids;
const counts = async (query = "") =>
  (await site.call<object>(`GET /api/photography/manage/counts${query}`, undefined, admin)).body;
const statusOf = async (path: string) => (await site.fetch(path)).status;
const change = (index: number, body: object) =>
  site.call<EditableCollection>(`PUT /api/photography/${idOf(index)}`, body, admin);

describe("GET /api/photography/manage", () => {
  it("lists every collection with what admins need to know of it", async () => {
    const { status, body, headers } = await manage("?limit=4");
    expect(status).toBe(200);
    expect(body).toHaveLength(4);
    expect(headers.get("x-total-count")).toBe("6");
    const mixed = all.find(({ mediaType }) => mediaType === "mixed");
    const shown = (await manage()).body.find(({ _id }) => _id === mixed?._id);
    expect(shown).toMatchObject({
      title: mixed?.title,
      version: 1,
      status: "published",
      deletedAt: null,
      imageCount: mixed?.images.length,
      videoCount: mixed?.videos.length,
    });
    expect(shown).not.toHaveProperty("media");
  });

  it("sorts by change, day, title and number of items", async () => {
    const newest = all.map(({ title }) => title);
    expect(await titles("?sort=date")).toEqual(newest);
    expect(await titles("?sort=date&order=asc")).toEqual(newest.toReversed());
    const byTitle = newest.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
    expect(await titles("?sort=title")).toEqual(byTitle);
    const items = (await manage("?sort=items")).body.map(({ itemCount }) => itemCount);
    expect(items).toEqual(items.toSorted((a, b) => b - a));
    site.clock.set("2026-03-10T10:00:00.000Z");
    await change(5, { description: "Changed." });
    expect((await titles())[0]).toBe(newest[5]);
    expect((await manage("?sort=colour")).status).toBe(400);
  });

  it("finds by words of the title and the creator, whatever they hold, and narrows", async () => {
    const [first] = all;
    const word = first?.title.split(" ")[0] ?? "";
    expect(await titles(`?q=${encodeURIComponent(word.toUpperCase())}`)).toContain(first?.title);
    expect(await titles(`?q=${encodeURIComponent(first?.createdBy.name ?? "")}`)).toContain(first?.title);
    for (const q of ["%25", "_", "%5C", "'--", "nothing at all"])
      expect(await titles(`?q=${q}`), q).toEqual([]);
    const same = all.filter(({ category }) => category === first?.category).map(({ title }) => title);
    expect(await titles(`?sort=date&category=${first?.category}`)).toEqual(same);
  });

  it("filters drafts and published ones, without the trash by default", async () => {
    await change(0, { status: "draft" });
    await move("trash", [idOf(1)]);
    expect(await titles("?status=draft")).toEqual([all[0]?.title]);
    expect(await titles("?status=trash")).toEqual([all[1]?.title]);
    expect(await titles("?status=published&sort=date")).toEqual(all.slice(2).map(({ title }) => title));
    expect((await titles()).length).toBe(5);
    expect(await counts()).toEqual({
      all: 5,
      draft: 1,
      scheduled: 0,
      published: 4,
      trash: 1,
      languages: ["en"],
    });
    expect(await counts("?category=portrait")).toEqual({
      all: 0,
      draft: 0,
      scheduled: 0,
      published: 0,
      trash: 0,
      languages: ["en"],
    });
    await move("restore", [idOf(1)]);
    await change(0, { status: "published" });
  });
});

it("GET /api/photography/manage/counts counts by status, and by category", async () => {
  expect(await counts()).toEqual({
    all: 6,
    draft: 0,
    scheduled: 0,
    published: 6,
    trash: 0,
    languages: ["en"],
  });
  const { category } = all[0] ?? {};
  const same = all.filter((collection) => collection.category === category).length;
  expect(await counts(`?category=${category}`)).toMatchObject({ all: same, published: same });
});

describe("POST /api/photography/trash", () => {
  it("takes several from the public at once, each once", async () => {
    const path = `/photography/${idOf(2)}`;
    const paths = [path, `${path}/card.jpg`, `/api${path}`];
    for (const each of paths) expect(await statusOf(each), each).toBe(200);
    expect((await move("trash", [idOf(2), idOf(3), "0".repeat(24)])).sort()).toEqual(
      [idOf(2), idOf(3)].sort(),
    );
    expect(await move("trash", [idOf(2)])).toEqual([]);
    expect(await Promise.all(paths.map(statusOf))).toEqual([410, 410, 404]);
    for (const list of ["/photography", "/sitemaps/photography-1.xml"]) {
      expect(await (await site.fetch(list)).text(), list).not.toContain(idOf(2));
    }
    const { title } = all[2] ?? {};
    expect(JSON.stringify(await site.json(`/api/search?q=${encodeURIComponent(title ?? "")}`))).not.toContain(
      idOf(2),
    );
    // Its files are kept for the time in which it can come back.
    expect(await statusOf(all[2]?.images[0] ?? "")).toBe(200);
  });

  it("says of a draft that it is not there, and not that it was", async () => {
    await change(4, { status: "draft" });
    await move("trash", [idOf(4)]);
    expect(await statusOf(`/photography/${idOf(4)}`)).toBe(404);
    await move("restore", [idOf(4)]);
    await change(4, { status: "published" });
  });
});

it("POST /api/photography/restore restores trashed collections unchanged", async () => {
  expect((await move("restore", [idOf(2), idOf(3), idOf(0)])).sort()).toEqual([idOf(2), idOf(3)].sort());
  const restored = await site.json<{ slug: string }>(`/api/photography/${idOf(2)}`);
  expect(restored).toMatchObject(all[2] ?? {});
  expect(await (await site.fetch("/photography")).text()).toContain(`"/photography/${restored.slug}"`);
  expect(await statusOf(`/photography/${idOf(2)}`)).toBe(200);
});

it("POST /api/photography/discard deletes only trashed collections for good, with their files", async () => {
  expect(await move("discard", [idOf(2)])).toEqual([]);
  await move("trash", [idOf(2)]);
  expect(await move("discard", [idOf(2), idOf(0)])).toEqual([idOf(2)]);
  expect(await statusOf(`/photography/${idOf(2)}`)).toBe(410);
  for (const url of all[2]?.images ?? []) expect(await statusOf(url)).toBe(404);
  expect(await move("restore", [idOf(2)])).toEqual([]);
  const found = await site.services.db.queries.selectFrom("searchEntries").select("ref").execute();
  expect(found.map(({ ref }) => ref)).not.toContain(idOf(2));
});

it("the trash is kept for 30 days", async () => {
  site.clock.set("2026-03-10T12:00:00.000Z");
  await move("trash", [idOf(3)]);
  const purge = async (now: string) => {
    const ctx = { ...(await site.ctx()), actor: null, now };
    await purgeDocuments(ctx, collectionKind, site.services);
    return counts();
  };
  expect(await purge("2026-04-09T11:59:59.999Z")).toMatchObject({ trash: 1 });
  expect(await purge("2026-04-09T12:00:00.000Z")).toMatchObject({ trash: 0, all: 4 });
  expect(await statusOf(all[3]?.images[0] ?? "")).toBe(404);
});
