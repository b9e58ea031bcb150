import { ownText } from "#ui/text-language.ts";

/** The attributes of a text in the settings: those of a new site are English. */
export function settingText(name: string, text: string, standard: string[]): { lang?: string; dir: "auto" } {
  return standard.includes(text) ? { dir: "auto" } : ownText(name);
}
