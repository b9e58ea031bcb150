import { directionOf as directionOfLanguage } from "#core/language.ts";
import { isoDay } from "#features/publications/formats.ts";
import { m } from "#messages";
import type { Block } from "../content/blocks.ts";
import type { ExportedArticle } from "../content/exported-article.server.ts";
import type { MadePicture } from "../content/made-pictures.server.ts";
import { directionOf } from "../content/runs.server.ts";
import { escaped, idOf, languageOf } from "./words.server.ts";
import { type Chapter, facts, inInterface } from "./xhtml.server.ts";

type Heading = Extract<Block, { type: "heading" }>;

export type Book = {
  article: ExportedArticle;
  chapters: Chapter[];
  /** The names of the files with each id. */
  files: Map<string, string>;
  pictures: MadePicture[];
  /** The file name of the picture on the title page. */
  cover: string | undefined;
};

export function page({ language }: ExportedArticle, title: string, body: string): string {
  const lang = escaped(language);
  const dir = directionOfLanguage(language);
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${lang}" xml:lang="${lang}" dir="${dir}">
<head><title>${escaped(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>${body}</body>
</html>`;
}

export function coverPage({ article, cover }: Book): string {
  const { title, label, summary, byline, dates, institute, cover: picture } = article;
  const { dir } = directionOf([{ text: title }]);
  const image =
    cover &&
    `<figure><img src="${cover}" alt="${escaped(picture?.alt ?? "")}"/>${captionOf(picture?.caption)}</figure>`;
  return page(
    article,
    title,
    `<section epub:type="titlepage"><p class="label">${escaped(label)}</p>
<h1${dir ? ` dir="${dir}"` : ""}>${escaped(title)}</h1>
${summary && `<p><em>${escaped(summary)}</em></p>`}
<p><b>${escaped(byline)}</b></p>
${dates.map((date) => `<p>${escaped(date)}</p>`).join("\n")}
<p>${escaped(institute)}</p>${facts(article.imprint, article)}${facts(article.notices, article)}${image ?? ""}</section>`,
  );
}

function captionOf(caption = ""): string {
  return caption && `<figcaption>${escaped(caption)}</figcaption>`;
}

export function navigation({ article, chapters, files }: Book): string {
  const headings = chapters.flatMap(({ blocks }) => blocks.filter((block) => block.type === "heading"));
  const parts = nested(headings, files);
  const lang = inInterface(article);
  const text = `<li><a href="text.xhtml">${escaped(article.title)}</a>${parts}</li>`;
  const contents = escaped(m.exports.contents());
  const cover = escaped(m.exports.cover());
  return page(
    article,
    m.exports.contents(),
    `<nav epub:type="toc" role="doc-toc"><h1${lang}>${contents}</h1><ol><li><a${lang} href="cover.xhtml">${cover}</a></li>${text}</ol></nav>
<nav epub:type="landmarks" hidden=""><h2${lang}>${escaped(m.exports.landmarks())}</h2><ol><li><a epub:type="titlepage"${lang} href="cover.xhtml">${cover}</a></li><li><a epub:type="toc"${lang} href="nav.xhtml">${contents}</a></li><li><a epub:type="bodymatter"${lang} href="text.xhtml">${escaped(m.exports.text())}</a></li></ol></nav>`,
  );
}

/** Headings with those of the next level as lists inside. */
function nested(headings: Heading[], files: Book["files"], level = 1): string {
  const starts = headings.flatMap((heading, index) => (heading.level <= level ? [index] : []));
  const items = starts.map((start, index) => {
    const [heading, ...inner] = headings.slice(start, starts[index + 1]) as [Heading, ...Heading[]];
    const id = idOf(heading.place);
    const link = `${files.get(id) ?? "text.xhtml"}#${id}`;
    return `<li><a${languageOf(heading)} href="${escaped(link)}">${escaped(plainText(heading))}</a>${nested(inner, files, level + 1)}</li>`;
  });
  return items.length > 0 ? `<ol>${items.join("")}</ol>` : "";
}

function plainText({ runs, place }: Heading): string {
  const text = runs.map((run) => (run.note === undefined ? run.text : "")).join("");
  return text.trim() || place;
}

/** The title of a chapter: its first heading, if it begins with one. */
export function titleOf([first]: Block[]): string {
  return first?.type === "heading" ? plainText(first) : "";
}

/** The metadata and the list of files (https://www.w3.org/TR/epub-33/#sec-package-doc). */
export function packageFile({ article, chapters, pictures, cover = "cover.jpg" }: Book): string {
  const { url, title, language, institute, authors, contributors, keywords, summary, catalogue } = article;
  const { day, doi, isbn, issn, licence } = catalogue;
  const identifiers = [
    ...(doi
      ? [{ id: "doi", urn: `urn:doi:${encodeURI(doi).replace(/[?#]/g, encodeURIComponent)}`, code: "06" }]
      : []),
    ...(isbn ? [{ id: "isbn", urn: `urn:isbn:${isbn.replaceAll("-", "")}`, code: "15" }] : []),
  ].map(
    ({ id, urn, code }) =>
      `<dc:identifier id="${id}">${escaped(urn)}</dc:identifier><meta refines="#${id}" property="identifier-type" scheme="onix:codelist5">${code}</meta>`,
  );
  const one = (name: string, texts: string[]) =>
    texts.map((text) => `<dc:${name}>${escaped(text)}</dc:${name}>`);
  const hasPictures = pictures.some(({ name }) => name !== "cover.jpg");
  const access = [
    ...["textual", ...(hasPictures ? ["visual"] : [])].map((mode) => ["accessMode", mode]),
    ["accessModeSufficient", "textual"],
    ...["structuralNavigation", "tableOfContents", "readingOrder", "displayTransformability"].map(
      (feature) => ["accessibilityFeature", feature],
    ),
    ...(hasPictures ? [["accessibilityFeature", "alternativeText"]] : []),
    ["accessibilityHazard", "none"],
    ["accessibilitySummary", m.exports.accessibility()],
  ].map(([property, value = ""]) => `<meta property="schema:${property}">${escaped(value)}</meta>`);
  const images = pictures.map(({ name }) => {
    const properties = name === cover ? ' properties="cover-image"' : "";
    return `<item id="${name.replace(".", "-")}" href="${name}" media-type="image/jpeg"${properties}/>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${escaped(language)}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escaped(url)}</dc:identifier>${identifiers.join("")}
${one("title", [title]).join("")}${one("language", [language]).join("")}
${one("creator", authors).join("")}${one("contributor", contributors).join("")}${one("publisher", [institute]).join("")}
<dc:date>${isoDay(day)}</dc:date>${one("subject", keywords).join("")}${one("description", summary ? [summary] : []).join("")}${one("rights", licence ? [`${licence.name}, ${licence.url}`] : []).join("")}
${issn && `<meta property="dcterms:isPartOf">urn:issn:${escaped(issn)}</meta>\n`}<meta property="dcterms:modified">${article.updatedAt.slice(0, 19)}Z</meta>
${access.join("\n")}
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
<item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>
${chapters.map(({ file }) => `<item id="${idIn(file)}" href="${file}" media-type="application/xhtml+xml"/>`).join("\n")}
${images.join("\n")}
</manifest>
<spine page-progression-direction="${directionOfLanguage(language)}"><itemref idref="cover"/><itemref idref="nav"/>${chapters.map(({ file }) => `<itemref idref="${idIn(file)}"/>`).join("")}</spine>
</package>`;
}

function idIn(file: string): string {
  return file.replace(".xhtml", "");
}
