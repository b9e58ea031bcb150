import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import { beforeAll, expect, it } from "vitest";
import { usePages } from "#test/content/pages.ts";
import { changeSettings } from "#test/settings.ts";

type Node = DefaultTreeAdapterTypes.Node;

/** That of the site comes last: its documents name none. */
const languages = ["en", "es", "ar", "fr"] as const;

const pages = usePages({ filled: false });
const { site, admin } = pages;
const paths: string[] = [];
const lists = [
  "/",
  "/about",
  "/contact",
  "/team",
  "/blogs",
  "/blogs?page=2",
  "/programmes",
  "/publications",
  "/events",
  "/events?status=past",
  "/events?month=2031-05",
  "/section/publications",
  "/photography",
  "/projects",
  "/calls",
  "/search?q=word",
];

/** Each document says in its texts which language they have: “qes” is Spanish. */
const word = (language: string) => `q${language}`;

beforeAll(async () => {
  await changeSettings(site, admin, "institute", { language: "fr" });
  for (const language of languages) await addDocuments(language);
  const text = word("es");
  const heading = { heading: `${text} 30`, introduction: `${text} 31` };
  await changePage("about", {
    ...heading,
    sections: [{ title: `${text} 33`, text: `${text} 34`, layout: "half" }],
  });
  await changePage("contact", {
    ...heading,
    departments: [{ name: `${text} 35`, text: `${text} 36`, email: "" }],
    offices: [{ name: `${text} 37`, address: [], hours: `${text} 38` }],
    mapText: `${text} 39`,
  });
  const badge = `${text} 32`;
  for (const name of ["team", "events"]) await changePage(name, { ...heading, badge });
});

async function add<Added extends { _id: string; slug: string }>(
  folder: string,
  language: string,
  fields: object,
): Promise<Added> {
  const named = language === "fr" ? "" : language;
  const answer = await pages.call<Added>(`POST /api/${folder}/add`, { language: named, ...fields });
  expect(answer.status).toBe(201);
  if (folder === "blogs") paths.push(`/blogs/${answer.body.slug}/register`);
  paths.push(folder === "pages" ? `/${answer.body.slug}` : `/${folder}/${answer.body.slug}`);
  return answer.body;
}

async function changePage(name: string, parts: object): Promise<void> {
  const { _id, version } = (await pages.call(`GET /api/pages/${name}/writing`)).body;
  const changed = { version, title: word("es"), language: "es", content: `<p>${word("es")} 29</p>`, parts };
  expect((await pages.update(_id, changed)).status).toBe(200);
}

async function addDocuments(language: string): Promise<void> {
  const text = word(language);
  const picture = await pages.upload(text);
  const { url } = (await pages.call<{ url: string }>(`GET /api/media/${picture}`)).body;
  const image = `<img src="${url}" alt="${text}">`;
  const content = `<h2>${text} 1</h2><p>${text} 2</p><blockquote><p>${text} 3</p></blockquote><figure>${image}<figcaption>${text} 4</figcaption></figure><h2>${text} 5</h2><ul><li><p>${text} 6</p></li></ul>`;
  const shared = { title: `${text} 7`, content, summary: `${text} 8`, tags: "word" };
  const cover = { image: url, coverAlt: `${text} 9`, coverCaption: `${text} 10` };
  const person = await add("people", language, {
    title: "Ana Prior",
    role: `${text} 11`,
    department: "Office",
    biography: `${text} 12 word`,
    onBoard: true,
    portrait: url,
    portraitAlt: `${text} 13`,
  });
  const series = await add("pages", language, { ...shared, title: "Path Papers", template: "series" });
  await add("pages", language, { title: `${text} page`, content: `${content}<p lang="pt">qpt</p>` });
  const project = await add("projects", language, {
    ...shared,
    picture: { mediaId: picture, alt: `${text} 14` },
    team: [person._id],
  });
  await add("calls", language, shared);
  const projects = [project._id];
  await add("blogs", language, { ...shared, ...cover, section: "programmes", projects });
  await add("blogs", language, {
    ...shared,
    ...cover,
    title: `${text} publication`,
    section: "publications",
    projects,
    record: {
      type: "paper",
      series: series._id,
      seriesNumber: "7",
      errata: [{ date: "2024-06-01", text: `${text} 17` }],
    },
  });
  const collection = await add("photography", language, {
    title: `${text} collection`,
    description: `${text} 18`,
    tags: "word",
    category: "street",
    mediaType: "images",
    media: [{ id: picture, caption: `${text} 19`, alt: `${text} 20` }],
    projects,
  });
  for (const eventDate of ["2031-05-06T18:00", "2020-05-06T18:00"]) {
    await add("blogs", language, {
      ...shared,
      ...cover,
      title: `${text} event ${eventDate.slice(0, 4)}`,
      section: "events",
      projects,
      eventDate,
      eventState: "moved",
      stateNote: `${text} 21`,
      directions: `${text} 24`,
      accessNotes: `${text} 25`,
      programme: [{ time: "18:00", title: `${text} 26`, speaker: "Ana Prior" }],
      questions: [{ question: `${text} 27`, choices: `${text} 28\n${text} 29` }],
      registration: true,
      photographs: collection._id,
    });
  }
}

/** The texts of a page whose nearest language is not theirs. Addresses have none. */
function misnamedIn(html: string): string[] {
  const found: string[] = [];
  const search = (node: Node, around: string) => {
    const attrs = defaultTreeAdapter.isElementNode(node) ? node.attrs : [];
    const attribute = (name: string) => attrs.find((one) => one.name === name)?.value;
    const language = attribute("lang") ?? around;
    const text = defaultTreeAdapter.isTextNode(node) ? node.value : (attribute("alt") ?? "");
    const named = [...text.matchAll(/(?<![\w/])q(en|es|ar|fr|pt)(?![\w-])/g)].map(([, tag]) => tag);
    if (named.some((tag) => tag !== language)) found.push(`${text} in ${language}`);
    if (!("childNodes" in node) || ["head", "script"].includes(node.nodeName)) return;
    for (const child of node.childNodes) search(child, language);
  };
  search(parse(html), "");
  return found;
}

it.each(lists)("%s marks what is not in the language of the page", async (path) => {
  expect(misnamedIn(await pages.html(path))).toEqual([]);
});

it("pages of documents mark what is not in the language of the page", async () => {
  expect(paths).toHaveLength(56);
  for (const path of paths) expect([path, misnamedIn(await pages.html(path))]).toEqual([path, []]);
});
