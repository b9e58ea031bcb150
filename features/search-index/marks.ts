import type { DocumentKindName } from "#db/schema.ts";
import type { Sought } from "#db/words/finder.ts";
import { wordsIn } from "#db/words/words.ts";
import type { Term } from "./terms.ts";

/** Texts mark the words that were found with `marks`. Tags are separated by line breaks. */
export type Hit = { kind: DocumentKindName; ref: string; title: string; tags: string; text: string };

/** Characters around a found word. The index contains neither. */
export const marks = { open: "\u0002", close: "\u0003" };

/** What `db/words/finder.ts` looks for. */
export function soughtIn(terms: Term[]): string {
  const words = terms.flatMap(({ words, unfinished }) =>
    words.flatMap((text) => {
      const parts = [...wordsIn(text)];
      return parts.map(({ word, to }) => ({ word, unfinished: unfinished && to === text.length }));
    }),
  );
  return JSON.stringify({ words, ...marks } satisfies Sought);
}

/** Plain text in pieces. `found`: words that were searched. */
type MarkedText = { text: string; found: boolean }[];

const mark = new RegExp(`[${marks.open}${marks.close}]`, "u");
const maxPassageLength = 300; // characters; one word may be longer than that

export function markedText(text: string): MarkedText {
  const pieces = text.split(mark).map((piece, index) => ({ text: piece, found: index % 2 === 1 }));
  return pieces.filter((piece) => piece.text !== "");
}

/** A part of a text. An ellipsis stands apart from the words. */
export function passage(text: string): MarkedText {
  const spaced = text.replace(/^…(?=\S)/u, "… ").replace(/(?<=\S)…$/u, " …");
  let left = maxPassageLength;
  return markedText(spaced).flatMap((piece) => {
    const cut = piece.text.slice(0, left).toWellFormed();
    left -= cut.length;
    return cut === "" ? [] : [{ ...piece, text: cut }];
  });
}

export function hasMark(text: string): boolean {
  return mark.test(text);
}

export function withoutMarks(text: string): string {
  return text.replaceAll(marks.open, "").replaceAll(marks.close, "");
}
