const message = /the text `\\?"(.*?)\\?"` could not be displayed/gs;
const invisible = /[\p{C}\p{M}\p{Z}]/u;
const standIn = "\u25a1";

/** The characters that no font has, from the typesetter's error. */
export function missingIn(error: string): Set<string> {
  const texts = [...error.matchAll(message)].map(([, text = ""]) => unescaped(text));
  return new Set(texts.flatMap((text) => [...text]));
}

/** Rust's escapes in debug output, twice where it is quoted inside another text. */
function unescaped(text: string): string {
  return text
    .replace(/\\+u\{([0-9a-f]+)\}/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\+([nrt0'"\\])/g, (_, sign) => escapes[sign] ?? sign);
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", "0": "\0" };

/** Fields that are not text on the page. */
const noText = new Set(["to", "place", "note", "file", "type", "fonts", "colours", "language"]);

type Noted = { blocks: unknown[]; missing: number };

/** The data with a box for each missing letter, and without missing characters that nobody sees. */
export function withoutMissing<Data extends Noted>(data: Data, missing: Set<string>): Data {
  let count = data.missing;
  const replaced = (text: string) => {
    const letters = [...text];
    if (!letters.some((letter) => missing.has(letter))) return text;
    return letters
      .map((letter) => {
        if (!missing.has(letter)) return letter;
        if (invisible.test(letter)) return "";
        count += 1;
        return letter === standIn ? "?" : standIn;
      })
      .join("");
  };
  const copy = (value: unknown): unknown => {
    if (typeof value === "string") return replaced(value);
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, noText.has(name) ? inner : copy(inner)]),
    );
  };
  const shown = copy(data) as Data;
  return { ...shown, missing: count };
}
