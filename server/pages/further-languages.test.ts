import { beforeAll, describe, expect, it } from "vitest";
import { usePages } from "#test/content/pages.ts";
import { changeSettings } from "#test/settings.ts";
import { errorsIn } from "#test/writing.ts";

const pages = usePages();

type Blog = { _id: string; slug: string };
type Fields = Record<string, string>;

const addBlog = async (title: string, language: string, more: Fields = {}) =>
  (
    await pages.call<Blog>("POST /api/blogs/add", {
      title,
      language,
      content: "<p>x</p>",
      section: "programmes",
      status: "published",
      ...more,
    })
  ).body;
const link = (one: Blog, other: Blog) =>
  pages.call(`PUT /api/translations/blog/${one._id}`, { other: other._id });

async function answer(path: string, headers: Fields = {}) {
  const { status, headers: sent, text } = await ask(path, headers);
  return { status, location: sent.get("location"), html: await text(), caching: sent.get("cache-control") };
}

async function ask(path: string, headers: Fields) {
  const response = await pages.site.fetch(path, { headers, redirect: "manual" });
  return { status: response.status, headers: response.headers, text: () => response.text() };
}

const html = async (path: string) => (await answer(path)).html;
const alternates = (text: string) =>
  [...text.matchAll(/rel="alternate" hrefLang="([^"]+)" href="https?:\/\/[^/"]+([^"]*)"/gi)].map(
    ([, tag, path]) => `${tag} ${path}`,
  );

let english: Blog;
let french: Blog;
let alone: Blog;

beforeAll(async () => {
  await changeSettings(pages.site, pages.admin, "institute", {
    languages: [
      { language: "fr", segments: ["events = evenements", "blogs = articles"] },
      { language: "ar" },
    ],
  });
  english = await addBlog("Shade is a right", "");
  french = await addBlog("L’ombre est un droit", "fr");
  alone = await addBlog("Water by the bucket", "");
  await link(english, french);
});

describe("pages below the prefix of a further language", () => {
  it("are in that language, with translated words in their addresses and links", async () => {
    const list = await html("/fr/evenements");
    expect(list).toContain('<html lang="fr"');
    expect(list).toContain('href="/fr/articles"');
    expect(list).not.toMatch(/href="\/(blogs|about)"/);
    expect(alternates(list)).toEqual([
      "en /events",
      "fr /fr/evenements",
      "ar /ar/events",
      "x-default /events",
    ]);
    expect(await html("/ar/events")).toContain('<html lang="ar" dir="rtl"');
  });

  it("tell search engines their own address", async () => {
    const shown = await html(`/fr/articles/${french.slug}`);
    expect(shown).toMatch(new RegExp(`"url":"[^"]+/fr/articles/${french.slug}"`));
  });

  it("have one address each", async () => {
    expect(await answer("/fr/events?status=past")).toMatchObject({
      status: 302,
      location: "/fr/evenements?status=past",
    });
    expect(await answer("/fr/")).toMatchObject({ status: 301, location: "/fr" });
    expect((await answer("/fr/nothing-here")).status).toBe(404);
    expect((await answer("/de/events")).status).toBe(404);
  });

  it("list the documents in their language", async () => {
    const [inEnglish, inFrench] = [await html("/blogs"), await html("/fr/articles")];
    expect(inEnglish).toContain("Shade is a right");
    expect(inEnglish).not.toContain("L’ombre est un droit");
    expect(inFrench).toContain("L’ombre est un droit");
    expect(inFrench).not.toContain("Water by the bucket");
    expect(await html("/fr/feed.xml")).not.toContain("Water by the bucket");
    expect(await html("/fr")).not.toContain("Water by the bucket");
    expect(await html("/ar/blogs")).not.toContain("L’ombre est un droit");
  });
});

describe("the page of a document", () => {
  it("is among the pages of its language, and names its translations", async () => {
    const page = await html(`/fr/articles/${french.slug}`);
    expect(page).toContain(
      `<link rel="canonical" href="${pages.site.services.site.url}/fr/articles/${french.slug}"`,
    );
    expect(alternates(page)).toEqual([
      `en /blogs/${english.slug}`,
      `fr /fr/articles/${french.slug}`,
      `x-default /blogs/${english.slug}`,
    ]);
    expect(page).toContain(`href="/blogs/${english.slug}"`);
  });

  it("is found among the pages of another language, too", async () => {
    const moved = { status: 301, location: `/fr/articles/${french.slug}` };
    expect(await answer(`/blogs/${french.slug}`)).toMatchObject(moved);
    expect(await answer(`/fr/articles/${english.slug}`)).toMatchObject(moved);
    expect(await answer(`/blogs/${english.slug}`)).toMatchObject({ status: 200 });
  });

  it("offers the original where it is not translated", async () => {
    const { status, html: text } = await answer(`/fr/articles/${alone.slug}`);
    expect(status).toBe(404);
    expect(text).toContain("n’est pas encore disponible dans cette langue");
    expect(text).toContain(`href="/blogs/${alone.slug}"`);
  });
});

describe("a reader whose browser prefers another language", () => {
  const french = { "accept-language": "fr-CA,en;q=0.5" };

  it("is offered the page in it, and never sent there", async () => {
    const { status, html: text, caching } = await answer("/events", french);
    expect(status).toBe(200);
    expect(text).toMatch(/<dialog open[^>]*lang="fr".*href="\/fr\/evenements".*Masquer/);
    expect(caching).toContain("private");
    expect((await answer("/events")).html).not.toContain("<dialog");
  });

  it("is not asked again after choosing one", async () => {
    const chosen = await answer("/events", { ...french, "sec-fetch-site": "same-origin" });
    expect(chosen.html).not.toContain("<dialog");
    expect((await answer("/fr/evenements", french)).html).not.toContain("<dialog");
    expect((await answer(`/blogs/${alone.slug}`, french)).html).not.toContain("<dialog");
  });
});

it("a language cannot take the addresses of other pages", async () => {
  for (const language of ["en", "api", "events"]) {
    const { status } = await changeSettings(pages.site, pages.admin, "institute", {
      languages: [{ language, segments: [] }],
    });
    expect([language, status]).toEqual([language, 400]);
  }
  await pages.add({ title: "Réunions" });
  const segments = ["events = reunions"];
  const answer = await changeSettings(pages.site, pages.admin, "institute", {
    languages: [{ language: "fr", segments }],
  });
  expect(errorsIn(answer)).toEqual(["values.languages.0.segments"]);
});

it("a page cannot take the addresses of a language", async () => {
  const add = async (title: string) => (await pages.add({ title })).slug;
  expect([await add("FR"), await add("Événements"), await add("Frontiers")]).toEqual([
    "fr-2",
    "evenements-2",
    "frontiers",
  ]);
  const { status, body } = await pages.call("POST /api/pages/add", { title: "Ours", slug: "ar" });
  expect([status, body.msg]).toEqual([400, "“ar” cannot be used as an address. Please choose another."]);
  expect((await addBlog("FR", "")).slug).toBe("fr"); // below a folder
});

it("the API answers in the language of the page", async () => {
  const facts = await (await pages.site.fetch("/fr/api/site")).json();
  expect(facts).toMatchObject({ language: "fr", mainLanguage: "en" });
  const refused = await pages.site.fetch("/fr/api/auth/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  expect(JSON.stringify(await refused.json())).toMatch(/adresse e-mail/i);
});

it("the sitemap has the pages of all languages", async () => {
  const part = await html("/sitemaps/pages.xml");
  expect(part).toContain("/fr/evenements</loc>");
  expect(await html("/sitemaps/blogs-1.xml")).toContain(`/fr/articles/${french.slug}</loc>`);
});
