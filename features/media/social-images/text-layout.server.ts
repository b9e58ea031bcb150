import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";

type Face = "serif" | "sans";

const families: Record<Face, string> = { serif: "source-serif-4", sans: "source-sans-3" };
/** The alphabets of a family's files, the most likely first. */
const alphabets = ["latin", "latin-ext", "greek", "cyrillic", "vietnamese", "cyrillic-ext"];

/**
 * Text as SVG path data, so that its picture is the same on a machine without fonts. Size, start of the baseline and
 * letter spacing are in pixels. Leaves out characters that our fonts lack: see `legible`.
 */
export function outlines(
  text: string,
  face: Face,
  { size, x, y, spacing = 0 }: { size: number; x: number; y: number; spacing?: number },
): string {
  let pen = x;
  let data = "";
  for (const { font, text: piece } of runsOf(text, face)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(piece);
    for (const [index, glyph] of glyphs.entries()) {
      data += glyph.path.scale(scale, -scale).translate(pen, y).toSVG();
      pen += (positions[index]?.xAdvance ?? 0) * scale + spacing;
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
  const letters = [...text.normalize("NFC")];
  const known = letters.filter((letter) => fontFor(letter, face) !== undefined);
  const missing = letters.length - known.length;
  return missing > letters.length / 5 ? null : known.join("").replace(/\s+/g, " ").trim();
}

type Run = { font: Font; text: string };

function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize("NFC")) {
    const last = runs.at(-1);
    const font = letter === " " && last ? last.font : fontFor(letter, face);
    if (!font) continue;
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

function fontFor(letter: string, face: Face): Font | undefined {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 32) return undefined;
  for (const alphabet of alphabets) {
    const font = fontOf(face, alphabet); // opened only if the ones before it lack the letter
    if (font.hasGlyphForCodePoint(code)) return font;
  }
  return undefined;
}

const opened = new Map<string, Font>();

function fontOf(face: Face, alphabet: string): Font {
  const family = families[face];
  const name = `@fontsource-variable/${family}/files/${family}-${alphabet}-wght-normal.woff2`;
  const known = opened.get(name);
  if (known) return known;
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(name))));
  if (!("layout" in font)) throw new Error(`${name} is a collection of fonts.`);
  opened.set(name, font);
  return font;
}
