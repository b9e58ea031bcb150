/** The letters of a font. */
export type Letters = ReadonlySet<number>;

// Letters of ASCII, which every text font has, only with what is joined to them.
const clusters = /[^\t\n\r -~]\p{M}*|[ -~]\p{M}+/gu;
const ignorable = /\p{Default_Ignorable_Code_Point}/gu; // the typesetter needs no glyph for them
const standIn = "\u25a1";

/** Fields that are not text on the page. */
const noText = new Set(["to", "place", "note", "file", "type", "fonts", "colours", "language"]);

type Noted = { blocks: unknown[]; missing: number };

/** True if some letter is in none of these fonts, or not together with the marks above or below it. */
export function hasMissing(text: string, fonts: Letters[]): boolean {
  return (text.match(clusters) ?? []).some((cluster) => !isIn(fonts, cluster));
}

/** The data with a box for each letter that no font has, and without signs that nobody sees. */
export function withoutMissing<Data extends Noted>(data: Data, fonts: Letters[]): Data {
  let missing = 0;
  const shown = (cluster: string) => {
    if (isIn(fonts, cluster)) return cluster;
    const [letter = ""] = cluster;
    if (isIn(fonts, letter)) return letter;
    if (/[\p{C}\p{M}]/u.test(letter)) return "";
    if (/\p{Z}/u.test(letter)) return " ";
    missing += 1;
    return isIn(fonts, standIn) ? standIn : "?";
  };
  const copy = (value: unknown): unknown => {
    if (typeof value === "string") return value.replace(clusters, shown);
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, noText.has(name) ? inner : copy(inner)]),
    );
  };
  const whole = copy(data) as Data;
  return { ...whole, missing };
}

function isIn(fonts: Letters[], cluster: string): boolean {
  const spellings = [cluster, cluster.normalize("NFC"), cluster.normalize("NFD")].map((spelling) =>
    [...spelling.replace(ignorable, "")].map((letter) => letter.codePointAt(0) ?? 0),
  );
  return fonts.some((letters) => spellings.some((codes) => codes.every((code) => letters.has(code))));
}
