import { describe, expect, it } from "vitest";
import { usePages } from "#test/content/pages.ts";
import { changeSettings } from "#test/settings.ts";
import type { Translation } from "./translations-contract.ts";

const pages = usePages();

type Blog = { _id: string; slug: string; language: string; errors?: { path: string; msg: string }[] };

async function addBlog(title: string, language: string, more = {}): Promise<Blog> {
  const fields = { title, language, content: "<p>x</p>", section: "programmes", ...more };
  return (await pages.call<Blog>("POST /api/blogs/add", fields)).body;
}

const path = (id: string, kind = "blog") => `/api/translations/${kind}/${id}`;
const link = (id: string, other: string, kind = "blog") =>
  pages.call<Translation[] & { msg?: string }>(`PUT ${path(id, kind)}`, { other });
const update = (id: string, fields: object) => pages.call<Blog>(`PUT /api/blogs/${id}`, fields);
const alternatesIn = (html: string) =>
  [...html.matchAll(/hrefLang="([^"]+)" href="https?:\/\/[^/"]+([^"]*)"/gi)].map(
    ([, tag, href]) => `${tag} ${href}`,
  );
const readIn = (html: string) => /<nav aria-label="Translations".*?<\/nav>/s.exec(html)?.[0] ?? "";

describe("PUT /api/translations/{kind}/{id}", () => {
  it("shows readers the public versions, and search engines their addresses", async () => {
    const english = await addBlog("The right to shade", "");
    const german = await addBlog("Das Recht auf Schatten", "de", { status: "draft" });
    const arabic = await addBlog("الحق في الظل", "AR");
    expect(arabic.language).toBe("ar");
    expect((await link(english._id, german._id)).body).toMatchObject([{ language: "de", status: "draft" }]);
    const page = () => pages.html(`/blogs/${english.slug}`);
    expect(readIn(await page())).toBe("");
    expect((await link(arabic._id, german._id)).body).toHaveLength(2);
    expect(readIn(await page())).toContain("العربية");
    await update(german._id, { status: "published" });
    const slug = (await pages.call<Blog>(`GET /api/blogs/${german._id}`)).body.slug;
    expect(readIn(await page())).toMatch(
      /lang="de" dir="ltr"[^>]*href="\/blogs\/das-recht-auf-schatten"[^>]*>Deutsch</,
    );
    const right = await pages.html(`/blogs/${encodeURIComponent(arabic.slug)}`);
    expect(right).toMatch(/<h1 lang="ar" dir="rtl"/);
    expect(right).toMatch(/<div lang="ar" dir="rtl" class="article"/);
    expect(right).toContain('"inLanguage":"ar"');
    expect(await pages.html("/blogs?language=ar")).toMatch(/<h2 lang="ar" dir="auto"/); // its title may be in Latin letters
    expect(right).toContain('<meta property="og:locale" content="ar_EG"');
    const expected = [
      `en /blogs/${english.slug}`,
      `ar /blogs/${arabic.slug}`,
      `de /blogs/${slug}`,
      `x-default /blogs/${english.slug}`,
    ];
    const decoded = async () => alternatesIn(await page()).map((each) => decodeURIComponent(each));
    expect(await decoded()).toEqual(expected);
    const sitemap = await pages.html("/sitemaps/blogs-1.xml");
    expect(sitemap).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    expect(sitemap.match(/hreflang="de"/g)).toHaveLength(3);

    await update(german._id, { slug: "schatten" });
    expect(await decoded()).toContain("de /blogs/schatten");
    await update(german._id, { noindex: true });
    expect(await decoded()).not.toContain("de /blogs/schatten");
    expect(readIn(await page())).toContain("Deutsch");
    await pages.call("POST /api/blogs/trash", { ids: [german._id] });
    expect(readIn(await page())).not.toContain("Deutsch");
    await pages.call("POST /api/blogs/restore", { ids: [german._id] });
    expect(readIn(await page())).toContain("Deutsch");
    const taken = await update(german._id, { language: "ar" });
    expect([taken.status, taken.body.errors?.[0]?.path]).toEqual([400, "language"]);
    const french = await update(german._id, { language: "fr" });
    expect([french.status, readIn(await page()).includes("Français")]).toEqual([200, true]);
  });

  it("is refused to members, for another kind, and twice in a language", async () => {
    const one = await addBlog("One", "");
    const [two, again] = [await addBlog("Two", "de"), await addBlog("Again", "de")];
    const byMember = await pages.call(`PUT ${path(one._id)}`, { other: two._id }, pages.member);
    expect(byMember.status).toBe(403);
    expect((await link(one._id, one._id)).status).toBe(400);
    expect((await link(one._id, "000000000000000000000000")).status).toBe(404);
    expect((await link(one._id, two._id, "page")).status).toBe(404);
    await link(one._id, two._id);
    const twice = await link(one._id, again._id);
    expect([twice.status, twice.body.msg]).toEqual([
      400,
      "Each language can have one document. Two are in German.",
    ]);
    const defaultValue = await addBlog("Also English", "en");
    expect((await link(two._id, defaultValue._id)).status).toBe(400);
    const wrong = await addBlog("Wrong", "klingon!");
    expect(wrong.errors?.map((error) => error.path)).toEqual(["language"]);
  });

  it("keeps one document of each language when several admins link at once", async () => {
    const [hub, one, two] = [
      await addBlog("Hub", ""),
      await addBlog("Eins", "de"),
      await addBlog("Zwei", "de"),
    ];
    const answers = await Promise.all([
      link(one._id, hub._id),
      link(two._id, hub._id),
      link(hub._id, one._id),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 400)).toEqual(
      [],
    );
    expect((await pages.call<Translation[]>(`GET ${path(hub._id)}`)).body).toHaveLength(1);
  });

  it("forgets a document that was deleted for good", async () => {
    const [one, two] = [await addBlog("Kept", ""), await addBlog("Verloren", "de")];
    await link(one._id, two._id);
    expect(readIn(await pages.html(`/blogs/${one.slug}`))).toContain("Deutsch");
    await pages.call("POST /api/blogs/trash", { ids: [two._id] });
    await pages.call("POST /api/blogs/discard", { ids: [two._id] });
    expect(readIn(await pages.html(`/blogs/${one.slug}`))).toBe("");
    const again = await addBlog("Wieder", "de");
    expect((await link(one._id, again._id)).body).toMatchObject([{ title: "Wieder" }]);
  });

  it("announces one version of each language after the site's language changed", async () => {
    const [defaultValue, german] = [await addBlog("Bench", ""), await addBlog("Bank", "de")];
    const french = await addBlog("Banc", "fr");
    await link(defaultValue._id, german._id);
    await link(defaultValue._id, french._id);
    const change = async (language: string) =>
      expect((await changeSettings(pages.site, pages.admin, "institute", { language })).status).toBe(200);
    await change("de");
    const expected = [
      `de /blogs/${german.slug}`,
      `fr /blogs/${french.slug}`,
      `x-default /blogs/${german.slug}`,
    ];
    expect(alternatesIn(await pages.html(`/blogs/${german.slug}`))).toEqual(expected);
    expect(alternatesIn(await pages.html(`/blogs/${defaultValue.slug}`))).toEqual([]);
    const readers = readIn(await pages.html(`/blogs/${french.slug}`));
    expect(["Deutsch", "Bench", "Bank"].map((name) => readers.includes(`>${name}<`))).toEqual([
      ...[false, true, true],
    ]);
    const sitemap = await pages.html("/sitemaps/blogs-1.xml");
    const entryOf = ({ slug }: Blog) =>
      new RegExp(`<loc>[^<]*/blogs/${slug}</loc>.*?</url>`).exec(sitemap)?.[0] ?? "";
    expect(alternatesIn(entryOf(french))).toEqual(expected);
    expect(alternatesIn(entryOf(defaultValue))).toEqual([]);
    await update(german._id, { noindex: true });
    expect(alternatesIn(await pages.html(`/blogs/${french.slug}`))).toEqual([]);
    expect((await pages.html("/sitemaps/blogs-1.xml")).includes('hreflang="fr" href="http')).toBe(false);
    await change("en");
    expect(alternatesIn(await pages.html(`/blogs/${defaultValue.slug}`))).toHaveLength(3);
  });

  it("links pages, people and collections, too", async () => {
    const english = await pages.add({ title: "Rules of the house" });
    const hebrew = await pages.add({ title: "כללי הבית", language: "he", parts: { introduction: "שלום" } });
    expect((await link(english._id, hebrew._id, "page")).status).toBe(200);
    expect(readIn(await pages.html("/rules-of-the-house"))).toMatch(/lang="he" dir="rtl"[^>]*>עברית/);
    expect(await pages.html("/search?q=כללי&kind=page")).toMatch(/<h2 lang="he" dir="auto"/);
    const add = async (language: string) =>
      (await pages.call<Blog>("POST /api/people/add", { title: `Ida ${language}`, language })).body;
    const [ida, other] = [await add(""), await add("pt-BR")];
    expect((await link(ida._id, other._id, "person")).status).toBe(200);
    expect(readIn(await pages.html(`/people/${ida.slug}`))).toContain("Português (Brasil)");
  });
});

it("GET /api/translations/{kind}/{id}/choices finds documents in other languages by their titles", async () => {
  const one = await addBlog("Kiosk", "");
  await addBlog("Kiosk again", "en");
  const german = await addBlog("Kiosk auf Deutsch", "de");
  const find = (id: string, q = "kiosk") => pages.call<Translation[]>(`GET ${path(id)}/choices?q=${q}`);
  expect((await find(one._id)).body.map(({ _id }) => _id)).toEqual([german._id]);
  expect((await find(german._id)).body).toHaveLength(2);
  expect((await find(german._id, "ki%00osk")).body).toHaveLength(2);
  expect((await pages.call(`GET ${path(one._id)}/choices`, undefined, pages.member)).status).toBe(403);
});

it("GET /api/translations/{kind}/{id} lists the others for admins only", async () => {
  const [one, two] = [await addBlog("List", ""), await addBlog("Liste", "de", { status: "draft" })];
  await link(one._id, two._id);
  const listed = await pages.call<Translation[]>(`GET ${path(one._id)}`);
  expect(listed.body).toMatchObject([{ _id: two._id, title: "Liste", language: "de", status: "draft" }]);
  expect((await pages.call(`GET ${path(one._id)}`, undefined, pages.member)).status).toBe(403);
});

it("DELETE /api/translations/{kind}/{id} takes a document out of its group, and dissolves a group of two", async () => {
  const [one, two, three] = [await addBlog("A", ""), await addBlog("B", "de"), await addBlog("C", "fr")];
  await link(one._id, two._id);
  await link(one._id, three._id);
  const unlink = (id: string, by = pages.admin) => pages.call(`DELETE ${path(id)}`, undefined, by);
  expect((await unlink(three._id, pages.member)).status).toBe(403);
  expect((await unlink(three._id)).status).toBe(200);
  expect(readIn(await pages.html(`/blogs/${one.slug}`))).not.toContain("Français");
  expect((await unlink(two._id)).status).toBe(200);
  expect(readIn(await pages.html(`/blogs/${one.slug}`))).toBe("");
  const rest = await pages.call<Translation[]>(`GET ${path(one._id)}`);
  expect(rest.body).toEqual([]);
});
