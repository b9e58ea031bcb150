import type { Context } from "#core/context.ts";
import type { Document } from "#core/document.ts";
import { AppError } from "#core/errors.ts";
import { readCard } from "#features/blogs/cards.server.ts";
import { listed } from "#features/bylines/byline-text.ts";
import { publicRecord } from "#features/publications/public-record.server.ts";
import { m } from "#messages";
import { bibtex } from "./bibtex.server.ts";
import { type Citation, citationOf, contributorsOf, withSlashes } from "./citation.ts";
import { familyFirst, givenFirst, type Name } from "./name.ts";
import { namesOfTypes } from "./types.ts";

type Input = { id: string };

export async function bibtexFile(ctx: Context, { id }: Input): Promise<Document> {
  const body = bibtex(await read(ctx, id));
  return { type: "application/x-bibtex; charset=utf-8", body, saveAs: `${id}.bib` };
}

export async function risFile(ctx: Context, input: Input): Promise<Document> {
  const citation = await read(ctx, input.id);
  const { id, type, authors, day, pages, series, number } = citation;
  const [editors, translators, others] = contributorsOf(citation);
  const fields: [name: string, value: string | undefined][] = [
    ["TY", namesOfTypes[type].ris],
    ["ID", id],
    ...authors.map((author): [string, string] => ["AU", familyFirst(author)]),
    ...editors.map((editor): [string, string] => ["ED", familyFirst(editor)]),
    ["TI", citation.title],
    [type === "article" ? "JO" : type === "chapter" ? "T2" : "T3", series],
    [type === "book" ? "VL" : "IS", number],
    ["PB", citation.institute],
    ["M3", citation.kind],
    ["PY", String(day[0])],
    ["DA", withSlashes(day)],
    ["SP", pages.first ?? pages.count],
    ["EP", pages.last],
    ["DO", citation.doi],
    ["SN", citation.isbn],
    ["SN", citation.issn],
    ["AB", citation.abstract],
    [
      "N1",
      translators.length > 0
        ? m.citations.translatedByNames({ names: listed(translators.map(givenFirst)) })
        : "",
    ],
    ["N1", others.length > 0 ? m.citations.withNames({ names: listed(others.map(givenFirst)) }) : ""],
    ...citation.keywords.map((keyword): [string, string] => ["KW", keyword]),
    ["LA", citation.language],
    ["UR", citation.address],
  ];
  const lines = fields.filter(([, value]) => value).map(([name, value]) => `${name}  - ${value}\r\n`);
  const body = `${lines.join("")}ER  - \r\n`;
  return { type: "application/x-research-info-systems; charset=utf-8", body, saveAs: `${input.id}.ris` };
}

/** The citation in the form that citation processors share (https://docs.citationstyles.org). */
export async function cslFile(ctx: Context, input: Input): Promise<Document> {
  const citation = await read(ctx, input.id);
  const { type, pages, series, number } = citation;
  const [editor, translator, contributor] = contributorsOf(citation);
  const { csl, within } = namesOfTypes[type];
  const item = {
    id: citation.id,
    type: csl,
    title: citation.title,
    author: citation.authors,
    editor: filled(editor),
    translator: filled(translator),
    contributor: filled(contributor),
    issued: { "date-parts": [citation.day] },
    [within ? "container-title" : "collection-title"]: series || undefined,
    [type === "article" || type === "issue" ? "issue" : "collection-number"]: number || undefined,
    publisher: citation.institute,
    genre: citation.kind || undefined,
    keyword: citation.keywords.join(", ") || undefined,
    abstract: citation.abstract,
    language: citation.language,
    page: pages.first && `${pages.first}-${pages.last}`,
    "number-of-pages": pages.count,
    DOI: citation.doi || undefined,
    ISBN: citation.isbn || undefined,
    ISSN: citation.issn || undefined,
    URL: citation.address,
  };
  const contentType = "application/vnd.citationstyles.csl+json; charset=utf-8";
  return { type: contentType, body: JSON.stringify([item], null, 2), saveAs: `${input.id}.json` };
}

function filled(names: Name[]): Name[] | undefined {
  return names.length > 0 ? names : undefined;
}

async function read(ctx: Context, id: string): Promise<Citation> {
  const blog = await readCard(ctx, id);
  if (blog.section !== "publications") throw new AppError("not_found", m.citations.notPublication());
  return citationOf({ ...blog, record: await publicRecord(ctx, blog._id) }, ctx.site);
}
