import { describe, expect, it } from "vitest";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import type { EditableCollection } from "#features/photography/writing-contract.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { blob, sendForm, somePicture } from "#test/uploads.ts";

const site = useSite();
const admin = useBearer(site);

const colours = ["#0e4a39", "#a53c20", "#e5bb68"];
const text = async (path: string) => (await site.fetch(path)).text();

async function collectionOf(alts: string[]): Promise<EditableCollection> {
  const media: object[] = [];
  for (const [index, alt] of alts.entries()) {
    const form = { file: blob(await somePicture(colours[index], 80 + index)), alt };
    const { body } = await sendForm<{ _id: string }>(site, "POST /api/media", form, admin);
    media.push({ id: body._id, alt, credit: index === 0 ? 'Ana <"&' : "" });
  }
  const input = { title: "Roofs & <sky>", category: "street", mediaType: "images", media };
  return (await site.call<EditableCollection>("POST /api/photography/add", input, admin)).body;
}

async function articleWith(content: string): Promise<EditableBlog> {
  const input = { title: "With a gallery", section: "publications", content };
  return (await site.call<EditableBlog>("POST /api/blogs/add", input, admin)).body;
}

describe("a gallery in a text", () => {
  it("shows the chosen pictures as they are now, and loses withdrawn ones at once", async () => {
    const collection = await collectionOf(["First roof", "Second roof", ""]);
    const [first, second, third] = collection.media.map(({ mediaId }) => mediaId);
    const all = `<figure data-gallery="${collection._id}"></figure>`;
    const some = `<figure data-gallery="${collection._id}" data-pictures="${second} ${first} ${"f".repeat(24)}" data-width="wide"></figure>`;
    const blog = await articleWith(`<p>Words.</p>${all}${some}<p>End.</p>`);
    expect(blog.content).toBe(`<p>Words.</p>${all}${some}<p>End.</p>`);

    expect((await articleWith(all)).status).toBe("published"); // it needs no words

    const path = `/blogs/${blog.slug}`;
    const page = await text(path);
    const galleries = page.match(/<figure class="gallery".*?<\/figure>/gs) ?? [];
    const picturesIn = (html = "") =>
      [...html.matchAll(/<img src="\/media\/([\da-f]{24})/g)].map(([, id]) => id);
    expect(picturesIn(galleries[0])).toEqual([first, second, third]);
    expect(picturesIn(galleries[1])).toEqual([second, first]);
    expect(galleries[1]).toContain('<figure class="gallery" data-width="wide">');
    expect(galleries[0]).toContain(`<a href="/photography/${collection.slug}"><img`);
    expect(galleries[0]).toContain('alt="First roof"');
    expect(galleries[0]).toContain("Roofs &amp; &lt;sky&gt;</a>");
    expect(galleries[0]).toContain("<small>Ana &lt;&quot;&amp;</small>");
    expect(galleries[0]).not.toContain("<a><img");
    const { items } = await site.json<{ items: { url: string; content_html: string }[] }>("/feed.json");
    const inFeed = items.find(({ url }) => url.endsWith(path))?.content_html ?? "";
    expect(inFeed).toContain(
      `<a href="${site.url}/photography/${collection.slug}"><img src="${site.url}/media/`,
    );

    const media = collection.media.filter(({ mediaId }) => mediaId !== first).map(({ _id }) => ({ id: _id }));
    const changed = await site.call<EditableCollection>(
      `PUT /api/photography/${collection._id}`,
      { media, title: "Roofs" },
      admin,
    );
    expect(changed.status).toBe(200);
    const after = await text(path);
    expect(after).not.toContain(`/media/${first}/`);
    expect(after).toContain(`/media/${second}/`);
    expect(await text("/feed.json")).not.toContain(`/media/${first}/`);
  });

  it("is gone with its collection, and back when that is public again", async () => {
    const collection = await collectionOf(["A roof"]);
    const blog = await articleWith(`<p>Words.</p><figure data-gallery="${collection._id}"></figure>`);
    const path = `/blogs/${blog.slug}`;
    expect(await text(path)).toContain("gallery-pictures");
    const set = (body: object) => site.call(`PUT /api/photography/${collection._id}`, body, admin);
    await set({ status: "draft" });
    const hidden = await text(path);
    expect(hidden).not.toContain("gallery-pictures");
    expect(hidden).not.toContain("Roofs &amp;");
    await set({ status: "published" });
    await expect.poll(() => text(path)).toContain("gallery-pictures");
    await site.call(`DELETE /api/photography/${collection._id}`, undefined, admin);
    expect(await text(path)).not.toContain("gallery-pictures");
    const other = await articleWith(`<p>Words.</p><figure data-gallery="${"0".repeat(24)}"></figure>`);
    expect(await text(`/blogs/${other.slug}`)).not.toContain("data-gallery");
  });

  it("shows at most a thousand pictures in a text", async () => {
    const collection = await collectionOf(["A roof"]);
    const blog = await articleWith(
      `<p>Words.</p>${`<figure data-gallery="${collection._id}"></figure>`.repeat(1010)}`,
    );
    expect((await text(`/blogs/${blog.slug}`)).match(/<figure class="gallery"/g)).toHaveLength(1000);
  });
});
