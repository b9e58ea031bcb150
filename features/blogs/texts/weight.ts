const charactersOfElement = 50; // to read so many takes as long as to read an element
const longText = 1000; // elements: 5 to 10 ms of work for a save
const maxCounted = 60_000; // elements, more than a text may have

/** How much work a text is, in elements. */
export function weightOf(html: string): number {
  let elements = 0;
  for (let at = html.indexOf("<"); at >= 0 && elements < maxCounted; at = html.indexOf("<", at + 1)) {
    const code = html.charCodeAt(at + 1) | 32;
    if (code >= 97 && code <= 122) elements += 1; // a letter
  }
  return elements + Math.ceil(html.length / charactersOfElement);
}

export function isLong(html: string): boolean {
  return html.length > longText * 4 && weightOf(html) >= longText;
}
