import { expect, it } from "vitest";
import { usePages } from "#test/content/pages.ts";
import type { BlogCard } from "./contract.ts";

const pages = usePages({ filled: false });

const add = (title: string, language: string, more = {}) =>
  pages.call<BlogCard>("POST /api/blogs/add", {
    title,
    language,
    section: "programmes",
    content: "<p>x</p>",
    ...more,
  });

it("GET /api/blogs/languages names those of public articles, which can be listed and subscribed to", async () => {
  const languages = () => pages.site.json<string[]>("/api/blogs/languages");
  await add("Sun for all", "");
  expect(await languages()).toEqual(["en"]);
  expect(await pages.html("/blogs")).not.toContain("All languages");
  await add("Schatten für alle", "de");
  await add("Ombre pour tous", "fr", { status: "draft" });
  await add("Shade for all", "en");
  expect(await languages()).toEqual(["en", "de"]);
  const list = await pages.site.json<BlogCard[]>("/api/blogs/all?view=card&language=de");
  expect(list.map(({ title, language }) => [title, language])).toEqual([["Schatten für alle", "de"]]);
  const english = await pages.site.fetch("/api/blogs/all?view=card&language=en&limit=100");
  const all = await pages.site.fetch("/api/blogs/all?view=card&limit=100");
  const count = (answer: Response) => Number(answer.headers.get("x-total-count"));
  expect(count(english)).toBe(count(all) - 1);
  const html = await pages.html("/blogs?language=de");
  for (const part of [
    "All languages",
    "Deutsch",
    "Schatten für alle",
    "/feeds/language/de.xml",
    '<h2 lang="de"',
    '<a lang="de" aria-current="true"',
  ])
    expect([part, html.includes(part)]).toEqual([part, true]);
  expect(await pages.html("/blogs?q=schatten&language=de")).toContain("1 result for");
  expect((await pages.html("/blogs?q=shade&language=en")).replace(/<[^>]*>/g, "")).toContain("Shade for all");
  const none = await pages.html("/blogs?q=shade&language=de");
  expect([none.includes("No results for"), none.includes('href="/blogs?q=shade"')]).toEqual([true, true]);
  expect((await pages.site.fetch("/blogs?language=DE")).headers.get("location")).toBe("/blogs?language=de");
  type Feed = { language: string; items: { title: string; language: string }[] };
  const feed = await pages.site.json<Feed>("/feeds/language/de.json");
  expect(feed).toMatchObject({ language: "de", items: [{ title: "Schatten für alle", language: "de" }] });
  expect(await pages.html("/feed.xml")).toContain("<dc:language>de</dc:language>");
  for (const file of ["fr.xml", "DE.xml", "x!.json"])
    expect([file, (await pages.site.fetch(`/feeds/language/${file}`)).status]).toEqual([file, 404]);
});

it("PUT /api/blogs/:id moves an article whose language changes to the lists of that language", async () => {
  await add("Bleibt deutsch", "de");
  await add("Reste en français", "fr");
  const { _id } = (await add("Venedig", "de")).body;
  const lists = async () => [await pages.html("/blogs?language=de"), await pages.html("/blogs?language=fr")];
  const listed = async () => (await lists()).map((html) => html.includes("Venedig"));
  expect(await listed()).toEqual([true, false]);
  await pages.call(`PUT /api/blogs/${_id}`, { language: "fr" });
  expect(await listed()).toEqual([false, true]);
});
