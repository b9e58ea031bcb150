/** Text without what a database cannot store: the character NUL, and halves of characters. */
export function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}
