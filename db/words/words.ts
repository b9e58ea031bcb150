import { isLatin, normalised, unaccented } from "./folding.ts";
import { stem } from "./porter.ts";
import { stemmed } from "./stemmers.ts";

/** Letters, digits and marks without anything between them: a word, or, in scripts without spaces, a sentence. */
export const run = /[\p{L}\p{N}\p{M}\u200c\u200d]{1,500}/gu;

/** A word of a text and where it is. */
export type Word = { word: string; from: number; to: number };

/** What the index has of a word: how it is spelled, accents and case aside, and its stem. */
export type IndexedWord = { form: string; stem: string };

const scripts = ["Thai", "Lao", "Khmer", "Myanmar", "Han", "Hiragana", "Katakana"];
const withoutSpaces = new RegExp(`[${scripts.map((name) => `\\p{Script=${name}}`).join("")}]`, "u");
const segmenter = new Intl.Segmenter("und", { granularity: "word" });
const maxLength = 64; // characters of a word
const maxKnown = 30_000; // words of a language; 5 MB

const known = new Map<string, Map<string, IndexedWord[]>>();

/** The words of a text, in scripts without spaces as `Intl.Segmenter` finds them. */
export function* wordsIn(text: string): Generator<Word> {
  for (const { 0: letters, index } of text.matchAll(run)) {
    if (!withoutSpaces.test(letters)) yield { word: letters, from: index, to: index + letters.length };
    else
      for (const { word, from, to } of segmentsOf(letters))
        yield { word, from: index + from, to: index + to };
  }
}

/** Of a run of letters, the words in it. Those that were asked for lately are remembered. */
export function indexedWords(letters: string, rules: string): IndexedWord[] {
  const ofRules = known.get(rules) ?? new Map<string, IndexedWord[]>();
  known.set(rules, ofRules);
  const answer = ofRules.get(letters);
  if (answer) return answer;
  if (ofRules.size >= maxKnown) ofRules.clear();
  const words = withoutSpaces.test(letters) ? segmentsOf(letters).map(({ word }) => word) : [letters];
  const made = words.map((word) => indexedWord(word, rules)).filter(({ form }) => form !== "");
  ofRules.set(letters, made);
  return made;
}

function indexedWord(word: string, rules: string): IndexedWord {
  const spelled = normalised(word.length > maxLength ? [...word].slice(0, maxLength).join("") : word);
  const form = lettersOnly(unaccented(spelled));
  if (rules === "en") return { form, stem: isLatin(form) ? stem(form) : form };
  if (withoutSpaces.test(word)) return { form, stem: form };
  return { form, stem: lettersOnly(unaccented(stemmed(spelled, rules))) || form };
}

function segmentsOf(letters: string): Word[] {
  const segments = [...segmenter.segment(letters)];
  return segments.map(({ segment, index }) => ({ word: segment, from: index, to: index + segment.length }));
}

/** FTS5 would take marks for spaces, so those of Indic scripts and their neighbours become letters of private use. */
function lettersOnly(word: string): string {
  return word.replace(/\p{M}/gu, (mark) => {
    const code = mark.codePointAt(0) ?? 0;
    return code >= 0x0900 && code < 0x1800 ? String.fromCharCode(0xe100 + code - 0x0900) : "";
  });
}
