import type { Passage } from "./contract.ts";

/** A text in which the words that were searched stand out. */
export function HighlightedText({ passage }: { passage: Passage }) {
  let place = 0;
  return passage.map(({ text, found }) => {
    const key = place;
    place += text.length;
    return found ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
