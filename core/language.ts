import { remembered } from "./remembered.ts";

/** Languages of texts, as BCP 47 tags. */

/** Of the interface. */
export const interfaceLanguage = "en";

/** True for a text beside which words of the interface have to say their language. */
export function isForeignToInterface(language: string): boolean {
  return language !== "" && language.split("-")[0] !== interfaceLanguage;
}

const longestTag = 35;
const rightToLeftScripts = new Set("Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi".split(" "));

export function isLanguage(tag: string): boolean {
  return canonicalLanguage(tag) !== undefined;
}

/** Like `pt-BR` for `pt-br`; undefined for what is not a tag. */
export function canonicalLanguage(tag: string): string | undefined {
  try {
    return tag.length <= longestTag ? Intl.getCanonicalLocales(tag)[0] : undefined;
  } catch {
    return undefined;
  }
}

export const directionOf = remembered((language: string) => {
  const { script = "" } = new Intl.Locale(canonicalLanguage(language) ?? "en").maximize();
  return rightToLeftScripts.has(script) ? "rtl" : "ltr";
});

/** A letter of a script that runs from right to left. */
export const rightToLeftLetter =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** That of the first letter; undefined for a text without letters. */
export function directionOfWords(text: string): "ltr" | "rtl" | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (!letter) return undefined;
  return rightToLeftLetter.test(letter) ? "rtl" : "ltr";
}

/** The attributes of an element with text in a language. Where it is not known, the text decides the direction. */
export function textIn(language: string | undefined): { lang?: string; dir: "ltr" | "rtl" | "auto" } {
  return language ? { lang: language, dir: directionOf(language) } : { dir: "auto" };
}

/** Like `textIn`, in lists: a title in Latin letters runs from the left, whatever the language of its article. */
export function listedIn(language: string | undefined): { lang?: string; dir: "auto" } {
  return { lang: language || undefined, dir: "auto" };
}

/** Of what surrounds a text: where its language is not known, as the page. */
export function sideOf(language: string | undefined): "ltr" | "rtl" | undefined {
  return language ? directionOf(language) : undefined;
}

/** In the language itself, such as “Deutsch”. */
export function languageName(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}
