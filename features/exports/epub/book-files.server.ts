import { directionOf as directionOfLanguage } from "#core/language.ts";
import { isoDay } from "#features/publications/formats.ts";
import type { Block } from "../content/blocks.ts";
import { directionOf } from "../content/runs.server.ts";
import type { ExportedArticle } from "../exported-article.ts";
import type { MadePicture } from "../making/pictures.server.ts";
import { escaped, facts, idOf, inInterface } from "./xhtml.server.ts";

type Heading = Extract<Block, { type: "heading" }>;

type Book = {
  article: ExportedArticle;
  headings: Heading[];
  pictures: MadePicture[];
  /** The file name of the picture on the cover. */
  cover: string | undefined;
};

const summaryOfAccess =
  "Headings, lists, tables and notes are marked up, and can be reached from the table of contents. Pictures have alternative texts, except those that only decorate.";

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
<p>${escaped(institute)}</p>${facts(article.notices, article)}${image ?? ""}</section>`,
  );
}

function captionOf(caption = ""): string {
  return caption && `<figcaption>${escaped(caption)}</figcaption>`;
}

export function navigation({ article, headings }: Book): string {
  const parts = nested(headings);
  const lang = inInterface(article);
  const text = `<li><a href="text.xhtml">${escaped(article.title)}</a>${parts}</li>`;
  return page(
    article,
    "Contents",
    `<nav epub:type="toc" role="doc-toc"><h1${lang}>Contents</h1><ol><li><a${lang} href="cover.xhtml">Cover</a></li>${text}</ol></nav>`,
  );
}

/** Headings with those of the next level as lists inside. */
function nested(headings: Heading[], level = 1): string {
  const starts = headings.flatMap((heading, index) => (heading.level <= level ? [index] : []));
  const items = starts.map((start, index) => {
    const [heading, ...inner] = headings.slice(start, starts[index + 1]) as [Heading, ...Heading[]];
    const text = heading.runs.map((run) => (run.note === undefined ? run.text : "")).join("");
    const link = `text.xhtml#${idOf(heading.place)}`;
    return `<li><a href="${escaped(link)}">${escaped(text.trim() || heading.place)}</a>${nested(inner, level + 1)}</li>`;
  });
  return items.length > 0 ? `<ol>${items.join("")}</ol>` : "";
}

/** The metadata and the list of files (https://www.w3.org/TR/epub-33/#sec-package-doc). */
export function packageFile({ article, pictures, cover }: Book): string {
  const { url, title, language, institute, authors, contributors, keywords, summary, day } = article;
  const one = (name: string, texts: string[]) =>
    texts.map((text) => `<dc:${name}>${escaped(text)}</dc:${name}>`);
  const access = [
    ...["textual", ...(pictures.length > 0 ? ["visual"] : [])].map((mode) => ["accessMode", mode]),
    ["accessModeSufficient", "textual"],
    ...["structuralNavigation", "tableOfContents", "readingOrder", "displayTransformability"].map(
      (feature) => ["accessibilityFeature", feature],
    ),
    ...(pictures.length > 0 ? [["accessibilityFeature", "alternativeText"]] : []),
    ["accessibilityHazard", "none"],
    ["accessibilitySummary", summaryOfAccess],
  ].map(([property, value = ""]) => `<meta property="schema:${property}">${escaped(value)}</meta>`);
  const images = pictures.map(({ name }) => {
    const properties = name === cover ? ' properties="cover-image"' : "";
    return `<item id="${name.replace(".", "-")}" href="${name}" media-type="image/jpeg"${properties}/>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${escaped(language)}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escaped(url)}</dc:identifier>
${one("title", [title]).join("")}${one("language", [language]).join("")}
${one("creator", authors).join("")}${one("contributor", contributors).join("")}${one("publisher", [institute]).join("")}
<dc:date>${isoDay(day)}</dc:date>${one("subject", keywords).join("")}${one("description", summary ? [summary] : []).join("")}
<meta property="dcterms:modified">${article.updatedAt.slice(0, 19)}Z</meta>
${access.join("\n")}
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
<item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>
<item id="text" href="text.xhtml" media-type="application/xhtml+xml"/>
${images.join("\n")}
</manifest>
<spine page-progression-direction="${directionOfLanguage(language)}"><itemref idref="cover"/><itemref idref="nav"/><itemref idref="text"/></spine>
</package>`;
}
