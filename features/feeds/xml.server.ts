/** Escapes text for XML and removes the control characters that XML forbids. */
export function xml(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, "")
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Empty without text. */
export function element(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${xml(text)}</${name}>` : "";
}
