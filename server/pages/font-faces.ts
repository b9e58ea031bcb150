import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const fontsLink = /<link id="fonts" [^>]*href="(\/assets\/[\w-]+\.css)"[^>]*\/>/;
const client = fileURLToPath(new URL("../../build/client", import.meta.url));

type Face = { text: string; ranges: [first: number, last: number][] };

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
    // "U+6??" is U+600-6FF.
    ranges: [...text.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)].map(([, first = "", last = first]) => [
      Number.parseInt(first.replaceAll("?", "0"), 16),
      Number.parseInt(last.replaceAll("?", "F"), 16),
    ]),
  }));
}

/** A letter of ASCII is on every page. */
export function textFor(html: string, faces: Face[]): string {
  const letters = new Set(`a${html.match(/[^\0-\x7f]+/g)?.join("") ?? ""}`);
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
  const isUsed = ({ ranges }: Face) =>
    ranges.length === 0 ||
    ranges.some(([first, last]) => codes.some((code) => first <= code && code <= last));
  return faces
    .filter(isUsed)
    .map(({ text }) => text)
    .join("");
}
