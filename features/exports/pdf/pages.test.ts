import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type TestSite } from "#test/harness.ts";
import { openPdf } from "#test/pdf.ts";
import { writingApi } from "#test/writing.ts";
import { canTypeset } from "./installed.server.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

type Line = { text: string; page: number; left: number; right: number; bottom: number };

async function pdfOf(title: string, content: string) {
  const { add } = writingApi(site, await site.bearer("admin@example.org"));
  const { body } = await add({ title, content, section: "publications" });
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

describe.skipIf(!canTypeset())("the pages of a PDF", () => {
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
