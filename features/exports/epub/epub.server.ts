import { strToU8, type Zippable, zipSync } from "fflate";
import sharp from "sharp";
import { directionOf as directionOfLanguage } from "#core/language.ts";
import { type SocialImageText, socialImageOf } from "#features/media/social-images/social-image.server.ts";
import { contentOf } from "../content/content.server.ts";
import type { ExportedArticle } from "../content/exported-article.server.ts";
import { type MadePicture, madePictures } from "../content/made-pictures.server.ts";
import { type Book, coverPage, navigation, packageFile, page, titleOf } from "./book-files.server.ts";
import { chaptersOf, facts } from "./xhtml.server.ts";

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;

const style = `body{margin:0 5%;line-height:1.5;overflow-wrap:break-word}h1,h2,h3,h4,h5,h6{line-height:1.2;text-align:start}img{max-width:100%;height:auto}
figure{margin:1.5em 0}figcaption,.meta{font-size:.875em}table{border-collapse:collapse;font-size:.875em}
th,td{border-bottom:1px solid;padding:.3em .5em;text-align:start;vertical-align:top}td.number,th.number{text-align:right}td p,th p,li p{margin:0}
figure{overflow-x:auto}table.wide{font-size:.6em}.wide th,.wide td{padding:.3em .2em;overflow-wrap:anywhere}.wide .number{overflow-wrap:normal}
blockquote{margin:1em 0;border-inline-start:3px solid;padding-inline-start:1em}aside{border-inline-start:3px solid;padding-inline-start:1em}
pre{white-space:pre-wrap;overflow-wrap:anywhere}.label{font-size:.875em}.picture{text-align:center}`;

/** An article as a book (EPUB 3.3, https://www.w3.org/TR/epub-33/). */
export async function epubOf(article: ExportedArticle): Promise<Uint8Array> {
  const { url, language } = article;
  const content = contentOf(article.html, language);
  const pictures = await madePictures(article.pictures);
  const shown = { url, language, dir: directionOfLanguage(language), pictures };
  const text = chaptersOf(content, shown);
  const cover = article.cover && pictures.get(article.cover.src)?.name;
  if (!cover) pictures.set("drawn cover", await drawnCover(article.drawnCover));
  const book: Book = { article, ...text, pictures: [...pictures.values()], cover: cover ?? undefined };
  const files: Zippable = {
    "META-INF/container.xml": strToU8(container),
    "book/package.opf": strToU8(packageFile(book)),
    "book/nav.xhtml": strToU8(navigation(book)),
    "book/style.css": strToU8(style),
    "book/cover.xhtml": strToU8(coverPage(book)),
  };
  for (const { file, blocks, html } of text.chapters) {
    const isLast = file === text.chapters.at(-1)?.file;
    const body = isLast ? html + colophon(article) : html;
    files[`book/${file}`] = strToU8(page(article, titleOf(blocks) || article.title, body));
  }
  for (const { name, bytes } of pictures.values()) files[`book/${name}`] = [bytes, { level: 0 }];
  const mtime = new Date(`${article.updatedAt.slice(0, 10)}T12:00:00`);
  // The first file, uncompressed: programs know by it what the archive is.
  const type = strToU8("application/epub+zip");
  return zipSync({ mimetype: [type, { level: 0 }], ...files }, { mtime, level: 6 });
}

function colophon(article: ExportedArticle): string {
  return `<section class="meta"><hr/>${facts(article.colophon, article)}</section>`;
}

const [width, height] = [1200, 1800]; // pixels, in the proportions of a book

/** A cover picture for a book without one: its social image on a ground of the same colour. */
async function drawnCover(text: SocialImageText): Promise<MadePicture> {
  const picture = await socialImageOf(text);
  const ground = text.brand.deep;
  const bytes = await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: picture, top: 480, left: 0 }])
    .jpeg({ quality: 82 })
    .toBuffer();
  return { name: "cover.jpg", bytes, width, height };
}
