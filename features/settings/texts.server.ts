import type { Site, SiteTexts } from "#core/context.ts";
import { pick } from "#core/pick.ts";
import type { SettingGroup, Settings } from "#core/settings.ts";
import type { SettingTable } from "#db/schema.ts";
import { emptyValues, validateFields } from "#features/fields/list.ts";
import { groupsWithTexts, textFieldsOf, withStandardTexts, withTexts } from "./translated.ts";

/** The site as its pages in a language show it. */
export function siteIn(site: Site, language: string): Site {
  const texts = site.translations[language];
  return texts ? { ...site, ...texts } : site;
}

/** `shown` is what the language has without texts of its own; `rows` are the latest of all groups. */
export function translationOf(shown: Settings, language: string, rows: SettingTable[]): SiteTexts {
  const inMainLanguage: string[] = [];
  const groups = groupsWithTexts.map((group) => {
    const row = rows.find(({ name }) => name === rowOf(group, language));
    const found = withTexts<object>(group, shown[group], textsFrom(group, row?.fields));
    inMainLanguage.push(...found.inMainLanguage);
    return [group, found.values];
  });
  const { institute, contact, menu, home }: Settings = { ...shown, ...Object.fromEntries(groups) };
  const texts = pick(institute, Object.keys(textFieldsOf("institute")) as (keyof Settings["institute"])[]);
  return { ...texts, contact, menu, home, inMainLanguage };
}

/** The settings, but with the texts of a new site in a further language: those of `standard`. */
export function inStandardTexts(
  main: Record<"settings" | "defaults", Settings>,
  standard: Settings,
): Settings {
  const groups = groupsWithTexts.map((group) => [
    group,
    withStandardTexts<object>(main.settings[group], [main.defaults[group], standard[group]]),
  ]);
  return { ...main.settings, ...Object.fromEntries(groups) };
}

/** The name of the rows of a group, or of those with its texts in a further language. */
export const rowOf = (group: SettingGroup, language = "") => (language ? `${group}/${language}` : group);

/** The saved texts, without those that are no longer valid; without any, empty ones. */
export function textsFrom(group: SettingGroup, fields = "{}"): object {
  const list = textFieldsOf(group);
  const demand = { complete: true, timeZone: "UTC" };
  const { values, errors } = validateFields(list, JSON.parse(fields), undefined, demand);
  const wrong = errors.map(({ path }) => path.split(".", 1)[0] ?? "");
  const valid = Object.entries(values).filter(([name]) => !wrong.includes(name));
  return { ...emptyValues(list), ...Object.fromEntries(valid) };
}
