import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";
import { type Direction, fromLeftToRight } from "./line-order.ts";
import { scriptFonts } from "./script-fonts.ts";

type Face = "serif" | "sans";

const families: Record<Face, string> = { serif: "source-serif-4", sans: "source-sans-3" };
/** The alphabets of a family's files, the most likely first. */
const alphabets = ["latin", "latin-ext", "greek", "cyrillic", "vietnamese", "cyrillic-ext"];

/** All lengths are in pixels. `x` and `y` are where the baseline starts. By default, the first letter sets the direction. */
type Place = { size: number; x: number; y: number; spacing?: number; direction?: Direction };

/**
 * Text as SVG path data, so that its picture is the same on a machine without fonts. Leaves out characters that our
 * fonts lack: see `legible`.
 */
export function outlines(text: string, face: Face, { size, x, y, spacing = 0, direction }: Place): string {
  let pen = x;
  let data = "";
  for (const run of fromLeftToRight(runsOf(text, face), direction)) {
    const scale = size / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(run.text, undefined, undefined, undefined, run.direction);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const path = glyph.path.scale(scale, -scale);
      data += path.translate(pen + xOffset * scale, y - yOffset * scale).toSVG();
      pen += xAdvance * scale + spacing;
    }
  }
  return data;
}

/** In multiples of the font size. */
export function widthOf(text: string, face: Face): number {
  return runsOf(text, face).reduce(
    (sum, { font, text: piece }) => sum + font.layout(piece).advanceWidth / font.unitsPerEm,
    0,
  );
}

/** The text without characters that our fonts lack; null if too many are missing. */
export function legible(text: string, face: Face): string | null {
  const known = runsOf(text, face).reduce((joined, run) => joined + run.text, "");
  const letters = [...text.normalize("NFC")].length;
  const missing = letters - [...known].length;
  return missing > letters / 5 ? null : known.replace(/\s+/g, " ").trim();
}

type FontRun = { font: Font; text: string; isNumber: boolean };

const number = /\p{Nd}/u;

/** In the order of the text. Numbers are runs of their own in scripts of other fonts: they may run the other way. */
function runsOf(text: string, face: Face): FontRun[] {
  const runs: FontRun[] = [];
  for (const letter of text.normalize("NFC")) {
    const last = runs.at(-1);
    const isNumber = number.test(letter);
    const font = last && continues(letter, last.font) ? last.font : fontFor(letter, face);
    if (!font) continue;
    const isSame = last?.font === font && (!others.has(font) || last.isNumber === isNumber);
    if (isSame) last.text += letter;
    else runs.push({ font, text: letter, isNumber });
  }
  return runs;
}

/** Spaces, and what stands within the words of another script, such as a comma. */
function continues(letter: string, font: Font): boolean {
  const isOfWord = /[\p{L}\p{N}]/u.test(letter);
  return letter === " " || (others.has(font) && !isOfWord && font.hasGlyphForCodePoint(codeOf(letter)));
}

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;

function fontFor(letter: string, face: Face): Font | undefined {
  const code = codeOf(letter);
  if (code < 32) return undefined;
  const family = families[face];
  for (const alphabet of alphabets) {
    const font = fontOf(family, alphabet); // opened only if the ones before it lack the letter
    if (font.hasGlyphForCodePoint(code)) return font;
  }
  const other = scriptFonts.find((each) => each.letter.test(letter));
  const font = other && fontOf(other.family, other.script);
  if (!font?.hasGlyphForCodePoint(code)) return undefined;
  others.add(font);
  return font;
}

/** Opened fonts of other scripts. */
const others = new Set<Font>();
const opened = new Map<string, Font>();

function fontOf(family: string, alphabet: string): Font {
  const name = `@fontsource-variable/${family}/files/${family}-${alphabet}-wght-normal.woff2`;
  const known = opened.get(name);
  if (known) return known;
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(name))));
  if (!("layout" in font)) throw new Error(`${name} is a collection of fonts.`);
  opened.set(name, font);
  return font;
}
