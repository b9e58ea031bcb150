import { readFile } from "node:fs/promises";
import { m } from "#messages";
import { contentOf } from "../content/content.server.ts";
import type { ExportedArticle } from "../content/exported-article.server.ts";
import { madeLogo, madePictures } from "../content/made-pictures.server.ts";
import { finished } from "./finished.server.ts";
import { fontsFor } from "./fonts.server.ts";
import { withoutMissing } from "./missing-letters.server.ts";
import { pageData } from "./page-data.server.ts";
import { readable } from "./readable/readable.server.ts";
import { typesetPdf } from "./typesetter.server.ts";

// Marks, and scripts whose letters can take several glyphs.
const syllables = /[\p{M}\p{Script=Arabic}\p{Script=Hebrew}\u0900-\u0dff\u0e00-\u0eff\u1780-\u17ff]/u;

/** Throws if the typesetter cannot set the text. */
export async function typeset(article: ExportedArticle): Promise<Buffer> {
  const pictures = await madePictures(article.pictures);
  const logo = await madeLogo(article.drawnCover.brand);
  const pages = pageData(article, contentOf(article.html, article.language), { pictures, logo });
  const text = JSON.stringify(pages);
  const { files: fonts, letters, names } = await fontsFor(article.fonts, text, pages.dir);
  const whole = withoutMissing(pages, letters);
  const missing = whole.missing > 0 ? m.exports.missingLetters({ count: whole.missing }) : "";
  const data = { ...whole, texts: { ...whole.texts, missing }, fonts: names };
  const template = await readFile(new URL("./article.typ", import.meta.url), "utf8");
  const images = [...pictures.values(), ...(logo ? [logo] : [])];
  const files = new Map<string, Uint8Array>([
    ["data.json", Buffer.from(JSON.stringify(data))],
    ...images.map(({ name, bytes }) => [name, bytes] as const),
  ]);
  const pdf = await typesetPdf({ template, files, fonts });
  return finished(syllables.test(text) ? await readable(pdf) : pdf, article);
}
