import { createContext } from "react";
import type { SettingGroup } from "#core/settings.ts";
import type { SavedTexts } from "#features/settings/contract.ts";
import type { ReadSettings } from "./settings-route.ts";

/** The texts of a group of settings are written in a further language of the site. */
export type Translation = {
  language: string;
  mainLanguage: string;
  saved: SavedTexts["menu"];
  /** The values in the main language. */
  main: Record<string, unknown>;
  /** What the site shows in the language without texts of its own. */
  shown: Record<string, unknown>;
};

export const TranslationContext = createContext<Translation | undefined>(undefined);

export function translationOf(settings: ReadSettings, group: SettingGroup): Translation | undefined {
  const { language, texts } = settings.translation ?? {};
  const saved = texts?.[group as keyof SavedTexts];
  if (!language || !saved) return undefined;
  const { values: main } = settings[group];
  return {
    language,
    mainLanguage: settings.institute.values.language,
    saved,
    main: { ...main },
    shown: saved.shown,
  };
}
