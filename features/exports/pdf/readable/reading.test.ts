import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openPdf } from "#test/formats/pdf.ts";
import { useSite } from "#test/harness.ts";
import { writingApi } from "#test/writing.ts";

const site = useSite();

const texts: Record<string, string> = {
  ar: "تقرأ المدينة للجميع في الأسبوع القادم إنّ الإنسانَ آمنٌ لا محالة شيء مسؤول عن الشؤون لأن الآن لإيضاح بَيْتٌ كَبِيرٌ وَالسَّلَامُ عَلَيْكُمْ",
  fa: "می‌خواهیم پژوهش گچ‌کاری را بخوانیم خانهٔ ما",
  ur: "ٹیکسٹ ڈاکٹر پڑھنا ہے یہ گھر ہیں تحقیقی ادارے کی رپورٹ",
  he: "שָׁלוֹם עיר לכולם",
  bn: "পুরোনো শহরের ক্ষুদ্র রাস্তা দ্বিতীয় সপ্তাহে কর্মী ঐক্য বাংলা চাঁদ দুঃখ উৎস কোথায় কৌশল হৃদয় শ্রমিক স্ত্রী কিন্তু মানুষের",
  hi: "क्षेत्र ज्ञान हिन्दी कर्म शहर की पुरानी गलियाँ",
  ta: "தண்ணீர் கொள்கை",
  gu: "પાણી ક્ષેત્ર",
  pa: "ਪਾਣੀ ਦਾ ਹੱਕ",
  kn: "ನೀರು ಹಕ್ಕು ಕ್ಷೇತ್ರ",
  ml: "വെള്ളം അവകാശം",
  te: "నీరు హక్కు క్షేత్రం",
  th: "ที่อยู่อาศัย น้ำ กำลัง",
  yo: "ọ̀rọ̀ ẹ̀tọ́ omi ń ṣe",
};
const isRightToLeft = (language: string) => ["ar", "fa", "ur", "he"].includes(language);
const directions = /[\u202a-\u202e\u200e\u200f\u2066-\u2069]/g;

async function fileOf(language: string, title: string, content: string): Promise<Uint8Array> {
  const { add } = writingApi(site, await site.bearer());
  const { body } = await add({ title, content, section: "publications", language });
  const answer = await site.fetch(`/blogs/${body.slug}.pdf`);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

async function wordsOfPdfJs(bytes: Uint8Array): Promise<string> {
  const pdf = await openPdf(bytes);
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
  });
  return (await Promise.all(pages)).join("\n");
}

const hasTool = (name: string) => spawnSync(name, ["-v"]).error === undefined;

/** How often each word that was written is in a text. */
const counts = (source: string, read: string) => {
  const words = read
    .replace(directions, "")
    .normalize("NFC")
    .split(/[\s\u2022]+/);
  return Object.fromEntries(
    source.split(" ").map((word) => [word, words.filter((each) => each === word.normalize("NFC")).length]),
  );
};

/** What the readers that are installed here find in a PDF. */
async function readings(language: string, bytes: Uint8Array): Promise<Record<string, string>> {
  const path = join(site.place.folder, `${language}.pdf`);
  writeFileSync(path, bytes);
  const run = (name: string, ...options: string[]) =>
    execFileSync(name, options, { encoding: "utf8", stdio: "pipe" });
  const found: Record<string, string> = { pdfjs: await wordsOfPdfJs(bytes) };
  if (hasTool("pdftotext")) found.poppler = run("pdftotext", path, "-");
  if (hasTool("mutool")) {
    // It gives lines from left to right.
    const lines = run("mutool", "draw", "-q", "-F", "txt", path).split("\n");
    found.mupdf = lines
      .map((line) => (isRightToLeft(language) ? [...line].reverse().join("") : line))
      .join("\n");
  }
  return found;
}

/** Each word with how often it is in any of the texts. */
function expectedIn(...texts: string[]): Record<string, number> {
  const all = texts.join(" ").split(" ");
  return Object.fromEntries(all.map((word) => [word, all.filter((each) => each === word).length]));
}

describe("the text of a PDF", () => {
  it.each(Object.keys(texts))("is read back as it was written in %s", async (language) => {
    const text = texts[language] ?? "";
    const content = `<p>${text}</p><h2>${text}</h2><ul><li>${text}</li></ul>`;
    const found = await readings(language, await fileOf(language, "Water", content));
    for (const [reader, read] of Object.entries(found))
      expect([reader, counts(text, read)]).toEqual([reader, expectedIn(text, text, text)]);
    const lines = found.pdfjs?.replace(directions, "").normalize("NFC").replace(/\s+/g, " ");
    expect(lines).toContain(text.normalize("NFC")); // its words in their order
  });

  it.each([
    ["ar", "نهاية"],
    ["bn", "শেষ"],
  ])("is read back from titles, headers, tables, notes and long lines in %s", async (language, other) => {
    const text = texts[language] ?? "";
    const words = text.split(" ").slice(7, 12).join(" ");
    const title = `${other} ${words} ${other}`; // signs may follow at both ends
    const content = `<p>${`${text} `.repeat(3)}</p><p>x<sup><a href="#n1">1</a></sup></p>
      <table><thead><tr><th>${text}</th></tr></thead><tr><td>${text}</td></tr></table><ol><li id="n1"><p>x</p><p>${text}</p></li></ol>`;
    const found = await readings(language, await fileOf(language, title, content));
    // The title is on the title page, at the top of the next one and in the citation.
    const expected = expectedIn(...Array(6).fill(text), ...Array(3).fill(words));
    for (const [reader, read] of Object.entries(found))
      expect([reader, counts(text, read)]).toEqual([reader, expected]);
  });
});
