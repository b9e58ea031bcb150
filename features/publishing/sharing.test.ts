import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { BlogCard } from "#features/blogs/contract.ts";
import type { EditableBlog, WholeRevision } from "#features/blogs/writing/contract.ts";
import type { MediaEntry } from "#features/media/library/contract.ts";
import type { EditablePage } from "#features/pages/contract.ts";
import type { EditableCollection } from "#features/photography/writing-contract.ts";
import { useLibrary } from "#test/content/library.ts";
import type { Refused } from "#test/harness.ts";
import { blob, sendForm } from "#test/uploads.ts";
import { article, errorsIn } from "#test/writing.ts";

const library = useLibrary();

type Answer = EditableBlog & Refused;
const add = async (fields: object) =>
  library.call<Answer>("POST /api/blogs/add", { ...article, subcategory: "", tags: [], ...fields });
const text = async (path: string) => (await library.site.fetch(path)).text();
const pageOf = ({ slug }: { slug: string | null }) => text(`/blogs/${slug}`);

/** A picture that is red on the left and blue on the right. */
async function redAndBlue(): Promise<MediaEntry> {
  const half = { width: 1200, height: 400, channels: 3 as const };
  const red = await sharp({ create: { ...half, background: "#ff0000" } })
    .png()
    .toBuffer();
  const both = sharp({ create: { ...half, width: 2400, background: "#0000ff" } });
  const picture = await both
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const form = { file: blob(picture), alt: "Red and blue" };
  const headers = library.admin.signedIn;
  return (await sendForm<MediaEntry>(library.site, "POST /api/media", form, headers)).body;
}

async function colourOf(path: string): Promise<"red" | "blue" | "other"> {
  const image = Buffer.from(await (await library.site.fetch(path)).arrayBuffer());
  const { width, height } = await sharp(image).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const besideBand = await sharp(image).extract({ left: 496, top: 0, width: 704, height: 630 }).toBuffer();
  const { channels } = await sharp(besideBand).stats();
  const [red = 0, , blue = 0] = channels.map(({ mean }) => mean);
  return red > 240 && blue < 15 ? "red" : blue > 240 && red < 15 ? "blue" : "other";
}

it("the excerpt replaces the beginning of the text on cards, in feeds, on the page and in the search", async () => {
  const summary = "Why forty benches\nare cheaper than one lawsuit.";
  const shown = "Why forty benches are cheaper than one lawsuit.";
  const { body } = await add({ title: "Benches once more", summary });
  expect(body).toMatchObject({ summary, excerpt: shown });
  const [card] = await library.site.json<BlogCard[]>("/api/blogs/all?view=card&limit=1");
  expect(card).toMatchObject({ _id: body._id, excerpt: shown });
  expect(card).not.toHaveProperty("summary");
  const page = await pageOf(body);
  expect(page).toContain(`<meta name="description" content="${shown}"/>`);
  expect(page).toContain(`<meta property="og:description" content="${shown}"/>`);
  expect(page).toContain(`"description":"${shown}"`);
  for (const path of ["/publications", "/feed.xml", "/feed.json"])
    expect(await text(path), path).toContain(shown);
  expect(await text("/search?q=lawsuit")).toContain("Benches once more");
  const { body: cleared } = await library.call<Answer>(`PUT /api/blogs/${body._id}`, { summary: "" });
  expect(cleared.excerpt).toBe("Sit down.");
  expect(await pageOf(body)).toContain('content="Sit down."');
});

it("the title for search engines replaces the title in the head only", async () => {
  const { body } = await add({
    title: "Sit",
    seoTitle: "Benches in cities: </title><script>what they cost",
  });
  const page = await pageOf(body);
  const escaped = "Benches in cities: &lt;/title&gt;&lt;script&gt;what they cost";
  expect(page).toContain(`<title>${escaped} | Institute of the Path</title>`);
  expect(page).toContain(`<meta property="og:title" content="${escaped}"/>`);
  expect(page).toContain('"name":"Sit"');
  expect(page).toMatch(/<h1[^>]*>Sit<\/h1>/);
});

describe("the share picture", () => {
  it("is cropped to its focal point on the share card, and stays in the library", async () => {
    const picture = await redAndBlue();
    const shareImage = { mediaId: picture._id, x: 0, y: 50 };
    const { body } = await add({ title: "With two halves", shareImage });
    expect(body.shareImage).toEqual({ ...shareImage, url: picture.url, alt: "Red and blue" });
    const card = `/blogs/${body.slug}/card.jpg`;
    expect(await colourOf(card)).toBe("red");
    expect(await pageOf(body)).toContain('<meta property="og:image:alt" content="Red and blue"/>');
    await library.call(`PUT /api/blogs/${body._id}`, { shareImage: { ...shareImage, x: 100 } });
    expect(await colourOf(card)).toBe("blue");
    const removal = await library.call<Refused>(`DELETE /api/media/${picture._id}`);
    expect([removal.status, removal.body.msg]).toEqual([409, "This file is in use: “With two halves”."]);
    expect((await library.read(picture._id)).uses).toMatchObject([{ _id: body._id, state: "public" }]);
    await library.call(`PUT /api/blogs/${body._id}`, { shareImage: null });
    expect((await library.read(picture._id)).uses).toMatchObject([{ _id: body._id, state: "earlier" }]);
  });

  it("is part of the history and is restored", async () => {
    const picture = await library.add("A lamp");
    const sent = { summary: "Before", shareImage: { mediaId: picture._id, x: 10, y: 90 }, noindex: true };
    const { body } = await add(sent);
    await library.call(`PUT /api/blogs/${body._id}`, { summary: "After", shareImage: null, noindex: false });
    const { body: earlier } = await library.call<WholeRevision>(`GET /api/blogs/${body._id}/revisions/1`);
    expect(earlier).toMatchObject({
      ...sent,
      shareImage: { ...sent.shareImage, url: picture.url, alt: "A lamp" },
    });
    const { body: restored } = await library.call<Answer>(`POST /api/blogs/${body._id}/revisions/1/restore`);
    expect(restored).toMatchObject({ ...sent, version: 3 });
  });

  it("must be in the library, and its focal point within it", async () => {
    const none = { mediaId: "000000000000000000000000", x: 50, y: 50 };
    const { status, body } = await add({ shareImage: none });
    expect([status, body.msg]).toEqual([400, "This picture is no longer in the media library."]);
    expect(errorsIn({ body })).toEqual(["shareImage"]);
    for (const wrong of [{ x: 101 }, { x: -1 }, { y: "top" }, { x: 1.5 }, { mediaId: "../x" }]) {
      const { status } = await add({ shareImage: { ...none, ...wrong } });
      expect([wrong, status]).toEqual([wrong, 400]);
    }
    for (const wrong of ["yes", [], 5, true]) expect((await add({ shareImage: wrong })).status).toBe(400);
  });
});

it("a document that search engines are not to list says so in its head and its files, leaves the sitemap and stays in the search", async () => {
  const { body } = await add({ title: "Unlisted zeppelin", noindex: true });
  const robots = '<meta name="robots" content="noindex"/>';
  expect(await pageOf(body)).toContain(robots);
  const listed = async () => (await text("/sitemaps/blogs-1.xml")).includes("/blogs/unlisted-zeppelin<");
  expect(await listed()).toBe(false);
  for (const file of ["card.jpg", "cite.bib"]) {
    const { headers } = await library.site.fetch(`/blogs/unlisted-zeppelin/${file}`);
    expect([file, headers.get("x-robots-tag")]).toEqual([file, "noindex"]);
  }
  for (const path of ["/publications", "/search?q=zeppelin"])
    expect((await text(path)).replace(/<[^>]*>/g, "")).toContain("Unlisted zeppelin");
  await library.call(`PUT /api/blogs/${body._id}`, { noindex: false });
  expect(await pageOf(body)).not.toContain(robots);
  expect(await listed()).toBe(true);
  const { headers } = await library.site.fetch(`/blogs/${body.slug}/cite.bib`);
  expect(headers.get("x-robots-tag")).toBeNull();
});

it("a collection has the same fields", async () => {
  const { _id: id } = await library.add("Roofs");
  const sent = { summary: "Roofs, seen from roofs.", seoTitle: "Rooftops", noindex: true };
  const shareImage = { mediaId: id, x: 0, y: 100 };
  const words = {
    title: "Roofs",
    category: "street",
    mediaType: "images",
    media: [{ id }],
    ...sent,
    shareImage,
  };
  const { body } = await library.call<EditableCollection>("POST /api/photography/add", words);
  expect(body).toMatchObject({ ...sent, shareImage, excerpt: sent.summary });
  const page = await text(`/photography/${body.slug}`);
  for (const part of ["<title>Rooftops | ", `content="${sent.summary}"`, 'name="robots" content="noindex"'])
    expect(page).toContain(part);
  expect(await text("/sitemaps/photography-1.xml")).not.toContain(`/${body.slug}<`);
});

it("a page has the same fields and a share card", async () => {
  const picture = await redAndBlue();
  const shareImage = { mediaId: picture._id, x: 100, y: 0 };
  const sent = { summary: "When we are open.", seoTitle: "Opening hours", noindex: true, shareImage };
  const words = { title: "Hours", content: "<p>Nine to five.</p>" };
  expect((await library.site.fetch("/cards/hours.jpg")).status).toBe(404);
  const { body } = await library.call<EditablePage>("POST /api/pages/add", { ...words, ...sent });
  const page = await text(`/${body.slug}`);
  const card = `/cards/${body.slug}.jpg`;
  for (const part of ["<title>Opening hours | ", `content="${sent.summary}"`, 'content="noindex"', card])
    expect(page).toContain(part);
  expect(await colourOf(card)).toBe("blue");
  expect((await library.site.fetch(card)).headers.get("x-robots-tag")).toBe("noindex");
  expect((await library.site.fetch("/cards/about.jpg")).status).toBe(200);
  expect((await library.read(picture._id)).uses).toMatchObject([{ kind: "page", state: "public" }]);
  const removal = await library.call<Refused>(`DELETE /api/media/${picture._id}`);
  expect([removal.status, removal.body.msg]).toEqual([409, "This file is in use: “Hours”."]);
  const listed = async (path: string) => (await text("/sitemaps/pages.xml")).includes(`${path}</loc>`);
  expect(await listed(`/${body.slug}`)).toBe(false);
  await library.call(`PUT /api/pages/${body._id}`, { noindex: false });
  expect(await listed(`/${body.slug}`)).toBe(true);
  expect(await listed("/terms")).toBe(true);
  await library.call("PUT /api/pages/terms", { noindex: true, status: "published" });
  expect(await listed("/terms")).toBe(false);
});

it("hostile values are refused with a sentence, or shown as text", async () => {
  const long = "x".repeat(100_000);
  for (const [field, value] of [
    ["summary", long],
    ["seoTitle", long],
    ["summary", "x".repeat(301)],
    ["seoTitle", "x".repeat(121)],
  ] as const) {
    const { status, body } = await add({ [field]: value });
    expect([field, status, errorsIn({ body })]).toEqual([field, 400, [field]]);
    expect(body.errors?.[0]?.msg).toMatch(/^\p{Lu}.*\.$/u);
  }
  const { status, body } = await add({
    summary: '</script><img src=x onerror="alert(1)">\0 \u202eabc',
    seoTitle: "\0",
  });
  expect([status, body.summary, body.seoTitle]).toEqual([
    201,
    '</script><img src=x onerror="alert(1)"> \u202eabc',
    "",
  ]);
  const page = await pageOf(body);
  expect(page).not.toContain("<img src=x");
  expect(page.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1]).toSatisfy((data: string) =>
    JSON.parse(data),
  );
});
