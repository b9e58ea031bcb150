import { strToU8, type Zippable, zipSync } from "fflate";
import { directionOf as directionOfLanguage } from "#core/language.ts";
import { contentOf } from "../content/content.server.ts";
import { madePictures } from "../making/pictures.server.ts";
import type { Publication } from "../publication.ts";
import { coverPage, navigation, packageFile, page } from "./book-files.server.ts";
import { facts, textOf } from "./xhtml.server.ts";

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;

const style = `body{margin:0 5%;line-height:1.5;overflow-wrap:break-word}h1,h2,h3,h4,h5,h6{line-height:1.2;text-align:start}img{max-width:100%;height:auto}
figure{margin:1.5em 0}figcaption,.meta{font-size:.875em}table{border-collapse:collapse;font-size:.875em}
th,td{border-bottom:1px solid;padding:.3em .5em;text-align:start;vertical-align:top}td.number,th.number{text-align:right}td p,th p,li p{margin:0}
figure{overflow-x:auto}table.wide{font-size:.6em}.wide th,.wide td{padding:.3em .2em;overflow-wrap:anywhere}.wide .number{overflow-wrap:normal}
blockquote{margin:1em 0;border-inline-start:3px solid;padding-inline-start:1em}aside{border-inline-start:3px solid;padding-inline-start:1em}
pre{white-space:pre-wrap;overflow-wrap:anywhere}.label{font-size:.875em}.picture{text-align:center}`;

/** An article as a book of one chapter (EPUB 3.3, https://www.w3.org/TR/epub-33/). */
export async function epubOf(publication: Publication): Promise<Uint8Array> {
  const content = contentOf(publication.html, publication.language);
  const pictures = await madePictures(publication.pictures);
  const headings = content.blocks.filter((block) => block.type === "heading");
  const book = {
    publication,
    headings,
    pictures: [...pictures.values()],
    cover: coverIn(publication, pictures),
  };
  const text = textOf(content, {
    ...{ url: publication.url, language: publication.language },
    dir: directionOfLanguage(publication.language),
    pictures,
  });
  const files: Zippable = {
    "META-INF/container.xml": strToU8(container),
    "book/package.opf": strToU8(packageFile(book)),
    "book/nav.xhtml": strToU8(navigation(book)),
    "book/style.css": strToU8(style),
    "book/cover.xhtml": strToU8(coverPage(book)),
    "book/text.xhtml": strToU8(page(publication, publication.title, `${text}${colophon(publication)}`)),
  };
  for (const { name, bytes } of pictures.values()) files[`book/${name}`] = [bytes, { level: 0 }];
  const mtime = new Date(`${publication.updatedAt.slice(0, 10)}T12:00:00`);
  // The first file, uncompressed: programs know by it what the archive is.
  const type = strToU8("application/epub+zip");
  return zipSync({ mimetype: [type, { level: 0 }], ...files }, { mtime, level: 6 });
}

function coverIn({ cover }: Publication, pictures: Map<string, { name: string }>): string | undefined {
  return cover ? pictures.get(cover.src)?.name : undefined;
}

function colophon(publication: Publication): string {
  return `<section class="meta"><hr/>${facts(publication.colophon, publication)}</section>`;
}
