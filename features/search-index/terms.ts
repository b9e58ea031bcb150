import type { DocumentKindName, Section } from "#db/schema.ts";
import { indexedWords, run } from "#db/words/words.ts";

/** A word of a query, or the words that replace it. An unfinished one matches by prefix. */
export type Term = { words: string[]; unfinished: boolean };

/** Narrows a search. The year is in UTC. */
export type Filter = {
  kind?: DocumentKindName;
  section?: Section;
  tag?: string;
  year?: number;
  author?: string;
  /** Its id. */
  project?: string;
  /** BCP 47. */
  language?: string;
};

const maxWords = 10;
const maxWordLength = 64; // characters
const notThai = /[^\u0e00-\u0eff]+/g; // NFKC would take vowels of Thai and Lao apart
const shortestPrefix = 3; // characters

// PostgreSQL's English stop words, so that both engines ignore the same ones.
const stopWords = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers
  herself it its itself they them their theirs themselves what which who whom this that these those am is are
  was were be been being have has had having do does did doing a an the and but if or because as until while of
  at by for with about against between into through during before after above below to from up down in out on
  off over under again further then once here there when where why how all any both each few more most other
  some such no nor not only own same so than too very s t can will just don should now`.split(/\s+/),
);

/** Letters and digits only, so that an engine cannot read a query as syntax. Stop words are left out. */
export function termsOf(query: string): Term[] {
  const words = query.replace(notThai, (text) => text.normalize("NFKC")).match(run) ?? [];
  return words
    .filter((word) => indexedWords(word, "und").length > 0)
    .slice(0, maxWords)
    .map((word) => [...word].slice(0, maxWordLength).join(""))
    .map((word, index, { length }) => ({
      words: [word],
      unfinished: index === length - 1 && word.length >= shortestPrefix,
    }))
    .filter(({ words: [word = ""] }) => !isStopWord(word));
}

export function isStopWord(word: string): boolean {
  return stopWords.has(word.toLowerCase());
}

/**
 * A filter as words in the index, so that a narrowed search reads nothing but the index. The 0 at the end keeps a
 * stemmer from changing them.
 */
export function facetsOf({ kind, section, tag, year, author, project, language }: Filter): string[] {
  const words = [
    kind && `k${kind}`,
    section && `s${section}`,
    year && `y${year}`,
    author && `a${hex(author)}`,
    project !== undefined && `p${hex(project)}`,
    tag && `t${hex(tag.toLowerCase())}`,
    language && `l${hex(language.toLowerCase())}`,
  ];
  return words.filter(Boolean).map((word) => `${word}0`);
}

/** The facet of documents that have a language of their own. The others have that of the site, which can change. */
export const ownLanguage = "lown0";

/** The language that a document has of its own, of its facets; empty if it has none. */
export function languageIn(facets: string): string {
  const [, letters = ""] = /(?:^| )l((?:[0-9a-f]{2})+)0(?: |$)/.exec(facets) ?? [];
  return Buffer.from(letters, "hex").toString();
}

function hex(text: string): string {
  return Buffer.from(text).toString("hex");
}
