const atOnce = 500_000; // characters

/** A tag with its attributes, whose values may have a ">" in them. */
export const tag = /<[^"'<>]*(?:"[^"<]*"[^"'<>]*|'[^'<]*'[^"'<>]*)*>/g;
/** What stands before the value, the name without its prefix, and the value in its quotation marks. */
export const attribute = /(\s(?:[\w.-]+:)?([\w.-]+)\s*=\s*)("[^"]*"|'[^']*')/g;
/** The start tag, its name, and the text after it. */
export const textOfElement = /(<([\w.-]+(?::[\w.-]+)?)(?:\s[^<>]*)?>)([^<]+)/g;

/** Changes XML piece by piece: many short texts at once would need more memory than there is. */
export function inPieces(xml: string, change: (piece: string) => string): string {
  let result = "";
  for (let at = 0, end = 0; at < xml.length; at = end) {
    // A "<" is always the beginning of a tag.
    end = xml.indexOf("<", at + atOnce);
    if (end === -1) end = xml.length;
    result += change(xml.slice(at, end));
  }
  return result;
}

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
