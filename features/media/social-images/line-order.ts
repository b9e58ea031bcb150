import bidiFactory, { type Bidi } from "bidi-js";
import { rightToLeftLetter } from "#core/language.ts";

export type Direction = "ltr" | "rtl";
type Piece = { text: string };

const bidi = (bidiFactory as unknown as () => Bidi)(); // CommonJS, which its types do not say

/** The parts of a line from left to right (UAX #9), each of one direction. `base`: that of the text. */
export function fromLeftToRight<Part extends Piece>(
  parts: Part[],
  base?: Direction,
): (Part & { direction: Direction })[] {
  const line = parts.map(({ text }) => text).join("");
  if (!rightToLeftLetter.test(line)) return parts.map((part) => ({ ...part, direction: "ltr" }));
  const embedding = bidi.getEmbeddingLevels(line, base);
  const positions: number[] = [];
  for (const [position, at] of bidi.getReorderedIndices(line, embedding).entries()) positions[at] = position;
  const runs: (Part & { direction: Direction; position: number })[] = [];
  let at = 0;
  for (const part of parts) {
    const end = at + part.text.length;
    while (at < end) {
      const start = at;
      const level = embedding.levels[start] ?? 0;
      while (at < end && embedding.levels[at] === level) at += 1;
      const direction = level % 2 === 1 ? "rtl" : "ltr";
      runs.push({ ...part, text: line.slice(start, at), direction, position: positions[start] ?? start });
    }
  }
  return runs.sort((one, other) => one.position - other.position);
}
