const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text for HTML and XML, also in an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** HTML of a message with markup, whose values are HTML. */
export function htmlOf(parts: (string | { html: string })[]): string {
  return parts.map((part) => (typeof part === "string" ? escaped(part) : part.html)).join("");
}

/** Text for HTML as React writes it. */
export function escapedByReact(text: string): string {
  return escaped(text).replaceAll("'", "&#x27;");
}
