import sharp from "sharp";
import { expect, it } from "vitest";
import type { BlogCard } from "#features/blogs/contract.ts";
import { useFirst, useSite } from "#test/harness.ts";

const site = useSite({ env: { AVIF: "on" } });
const article = useFirst<BlogCard>(site, "/api/blogs/section/programmes?view=card");

/** The first size of the article's cover, as its page names it. */
async function coverOf(slug: string | null): Promise<string> {
  const html = await (await site.fetch(`/blogs/${slug}`)).text();
  return /<source type="image\/avif" srcSet="(\S+) /.exec(html)?.[1] ?? "";
}

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
  expect(cachingOf(copy)).toBe("public, max-age=31536000, immutable");
  const bytes = Buffer.from(await copy.arrayBuffer());
  expect(bytes.length).toBeLessThan(webpBytes);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "heif", compression: "av1", width: 320 });
});

it("a copy that would be larger is not sent, and what is no picture is not found", async () => {
  const path = (await coverOf(article.slug)).replace("320", "640");
  await site.services.media.write(path.slice("/media/".length), Buffer.alloc(0), "image/avif");
  const answer = await site.fetch(path);
  expect([typeOf(answer), cachingOf(answer)]).toEqual(["image/webp", "public, max-age=31536000, immutable"]);
  for (const other of ["/media/0123456789abcdef01234567/640.avif", path.replace("640", "641")])
    expect((await site.fetch(other)).status).toBe(404);
});
