/** Escapes text for XML, and removes characters that XML does not allow. */
export function xml(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, "")
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const controls = Array.from({ length: 32 }, (_, code) => code).filter((code) => ![9, 10, 13].includes(code));
const forbidden = new RegExp(
  `[${[...controls, 0xfffe, 0xffff].map((code) => `\\u${code.toString(16).padStart(4, "0")}`).join("")}]`,
  "g",
);

/** Empty without text. */
export function element(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${xml(text)}</${name}>` : "";
}
