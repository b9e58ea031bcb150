/** The languages that PostgreSQL can stem besides English, by their BCP 47 tag. */
const stemmers: Record<string, string> = {
  ar: "arabic",
  ca: "catalan",
  da: "danish",
  de: "german",
  el: "greek",
  es: "spanish",
  eu: "basque",
  fi: "finnish",
  fr: "french",
  ga: "irish",
  hi: "hindi",
  hu: "hungarian",
  hy: "armenian",
  id: "indonesian",
  it: "italian",
  lt: "lithuanian",
  nb: "norwegian",
  ne: "nepali",
  nl: "dutch",
  nn: "norwegian",
  no: "norwegian",
  pt: "portuguese",
  ro: "romanian",
  ru: "russian",
  sr: "serbian",
  sv: "swedish",
  ta: "tamil",
  tr: "turkish",
  yi: "yiddish",
};

/** The name of the rules by which words are stemmed: empty for English, `simple` for languages without rules. */
export function stemmerOf(language: string): string {
  const [tag = ""] = language.toLowerCase().split("-");
  return tag === "" || tag === "en" ? "" : (stemmers[tag] ?? "simple");
}
