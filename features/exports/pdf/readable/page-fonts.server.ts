import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
} from "@cantoo/pdf-lib";
import type { Cluster, PageFont } from "./content-stream.server.ts";
import { type NewGlyph, numberOfGlyphs, unitsPerEm, withGlyphs } from "./truetype.server.ts";

/** A font of a PDF, and the glyphs that it gets. */
export type OpenFont = PageFont & {
  dictionary: PDFDict;
  file: Buffer;
  added: (NewGlyph & { text: string })[];
  /** The new glyphs by what they show and mean. */
  numbers: Map<string, number>;
};

const name = (text: string) => PDFName.of(text);

/** The fonts of a page by their names there. `opened` has those of other pages. */
export function fontsOf(page: PDFPage, opened: Map<PDFDict, OpenFont | undefined>): Map<string, OpenFont> {
  const named = page.node.Resources()?.lookupMaybe(name("Font"), PDFDict);
  const fonts = new Map<string, OpenFont>();
  for (const key of named?.keys() ?? []) {
    const dictionary = named?.lookup(key, PDFDict);
    if (!dictionary) continue;
    if (!opened.has(dictionary)) opened.set(dictionary, openFont(dictionary));
    const font = opened.get(dictionary);
    if (font) fonts.set(key.asString(), font);
  }
  return fonts;
}

/** Undefined for a font that is not TrueType with a text for its glyphs. */
function openFont(dictionary: PDFDict): OpenFont | undefined {
  const descendant = descendantOf(dictionary);
  const file = descendant.lookup(name("FontDescriptor"), PDFDict).lookup(name("FontFile2"));
  const map = dictionary.lookup(name("ToUnicode"));
  if (!(file instanceof PDFRawStream) || !(map instanceof PDFRawStream)) return undefined;
  return {
    dictionary,
    file: bytesOf(file),
    added: [],
    numbers: new Map(),
    advances: advancesOf(descendant.lookupMaybe(name("W"), PDFArray)),
    texts: textsOf(bytesOf(map).toString("latin1")),
  };
}

/** The number of a glyph that shows what the cluster shows, and stands for its text. */
export function glyphFor(font: OpenFont, { text, glyphs, size, x, y, advance }: Cluster): number {
  const units = unitsPerEm(font.file);
  const scaled = (points: number) => Math.round((points / size) * units);
  const parts = glyphs.map((part) => ({ glyph: part.glyph, x: scaled(part.x - x), y: scaled(part.y - y) }));
  const added = { parts, advance: Math.max(0, scaled(advance)), text };
  const key = JSON.stringify(added);
  const known = font.numbers.get(key);
  if (known !== undefined) return known;
  const number = numberOfGlyphs(font.file) + font.added.length;
  font.added.push(added);
  font.numbers.set(key, number);
  return number;
}

export function saveFont(context: PDFContext, { dictionary, file, added }: OpenFont): void {
  const descendant = descendantOf(dictionary);
  const descriptor = descendant.lookup(name("FontDescriptor"), PDFDict);
  const first = numberOfGlyphs(file);
  const font = withGlyphs(file, added);
  context.assign(
    descriptor.get(name("FontFile2")) as PDFRef,
    context.flateStream(font, { Length1: font.length }),
  );
  descriptor.delete(name("CIDSet")); // optional, and it would have to list the new ones
  const widths = descendant.lookup(name("W"), PDFArray);
  widths.push(PDFNumber.of(first));
  widths.push(context.obj(added.map(({ advance }) => (advance / unitsPerEm(file)) * 1000)));
  const map = dictionary.get(name("ToUnicode")) as PDFRef;
  const lines = added.map(({ text }, index) => `<${hexOf(first + index)}> <${[...utf16(text)].join("")}>\n`);
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, block) => {
    const part = lines.slice(block * 100, block * 100 + 100);
    return `${part.length} beginbfchar\n${part.join("")}endbfchar\n`;
  });
  const old = bytesOf(context.lookup(map) as PDFRawStream).toString("latin1");
  const whole = old.replace("endcmap", `${blocks.join("")}endcmap`);
  const { dict } = context.lookup(map) as PDFRawStream;
  const copy = context.flateStream(Buffer.from(whole, "latin1"));
  for (const key of ["Type", "WMode"]) {
    const value = dict.get(name(key));
    if (value) copy.dict.set(name(key), value);
  }
  context.assign(map, copy);
}

export function bytesOf(stream: PDFRawStream): Buffer {
  return Buffer.from(decodePDFRawStream(stream).decode());
}

function descendantOf(dictionary: PDFDict): PDFDict {
  return dictionary.lookup(name("DescendantFonts"), PDFArray).lookup(0, PDFDict);
}

/** `W` has both forms: a first glyph and a list of widths, and a first and a last glyph with the width of all. */
function advancesOf(widths: PDFArray | undefined): Map<number, number> {
  const advances = new Map<number, number>();
  for (let at = 0; widths && at < widths.size(); ) {
    const first = widths.lookup(at, PDFNumber).asNumber();
    const next = widths.lookup(at + 1);
    if (next instanceof PDFArray) {
      for (let index = 0; index < next.size(); index += 1)
        advances.set(first + index, next.lookup(index, PDFNumber).asNumber());
      at += 2;
      continue;
    }
    const last = widths.lookup(at + 1, PDFNumber).asNumber();
    for (let glyph = first; glyph <= last; glyph += 1)
      advances.set(glyph, widths.lookup(at + 2, PDFNumber).asNumber());
    at += 3;
  }
  return advances;
}

function textsOf(map: string): Map<number, string> {
  const lines = map.matchAll(/^<([0-9A-Fa-f]{4})> <([0-9A-Fa-f]*)>$/gm);
  return new Map(
    [...lines].map(([, glyph = "", text = ""]) => [
      Number.parseInt(glyph, 16),
      new TextDecoder("utf-16be").decode(Buffer.from(text, "hex")),
    ]),
  );
}

function* utf16(text: string) {
  for (let index = 0; index < text.length; index += 1) yield hexOf(text.charCodeAt(index));
}

function hexOf(number: number): string {
  return number.toString(16).toUpperCase().padStart(4, "0");
}
