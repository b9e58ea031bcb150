import { fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { PDFDocument, PDFName, type PDFRawStream } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { openPdf, tagsOf } from "#test/formats/pdf.ts";
import type { ExportedArticle } from "../content/exported-article.server.ts";
import { clustersOf } from "../pdf/readable/content-stream.server.ts";
import { bytesOf } from "../pdf/readable/page-fonts.server.ts";

const article = {
  title: "Code",
  summary: "",
  label: "Publication",
  byline: "A",
  authors: ["A"],
  contributors: [],
  keywords: [],
  dates: ["May 2026"],
  updatedAt: "2026-05-01T09:00:00.000Z",
  language: "en",
  interfaceLanguage: "en",
  institute: "Institute",
  url: "https://example.org/blogs/code",
  imprint: [],
  notices: [],
  colophon: [],
  catalogue: { day: [2026, 5, 1], doi: "", isbn: "", issn: "", licence: null },
  drawnCover: { brand: { logo: null } },
  cover: null,
  html: "<pre>some code</pre>",
  pictures: {},
  fonts: "source",
  colours: ["#000000", "#444444", "#004400", "#aa0000", "#cccccc"],
} as unknown as ExportedArticle;

/** The PDF that a process of its own makes, perhaps without the packages whose names begin like this. */
async function pdfOf(html: string, without?: string): Promise<Buffer> {
  const program = resolve("features/exports/making/worker.ts");
  const execArgv = without ? ["--import", resolve("test/without-optional.mjs")] : [];
  const env = { PATH: process.env.PATH, WITHOUT: without };
  const worker = fork(program, ["5"], { env, execArgv, serialization: "advanced" });
  worker.send({ job: "pdf", input: { ...article, html } });
  const [{ result, failed }] = await once(worker, "message");
  worker.disconnect();
  expect(failed).toBeUndefined();
  return Buffer.from(result);
}

async function textOf(pdf: Buffer): Promise<string> {
  return (await tagsOf(await openPdf(pdf))).map((tag) => tag.text).join(" ");
}

/** How often a page has the glyph that fonts show for a letter that they do not have. */
async function missingGlyphs(bytes: Buffer): Promise<number> {
  const pdf = await PDFDocument.load(bytes);
  const glyphs = pdf.getPages().flatMap((page) => {
    const stream = page.node.lookup(PDFName.of("Contents")) as PDFRawStream;
    const { strings } = clustersOf(bytesOf(stream).toString("latin1"), new Map());
    return [...strings.values()].flatMap((string) => string.glyphs);
  });
  return glyphs.filter((glyph) => glyph === 0).length;
}

it("a PDF says how many letters are boxes where the font of a script is not installed", async () => {
  const html = "<p>Water is পানি.</p>";
  expect(await textOf(await pdfOf(html))).not.toContain("□");
  const boxed = await textOf(await pdfOf(html, "@fontsource-variable/noto"));
  expect(boxed).toMatch(/Water is +□+ *\./);
  expect(boxed).toContain("shown as empty boxes");
});

it("a PDF has a glyph for every letter, a box, or nothing for what nobody sees", async () => {
  const styles = (text: string) => `${text} <b>${text}</b> <i>${text}</i> <code>${text}</code>`;
  const rare =
    "q\u0303 x\u0329\u0301 a\u0915\u094d → ‣ ∀ 𝔸 ƛ 漢字 👩🏽‍🔬 🇪🇺 1️⃣ \u{1f9ff} a\u202eb\u0007\ufeff\u{e0041}\u{f0000}\u3000";
  const list = "<ul><li>One<ul><li>Two<ul><li>Three</li></ul></li></ul></li></ul>";
  const html = `<p>${styles(rare)}</p>${list}<pre>${rare}</pre>`;
  const pdf = await pdfOf(html);
  expect(await missingGlyphs(pdf)).toBe(0);
  const text = await textOf(pdf);
  for (const letter of ["q\u0303", "→", "∀", "𝔸", "□□"]) expect(text.normalize("NFD")).toContain(letter);
});
