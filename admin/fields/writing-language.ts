import { createContext, use } from "react";
import { directionOf } from "#core/language.ts";

/** The language of the texts in a form; undefined if it is not known. */
export const WritingLanguage = createContext<string | undefined>(undefined);

/** The attributes of the inputs of a form for its texts, while rendering. */
export function inputLanguage(): { lang?: string; dir: "auto" | "ltr" | "rtl" } {
  const language = use(WritingLanguage);
  return language ? { lang: language, dir: directionOf(language) } : { dir: "auto" };
}
