import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";
import type { Piece } from "#core/page-pieces.ts";

const fontsLink = /<link id="fonts" [^>]*href="(\/assets\/[\w-]+\.css)"[^>]*\/>/;
const maxKept = 600; // pieces that pages share
const client = fileURLToPath(new URL("../../build/client", import.meta.url));

type Face = { text: string; isItalic: boolean; ranges: [first: number, last: number][] };

/** Elements that browsers show in italics, and rules. */
const italics = /<(?:em|i|cite|dfn|var|address)[ >]|font-style: ?italic/;

const sheets = new Map<string, Face[]>();

const readText = (html: string) => ({
  letters: html.match(/[^\0-\x7f]+/g)?.join("") ?? "",
  hasItalics: italics.test(html),
});
const keptTexts = new LRUCache<string, ReturnType<typeof readText>>({ max: maxKept, memoMethod: readText });

/** The style that declares the fonts of a page: readers who save data get the page without it. */
export const fontStyle = 'data-precedence="fonts"';

/**
 * Puts the faces that the letters of a page need into its head, so that no sheet stands before the first paint. The
 * whole sheet comes with the next page that the app shows (`app/use-all-fonts.ts`).
 */
export function inlineFonts(pieces: Piece[], nonce: string): Piece[] {
  const at = pieces.findIndex(({ html }) => fontsLink.test(html));
  const { html = "" } = pieces[at] ?? {};
  const [link, file] = fontsLink.exec(html) ?? [];
  if (!link || !file) return pieces;
  const faces = sheets.get(file) ?? facesOf(readFileSync(`${client}${file}`, "utf8"));
  sheets.set(file, faces);
  const style = `<style nonce="${nonce}" ${fontStyle}>${textFor(pieces, faces)}</style>`;
  const later = link.replace("/>", ' disabled="" data-all-fonts=""/>') + style;
  return pieces.with(at, { html: html.replace(link, () => later), isKept: false });
}

export function facesOf(sheet: string): Face[] {
  return [...sheet.matchAll(/@font-face\{[^}]*\}/g)].map(([text]) => ({
    text,
    isItalic: text.includes("font-style:italic"),
    // "U+6??" is U+600-6FF.
    ranges: [...text.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)].map(([, first = "", last = first]) => [
      Number.parseInt(first.replaceAll("?", "0"), 16),
      Number.parseInt(last.replaceAll("?", "F"), 16),
    ]),
  }));
}

/** The signs of ASCII may be on every page. A face without a range is for all letters that no other has. */
export function textFor(pieces: Piece[], faces: Face[]): string {
  const texts = pieces.map(({ html, isKept }) => (isKept ? keptTexts.memo(html) : readText(html)));
  const letters = new Set(`<${texts.map((text) => text.letters).join("")}`);
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
  const hasItalics = texts.some((text) => text.hasItalics);
  const isUsed = ({ isItalic, ranges }: Face) =>
    (hasItalics || !isItalic) &&
    (ranges.length === 0 ||
      ranges.some(([first, last]) => codes.some((code) => first <= code && code <= last)));
  return faces
    .filter(isUsed)
    .map(({ text }) => text)
    .join("");
}
