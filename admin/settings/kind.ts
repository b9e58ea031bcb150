import type { Fields, SavedKind } from "#admin/document/kind.ts";
import { formOf, sentValues } from "#admin/fields/form-types.ts";
import { documentUploads } from "#admin/uploads/document-uploads.ts";
import type { SettingGroup, Settings } from "#core/settings.ts";
import type { Fields as FieldList, ValuesOf } from "#features/fields/field.ts";
import { emptyValues, validateFields } from "#features/fields/list.ts";
import { fieldsOfGroup } from "#features/settings/fields.ts";
import { textFieldsOf, withTexts } from "#features/settings/translated.ts";
import { m } from "#messages";
import { type SavedGroup, settingsApi } from "./api.ts";
import { SettingWords } from "./setting-words.tsx";

const update = {
  button: m.adminSettings.saveChanges,
  done: () => "", // a message with a button to undo it says so
  failed: m.adminSettings.saveFailed,
  unreachable: m.adminSettings.saveUnreachable,
  gone: () => "",
  pending: m.common.saving,
};

/** A group of settings as a document that is always public, without an address; in a further language, its texts. */
export function settingKind(group: SettingGroup, language?: string): SavedKind<Fields, SavedGroup> {
  const list = language === undefined ? fieldsOfGroup(group) : textFieldsOf(group);
  const fieldsOf = ({ values }: { values: object }, timeZone: string): Fields =>
    formOf(list, values as ValuesOf<typeof list>, { timeZone });
  return {
    name: "settings",
    texts: { create: update, publish: update, update },
    noun: () => "settings",
    api: (client) => settingsApi(client, group, language),
    initial: () => fieldsOf({ values: emptyValues(list) }, "UTC"),
    fieldsOf,
    inputOf: (fields) => ({ values: sentValues(list, fields as never) }),
    savedFields: (document) => {
      const isText = ([, value]: [string, unknown]) => typeof value === "string";
      return Object.fromEntries(Object.entries(fieldsOf(document, "UTC")).filter(isText));
    },
    list: () => list,
    canAutosave: () => false,
    isJoined: true,
    ...documentUploads({ noun: "picture" }),
    Summary: () => null,
    Preview: ({ fields }) => SettingWords({ list, fields }),
  };
}

/** What the site would show with a form's values, even if some are not valid yet. */
export function valuesOfForm<Name extends SettingGroup>(
  group: Name,
  form: Fields,
  timeZone: string,
): Settings[Name] {
  return valuesIn(fieldsOfGroup(group), form, timeZone) as unknown as Settings[Name];
}

/** The same of a form with texts in a further language, and the names of those that it lacks. */
export function valuesOfTexts<Name extends SettingGroup>(
  group: Name,
  form: Fields,
  shown: object,
): { values: Settings[Name]; inMainLanguage: string[] } {
  return withTexts(group, shown as Settings[Name] & object, valuesIn(textFieldsOf(group), form, "UTC"));
}

function valuesIn(list: FieldList, form: Fields, timeZone: string) {
  const demand = { complete: false, timeZone };
  return validateFields(list, sentValues(list, form as never), undefined, demand).values;
}
