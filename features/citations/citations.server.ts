import type { Context } from "#core/context.ts";
import type { Document } from "#core/document.ts";
import { AppError } from "#core/errors.ts";
import { readCard } from "#features/blogs/blogs.server.ts";
import { listed } from "#features/bylines/byline-text.ts";
import { bibtex } from "./bibtex.server.ts";
import { type Citation, citationOf, withSlashes } from "./citation.ts";
import { familyFirst, givenFirst } from "./name.ts";

type Input = { id: string };

export async function bibtexFile(ctx: Context, { id }: Input): Promise<Document> {
  const body = bibtex(await read(ctx, id));
  return { type: "application/x-bibtex; charset=utf-8", body, saveAs: `${id}.bib` };
}

export async function risFile(ctx: Context, input: Input): Promise<Document> {
  const { id, title, authors, contributors, institute, address, day, kind, abstract, keywords, language } =
    await read(ctx, input.id);
  const fields = [
    ["TY", "RPRT"],
    ["ID", id],
    ...authors.map((author) => ["AU", familyFirst(author)]),
    ["TI", title],
    ["PB", institute],
    ["M3", kind],
    ["PY", String(day[0])],
    ["DA", withSlashes(day)],
    ["AB", abstract],
    ["N1", contributors.length > 0 ? `With ${listed(contributors.map(givenFirst))}` : ""],
    ...keywords.map((keyword) => ["KW", keyword]),
    ["LA", language],
    ["UR", address],
  ];
  const lines = fields.filter(([, value]) => value).map(([name, value]) => `${name}  - ${value}\r\n`);
  const body = `${lines.join("")}ER  - \r\n`;
  return { type: "application/x-research-info-systems; charset=utf-8", body, saveAs: `${input.id}.ris` };
}

/** The citation in the form that citation processors share (https://docs.citationstyles.org). */
export async function cslFile(ctx: Context, input: Input): Promise<Document> {
  const { id, title, authors, contributors, institute, address, day, kind, abstract, keywords, language } =
    await read(ctx, input.id);
  const item = {
    id,
    type: "report",
    title,
    author: authors,
    contributor: contributors.length > 0 ? contributors : undefined,
    issued: { "date-parts": [day] },
    publisher: institute,
    genre: kind || undefined,
    keyword: keywords.join(", ") || undefined,
    abstract,
    language,
    URL: address,
  };
  const type = "application/vnd.citationstyles.csl+json; charset=utf-8";
  return { type, body: JSON.stringify([item], null, 2), saveAs: `${input.id}.json` };
}

async function read(ctx: Context, id: string): Promise<Citation> {
  const blog = await readCard(ctx, id);
  if (blog.section !== "publications") throw new AppError("not_found", "This article is not a publication.");
  return citationOf(blog, ctx.site);
}
