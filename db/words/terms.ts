import { isLatin } from "./folding.ts";
import { plainEnd, plainWords } from "./plain-words.ts";
import { isOldName } from "./stemmers.ts";
import { type IndexedWord, indexedWords, run } from "./words.ts";

/** Ends words as they are spelled. It keeps them apart from stems. */
const formEnd = "\ue002";
const arabicLetter = /^\p{Script=Arabic}/u;
const otherLetters = /[^\0-\u036f\u1e00-\u20ff]/;
const wordsAtOnce = 2000; // 5 ms if none is known

/** `isHeading`: a title or tags, whose words the index has as they are spelled, too. */
type Text = { text: string; rules: string; isHeading: boolean };

/** What is looked for in texts with the same rules. Words of scripts without spaces are looked for next to each other. */
export type SoughtWord = { stems: string[]; forms: string[]; beginning: string[] };

/** A text for FTS5, which stems English itself. Deleting words needs the same text again, also of an older version. */
export function searchTerms(text: string, rules: string, isHeading: boolean): string {
  if (rules === "") return text;
  if (isOldName(rules)) return plainWords(text);
  if (rules !== "en") return [...documentTerms({ text, rules, isHeading })].join(" ");
  if (!isHeading) return [text, ...documentTerms({ text: foreign(text), rules, isHeading })].join(" ");
  return [text, ...[...documentTerms({ text, rules, isHeading })].filter((term) => !isLatin(term))].join(" ");
}

/** The terms of a text in their order, and after them those of a heading as they are spelled. */
export function* documentTerms({ text, rules, isHeading }: Text): Generator<string> {
  const forms: string[] = [];
  for (const [letters] of text.matchAll(run)) {
    for (const word of indexedWords(letters, rules)) {
      yield stemTerm(word, rules);
      if (isHeading) forms.push(word.form + formEnd);
      else if (rules !== "en" && word.form !== word.stem) yield word.form + formEnd;
    }
  }
  yield* forms;
}

/** The words of a text that English does not stem. */
function foreign(text: string): string {
  if (!otherLetters.test(text)) return "";
  return (text.match(run) ?? []).filter((letters) => !isLatin(letters)).join(" ");
}

/** Stems the words of a long text before `searchTerms` needs all of them at once, and gives way to other work. */
export async function prepareTerms(text: string, rules: string): Promise<void> {
  let count = 0;
  for (const [letters] of (rules === "en" ? foreign(text) : text).matchAll(run)) {
    indexedWords(letters, rules);
    count += 1;
    if (count % wordsAtOnce === 0) await new Promise(setImmediate);
  }
}

export function soughtWord(word: string, rules: string): SoughtWord {
  const words = indexedWords(word, rules);
  const stems = words.map((each) => stemTerm(each, rules));
  const forms = words.map(({ form }) => form + formEnd);
  return { stems, forms, beginning: [...stems.slice(0, -1), ...words.slice(-1).map(({ form }) => form)] };
}

/** A word that is spelled like that, in a language other than English. Arabic words are seldom without an article. */
export function spelled(word: string): string[] {
  const stems = arabicLetter.test(word) ? indexedWords(word, "ar").map(({ stem }) => stem + plainEnd) : [];
  return [...stems, ...indexedWords(word, "und").flatMap(({ form }) => [form + plainEnd, form + formEnd])];
}

function stemTerm({ stem }: IndexedWord, rules: string): string {
  return rules === "en" && isLatin(stem) ? stem : stem + plainEnd;
}
