import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { openPdf, tagsOf } from "#test/formats/pdf.ts";
import { useSite } from "#test/harness.ts";
import { writingApi } from "#test/writing.ts";

const site = useSite();

type Line = { text: string; page: number; left: number; right: number; bottom: number };

async function pdfOf(title: string, content: string, language = "") {
  const { add } = writingApi(site, await site.bearer());
  const { body } = await add({ title, content, language, section: "publications" });
  const answer = await site.fetch(`/blogs/${body.slug}.pdf`);
  return openPdf(new Uint8Array(await answer.arrayBuffer()));
}

type Pdf = Awaited<ReturnType<typeof pdfOf>>;

async function fontsOf(pdf: Pdf): Promise<string[]> {
  const names = new Set<string>();
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    await page.getOperatorList(); // loads the fonts
    for (const item of (await page.getTextContent()).items)
      if ("fontName" in item) names.add(page.commonObjs.get(item.fontName).name);
  }
  return [...names];
}

/** All text of a PDF, each line with the one before it. */
async function textOf(pdf: Pdf): Promise<string> {
  const lines = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.map((item) => ("str" in item ? item.str : "")).join("");
    }),
  );
  return lines.join("");
}

/** The pieces of text of an article's PDF, in points. */
async function linesOf(title: string, content: string): Promise<Line[]> {
  const pdf = await pdfOf(title, content);
  const lines: Line[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    for (const item of items) {
      if (!("str" in item) || item.str.trim() === "") continue;
      const [left = 0, bottom = 0] = item.transform.slice(4);
      lines.push({ text: item.str, page, left, right: left + item.width, bottom });
    }
  }
  return lines;
}

const row = (cells: string[], name: string) =>
  `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join("")}</tr>`;

describe("the pages of a PDF", () => {
  it("have room for a title without spaces and for a table of 14 columns", async () => {
    const heads = Array.from({ length: 14 }, (_, n) => (n % 4 === 1 ? `Households ${n}` : `${2010 + n}`));
    const table = `<table><thead>${row(heads, "th")}</thead><tbody>${row(heads, "td")}</tbody></table>`;
    const lines = await linesOf("Donaudampfschifffahrt".repeat(5), `<p>Text.</p>${table}`);
    const outside = lines.filter(({ left, right }) => left < 80 || right > 595.3 - 80);
    expect(outside).toEqual([]);
    const overlapping = lines.filter((one) =>
      lines.some(
        (other) =>
          other !== one &&
          other.page === one.page &&
          Math.abs(other.bottom - one.bottom) < 1 &&
          other.left >= one.left &&
          other.left < one.right - 0.5,
      ),
    );
    expect(overlapping.map(({ text }) => text)).toEqual([]);
  });

  it("have addresses that can be copied, searched and clicked", async () => {
    const path = "reports/2024/housing-and-streets/an-institutional-investigation-of-responsibilities.html";
    const addresses = [
      `https://example.org/${path}?one=1&two=2#part`,
      "10.1000/journal.of.kerbs.and.crossings.2024.00123456789.s001",
      "corresponding.department@international.university.example.org",
      `www.example.org/${"a1b2c3d4".repeat(12)}`,
    ];
    const [first = ""] = addresses;
    const word = "Donaudampfschifffahrtsgesellschaftskapitän";
    const text = addresses.map((address) => `${"Internationally responsible words. ".repeat(3)}${address}`);
    const content = `${text.map((one) => `<p>${one}</p>`).join("")}<p>${word}</p>
      <table>${row([...addresses, first], "td")}</table><table>${row(Array(11).fill("Responsibilities"), "td")}</table><ul><li>${text.join(" ")}</li></ul>
      <p>A call<sup><a href="#n1">1</a></sup> and <a href="${first}">${first}</a>.</p><ol><li id="n1">${text.join(" ")}</li></ol>`;
    const pdf = await pdfOf("Addresses to copy", content.replaceAll("&two", "&amp;two"));
    const whole = await textOf(pdf);
    const found = (text: string) => addresses.map((address) => text.split(address).length - 1);
    expect(found(whole)).toEqual([6, 4, 4, 4]);
    if (spawnSync("pdftotext", ["-v"]).error === undefined) {
      const path = join(site.place.folder, "addresses.pdf");
      writeFileSync(path, await pdf.getData());
      const read = execFileSync("pdftotext", [path, "-"], { encoding: "utf8" });
      expect(found(read.replaceAll("\n", ""))).toEqual([6, 4, 4, 4]);
    }
    // On the title page, at the foot of others, in the citation, and where the article comes from.
    expect(whole.split("/blogs/addresses-to-copy").length - 1).toBeGreaterThan(3);
    expect(whole).not.toContain("\u200b");
    const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, n) => pdf.getPage(n + 1)));
    const links = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
    expect(links.map(({ url }) => url)).toContain(first);
  });

  it("show addresses from left to right in Arabic texts", async () => {
    const address = "10.5555/kerbs/2024.17";
    const pdf = await pdfOf("مدينة للجميع", `<p>هذه مدينة جميلة، انظر ${address} ثم النهاية.</p>`, "ar");
    const whole = await textOf(pdf);
    expect(whole).toContain(address);
    // On the title page, at the foot of the second page, in the citation, and where the article comes from.
    expect(whole.match(/[\d.:]+\/blogs\/(%D[89]%[89A-F]\d|%D[89]%[89A-F][A-F]|-)+/g)?.length).toBe(4);
  });

  it("list chapters, tables and figures of long texts only", async () => {
    const chapter = (n: number) =>
      `<h2>Chapter ${n}</h2><h3>Section of ${n}</h3><p>${"Words of the text. ".repeat(150)}</p>
      <figure><table>${row(["Cell"], "td")}</table><figcaption>Table of ${n}</figcaption></figure>`;
    const chapters = (count: number) => Array.from({ length: count }, (_, n) => chapter(n + 1)).join("");
    const short = await pdfOf("A short text", chapters(4));
    expect(await textOf(short)).not.toContain("Contents");
    const tags = await tagsOf(await pdfOf("A long text", chapters(24)));
    const headings = tags.filter(({ role }) => /^H\d$/.test(role)).map(({ text }) => text.trim());
    expect(headings.slice(0, 4)).toEqual(["A long text", "Contents", "Tables", "Chapter 1"]);
    const entries = tags.flatMap(({ role, text }) => (role === "TOCI" ? [text.trim()] : []));
    for (const listed of ["Chapter 24", "Section of 24", "Table of 24"])
      expect(entries.filter((entry) => entry.startsWith(listed)).length, listed).toBe(1);
  });

  it("list the tables of a long text without headings", async () => {
    const part = (n: number) =>
      `<p>${"Words of the text. ".repeat(250)}</p><figure><table>${row(["Cell"], "td")}</table><figcaption>Table of ${n}</figcaption></figure>`;
    const parts = Array.from({ length: 24 }, (_, n) => part(n + 1)).join("");
    const tags = await tagsOf(await pdfOf("A text without headings", parts));
    const headings = tags.filter(({ role }) => /^H\d$/.test(role)).map(({ text }) => text.trim());
    expect(headings).toEqual(["A text without headings", "Tables"]);
    expect(tags.filter(({ role }) => role === "TOCI").length).toBe(24);
  });

  it("show each short table together with its caption", async () => {
    const figures = Array.from(
      { length: 90 },
      (_, n) =>
        `<p>${"Words. ".repeat((n * 5) % 37)}</p><figure><table>${row([`Cell ${n}.`, "b"], "td").repeat(1 + (n % 5))}</table><figcaption>Caption ${n}.</figcaption></figure>`,
    );
    const lines = await linesOf("Many tables", figures.join(""));
    const pageOf = (words: string) => lines.findLast(({ text }) => text === words)?.page;
    const apart = figures.filter((_, n) => pageOf(`Cell ${n}.`) !== pageOf(`Caption ${n}.`));
    expect(pageOf("Caption 89.")).toBeGreaterThan(5);
    expect(apart).toEqual([]);
  });

  it("show the kind of a call-out together with its text", async () => {
    const callOut = (text: string) =>
      `<aside data-kind="important"><p>${text} ${"Words. ".repeat(30)}</p></aside>`;
    const content = Array.from({ length: 60 }, (_, n) => "<p>Line</p>".repeat(n % 7) + callOut(`Text ${n},`));
    const lines = await linesOf("Many call-outs", content.join(""));
    const kinds = lines.flatMap(({ text, page }, index) =>
      text === "Important" ? [[page, lines[index + 1]?.page]] : [],
    );
    expect(kinds).toHaveLength(60);
    expect(kinds.filter(([page, next]) => page !== next)).toEqual([]);
  });

  it("have fonts of ours for Arabic, Hebrew and the scripts of South Asia", async () => {
    const words = [
      "الماء حق",
      "מים",
      "পানির অধিকার",
      "पानी का अधिकार",
      "પાણી",
      "ਪਾਣੀ",
      "ನೀರು",
      "വെള്ളം",
      "தண்ணீர்",
      "నీరు",
      "น้ำ",
    ];
    const content = words.map((word) => `<p>${word}</p>`).join("");
    const fonts = await fontsOf(await pdfOf("The right to water", content));
    const scripts =
      "arabic bengali devanagari gujarati gurmukhi hebrew kannada malayalam tamil telugu thai".split(" ");
    const missing = scripts.filter((script) => !fonts.some((name) => name.includes(script)));
    expect(missing).toEqual([]);
    expect(fonts.filter((name) => !/part\d+$/.test(name))).toEqual([]);
  });

  it("show flags, families and colours of skin as one sign each, and name what no font has", async () => {
    const emoji = ["🇵🇹", "👨‍👩‍👧", "👍🏽", "👩🏾‍🎓", "🏳️‍🌈", "🎄", "☀️", "1️⃣"];
    const content = `<p>→ ✓ ≤ ${emoji.join(" ")}</p><pre>→ שלום 🎄</pre><p>\u{13000}漢字</p>`;
    const pdf = await pdfOf("Signs", content);
    const names = await fontsOf(pdf);
    expect(
      names.filter((name) => !/part\d+$|Libertinus|NewComputer|NewCM|DejaVuSansMono/.test(name)),
    ).toEqual([]);
    let shown = 0;
    let text = "";
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      text += items.map((item) => ("str" in item ? item.str : "")).join(" ");
      const { fnArray, argsArray } = await page.getOperatorList();
      let isEmoji = false;
      for (const [index, operator] of fnArray.entries()) {
        const args = argsArray[index];
        if (operator === OPS.setFont) isEmoji = page.commonObjs.get(args[0]).name.includes("emoji");
        if (operator === OPS.showText && isEmoji)
          shown += args[0].filter((glyph: unknown) => typeof glyph === "object").length;
      }
    }
    expect(shown).toBe(emoji.length + 1);
    expect(text.replace(/\s/g, "")).toContain("3charactersofthisarticle");
  });
});
