import { messageLanguage } from "#messages";
import { remembered } from "./remembered.ts";

/** Languages of texts, as BCP 47 tags. */

/** True for a text beside which words of the interface have to say their language. */
export function isForeignToInterface(language: string): boolean {
  return language !== "" && language.split("-")[0] !== messageLanguage();
}

/** The locale of dates and numbers of the interface. */
export function interfaceLocale(): string {
  const language = messageLanguage();
  return language === "en" ? "en-US" : language;
}

const maxTagLength = 35;
const rightToLeftScripts = new Set("Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi".split(" "));

export function isLanguage(tag: string): boolean {
  return canonicalLanguage(tag) !== undefined;
}

/** Like `pt-BR` for `pt-br`; undefined for what is not a tag. */
export function canonicalLanguage(tag: string): string | undefined {
  try {
    return tag.length <= maxTagLength ? Intl.getCanonicalLocales(tag)[0] : undefined;
  } catch {
    return undefined;
  }
}

export const directionOf = remembered((language: string) =>
  rightToLeftScripts.has(scriptOf(language)) ? "rtl" : "ltr",
);

/** Like `Arab`. */
export function scriptOf(language: string): string {
  return new Intl.Locale(canonicalLanguage(language) ?? "en").maximize().script ?? "";
}

export const rightToLeftLetter =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The direction of the first letter; undefined for a text without letters. */
export function directionOfWords(text: string): "ltr" | "rtl" | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (!letter) return undefined;
  return rightToLeftLetter.test(letter) ? "rtl" : "ltr";
}

/** The language's own name, such as “Deutsch”. */
export function languageName(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}
