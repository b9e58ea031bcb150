import type { Term } from "#db/words.ts";
import type { Passage } from "./contract.ts";

const longestPassage = 240; // characters
const before = 70; // characters of it that stand before the first word found, at most
const endings = /(?:ies|ied|ing|ings|ed|es|ly|y|s|e)$/;
const shortestStem = 3;
const longestEnding = 4;

type Piece = { text: string; found: boolean };

/** A whole text in which the words of a search are marked. */
export function marked(text: string, terms: Term[]): Passage {
  const matches = matcher(terms);
  const pieces: Piece[] = [];
  for (const piece of text.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const found = matches(piece);
    const last = pieces.at(-1);
    if (last && last.found === found) last.text += piece;
    else pieces.push({ text: piece, found });
  }
  return pieces;
}

/** The part of a text in which most of the words of a search stand together, else its beginning. */
export function passageOf(text: string, terms: Term[]): Passage {
  const matches = matcher(terms);
  const places = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
    .filter(([word]) => matches(word))
    .map(({ 0: word, index }) => ({ word: stem(fold(word)), index }));
  const start = beginningAt(text, bestPlace(places));
  const end = endingAt(text, start + longestPassage);
  const pieces = marked(text.slice(start, end).trim(), terms);
  if (start > 0) pieces.unshift({ text: "… ", found: false });
  if (end < text.length) pieces.push({ text: " …", found: false });
  return pieces;
}

/** Where the most different words follow within one passage. */
function bestPlace(places: { word: string; index: number }[]): number {
  let best = { index: 0, words: 0 };
  for (const [at, { index }] of places.entries()) {
    const words = new Set<string>();
    for (const place of places.slice(at, at + 20)) {
      if (place.index - index < longestPassage - before) words.add(place.word);
    }
    if (words.size > best.words) best = { index, words: words.size };
  }
  return best.index;
}

/** The beginning of the sentence in which a place is, or of a word not far before it. */
function beginningAt(text: string, place: number): number {
  if (place <= before) return 0;
  const lead = text.slice(place - before, place);
  const sentence = lead.search(/(?<=[.!?]["”’)]?\s)\S/);
  if (sentence >= 0) return place - before + sentence;
  return place - before + Math.max(0, lead.indexOf(" ") + 1);
}

function endingAt(text: string, place: number): number {
  if (place >= text.length) return text.length;
  const space = text.lastIndexOf(" ", place);
  return space > place - 40 ? space : place;
}

/**
 * Whether a word of a text is one that was searched. The engines know words by their stems, each in its own way;
 * this is near enough to show them.
 */
function matcher(terms: Term[]): (word: string) => boolean {
  const searched = terms.flatMap(({ words, unfinished }) =>
    words.map((word) => ({ whole: fold(word), stem: stem(fold(word)), unfinished })),
  );
  const known = new Map<string, boolean>();
  return (word) => {
    const decided = known.get(word);
    if (decided !== undefined) return decided;
    const folded = fold(word);
    const root = stem(folded);
    const found = searched.some(({ whole, stem: wanted, unfinished }) =>
      unfinished ? folded.startsWith(wanted) : root === wanted || continues(folded, whole),
    );
    known.set(word, found);
    return found;
  };
}

/** `walker` for `walk`: the same beginning, and an ending that is short. */
function continues(word: string, whole: string): boolean {
  return whole.length > shortestStem && word.startsWith(whole) && word.length <= whole.length + longestEnding;
}

function stem(word: string): string {
  const truncate = word.replace(endings, "");
  return truncate.length >= shortestStem ? truncate : word;
}

function fold(word: string): string {
  return word
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
