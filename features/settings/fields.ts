import type { SettingGroup, Settings } from "#core/settings.ts";
import type { Fields, ValuesOf } from "#features/fields/field.ts";
import { emptyValues } from "#features/fields/list.ts";
import { accounts } from "./groups/accounts.ts";
import { appearance } from "./groups/appearance.ts";
import { contact } from "./groups/contact.ts";
import { home } from "./groups/home.ts";
import { institute } from "./groups/institute.ts";
import { menu } from "./groups/menu.ts";

/** What an institute can set. Each group is a document of its own. */
export const settingFields = { institute, appearance, contact, accounts, menu, home };

type Groups = typeof settingFields;
type Values = { [Name in keyof Groups]: ValuesOf<Groups[Name]> };

declare module "#core/settings.ts" {
  interface Settings extends Values {}
}

export const groupNames = Object.keys(settingFields) as SettingGroup[];

/** The same list, whose fields are not known while this is written. */
export const fieldsOfGroup = (name: SettingGroup): Fields => settingFields[name];

/** The settings of a new site: they say nothing in the name of an institute. */
export function defaultSettings(): Settings {
  return Object.fromEntries(
    groupNames.map((name) => [name, emptyValues(fieldsOfGroup(name))]),
  ) as unknown as Settings;
}
