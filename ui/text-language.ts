import { createContext, use } from "react";
import { directionOf } from "#core/language.ts";

/** The language of the institute's texts, or of the document around; undefined if it is that of the interface. */
export const OwnLanguage = createContext<string | undefined>(undefined);

/** The attributes of text in a language, while rendering. If that is not known, the text decides its direction. */
export function textIn(language: string | undefined): { lang?: string; dir: "ltr" | "rtl" | "auto" } {
  const shown = language || use(OwnLanguage);
  return shown ? { lang: shown, dir: directionOf(shown) } : { dir: "auto" };
}

/** Like `textIn`, in lists: a title in Latin letters runs from the left, whatever the language of its article. */
export function listedIn(language: string | undefined): { lang?: string; dir: "auto" } {
  return { lang: language || use(OwnLanguage), dir: "auto" };
}

/** Like `listedIn`, of what needs no attributes in the language of the page. */
export function partIn(language?: string): { lang?: string; dir?: "auto" } {
  const shown = language || use(OwnLanguage);
  return shown ? { lang: shown, dir: "auto" } : {};
}

/** On pages in a further language of the site, the names of the texts in the settings that are in the main one. */
export const MainTexts = createContext<{ language: string; names: readonly string[] } | undefined>(undefined);

/** Attributes of a text that the institute has entered, in the settings under a name such as `menu.bar`. */
export function ownText(name = ""): { lang?: string; dir: "auto" } {
  const main = use(MainTexts);
  return listedIn(main?.names.includes(name) ? main.language : undefined);
}

/** The direction around a text: where its language is not known, that of the page. */
export function sideOf(language: string | undefined): "ltr" | "rtl" | undefined {
  const shown = language || use(OwnLanguage);
  return shown ? directionOf(shown) : undefined;
}
