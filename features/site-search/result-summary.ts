import { m } from "#messages";
import type { SearchAnswer } from "./contract.ts";

/** How much was found, in a sentence. */
export function foundWords(q: string, { total, more, similar }: Omit<SearchAnswer, "items">): string {
  if (total === 0) return m.search.noResults({ q });
  if (similar.length > 0) {
    const words = { q, total, similar: similar.join(", ") };
    return more ? m.search.showingMoreSimilar(words) : m.search.showingSimilar(words);
  }
  return more ? m.search.moreResults({ q, total }) : m.search.results({ q, total });
}
