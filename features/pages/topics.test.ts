import { describe, expect, it } from "vitest";
import { usePages } from "#test/content/pages.ts";
import type { Page, TopicCard } from "./contract.ts";

const pages = usePages({ filled: false });

type Blog = { _id: string; slug: string };

async function addBlog(fields: object): Promise<Blog> {
  const { status, body } = await pages.call<Blog>("POST /api/blogs/add", { content: "<p>x</p>", ...fields });
  expect(status).toBe(201);
  return body;
}

const canonicalOf = (html: string) => /rel="canonical" href="[^"]*?:\d+([^"]*)"/.exec(html)?.[1];
const topics = () => pages.site.json<TopicCard[]>("/api/pages/topics");

describe("GET /api/pages/topics", () => {
  it("lists the public pages about a tag or a subcategory", async () => {
    const first = await addBlog({ title: "Shaded stops", section: "programmes", tags: "Shade" });
    const second = await addBlog({ title: "Trees count", section: "publications", tags: "shade, Trees" });
    const event = {
      title: "A walk in the shade",
      section: "events",
      tags: "shade",
      eventDate: "2026-09-01T10:00",
    };
    await addBlog(event);
    const { body: person } = await pages.call<{ _id: string }>("POST /api/people/add", {
      title: "Ada Shadow",
    });
    const mediaId = await pages.upload();
    const parts = {
      scope: "tag",
      topic: "Shade",
      introduction: "Who has it, and who waits in the sun.",
      picture: { mediaId, alt: "A tree over a stop" },
      people: [person._id],
      pinned: [second._id, "000000000000000000000000"],
    };
    const page = await pages.add({ title: "Shade in the city", template: "topic", parts, status: "draft" });
    expect(page).toMatchObject({ template: "topic", parts, map: { alt: "A tree over a stop" } });
    expect(page.references).toEqual([
      { id: person._id, title: "Ada Shadow" },
      { id: second._id, title: "Trees count" },
    ]);
    expect(await topics()).toEqual([]);
    const chip = (html: string) => /href="([^"]*)"[^>]*>#(?:<!-- -->)?Shade</.exec(html)?.[1];
    expect(chip(await pages.html(`/blogs/${first.slug}`))).toBe("/blogs?tag=shade");
    expect(canonicalOf(await pages.html("/blogs?tag=shade"))).toBe("/blogs?tag=shade");

    await pages.update(page._id, { status: "published" });
    const listed = {
      _id: page._id,
      slug: "shade-in-the-city",
      title: page.title,
      scope: "tag",
      name: "shade",
    };
    expect(await topics()).toEqual([listed]);
    const html = await pages.html("/shade-in-the-city");
    for (const part of [
      "Shade in the city</h1>",
      "Who has it",
      "A tree over a stop",
      "Ada Shadow",
      "Start here",
      "Shaded stops",
      "Trees count",
      "A walk in the shade",
      'href="/feeds/topic/shade-in-the-city.xml"',
      'href="/feeds/topic/shade-in-the-city.ics"',
      '"@type":"CollectionPage"',
    ])
      expect([part, html.includes(part)]).toEqual([part, true]);
    expect(chip(await pages.html(`/blogs/${first.slug}`))).toBe("/shade-in-the-city");
    const movedTo = async (path: string) => (await pages.site.fetch(path)).headers.get("location");
    expect(await movedTo("/blogs?tag=shade")).toBe("/shade-in-the-city");
    expect(await movedTo("/blogs?tag=shade&section=events")).toBe("/shade-in-the-city?section=events");
    expect(canonicalOf(await pages.html("/blogs?tag=shade&q=walk"))).toBe(undefined);
    expect(canonicalOf(await pages.html("/blogs?tag=shade&year=2026"))).toBe("/shade-in-the-city");

    await addBlog({ title: "Schatten", section: "programmes", tags: "shade", language: "de" });
    const events = await pages.html("/shade-in-the-city?section=events");
    const shown = (html: string) =>
      ["A walk in the shade", "Schatten", "Trees count", "Who has it"].filter((part) =>
        html.includes(`>${part}`),
      );
    expect([shown(events), canonicalOf(events)]).toEqual([
      ["A walk in the shade"],
      "/shade-in-the-city?section=events",
    ]);
    expect(shown(await pages.html("/shade-in-the-city?language=de"))).toEqual(["Schatten"]);
    const none = await pages.html("/shade-in-the-city?language=de&section=events");
    expect([none.includes("Nothing on this topic matches the filters."), canonicalOf(none)]).toEqual([
      true,
      undefined,
    ]);
    expect(await pages.html("/shade-in-the-city")).toContain('href="/shade-in-the-city?language=de#all"');

    const card = async () =>
      Buffer.from(await (await pages.site.fetch("/cards/shade-in-the-city.jpg")).arrayBuffer()).toString(
        "base64",
      );
    const withPicture = await card();
    await pages.update(page._id, { parts: { picture: { mediaId: "", alt: "" } } });
    expect((await card()) === withPicture).toBe(false);

    await pages.update(page._id, { parts: { scope: "programmes", topic: "Transit" } });
    expect(chip(await pages.html(`/blogs/${first.slug}`))).toBe("/blogs?tag=shade");
  });

  it("has feeds and a calendar of its own", async () => {
    const parts = { scope: "tag", topic: "Lindens" };
    await addBlog({
      title: "Planting day",
      section: "events",
      tags: "lindens",
      eventDate: "2026-10-01T10:00",
    });
    const { slug } = await pages.add({ title: "Lindens", template: "topic", parts });
    type Feed = { title: string; home_page_url: string; items: { title: string }[] };
    const feed = await pages.site.json<Feed>(`/feeds/topic/${slug}.json`);
    expect(feed).toMatchObject({ title: "Lindens | Institute of the Path" });
    expect(feed.home_page_url.endsWith("/lindens")).toBe(true);
    expect(feed.items.map(({ title }) => title)).toEqual(["Planting day"]);
    expect(await pages.html(`/feeds/topic/${slug}.xml`)).toContain("<title>Planting day</title>");
    const calendar = await pages.html(`/feeds/topic/${slug}.ics`);
    expect([calendar.includes("SUMMARY:Planting day"), calendar.includes("A walk")]).toEqual([true, false]);
    for (const file of ["about.xml", "nothing.xml", "lindens.txt", `${slug?.toUpperCase()}.xml`])
      expect([file, (await pages.site.fetch(`/feeds/topic/${file}`)).status]).toEqual([file, 404]);
  });

  it("pages through everything under a subcategory", async () => {
    for (let number = 1; number <= 25; number += 1)
      await addBlog({ title: `Kerb ${number}`, section: "programmes", subcategory: "Kerbs" });
    const parts = { scope: "programmes", topic: "Kerbs" };
    await pages.add({ title: "Kerbs", template: "topic", parts });
    expect(await pages.html("/kerbs")).toContain('href="/kerbs?page=2"');
    const second = await pages.html("/kerbs?page=2");
    expect(second.match(/>Kerb \d+</g)).toHaveLength(1);
    expect(canonicalOf(second)).toBe("/kerbs?page=2");
    expect((await pages.site.fetch("/kerbs?page=9")).headers.get("location")).toBe("/kerbs?page=2");
    expect(canonicalOf(await pages.html("/programmes?subcategory=Kerbs"))).toBe("/kerbs");
    expect((await pages.site.fetch("/privacy?page=2")).status).toBe(200);
    await pages.add({ title: "Plain" });
    expect((await pages.site.fetch("/plain?section=events")).headers.get("location")).toBe("/plain");
    await addBlog({ title: "Bordstein", section: "programmes", subcategory: "Kerbs", language: "de" });
    expect((await pages.html("/kerbs?language=de")).match(/>Bordstein</g)).toHaveLength(1);
    expect(await pages.html("/kerbs?language=de")).not.toContain(">Kerb 1<");
  });
});

it("GET /api/pages/{slug}/numbers lists the public numbers of a series, which are on its page and in its feed", async () => {
  const parts = { kind: "publications", issn: "2049-3630" };
  const { _id, slug } = await pages.add({ title: "Street papers", template: "series", parts });
  expect(await pages.html("/street-papers")).toContain("Nothing has been published in this series yet.");
  for (const seriesNumber of ["2", "10"])
    await addBlog({
      title: `Paper ${seriesNumber}`,
      section: "publications",
      record: { series: _id, seriesNumber },
    });
  type Number = { number: string; blog: { title: string } };
  const numbers = await pages.site.json<Number[]>(`/api/pages/${slug}/numbers`);
  expect(numbers.map(({ number, blog }) => [number, blog.title])).toEqual([
    ["10", "Paper 10"],
    ["2", "Paper 2"],
  ]);
  const html = await pages.html("/street-papers");
  for (const part of ["ISSN 2049-3630", "2 publications", ">Paper 10<", "/feeds/series/street-papers.xml"])
    expect([part, html.includes(part)]).toEqual([part, true]);
  const feed = await pages.html("/feeds/series/street-papers.xml");
  expect(feed.match(/<title>Paper \d+</g)).toHaveLength(2);
  expect((await pages.site.fetch("/api/pages/about/numbers")).status).toBe(404);
  expect((await pages.site.fetch("/feeds/series/about.xml")).status).toBe(404);
});

describe("the template of a page", () => {
  const errorsOf = async (fields: object) => {
    const { status, body } = await pages.call("POST /api/pages/add", { title: "Wrong", ...fields });
    return [status, (body.errors ?? []).map(({ path, msg }) => `${path}: ${msg}`)];
  };

  it("must be known, and its topic unique", async () => {
    const parts = { scope: "tag", topic: "Unique" };
    const page = await pages.add({ title: "First", template: "topic", parts });
    const taken = "is already about this.";
    const again = { template: "topic", parts: { scope: "tag", topic: "UNIQUE" } };
    expect(await errorsOf(again)).toEqual([400, [`parts.topic: The page “First” ${taken}`]]);
    await pages.call("POST /api/pages/trash", { ids: [page._id] });
    const inTrash = `parts.topic: The page “First”, which is in the trash, ${taken}`;
    expect(await errorsOf(again)).toEqual([400, [inTrash]]);
    const atOnce = { template: "topic", parts: { scope: "tag", topic: "At once" } };
    const answers = await Promise.all([1, 2, 3, 4].map(() => errorsOf(atOnce)));
    expect(answers.map(([status]) => status).sort()).toEqual([201, 400, 400, 400]);
    expect(await errorsOf({ template: "topic" })).toEqual([
      400,
      ["parts.topic: Please enter a tag or a subcategory."],
    ]);
    expect((await errorsOf({ template: "topic", status: "draft" }))[0]).toBe(201);
    for (const template of ["about", "contact", "home"])
      expect((await errorsOf({ template }))[0], template).toBe(400);
    const wrong = { scope: "everything", topic: ["a"], people: "ada", pinned: [{ id: "a" }] };
    expect((await errorsOf({ template: "topic", parts: wrong }))[0]).toBe(400);
  });

  it("can be changed, and comes back with an earlier version", async () => {
    const { _id } = await pages.add({ title: "Notes", parts: { introduction: "Short." } });
    const issn = await pages.update(_id, {
      template: "series",
      parts: { kind: "publications", issn: "2049-3631" },
    });
    expect(issn.body.errors?.map(({ path }) => path)).toEqual(["parts.issn"]);
    const { body } = await pages.update(_id, { template: "series", parts: { issn: "2049-3630" } });
    expect(body).toMatchObject({ template: "series", parts: { issn: "2049-3630", introduction: "Short." } });
    const html = await pages.html("/notes");
    expect([html.includes("ISSN 2049-3630"), html.includes("Short.")]).toEqual([true, true]);
    const shown = await pages.site.json<Page>("/api/pages/notes");
    expect(shown).toMatchObject({ template: "series", series: { kind: "publications" }, topic: null });
    const manage = await pages.call<{ _id: string }[]>("GET /api/pages/manage?template=series");
    expect(manage.body.map((page) => page._id)).toContain(_id);
    await pages.call(`POST /api/pages/${_id}/revisions/1/restore`);
    expect(await pages.read(_id)).toMatchObject({ template: "text", parts: { introduction: "Short." } });
  });
});
