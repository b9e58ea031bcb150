import { stem } from "./porter.ts";

/** What is looked for, as the index of SQLite has it. An unfinished word stands for all that begin with it. */
export type Sought = { words: { word: string; unfinished: boolean }[]; open: string; close: string };

type Found = { from: number; to: number; word: number };
type Finder = { open: string; close: string; find(text: string, language: string, max: number): Found[] };

const inWord = String.raw`[\p{L}\p{N}\p{M}\p{Co}]`; // like the tokenizer `unicode61`
const restOfWord = new RegExp(`${inWord}+`, "uy");
const endsInWord = new RegExp(`${inWord}$`, "u");
const accented = /[\u00c0-\u024f\u1e00-\u1eff]/g;
const passageWords = 32;
const maxBefore = 160; // characters; 300 are shown
const maxFound = 100; // words in a text, among which the best passage is chosen
const passageLength = 200; // characters, roughly

const finders = new Map<string, Finder>();

/** `sought` is `Sought` as JSON. In a text without a language, words are stemmed by the rules of English. */
export function marked(text: string, language: string, sought: string): string {
  const finder = finderOf(sought);
  return withMarks(text, finder.find(text, language, Number.POSITIVE_INFINITY), finder);
}

/** The part of a text that has the most of the words, with marks around them. */
export function passage(text: string, language: string, sought: string): string {
  const finder = finderOf(sought);
  const found = finder.find(text, language, maxFound);
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

function finderOf(sought: string): Finder {
  const known = finders.get(sought);
  if (known) return known;
  finders.clear(); // all rows of a search have the same
  const made = makeFinder(JSON.parse(sought));
  finders.set(sought, made);
  return made;
}

function makeFinder({ words, ...marks }: Sought): Finder {
  const plain = words.map(({ word }) => folded(word).toLowerCase());
  const stems = plain.map(stem);
  const candidates = new RegExp([...new Set(stems.map(beginningOf))].join("|"), "gi");
  const known = { english: new Map<string, number>(), other: new Map<string, number>() };

  /** Which of the words a token is, or -1. */
  function wordOf(token: string, isEnglish: boolean): number {
    const answers = isEnglish ? known.english : known.other;
    const answer = answers.get(token) ?? lookedFor(token.toLowerCase(), isEnglish);
    answers.set(token, answer);
    return answer;
  }

  function lookedFor(token: string, isEnglish: boolean): number {
    const stemmed = isEnglish ? stem(token) : token;
    return words.findIndex(({ unfinished }, at) => {
      const [is, begins = ""] = [isEnglish ? stems[at] : plain[at], stems[at]];
      return stemmed === is || (unfinished && stemmed.startsWith(begins));
    });
  }

  return {
    ...marks,
    find(text, language, max) {
      const found: Found[] = [];
      const letters = folded(text);
      for (const { index: from } of letters.matchAll(candidates)) {
        if (isInside(letters, from)) continue;
        restOfWord.lastIndex = from;
        const [token = ""] = restOfWord.exec(letters) ?? [];
        const word = wordOf(token, language === "");
        if (word >= 0) found.push({ from, to: from + token.length, word });
        if (found.length === max) break;
      }
      return found;
    },
  };
}

/** Whether a word has begun before this place. */
function isInside(letters: string, at: number): boolean {
  if (letters[at - 1] === " ") return false;
  return endsInWord.test(letters.slice(Math.max(at - 2, 0), at));
}

/** What all words with a stem begin with: stemming keeps all letters of a word but the last, and the first two. */
function beginningOf(stemmed: string): string {
  const [plain = ""] = /^[a-z0-9]*/.exec(stemmed.slice(0, -1)) ?? [];
  return plain.length > 2 ? plain : [...stemmed].slice(0, 2).join("");
}

/** Letters without their accents, each as long as before. */
function folded(text: string): string {
  return text.replace(accented, (letter) => letter.normalize("NFD").charAt(0));
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
