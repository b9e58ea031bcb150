import sharp from "sharp";
import { expect, it } from "vitest";
import type { BlogCard } from "#features/blogs/contract.ts";
import { uploadFile } from "#test/files/files.ts";
import { useFirst, useSite } from "#test/harness.ts";
import { somePicture } from "#test/uploads.ts";

const site = useSite({ env: { AVIF: "on" } });
const article = useFirst<BlogCard>(site, "/api/blogs/section/programmes?view=card");

/** The first size of the article's cover, as its page names it. */
async function coverOf(slug: string | null): Promise<string> {
  const html = await (await site.fetch(`/blogs/${slug}`)).text();
  return /<source type="image\/avif" srcSet="(\S+) /.exec(html)?.[1] ?? "";
}

const forEver = "public, max-age=31536000, immutable";
const typeOf = ({ headers }: Response) => headers.get("content-type");
const cachingOf = ({ headers }: Response) => headers.get("cache-control");

it("a picture that readers request gets a smaller copy under the same address", async () => {
  const path = await coverOf(article.slug);
  const webpPath = path.replace("avif", "webp");
  const webp = await site.fetch(webpPath);
  const first = await site.fetch(path);
  expect([typeOf(first), cachingOf(first)]).toEqual(["image/webp", "public, max-age=300"]);
  expect(first.headers.get("content-location")).toBe(webpPath);
  const webpBytes = (await webp.arrayBuffer()).byteLength;
  expect((await first.arrayBuffer()).byteLength).toBe(webpBytes);

  await expect.poll(async () => typeOf(await site.fetch(path)), { timeout: 60_000 }).toBe("image/avif");
  const copy = await site.fetch(path);
  expect(cachingOf(copy)).toBe(forEver);
  const bytes = Buffer.from(await copy.arrayBuffer());
  expect(bytes.length).toBeLessThan(webpBytes);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "heif", compression: "av1", width: 320 });
});

it("a copy that would be larger is not sent, and what is no picture is not found", async () => {
  const plain = await somePicture("#a53c20", 400, 300); // of one colour: WebP needs fewer bytes
  const { body } = await uploadFile(site, await site.bearer(), ["plain.jpg", plain]);
  const path = `/media/${body._id}/320.avif`;
  await expect.poll(async () => cachingOf(await site.fetch(path)), { timeout: 60_000 }).toBe(forEver);
  expect(typeOf(await site.fetch(path))).toBe("image/webp");
  for (const other of ["/media/0123456789abcdef01234567/640.avif", path.replace("320", "321")])
    expect((await site.fetch(other)).status).toBe(404);
});
