import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { decodePDFRawStream, PDFDocument, type PDFRawStream } from "@cantoo/pdf-lib";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { epubcheck, hasJava } from "#test/formats/epubcheck.ts";
import { lettersOf, openPdf, tagsOf } from "#test/formats/pdf.ts";
import { useSite } from "#test/harness.ts";
import { sendForm } from "#test/uploads.ts";
import { pictureFile, writingApi } from "#test/writing.ts";

const content =
  '<p lang="fr">Le trottoir.</p><p>We say <span lang="ar" dir="rtl">ماء <strong>حق</strong>!</span> and <em lang="pt-br">rua</em>.</p>' +
  '<ul lang="ar" dir="rtl"><li>Sitara حنفية<ol><li>Tap</li></ol></li></ul><blockquote><p>قال</p><p>He said<a href="#n">1</a></p></blockquote>' +
  '<h2 lang="he" dir="rtl">רחוב</h2><p>שלום</p><p>Say <code lang="it">ciao</code>.</p><table><tr lang="es"><td>Agua</td><td lang="de">Gasse</td></tr></table><p lang="en_US" dir="down">Last.</p><p id="n" lang="fr">Une note.</p>';

const site = useSite();
beforeAll(async () => {
  const { add } = writingApi(site, await site.bearer());
  await add({ title: "Words", content, language: "en", section: "publications" });
});

async function fileOf(format: string, name = "words"): Promise<Uint8Array> {
  return new Uint8Array(await (await site.fetch(`/blogs/${name}.${format}`)).arrayBuffer());
}

const textIn = (files: Record<string, Uint8Array>, name: string) =>
  strFromU8(files[`book/${name}.xhtml`] ?? new Uint8Array());

/** The languages that are marked around words in the pages of a PDF. */
async function markedIn(bytes: Uint8Array): Promise<string[]> {
  const page = (await PDFDocument.load(bytes)).getPages()[1]?.node.Contents();
  const operators = Buffer.from(decodePDFRawStream(page as PDFRawStream).decode()).toString("latin1");
  return [...operators.matchAll(/\/Lang ?\((.*?)\)/g)].map(([, lang = ""]) => lang);
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

  it("are in the tags of the PDF and around its words", async () => {
    const bytes = await fileOf("pdf");
    const tags = await tagsOf(await openPdf(bytes));
    expect(tags.flatMap(({ lang, text }) => (lang ? [[lang, text.trim()]] : []))).toEqual(
      expect.arrayContaining([
        ["fr", "Le trottoir."],
        ["ar", expect.stringContaining("حنفية")],
        ["he", expect.stringContaining("רחוב")],
        ["fr", expect.stringContaining("Une note.")],
        ["it", "ciao"],
        ["es", expect.stringContaining("Agua")],
        ["de", "Gasse"],
      ]),
    );
    expect(await markedIn(bytes)).toEqual(expect.arrayContaining(["ar", "pt-BR"]));
    const whole = tags.find(({ role }) => role === "Document")?.text ?? "";
    expect(whole).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(lettersOf(tags.map(({ text }) => text).join(" "))).toContain("حق");
  });

  it("are in the EPUB", async () => {
    const bytes = await fileOf("epub");
    if (hasJava) {
      const file = join(site.place.folder, "words.epub");
      writeFileSync(file, bytes);
      expect(await epubcheck(file)).toContain("No errors or warnings detected.");
    }
    const files = unzipSync(bytes);
    for (const part of [
      '<p lang="fr" xml:lang="fr">Le trottoir.</p>',
      '<p>We say <span lang="ar" xml:lang="ar" dir="rtl">ماء <strong>حق</strong>!</span> and <span lang="pt-BR" xml:lang="pt-BR"><em>rua</em></span>.</p>',
      '<ul dir="rtl"><li><p lang="ar" xml:lang="ar">Sitara حنفية</p>\n<ol><li><p lang="ar" xml:lang="ar">Tap</p></li></ol></li></ul>',
      '<blockquote dir="rtl"><p>قال</p>\n<p dir="ltr">He said',
      'lang="he" xml:lang="he" dir="rtl">רחוב</h2>',
      '<p dir="rtl">שלום</p>',
      '<p lang="fr" xml:lang="fr">Une note.</p>',
      '<td><p lang="es" xml:lang="es">Agua</p></td><td><p lang="de" xml:lang="de">Gasse</p></td>',
    ])
      expect([part, textIn(files, "text").includes(part)]).toEqual([part, true]);
    expect(textIn(files, "nav")).toContain('<a lang="he" xml:lang="he" href="text.xhtml#');
  });

  it("are those of code and pictures, and do not turn the line around", async () => {
    const bearer = await site.bearer();
    const fields = { image: await pictureFile("teal"), alt: "Une porte" };
    const line = "POST /api/blogs/upload/wysiwyg-image";
    const { imageUrl } = (await sendForm<{ imageUrl: string }>(site, line, fields, bearer)).body;
    const picture = `<figure lang="fr"><img src="${imageUrl}" alt="Une porte"></figure>`;
    const lines = '<p><span lang="ar" dir="rtl">ماء حق</span> means water.</p><pre lang="fr">le code</pre>';
    await writingApi(site, bearer).add({ title: "Parts", content: lines + picture, section: "publications" });
    const text = textIn(unzipSync(await fileOf("epub", "parts")), "text");
    for (const part of [
      '<p><span lang="ar" xml:lang="ar" dir="rtl">ماء حق</span> means water.</p>',
      '<pre lang="fr" xml:lang="fr"><code>le code</code></pre>',
      'alt="Une porte" lang="fr" xml:lang="fr"/>',
    ])
      expect([part, text.includes(part)]).toEqual([part, true]);
    const bytes = await fileOf("pdf", "parts");
    const pdf = await openPdf(bytes);
    const tags = await tagsOf(pdf);
    for (const role of ["Code", "Figure"])
      expect([role, tags.find((tag) => tag.role === role)?.lang]).toEqual([role, "fr"]);
    // The paragraph has the language of its first word.
    expect([...new Set(await markedIn(bytes))]).toEqual(["en"]);
    const { items } = await (await pdf.getPage(2)).getTextContent();
    const leftOf = (word: string) =>
      items.flatMap((item) => ("str" in item && item.str.includes(word) ? [item.transform[4]] : []))[0];
    expect(leftOf("means")).toBeGreaterThan(leftOf("ماء"));
  });
});
