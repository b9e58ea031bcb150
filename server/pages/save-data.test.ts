import { expect, it } from "vitest";
import type { BlogCard } from "#features/blogs/contract.ts";
import { useFirst, useSite } from "#test/harness.ts";

const site = useSite();
const article = useFirst<BlogCard>(site, "/api/blogs/section/programmes?view=card");

async function open(headers: Record<string, string>) {
  const response = await site.fetch(`/blogs/${article.slug}`, { headers });
  const html = await response.text();
  const fonts = [
    ...html.matchAll(/<link id="fonts"[^>]*data-all-fonts|<style data-precedence="fonts"|as="font"/g),
  ];
  const decorative = html.match(/<img [^>]*src="\/media\/[^>]* alt="" [^>]*class=/g) ?? [];
  const widths = [...html.matchAll(/srcset="([^"]*)"/gi)].flatMap(
    ([, set = ""]) => set.match(/\d+w\b/g) ?? [],
  );
  return { response, fonts, decorative, widths: new Set(widths) };
}

it("readers who save data get small pictures and no fonts, and shared caches do not store that", async () => {
  for (const _ of ["rendered", "cached"]) {
    const saving = await open({ "save-data": "on" });
    expect(saving.fonts).toEqual([]);
    expect(saving.decorative).toEqual([]);
    expect(saving.widths).toEqual(new Set(["320w"]));
    expect(saving.response.headers.get("cache-control")).toBe("private, no-cache");
    const other = await open({});
    expect(other.fonts).toHaveLength(4);
    expect(other.decorative.length).toBeGreaterThan(2);
    expect(other.widths.size).toBeGreaterThan(2);
    expect(other.response.headers.get("cache-control")).toContain("s-maxage");
    for (const { response } of [saving, other])
      expect(response.headers.get("vary")).toBe("accept-encoding, save-data");
  }
  const tag = (await open({ "save-data": "on" })).response.headers.get("etag") ?? "";
  const again = await site.fetch(`/blogs/${article.slug}`, {
    headers: { "save-data": "on", "if-none-match": tag },
  });
  expect(again.status).toBe(304);
});

it("other answers do not vary", async () => {
  const feed = await site.fetch("/feed.xml");
  expect(feed.headers.get("vary") ?? "").not.toContain("save-data");
});
