import type { SettingGroup, Settings } from "#core/settings.ts";
import { inLanguage, messageLanguage, messageLanguages } from "#messages";
import { defaultSettings } from "./fields.ts";

/**
 * Saved values with the texts of a new site that nobody has changed in the language of now: a save keeps them in the
 * language that the site had then.
 */
export function withStandardTexts<Name extends SettingGroup>(
  name: Name,
  values: Settings[Name],
): Settings[Name] {
  const now = standard(messageLanguage())[name];
  return messageLanguages.reduce(
    (texts, language) => translated(texts, standard(language)[name], now) as Settings[Name],
    values,
  );
}

const known = new Map<string, Settings>();

function standard(language: string): Settings {
  const texts = known.get(language) ?? inLanguage(language, defaultSettings);
  known.set(language, texts);
  return texts;
}

/** Entries of lists belong together if they lead to the same address and have the same texts. */
function translated(value: unknown, then: unknown, now: unknown): unknown {
  if (value === then) return now;
  if (Array.isArray(value))
    return value.map((item) => {
      const standard = sameIn(then, item);
      return hasTextsOf(item, standard) ? translated(item, standard, sameIn(now, item)) : item;
    });
  if (!isObject(value) || !isObject(then) || !isObject(now)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, translated(part, then[key], now[key])]),
  );
}

function sameIn(list: unknown, item: unknown): unknown {
  if (!Array.isArray(list) || !isObject(item)) return undefined;
  return list.find((each) => isObject(each) && "to" in each && each.to === item.to);
}

function hasTextsOf(item: unknown, standard: unknown): boolean {
  if (!isObject(item) || !isObject(standard)) return false;
  return Object.entries(item).every(([name, text]) => typeof text !== "string" || text === standard[name]);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
