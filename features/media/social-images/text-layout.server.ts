import * as harfbuzz from "harfbuzzjs";
import { type Direction, fromLeftToRight } from "./line-order.ts";
import { openFont } from "./open-font.server.ts";
import { scriptFonts } from "./script-fonts.ts";

type Face = "serif" | "sans";

const families: Record<Face, string> = { serif: "source-serif-4", sans: "source-sans-3" };
/** The alphabets of a family's files, the most likely first. */
const alphabets = ["latin", "latin-ext", "greek", "cyrillic", "vietnamese", "cyrillic-ext"];

/** All lengths are in pixels. `x` and `y` are where the baseline starts. By default, the first letter sets the direction. */
type Setting = { size: number; x: number; y: number; spacing?: number; direction?: Direction };

/** SVG path data, so that pictures need no fonts. Leaves out letters that ours lack: see `legible`. */
export function outlines(text: string, face: Face, { size, x, y, spacing = 0, direction }: Setting): string {
  let pen = x;
  let data = "";
  for (const run of fromLeftToRight(runsOf(text, face), direction)) {
    const scale = size / run.font.face.upem;
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphsOf(run)) {
      const at = { x: pen + xOffset * scale, y: y - yOffset * scale };
      for (const { type, values } of run.font.glyphToJson(codepoint))
        data += type + values.map((value, index) => placed(value * scale, index, at)).join(" ");
      pen += xAdvance * scale + spacing;
    }
  }
  return data;
}

/** A coordinate of a glyph, whose y grows upwards. Even indexes are x. */
function placed(value: number, index: number, { x, y }: { x: number; y: number }): number {
  return Math.round((index % 2 === 0 ? x + value : y - value) * 100) / 100;
}

const buffer = new harfbuzz.Buffer();

/** Returns glyphs from left to right. By default, the script sets the direction. */
function glyphsOf({ font, text, direction }: { font: harfbuzz.Font; text: string; direction?: Direction }) {
  buffer.reset();
  buffer.addText(text);
  if (direction) buffer.setDirection(direction === "rtl" ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

/** In multiples of the font size. */
export function widthOf(text: string, face: Face): number {
  let width = 0;
  for (const run of runsOf(text, face))
    for (const { xAdvance = 0 } of glyphsOf(run)) width += xAdvance / run.font.face.upem;
  return width;
}

/** The text without characters that our fonts lack; null if too many are missing. */
export function legible(text: string, face: Face): string | null {
  const known = runsOf(text, face).reduce((joined, run) => joined + run.text, "");
  const letters = [...text.normalize("NFC")].length;
  const missing = letters - [...known].length;
  return missing > letters / 5 ? null : known.replace(/\s+/g, " ").trim();
}

type FontRun = { font: harfbuzz.Font; text: string };

/** Returns runs in the order of the text. */
function runsOf(text: string, face: Face): FontRun[] {
  const runs: FontRun[] = [];
  for (const letter of text.normalize("NFC")) {
    const last = runs.at(-1);
    const font = last && continues(letter, last.font) ? last.font : fontFor(letter, face);
    if (!font) continue;
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** Spaces, and what stands within the words of another script, such as a comma. */
function continues(letter: string, font: harfbuzz.Font): boolean {
  const isOfWord = /[\p{L}\p{N}]/u.test(letter);
  return letter === " " || (others.has(font) && !isOfWord && has(font, letter));
}

const has = (font: harfbuzz.Font, letter: string) => font.glyph(letter.codePointAt(0) ?? 0) !== undefined;

function fontFor(letter: string, face: Face): harfbuzz.Font | undefined {
  if (letter < " ") return undefined;
  const family = families[face];
  for (const alphabet of alphabets) {
    const font = fontOf(family, alphabet); // opened only if the ones before it lack the letter
    if (font && has(font, letter)) return font;
  }
  const other = scriptFonts.find((each) => each.letter.test(letter));
  const font = other && fontOf(other.family, other.script);
  if (!font || !has(font, letter)) return undefined;
  others.add(font);
  return font;
}

/** Opened fonts of other scripts. */
const others = new Set<harfbuzz.Font>();
const opened = new Map<string, harfbuzz.Font | undefined>();

/** Undefined if it is not installed. */
function fontOf(family: string, alphabet: string): harfbuzz.Font | undefined {
  const file = `${family}-${alphabet}-wght-normal`;
  if (!opened.has(file)) opened.set(file, openFont(family, file)?.font);
  return opened.get(file);
}
