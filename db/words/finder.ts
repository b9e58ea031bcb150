import { isLatin, normalised, plainLetter, unaccented } from "./folding.ts";
import { currentRules } from "./stemmers.ts";
import { indexedWords, type Word, wordsIn } from "./words.ts";

/** What is looked for. An unfinished word stands for all that begin with it. */
export type Sought = { words: { word: string; unfinished: boolean }[]; open: string; close: string };

/** `word` is which of those that were sought. */
export type Found = { from: number; to: number; word: number };

export type Finder = { open: string; close: string; find(text: string, rules: string, max: number): Found[] };

const inWord = String.raw`[\p{L}\p{N}\p{M}\p{Co}]`; // like the tokenizer `unicode61`
const restOfWord = new RegExp(`${inWord}+`, "uy");
const endsInWord = new RegExp(`${inWord}$`, "u");
const accented = /[\u00c0-\u024f\u1e00-\u1eff]/g;
/** Their stemmers remove beginnings. */
const cutAtBothEnds = ["ar", "id"];

const finders = new Map<string, Finder>();

export function finderOf(sought: string): Finder {
  const known = finders.get(sought);
  if (known) return known;
  finders.clear(); // all rows of a search have the same
  const made = makeFinder(JSON.parse(sought));
  finders.set(sought, made);
  return made;
}

function makeFinder({ words, ...marks }: Sought): Finder {
  const plain = words.map(({ word }) => unaccented(normalised(word)));
  const isPlain = plain.every(isLatin);
  const answers = new Map<string, Map<string, number>>();

  /** Returns a function that says which of the words a token is, or -1. */
  function wordsBy(rules: string): (token: string) => number {
    const known = answers.get(rules) ?? new Map<string, number>();
    answers.set(rules, known);
    const wanted = words.map(({ word, unfinished }) => ({ ...one(word, rules), unfinished }));
    return (token) => {
      const answer = known.get(token);
      if (answer !== undefined) return answer;
      const { form, stem } = one(token, rules);
      const found = wanted.findIndex(({ unfinished, ...is }) => {
        if (form === is.form || stem === is.stem) return true;
        return unfinished && (rules === "en" ? stem.startsWith(is.stem) : form.startsWith(is.form));
      });
      known.set(token, found);
      return found;
    };
  }

  /** Words that may be among those. */
  const beginnings = [...new Set(words.flatMap(({ word }) => beginningsOf(one(word, "en"))))];
  const english = new RegExp(beginnings.join("|"), "gi");
  const others = new RegExp([...new Set(plain.map(firstLetters))].join("|"), "gi");

  return {
    ...marks,
    find(text, stored, max) {
      const found: Found[] = [];
      const rules = currentRules(stored);
      const wordOf = wordsBy(rules);
      const isScanned = isPlain && !cutAtBothEnds.includes(rules);
      for (const { word: token, from, to } of isScanned
        ? scanned(text, rules === "en" ? english : others)
        : wordsIn(text)) {
        const word = wordOf(token);
        if (word >= 0) found.push({ from, to, word });
        if (found.length === max) break;
      }
      return found;
    },
  };
}

function one(word: string, rules: string) {
  return indexedWords(word, rules)[0] ?? { form: "", stem: "" };
}

/** The words of a text with these beginnings, accents and case aside. */
function* scanned(text: string, beginnings: RegExp): Generator<Word> {
  const letters = text.replace(accented, plainLetter);
  for (const { index: from } of letters.matchAll(beginnings)) {
    if (isInside(letters, from)) continue;
    restOfWord.lastIndex = from;
    const [token = ""] = restOfWord.exec(letters) ?? [];
    const to = from + token.length;
    yield { word: text.slice(from, to), from, to };
  }
}

/** Whether a word has begun before this place. */
function isInside(letters: string, at: number): boolean {
  if (letters[at - 1] === " ") return false;
  return endsInWord.test(letters.slice(Math.max(at - 2, 0), at));
}

/** What all words with a stem begin with: stemming keeps all letters of a word but the last, and the first two. */
function beginningsOf({ stem }: { stem: string }): string {
  const [plain = ""] = /^[a-z0-9]*/.exec(stem.slice(0, -1)) ?? [];
  return plain.length > 2 ? plain : firstLetters(stem);
}

function firstLetters(word: string): string {
  const first = [...word].slice(0, 2).join("");
  return { oe: "oe|œ", ae: "ae|æ" }[first] ?? first;
}
