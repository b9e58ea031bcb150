/** One word of a query: it, or the words that were put in its place. The last one may be unfinished. */
export type Term = { words: string[]; unfinished: boolean };

const longestWord = 64;
const shortestUnfinished = 3; // characters; fewer are the beginning of half the language

/** Words that are in every text and tell nothing of it. PostgreSQL's own list: both engines leave out the same. */
const common = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers
  herself it its itself they them their theirs themselves what which who whom this that these those am is are
  was were be been being have has had having do does did doing a an the and but if or because as until while of
  at by for with about against between into through during before after above below to from up down in out on
  off over under again further then once here there when where why how all any both each few more most other
  some such no nor not only own same so than too very s t can will just don should now`.split(/\s+/),
);

/** The words of a search query: letters and digits of any script, at most ten, nothing that an engine could read as syntax. */
export function wordsOf(query: string): string[] {
  const words = query.normalize("NFKC").match(/\p{M}*[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  return words.slice(0, 10).map((word) => [...word].slice(0, longestWord).join(""));
}

/** What a query asks for. Common words count for nothing; a query of nothing else asks for nothing. */
export function termsOf(query: string): Term[] {
  const words = wordsOf(query);
  return words
    .map((word, index) => ({
      words: [word],
      unfinished: index === words.length - 1 && word.length >= shortestUnfinished,
    }))
    .filter(({ words: [word = ""] }) => !isCommon(word));
}

export function isCommon(word: string): boolean {
  return common.has(word.toLowerCase());
}

/** A word as the vocabulary has it: without accents, in lower case. */
export function folded(word: string): string {
  const plain = /[^\0-\x7f]/.test(word) ? word.normalize("NFD").replace(/\p{M}/gu, "") : word;
  return plain.toLowerCase();
}

/** The different words of a text that could be meant by a misspelled one. */
export function vocabularyOf(text: string): string[] {
  const words = new Set(folded(text).match(/[\p{L}\p{N}]+/gu));
  return [...words].filter((word) => /^\p{L}{3,21}$/u.test(word) && !isCommon(word));
}
