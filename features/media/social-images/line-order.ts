import { rightToLeftLetter } from "#core/language.ts";

export type Direction = "ltr" | "rtl";
type Piece = { text: string };

const mirrored: Record<string, string> = {
  "(": ")",
  ")": "(",
  "[": "]",
  "]": "[",
  "«": "»",
  "»": "«",
  "‹": "›",
  "›": "‹",
};

/** The direction of a text: of its first letter. */
export function directionOfText(text: string): Direction {
  const first = /\p{L}/u.exec(text)?.[0] ?? "";
  return rightToLeftLetter.test(first) ? "rtl" : "ltr";
}

/**
 * The parts of a line as they stand from left to right: what Unicode's bidirectional algorithm (UAX #9) makes of titles
 * and labels, where nothing is embedded deeper than once. `base` is the direction of the text with the line.
 */
export function fromLeftToRight<Part extends Piece>(
  parts: Part[],
  base = directionOfText(parts.map(({ text }) => text).join("")),
): (Part & { direction: Direction })[] {
  if (!parts.some(({ text }) => rightToLeftLetter.test(text))) {
    return parts.map((part) => ({ ...part, direction: "ltr" }));
  }
  const pieces = parts.flatMap(withSeparateEnds);
  const strong = pieces.map(({ text }) => (/\p{L}/u.test(text) ? directionOfText(text) : undefined));
  const sides = pieces.map(({ text }, at) => {
    const before = strong.slice(0, at + 1).findLast(Boolean) ?? base;
    const after = strong.slice(at).find(Boolean) ?? base;
    return before === after || /\p{N}/u.test(text) ? before : base;
  });
  const groups: { side: Direction; items: (Part & { direction: Direction })[] }[] = [];
  for (const [at, piece] of pieces.entries()) {
    const side = sides[at] ?? base;
    const text = side === "rtl" && !/[\p{L}\p{N}]/u.test(piece.text) ? mirror(piece.text) : piece.text;
    const item = { ...piece, text, direction: strong[at] ?? "ltr" };
    const last = groups.at(-1);
    if (last?.side === side) last.items.push(item);
    else groups.push({ side, items: [item] });
  }
  const lined = base === "rtl" ? groups.toReversed() : groups;
  return lined.flatMap(({ side, items }) => (side === "rtl" ? items.toReversed() : items));
}

/** Splits off spaces and punctuation at both ends, which may move to the other side. */
function withSeparateEnds<Part extends Piece>(part: Part): Part[] {
  const [, ...texts] = /^([^\p{L}\p{M}\p{N}]*)(.*?)([^\p{L}\p{M}\p{N}]*)$/su.exec(part.text) ?? [];
  return texts.filter((text) => text !== "").map((text) => ({ ...part, text }));
}

function mirror(text: string): string {
  return [...text]
    .reverse()
    .map((sign) => mirrored[sign] ?? sign)
    .join("");
}
