import { readFile } from "node:fs/promises";
import { contentOf } from "../content/content.server.ts";
import type { ExportedArticle } from "../content/exported-article.server.ts";
import { madeLogo, madePictures } from "../content/made-pictures.server.ts";
import { finished } from "./finished.server.ts";
import { fontsFor } from "./fonts.server.ts";
import { missingIn, withoutMissing } from "./missing-letters.server.ts";
import { pageData } from "./page-data.server.ts";
import { readable } from "./readable/readable.server.ts";

const standard = "ua-1"; // PDF/UA: tagged for assistive technology
const folder = "/article"; // does not exist: the typesetter reads only the files that it is given
const maxTries = 5;
// Marks, and scripts whose letters can take several glyphs.
const syllables = /[\p{M}\p{Script=Arabic}\p{Script=Hebrew}\u0900-\u0dff\u0e00-\u0eff\u1780-\u17ff]/u;

/** Throws if the typesetter cannot set the text, for example as PDF/UA. */
export async function typeset(article: ExportedArticle): Promise<Buffer> {
  const { NodeCompiler } = await import("@myriaddreamin/typst-ts-node-compiler");
  const pictures = await madePictures(article.pictures);
  const logo = await madeLogo(article.drawnCover.brand);
  const pages = pageData(article, contentOf(article.html, article.language), { pictures, logo });
  const texts = JSON.stringify(pages);
  const { files, names } = await fontsFor(article.fonts, texts, pages.dir);
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: files }] });
  for (const { name, bytes } of [...pictures.values(), ...(logo ? [logo] : [])])
    compiler.mapShadow(`${folder}/${name}`, bytes);
  const template = await readFile(new URL("./article.typ", import.meta.url), "utf8");
  let data = { ...pages, fonts: names };
  for (let tries = 1; ; tries += 1) {
    compiler.mapShadow(`${folder}/data.json`, Buffer.from(JSON.stringify(data)));
    const compiled = compiler.compile({ mainFileContent: template });
    const { result } = compiled;
    if (!result) {
      const errors = compiled.takeDiagnostics();
      throw new Error(JSON.stringify(errors && compiler.fetchDiagnostics(errors)).slice(0, 1000));
    }
    try {
      const pdf = compiler.pdf(result, { pdfStandard: standard });
      return await finished(syllables.test(texts) ? await readable(pdf) : pdf, article);
    } catch (error) {
      const missing = missingIn(String(error));
      if (missing.size === 0 || tries === maxTries) throw error;
      data = withoutMissing(data, missing);
    }
  }
}
