import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { ListedBlog } from "#features/blogs/contract.ts";
import { seedOf } from "#features/media/generated-picture.ts";
import { drawingSvg } from "#features/media/generated-pictures/drawing.ts";
import type { Collection } from "#features/photography/contract.ts";
import { sanitise } from "#features/rich-text/html.server.ts";
import { useList, useSite } from "#test/harness.ts";
import { cachedPreparers } from "#test/rendered-pictures.ts";
import { openedAt } from "#test/templates.ts";
import { pathOf } from "./paths.ts";
import { pictureFacts } from "./picture-facts.ts";
import { samplePictures } from "./pictures.ts";

const site = useSite();
const blogs = useList<ListedBlog>(site, "/api/blogs/all");

const count = <Item>(items: Item[], has: (item: Item) => boolean) => items.filter(has).length;

describe("the sample institute", () => {
  it("has blogs in all sections, upcoming and past events, and no future dates", () => {
    expect(blogs.length).toBeGreaterThanOrEqual(24);
    for (const section of ["programmes", "publications", "events"]) {
      expect(
        count(blogs, (blog) => blog.section === section),
        section,
      ).toBeGreaterThanOrEqual(6);
    }
    for (const status of ["upcoming", "past"]) {
      expect(
        count(blogs, (blog) => blog.eventStatus === status),
        status,
      ).toBeGreaterThanOrEqual(3);
    }
    expect(
      blogs.every(({ date, comments = [] }) =>
        [date, ...comments.map((comment) => comment.date)].every((at) => at <= openedAt),
      ),
    ).toBe(true);
    expect(new Set(blogs.map(({ title }) => title)).size).toBe(blogs.length);
  });

  it("has covers and placeholders, tags, comments, likes and several authors", () => {
    expect(count(blogs, ({ cover }) => cover.generated)).toBeGreaterThan(0);
    expect(count(blogs, ({ cover }) => !cover.generated && cover.alt !== "")).toBeGreaterThan(10);
    expect(count(blogs, ({ tags }) => tags.length > 0)).toBe(blogs.length);
    expect(count(blogs, ({ commentCount }) => commentCount > 0)).toBeGreaterThan(5);
    expect(count(blogs, ({ likeCount }) => likeCount > 0)).toBeGreaterThan(10);
    expect(new Set(blogs.map(({ user }) => user)).size).toBeGreaterThan(2);
    expect(count(blogs, ({ avatar }) => avatar !== null)).toBeGreaterThan(10);
  });

  it("knows the size and the colour of its pictures without opening them", async () => {
    const [prepare] = cachedPreparers();
    for (const picture of samplePictures()) {
      const made = await prepare?.(picture);
      expect(pictureFacts[picture.file]).toEqual([made?.width, made?.height, made?.placeholder]);
    }
  });

  it("passes the sanitiser unchanged", () => {
    for (const { title, content = "" } of blogs) {
      const { html, dropped } = sanitise(content);
      expect([title, html, [...dropped]]).toEqual([title, content, []]);
      expect(content.length).toBeGreaterThan(500);
    }
  });

  it("has an article in two languages, and a page about a topic", async () => {
    const html = async (path: string) => (await (await site.fetch(path)).text()).replaceAll("<!-- -->", "");
    expect(await html("/blogs/the-half-past-four-tram")).toMatch(/lang="es"[^>]*>Español</);
    expect(await html("/blogs/el-tranvia-de-las-cuatro-y-media")).toMatch(/<h1 lang="es"/);
    expect(await html("/the-city-at-night")).toContain("Everything on this topic");
  });

  it("has six described collections", async () => {
    const collections = await site.json<Collection[]>("/api/photography/all");
    expect(collections.length).toBe(6);
    for (const { media, description } of collections) {
      expect(media.length).toBeGreaterThan(1);
      expect(media.every(({ alt, status }) => alt.length > 10 && status === "ready")).toBe(true);
      expect(description).not.toBe("");
    }
  });

  it("lets only the admin log in", async () => {
    const { queries } = site.services.db;
    const users = await queries
      .selectFrom("users")
      .select("email")
      .where("passwordHash", "is not", null)
      .execute();
    expect(users).toEqual([{ email: "admin@example.org" }]);
    const all = await queries.selectFrom("users").select("email").execute();
    expect(all.every(({ email }) => email?.endsWith("@example.org"))).toBe(true);
  });
});

describe("the sample's pictures", () => {
  it("are used once each and take at most 10 MB", () => {
    const files = samplePictures().map(({ file }) => file);
    expect(files.filter((file, index) => files.indexOf(file) < index)).toEqual([]);
    const folder = fileURLToPath(new URL("./pictures", import.meta.url));
    expect(
      readdirSync(folder)
        .filter((file) => file.endsWith(".webp"))
        .toSorted(),
    ).toEqual(files.toSorted());
    const bytes = files.map((file) => statSync(pathOf(`pictures/${file}`)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000_000);
  });

  it("include the video's poster, which needs no ffmpeg", async () => {
    const collections = await site.json<Collection[]>("/api/photography/all");
    const video = collections.flatMap(({ media }) => media).find(({ kind }) => kind === "video");
    const response = await site.fetch(video?.poster ?? "");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });
});

describe("placeholders", () => {
  const drawn = (seed: string) => drawingSvg(seed, { colours: { brand: "#0e4a39", accent: "#a53c20" } });

  it("differ by seed", () => {
    expect(drawn("a")).toBe(drawn("a"));
    expect(drawn("a")).not.toBe(drawn("b"));
  });

  it("accept any text as seed, without repeating it", () => {
    for (const seed of ["", "</svg><script>alert(1)</script>", "\0", "😀", "a".repeat(10_000)]) {
      expect(seedOf(seed)).toMatch(/^[0-9a-f]{8}$/);
      expect(drawn(seed)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(drawn(seed)).not.toMatch(/script|NaN|undefined|Infinity/);
    }
  });
});
