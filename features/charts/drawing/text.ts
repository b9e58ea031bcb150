import { LRUCache } from "lru-cache";
import { rightToLeftLetter } from "#core/language.ts";
import { setInto } from "#features/media/social-images/layout.server.ts";
import { legible, widthOf } from "#features/media/social-images/text-layout.server.ts";
import { textSize } from "./style.ts";

// Widths in multiples of the text size, where our fonts lack a letter.
const unknownLetter = { wide: 1.05, rightToLeft: 0.5, other: 0.62 };
// Other letters are drawn with fonts of the reader's device.
const known =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;
const wideLetter = /[\u1100-\u11ff\u2e80-\uffef\u{1f000}-\u{3ffff}]/u;
const slack = 1.04; // the institute may use other fonts

/** Widths in multiples of the text size, kept because each text is measured several times in each width. */
const measured = new LRUCache<string, number>({ max: 5_000, memoMethod: widthInFont });
const measure = (text: string) => measured.memo(text);

function widthInFont(text: string): number {
  if (known.test(text) && legible(text, "sans") === text.normalize("NFC"))
    return widthOf(text, "sans") * slack;
  const widths = [...text].map((letter) => {
    if (wideLetter.test(letter)) return unknownLetter.wide;
    return rightToLeftLetter.test(letter) ? unknownLetter.rightToLeft : unknownLetter.other;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

/** In pixels. */
export function textWidth(text: string, size = textSize): number {
  return measure(text) * size;
}

export function wrapped(text: string, width: number, lines: number, size = textSize): string[] {
  return setInto(text, { measure, width, sizes: [size], lines }).lines;
}

/** Text in the order of its own letters, wherever it stands. */
export function isolated(text: string): string {
  return rightToLeftLetter.test(text) ? `\u2067${text}\u2069` : text;
}
