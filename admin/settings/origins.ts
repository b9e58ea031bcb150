import type { Fields as Form } from "#admin/document/kind.ts";
import { formOf } from "#admin/fields/form-types.ts";
import type { SettingGroup } from "#core/settings.ts";
import { type Fields, textOf } from "#features/fields/field.ts";
import { defaultSettings, fieldsOfGroup } from "#features/settings/fields.ts";

const isSetOnServer = new Set(["name", "timeZone", "address", "email", "phone", "social"]);
const origin = "It was set when the site was started. What you enter here replaces it.";

/** The fields of a group; hints say which values come from the server. */
export function withOrigins(group: SettingGroup, { defaults }: { defaults: object }, form: Form): Fields {
  const list = fieldsOfGroup(group);
  const [given, standard] = [defaults, defaultSettings[group]].map((values) => formOf(list, values as never));
  const entries = Object.entries(list).map(([name, field]) => {
    const [value, own, usual] = [form, given, standard].map((of) => (of as Form)[name]);
    const isGiven = isSetOnServer.has(name) && value === own && own !== usual;
    return [
      name,
      isGiven ? { ...field, hint: [textOf(field.hint), origin].filter(Boolean).join(" ") } : field,
    ];
  });
  return Object.fromEntries(entries);
}
