import { readFileSync } from "node:fs";
import type { Answer, Caller } from "../site.ts";
import type { Library } from "./library.ts";
import type { Members } from "./members.ts";

export type Documents = Record<"article" | "paper" | "person" | "project" | "gallery", Answer>;

type Shape = { url: string; fields: object };

const hostile = JSON.parse(
  readFileSync(new URL("../../hostile/texts.json", import.meta.url), "utf8"),
) as string[];
const words = "Ein sehr langer Text über Wege, Bänke und Wasser. Долгая дорога. ".repeat(20);
const longWord = "Wegweiser".repeat(1100);

/** Documents of every kind in every state, and what links them. */
export async function addDocuments({ ada, ruth, noor }: Members, media: Library): Promise<Documents> {
  const add = (line: string, fields: object) => ada.send(line, fields);
  const person = await add("POST /api/people/add", {
    title: "Dr. Nasrin Oyelaran-Ñuñez",
    role: "Director",
    department: "Board & staff",
    biography: "Walks.\n\nWrites.",
    portraitId: media.portrait._id,
    portraitFocus: "20 40",
    tags: "water, walking",
    email: "nasrin@example.org",
    orcid: "0000-0002-1825-0097",
    links: ["https://nasrin.example.org/"],
    givenName: "Nasrin",
    familyName: "Oyelaran-Ñuñez",
    onBoard: true,
    userId: ruth.id,
  });
  const former = await add("POST /api/people/add", { title: "Bo Former", role: "Researcher", past: true });
  await ada.send(`PUT /api/people/${former._id}/position`, { before: person._id });
  const project = await add("POST /api/projects/add", {
    title: "Night count",
    content: "<p>We count.</p>",
    begins: "2026-01-15",
    ends: "2027-03-31",
    picture: { mediaId: media.benches._id, alt: "Benches at night" },
    team: [person._id],
    partners: [{ name: "Tram union", link: "https://union.example.org" }],
    funders: [{ name: "River Trust", award: "RT-7" }],
  });
  await add("POST /api/calls/add", {
    title: "Two fellowships",
    type: "fellowship",
    content: "<p>Apply.</p>",
    deadline: "2026-09-30T23:59",
    place: "Lisbon",
    remote: true,
    contact: "Ada",
    email: "jobs@example.org",
    file: media.report._id,
  });
  const gallery = await add("POST /api/photography/add", {
    title: "Roofs",
    description: "Seen from above.",
    category: "street",
    mediaType: "mixed",
    tags: "roofs",
    projects: [project._id],
    media: [
      { id: media.benches._id, alt: "Forty benches", caption: "In the morning", credit: "Ana Reis" },
      { id: media.movie._id, caption: "Slack water" },
    ],
  });
  const series = await add("POST /api/pages/add", {
    title: "Path Papers",
    template: "series",
    parts: { issn: "2049-3630" },
  });
  await add("POST /api/pages/add", {
    title: "Water",
    template: "topic",
    content: "<p>All about water.</p>",
    parts: { scope: "tag", topic: "water" },
  });
  await add("POST /api/pages/add", { title: "How we work", content: "<h2>Slowly</h2><p>And well.</p>" });
  await ada.send("PUT /api/pages/about", { content: "<p>We walk.</p>", status: "published" });

  const older = await add("POST /api/blogs/add", {
    title: "Rents and roads, first edition",
    content: "<p>Old.</p>",
    section: "publications",
  });
  const paper = await add("POST /api/blogs/add", {
    title: "Rents & roads",
    content: `<p>Text with a <a href="${media.table.url}">table</a>.</p>`,
    section: "publications",
    subcategory: "Reports",
    tags: "rents, roads",
    authors: [{ personId: person._id }, { name: "Editorial team" }],
    with: [{ userId: noor.id, role: "translator" }],
    projects: [project._id],
    record: {
      type: "report",
      doi: "10.5555/path.7",
      isbn: "978-3-16-148410-0",
      issued: "2024-05-17",
      licence: "by",
      pages: "48",
      series: series._id,
      seriesNumber: "7",
      pdf: media.report._id,
      replaces: older._id,
      funders: [{ name: "Road & Fund", award: "G-1", ror: "05gq02987" }],
      errata: [{ date: "2026-02-01", text: "Page 3: nine, not eight." }],
    },
  });
  const article = await addArticle(ada, media, gallery._id);
  await addTexts(add, ruth.id);
  for (const shape of shapes(media)) await addStates(ada, shape);
  return { article, paper, person, project, gallery };
}

/** An article with everything that an article can have, and with a history. */
async function addArticle(ada: Caller, media: Library, gallery: string): Promise<Answer> {
  const content = [
    "<h2>Sit down</h2><p>Forty <strong>benches</strong>.</p>",
    `<figure><img src="${media.benches.url}" alt="Benches"><figcaption>Benches</figcaption></figure>`,
    `<figure data-gallery="${gallery}"></figure>`,
    `<p><a href="${media.talk.url}">The talk</a></p>`,
    "<table><tr><th>Year</th><th>Benches</th></tr><tr><td>2025</td><td>40</td></tr></table>",
  ].join("");
  const added = await ada.send("POST /api/blogs/add", {
    _id: "a".repeat(24),
    title: "Forty benches for the river walk",
    content,
    section: "programmes",
    subcategory: "Rights",
    tags: "benches, Water, water",
    image: media.benches.url,
    coverAlt: "Benches in the rain",
    coverCaption: "Photo: Ana Reis",
    summary: "Why forty benches are cheaper than one lawsuit.",
    seoTitle: "Benches",
    shareImage: { mediaId: media.benches._id, x: 80, y: 20 },
  });
  const change = (fields: object, version: number) =>
    ada.send(`PUT /api/blogs/${added._id}`, { ...fields, version });
  await change({ slug: "benches-by-the-river" }, 1);
  await change({ title: "Forty benches for the river walk, and one more", slug: "forty-one-benches" }, 2);
  await ada.send(`PUT /api/blogs/${added._id}/draft`, {
    summary: "Not seen yet",
    version: 3,
    unpublished: true,
  });
  const german = await ada.send("POST /api/blogs/add", {
    title: "Vierzig Bänke",
    content: "<p>Setzt euch.</p>",
    section: "programmes",
    language: "de",
  });
  await ada.send(`PUT /api/translations/blog/${added._id}`, { other: german._id });
  return added;
}

/** Texts that are long, in other directions or look like markup, and a member’s draft with values that are not valid. */
async function addTexts(
  add: (line: string, fields: object) => Promise<Answer>,
  memberId: string,
): Promise<void> {
  for (const [at, text] of hostile.slice(0, 40).entries()) {
    if (at % 4 > 0 || text.length > 2000) continue;
    const content = `<p dir="auto">${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p><p>${at}</p>`;
    const title = `${at} ${text.slice(0, 80)}`;
    await add("POST /api/blogs/add", { title, content, section: "programmes", tags: "odd" });
  }
  await add("POST /api/blogs/add", {
    title: "الحق في الظل ‏— <script>alert(1)</script> &amp; 👩🏽‍🌾 e\u0301",
    content: `<p dir="rtl">الحق في الظل</p><p>${words}</p><p>${longWord}</p>`,
    section: "publications",
    language: "ar",
  });
  await add(`PUT /api/blogs/${"b".repeat(24)}/draft`, {
    title: "A draft of a member",
    authors: [{ userId: memberId }],
    content: "<p>Not ready.</p>",
    section: "publications",
    record: { isbn: "978-3-16-148410-1", funders: [{ name: "", award: "G-1" }] },
  });
}

function shapes({ benches }: Library): Shape[] {
  const content = "<p>Walk</p>";
  return [
    { url: "/api/blogs", fields: { content, section: "programmes" } },
    {
      url: "/api/photography",
      fields: { category: "street", mediaType: "images", media: [{ id: benches._id }] },
    },
    { url: "/api/pages", fields: { content } },
    { url: "/api/people", fields: { biography: "Walks." } },
    { url: "/api/calls", fields: { content } },
    { url: "/api/projects", fields: { content } },
  ];
}

/** A draft, one that is scheduled, one that was unpublished, one in the trash, and one that is gone for good. */
async function addStates(ada: Caller, { url, fields }: Shape): Promise<void> {
  const add = async (title: string, more: object = {}) => {
    return (await ada.send(`POST ${url}/add`, { ...fields, ...more, title }))._id;
  };
  await add("A draft", { status: "draft" });
  await add("Next year", { status: "scheduled", publishAt: "2027-01-01T10:00" });
  const withdrawn = await add("Withdrawn");
  await ada.send(`PUT ${url}/${withdrawn}`, { status: "draft", version: 1 });
  const [trashed, gone] = [await add("In the trash"), await add("Gone for good")];
  await ada.send(`POST ${url}/trash`, { ids: [trashed, gone] });
  await ada.send(`POST ${url}/discard`, { ids: [gone] });
}
