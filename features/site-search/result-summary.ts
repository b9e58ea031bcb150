import { plural } from "#core/plural.ts";
import type { SearchAnswer } from "./contract.ts";

/** How much was found, in a sentence. */
export function foundWords(q: string, { total, more, similar }: Omit<SearchAnswer, "items">): string {
  if (total === 0) return `No results for “${q}”.`;
  if (similar.length > 0) {
    return `No results for “${q}”. Showing ${countOf(total, more).toLowerCase()} for ${similar.join(", ")}.`;
  }
  return `${countOf(total, more)} for “${q}”, most relevant first.`;
}

function countOf(total: number, more: boolean): string {
  return `${more ? "More than " : ""}${plural(total, "result")}`;
}
