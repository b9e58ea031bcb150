import { type Finder, type Found, finderOf } from "./words/finder.ts";

const passageWords = 32;
const maxBefore = 160; // characters; 300 are shown
const maxFound = 100; // words in a text, among which the best passage is chosen
const passageLength = 200; // characters, roughly

/** `sought` is `Sought` as JSON. */
export function marked(text: string, rules: string, sought: string): string {
  const finder = finderOf(sought);
  return withMarks(text, finder.find(text, rules, Number.POSITIVE_INFINITY), finder);
}

/** The part of a text that has the most of the words, with marks around them. */
export function passage(text: string, rules: string, sought: string): string {
  const finder = finderOf(sought);
  const found = finder.find(text, rules, maxFound);
  const first = bestOf(found);
  const within = found.filter(
    ({ from, to }) => first && from >= first.from && to <= first.from + passageLength,
  );
  const start = first ? startOf(text, first.from, wordsIn(text.slice(first.from, within.at(-1)?.to))) : 0;
  const end = endOf(text, start);
  const part = found.filter(({ from, to }) => from >= start && to <= end);
  const shifted = part.map(({ from, to, word }) => ({ from: from - start, to: to - start, word }));
  const shown = withMarks(text.slice(start, end), shifted, finder);
  return `${start > 0 ? "…" : ""}${shown}${end < text.length ? "…" : ""}`;
}

/** Where the passage with the most different words begins, or else with the most. */
function bestOf(found: Found[]): Found | undefined {
  let [best, most]: [Found | undefined, number] = [undefined, 0];
  for (const [at, first] of found.entries()) {
    const near: Found[] = [];
    for (let next = at; (found[next]?.to ?? Infinity) <= first.from + passageLength; next += 1)
      near.push(found[next] as Found);
    const score = new Set(near.map(({ word }) => word)).size * 1000 + near.length;
    if (score > most) [best, most] = [first, score];
  }
  return best;
}

function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** The beginning of the sentence if the passage has room for it, else so many words before that as many follow. */
function startOf(text: string, first: number, span: number): number {
  const room = Math.max(passageWords - span, 0);
  const cut = Math.max(first - maxBefore, 0);
  const before = [...text.slice(cut, first).matchAll(/\S+/g)];
  const places = (cut > 0 ? before.slice(1) : before).map(({ 0: word, index }) => ({
    word,
    index: cut + index,
  }));
  const near = places.slice(-room);
  if (places.length <= room && cut === 0) return 0;
  const ending = near.findLastIndex(({ word }) => /[.:!?]["”’)]*$/.test(word));
  if (room > 0 && ending >= 0) return near[ending + 1]?.index ?? first;
  return near.at(-Math.ceil(room / 2))?.index ?? first;
}

function endOf(text: string, start: number): number {
  const words = /\S+/g;
  words.lastIndex = start;
  for (let count = 0; count < passageWords; count += 1) if (!words.test(text)) return text.length;
  return text.slice(words.lastIndex).trim() === "" ? text.length : words.lastIndex;
}

function withMarks(text: string, found: Found[], { open, close }: Pick<Finder, "open" | "close">): string {
  let [shown, done] = ["", 0];
  for (const { from, to } of found) {
    shown += text.slice(done, from) + open + text.slice(from, to) + close;
    done = to;
  }
  return shown + text.slice(done);
}
