import { describe, expect, it } from "vitest";
import { expectRanges } from "#test/formats/ranges.ts";
import { useList, useSite } from "#test/harness.ts";
import type { Collection, CollectionCard } from "./contract.ts";

const site = useSite();
const all = useList<Collection>(site, "/api/photography/all");

describe("GET /api/photography/all", () => {
  it("lists full collections, newest first", async () => {
    expect(all.length).toBe(6);
    const dates = all.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    for (const { media, images, videos, itemCount, mediaType, cover, createdBy } of all) {
      expect(media.length).toBe(itemCount);
      expect([...images, ...videos]).toEqual(media.map(({ url }) => url));
      expect(mediaType).toBe(videos.length > 0 ? "mixed" : "images");
      expect(cover).toMatchObject({ url: images[0], generated: false });
      expect(createdBy).toEqual({ _id: expect.any(String), name: expect.any(String) });
    }
  });

  it("returns cards without media, with total and links", async () => {
    const response = await site.fetch("/api/photography/all?view=card&limit=4&page=2");
    const cards = (await response.json()) as CollectionCard[];
    expect(cards.map(({ _id }) => _id)).toEqual(all.slice(4).map(({ _id }) => _id));
    for (const name of ["media", "images", "videos"]) expect(cards[0]).not.toHaveProperty(name);
    expect(response.headers.get("x-total-count")).toBe("6");
    expect(response.headers.get("link")).toContain(
      '</api/photography/all?page=1&limit=4&view=card>; rel="prev"',
    );
  });

  it("filters by category, and rejects unknown ones", async () => {
    const [first] = all;
    const same = all.filter(({ category }) => category === first?.category);
    expect(await site.json(`/api/photography/all?category=${first?.category}`)).toEqual(same);
    expect(await site.json("/api/photography/all?category=portrait")).toEqual([]);
    expect((await site.fetch("/api/photography/all?category=selfies")).status).toBe(400);
  });

  it("links to existing pictures in several widths, never to the original", async () => {
    const item = all[0]?.media[0];
    const widths = [...(item?.srcset ?? "").matchAll(/(\/media\/\S+) (\d+)w/g)];
    expect(widths.length).toBeGreaterThan(2);
    for (const [, url = ""] of widths) {
      const response = await site.fetch(url);
      expect([url, response.status, response.headers.get("content-type")]).toEqual([url, 200, "image/webp"]);
      expect(response.headers.get("cache-control")).toContain("immutable");
    }
    expect(item?.alt).not.toBe("");
    expect(item?.placeholder).toMatch(/^#[0-9a-f]{6}$/);
  });
});

it("a video is listed after all pictures, and supports ranges", async () => {
  const { media, videos } = all.find(({ mediaType }) => mediaType === "mixed") ?? { media: [], videos: [] };
  expect(media.map(({ kind }) => kind)).toEqual([...media.slice(1).map(() => "image"), "video"]);
  expect(media.at(-1)).toMatchObject({ width: 640, height: 360, status: "ready", srcset: "" });
  const [url = ""] = videos;
  const whole = await site.fetch(url);
  expect(whole.headers.get("content-type")).toBe("video/mp4");
  expect(whole.headers.get("accept-ranges")).toBe("bytes");
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(bytes.length).toBeLessThan(150_000);
  await expectRanges(site, url);
});

it("GET /api/photography/categories lists used categories in the form's order", async () => {
  const order = [
    "general",
    "nature",
    "portrait",
    "landscape",
    "street",
    "architecture",
    "events",
    "research",
  ];
  const used = order.filter((name) => all.some(({ category }) => category === name));
  expect(used.length).toBeGreaterThan(2);
  expect(await site.json("/api/photography/categories")).toEqual(used);
});

describe("GET /api/photography/{id}", () => {
  it("returns the same as the list", async () => {
    expect(await site.json(`/api/photography/${all[2]?._id}`)).toMatchObject(all[2] ?? {});
  });

  it("answers 404 where there is none, also for an id that could never be one", async () => {
    for (const id of ["000000000000000000000000", "%00", "a".repeat(150), "'--"]) {
      const response = await site.fetch(`/api/photography/${id}`);
      expect(response.status, id).toBe(404);
      expect(await response.json()).toHaveProperty("msg");
    }
  });

  it("hides deleted and unpublished collections, and shows empty ones", async () => {
    const { queries } = site.services.db;
    const [gone, later, empty] = all.slice(3).map(({ _id }) => _id);
    const change = (id = "") => queries.updateTable("collections").where("id", "=", id);
    await change(gone).set({ deletedAt: "2026-03-01T00:00:00.000Z" }).execute();
    await change(later).set({ publishedAt: "2026-03-10T09:00:00.001Z" }).execute();
    await queries
      .deleteFrom("collectionItems")
      .where("collectionId", "=", empty ?? "")
      .execute();
    await site.services.db.write(async (_, changed) => changed("photography"));
    for (const id of [gone, later]) expect((await site.fetch(`/api/photography/${id}`)).status).toBe(404);
    const removed = { kind: "collection" as const, ref: String(gone), removedAt: "2026-03-01T00:00:00.000Z" };
    await queries.insertInto("tombstones").values(removed).execute();
    const paths = [`/photography/${gone}`, `/photography/${gone}/card.jpg`, `/api/photography/${gone}`];
    const statuses = await Promise.all(paths.map(async (path) => (await site.fetch(path)).status));
    expect(statuses).toEqual([410, 410, 404]);
    const left = await site.json<Collection[]>("/api/photography/all");
    expect(left.map(({ _id }) => _id)).toEqual([...all.slice(0, 3).map(({ _id }) => _id), empty]);
    const { media, itemCount, cover } = await site.json<Collection>(`/api/photography/${empty}`);
    expect({ media, itemCount, cover }).toMatchObject({
      media: [],
      itemCount: 0,
      cover: { generated: true },
    });
    site.clock.set("2026-03-10T09:00:00.001Z");
    expect((await site.fetch(`/api/photography/${later}`)).status).toBe(200);
  });
});
