import type { SearchAnswer } from "./contract.ts";

/** How much was found, in a sentence. */
export function foundWords(q: string, { total, more, similar }: SearchAnswer): string {
  if (total === 0) return `No results for “${q}”.`;
  if (similar.length > 0) {
    return `Nothing has “${q}”. ${countOf(total, more)} with words like it: ${similar.join(", ")}.`;
  }
  return `${countOf(total, more)} for “${q}”, most relevant first.`;
}

function countOf(total: number, more: boolean): string {
  if (more) return `More than ${total.toLocaleString("en-US")} results`;
  return total === 1 ? "One result" : `${total.toLocaleString("en-US")} results`;
}
