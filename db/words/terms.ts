import { isLatin } from "./folding.ts";
import { plainEnd, plainWords } from "./plain-words.ts";
import { isOldName } from "./stemmers.ts";
import { type IndexedWord, indexedWords, run } from "./words.ts";

/** Of a text whose terms are prepared: characters. */
export const longText = 10_000;

/** Ends words as they are spelled. It keeps them apart from stems. */
const formEnd = "\ue002";
const arabicLetter = /^\p{Script=Arabic}/u;
const otherLetters = /[^\0-\u036f\u1e00-\u20ff]/;
const maxForms = 5000; // of a text; more would take SQLite too long at once
const termsAtOnce = 2000; // 5 ms if none is known
const maxPrepared = 4; // texts: an article before and after a change, and another one

const prepared: { text: string; rules: string; terms: string }[] = [];

/** `isHeading`: a title or tags, whose words the index has as they are spelled, too. */
type Text = { text: string; rules: string; isHeading: boolean };

/** What is looked for in texts with the same rules. Words of scripts without spaces are looked for next to each other. */
export type SoughtWord = { stems: string[]; forms: string[]; beginning: string[] };

/** A text for FTS5, which stems English itself. Deleting words needs the same text again, also of an older version. */
export function searchTerms(text: string, rules: string, isHeading: boolean): string {
  if (rules === "") return text;
  if (isOldName(rules)) return plainWords(text);
  const isEnglish = rules === "en";
  if (isHeading) {
    const terms = [...documentTerms({ text, rules, isHeading })];
    return isEnglish ? [text, ...terms.filter((term) => !isLatin(term))].join(" ") : terms.join(" ");
  }
  const known = text.length < longText ? undefined : preparedTerms(text, rules);
  const terms =
    known ?? [...documentTerms({ text: isEnglish ? foreign(text) : text, rules, isHeading })].join(" ");
  return isEnglish ? `${text} ${terms}` : terms;
}

/** The terms of a text in their order, and after them those of a heading as they are spelled. */
export function* documentTerms({ text, rules, isHeading }: Text): Generator<string> {
  const forms: string[] = [];
  let left = maxForms;
  for (const [letters] of text.matchAll(run)) {
    for (const word of indexedWords(letters, rules)) {
      yield stemTerm(word, rules);
      if (isHeading) forms.push(word.form + formEnd);
      else if (rules !== "en" && word.form !== word.stem && left-- > 0) yield word.form + formEnd;
    }
  }
  yield* forms;
}

/** The words of a text that English does not stem. */
function foreign(text: string): string {
  if (!otherLetters.test(text)) return "";
  return (text.match(run) ?? []).filter((letters) => !isLatin(letters)).join(" ");
}

/**
 * Does the work of `searchTerms` for a long text in turns that give way to other work, because SQLite cannot wait for
 * it. Titles and tags are short.
 */
export async function prepareTerms(text: string, rules: string): Promise<void> {
  if (text.length < longText || isOldName(rules) || preparedTerms(text, rules)) return;
  const terms = await inTurns(
    documentTerms({ text: rules === "en" ? foreign(text) : text, rules, isHeading: false }),
  );
  prepared.push({ text, rules, terms: terms.join(" ") });
  if (prepared.length > maxPrepared) prepared.shift();
}

/** Collects the terms of a long text. */
export async function inTurns(terms: Iterable<string>): Promise<string[]> {
  const all: string[] = [];
  for (const term of terms) if (all.push(term) % termsAtOnce === 0) await new Promise(setImmediate);
  return all;
}

function preparedTerms(text: string, rules: string): string | undefined {
  return prepared.find((each) => each.rules === rules && each.text === text)?.terms;
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
