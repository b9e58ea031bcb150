import type { SettingGroup } from "#core/settings.ts";
import type { Field, Fields } from "#features/fields/field.ts";
import { fieldsOfGroup, groupNames } from "./fields.ts";

/** The texts of a group of settings in a further language of the site. What it lacks is shown in the main one. */

/** The fields that a language can have of its own: none is required, and all are empty at first. */
export function textFieldsOf(group: SettingGroup): Fields {
  return Object.fromEntries(
    Object.entries(fieldsOfGroup(group)).flatMap(([name, field]) => {
      const { required, initial, ...own }: Field = field;
      if (field.translated) return [[name, own]];
      const item = textsOfItems(field);
      return item ? [[name, { ...own, item }]] : [];
    }),
  );
}

export const groupsWithTexts = groupNames.filter((name) => Object.keys(textFieldsOf(name)).length > 0);

/** The texts of the items of a list, with the field that tells them apart. */
function textsOfItems({ item = {}, distinct }: Field): Fields | undefined {
  const isText = (name: string) => item[name]?.translated || name === distinct?.field;
  const texts = Object.entries(item).filter(([name]) => isText(name));
  return texts.length > 1 ? Object.fromEntries(texts) : undefined;
}

type Values = Record<string, unknown>;
type Items = Record<string, string>[];

/**
 * What readers see in a further language, and the names of the texts that are in the main one, such as `tagline` or
 * `home.sections.team.heading`. `shown` is what they see without texts of its own.
 */
export function withTexts<V extends object>(
  group: SettingGroup,
  shown: V,
  texts: object,
): { values: V; inMainLanguage: string[] } {
  const values = { ...shown } as Values;
  const path = group === "institute" ? "" : `${group}.`; // the site has its fields as its own
  const inMainLanguage: string[] = [];
  for (const [name, field] of Object.entries(textFieldsOf(group))) {
    const [own, main] = [(texts as Values)[name], values[name]];
    if (!field.translated) values[name] = withItems(name, field, main as Items, (own ?? []) as Items);
    else if (hasText(own)) values[name] = own;
    else if (hasText(main)) inMainLanguage.push(path + name);
  }
  return { values: values as V, inMainLanguage };

  function withItems(list: string, { item = {}, distinct }: Field, main: Items, own: Items): Items {
    const key = distinct?.field ?? "";
    return main.map((each) => {
      const same = own.find((other) => other[key] === each[key]) ?? {};
      const whole = { ...each };
      for (const name of Object.keys(item)) {
        if (same[name]) whole[name] = same[name];
        else if (each[name] && name !== key) inMainLanguage.push(`${path}${list}.${each[key]}.${name}`);
      }
      return whole;
    });
  }
}

function hasText(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** The values with each text of a new site in another language. `standard` has both. */
export function withStandardTexts<V extends object>(values: V, [from, to]: [from: V, to: V]): V {
  const texts = new Map<string, string>();
  pair(from, to);
  return mapped(values) as V;

  function pair(one: unknown, other: unknown): void {
    if (typeof one === "string") texts.set(one, String(other));
    else if (one && other && typeof one === "object")
      for (const [name, value] of Object.entries(one)) pair(value, (other as Values)[name]);
  }

  function mapped(value: unknown): unknown {
    if (typeof value === "string") return texts.get(value) ?? value;
    if (Array.isArray(value)) return value.map(mapped);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapped(each)]));
  }
}
