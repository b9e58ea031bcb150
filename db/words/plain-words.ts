/** Ends words that FTS5 must not stem: its only stemmer is for English, and leaves words with this letter as they are. */
export const plainEnd = "\ue001";

const endOfWord = /(?<=\p{Script=Latin}\p{M}*)(?![\p{L}\p{N}\p{M}\ue001])/gu;

/** Other scripts are not stemmed. */
export function plainWords(text: string): string {
  return text.replace(endOfWord, plainEnd);
}
