const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text for HTML and XML, also in an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Text for HTML as React writes it. */
export function escapedByReact(text: string): string {
  return escaped(text).replaceAll("'", "&#x27;");
}
