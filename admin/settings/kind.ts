import type { Fields, SavedKind } from "#admin/document/kind.ts";
import { formOf, sentValues } from "#admin/fields/form-types.ts";
import { documentUploads } from "#admin/uploads/document-uploads.ts";
import type { SettingGroup, Settings } from "#core/settings.ts";
import type { ValuesOf } from "#features/fields/field.ts";
import { emptyValues, validateFields } from "#features/fields/list.ts";
import { fieldsOfGroup } from "#features/settings/fields.ts";
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

/** A group of settings as a document that is always public, without an address. */
export function settingKind(group: SettingGroup): SavedKind<Fields, SavedGroup> {
  const list = fieldsOfGroup(group);
  const fieldsOf = ({ values }: { values: object }, timeZone: string): Fields =>
    formOf(list, values as ValuesOf<typeof list>, { timeZone });
  return {
    name: "settings",
    texts: { create: update, publish: update, update },
    noun: () => "settings",
    api: (client) => settingsApi(client, group),
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
  const list = fieldsOfGroup(group);
  const demand = { complete: false, timeZone };
  const { values } = validateFields(list, sentValues(list, form as never), undefined, demand);
  return values as unknown as Settings[Name];
}
