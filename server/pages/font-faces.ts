import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const fontsLink = /<link id="fonts" [^>]*href="(\/assets\/[\w-]+\.css)"[^>]*\/>/;
const client = fileURLToPath(new URL("../../build/client", import.meta.url));

type Face = { text: string; isItalic: boolean; ranges: [first: number, last: number][] };

/** Elements that browsers show in italics, and rules. */
const italics = /<(?:em|i|cite|dfn|var|address)[ >]|font-style: ?italic/;

const sheets = new Map<string, Face[]>();

/** The style that declares the fonts of a page: readers who save data get the page without it. */
export const fontStyle = 'data-precedence="fonts"';

/**
 * Puts the faces that the letters of a page need into its head, so that no sheet stands before the first paint. The
 * whole sheet comes with the next page that the app shows (`app/use-all-fonts.ts`).
 */
export function inlineFonts(html: string, nonce: string): string {
  const [link, file] = fontsLink.exec(html) ?? [];
  if (!link || !file) return html;
  const faces = sheets.get(file) ?? facesOf(readFileSync(`${client}${file}`, "utf8"));
  sheets.set(file, faces);
  const style = `<style nonce="${nonce}" ${fontStyle}>${textFor(html, faces)}</style>`;
  return html.replace(link, () => link.replace("/>", ' disabled="" data-all-fonts=""/>') + style);
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
export function textFor(html: string, faces: Face[]): string {
  const letters = new Set(`<${html.match(/[^\0-\x7f]+/g)?.join("") ?? ""}`);
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
  const hasItalics = italics.test(html);
  const isUsed = ({ isItalic, ranges }: Face) =>
    (hasItalics || !isItalic) &&
    (ranges.length === 0 ||
      ranges.some(([first, last]) => codes.some((code) => first <= code && code <= last)));
  return faces
    .filter(isUsed)
    .map(({ text }) => text)
    .join("");
}
