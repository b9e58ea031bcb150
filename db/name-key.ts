const letters: Record<string, string> = {
  ...{ æ: "ae", œ: "oe", ß: "ss", ø: "o", ł: "l", đ: "d", ı: "i" },
  ...{ "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "–": "-", "—": "-", ـ: "" },
};
const others = new RegExp(`[${Object.keys(letters).join("")}]`, "gu");

/** A text whose code points are in the order of names, like the collation `names` of PostgreSQL but for rare letters. */
export function nameKey(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .replace(others, (letter) => letters[letter] ?? letter);
}
