const address = /(?:https?:\/\/|(?<![\p{L}\p{N}_@./-])www\.(?=[\p{L}\p{N}-]+\.))[^\s<>"]+/giu;
/** Punctuation that ends a sentence, not a URL. */
const marks = new Set(".,;:!?'”’…");

type LinkedPart = { at: number; words: string; href?: string };

/** Splits a text into parts; those that are a URL have an `href`. */
export function linkedParts(text: string): LinkedPart[] {
  const parts: LinkedPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const words = withoutTail(found);
    const href = URL.parse(/^www/i.test(words) ? `https://${words}` : words)?.href;
    if (!href) continue;
    parts.push({ at: end, words: text.slice(end, index) }, { at: index, words, href });
    end = index + words.length;
  }
  return [...parts, { at: end, words: text.slice(end) }].filter(({ words }) => words !== "");
}

/** Cuts trailing punctuation and an unmatched bracket. Linear time, because strangers write this text. */
function withoutTail(found: string): string {
  const opened = found.includes("(");
  let end = found.length;
  while (marks.has(found.charAt(end - 1)) || (!opened && found.charAt(end - 1) === ")")) end -= 1;
  return found.slice(0, end);
}
