import { expect, it } from "vitest";
import { everything, hashedTag, manyTags, tagHeaderFor } from "./cache-tags.ts";

const url = "https://institute.example";
const hashed = (...tags: string[]) => tags.map((tag) => hashedTag(url, tag));

it("hashes tags short, and otherwise for each site", () => {
  const [hash] = hashed("blog:65f0c0de0000000000000001");
  expect(hash).toMatch(/^[0-9a-z]{7}$/);
  expect(hashedTag("https://other.example", "blog:65f0c0de0000000000000001")).not.toBe(hash);
  const all = new Set(Array.from({ length: 20_000 }, (_, number) => hashedTag(url, `blog:${number}`)));
  expect(all.size).toBeGreaterThan(19_990);
});

it("writes tags as each header wants them", () => {
  const [one = "", two = "", site = ""] = hashed("blogs", "blog:1", everything);
  const tags = ["blogs", "blog:1"];
  expect(tagHeaderFor("Cache-Tag", url, tags)).toEqual({ "cache-tag": `${one},${two},${site}` });
  expect(tagHeaderFor("Surrogate-Key", url, tags)).toEqual({ "surrogate-key": `${one} ${two} ${site}` });
  expect(tagHeaderFor("xkey", url, tags)).toEqual({ xkey: `${one} ${two} ${site}` });
  expect(tagHeaderFor("Cache-Groups", url, tags)).toEqual({
    "cache-groups": `"${one}", "${two}", "${site}"`,
  });
});

it("writes one tag in place of more than caches keep", () => {
  const tags = (count: number) => Array.from({ length: count }, (_, number) => `blog:${number}`);
  const of = (count: number) => tagHeaderFor("Cache-Tag", url, tags(count))["cache-tag"]?.split(",");
  expect(of(49)?.length).toBe(50);
  expect(of(50)).toEqual(hashed(everything, manyTags));
});
