import type { Fields as Form } from "#admin/document/kind.ts";
import { formOf } from "#admin/fields/form-types.ts";
import type { SettingGroup } from "#core/settings.ts";
import type { Field, Fields } from "#features/fields/field.ts";
import { defaultSettings, fieldsOfGroup } from "#features/settings/fields.ts";
import { m } from "#messages";

const isSetOnServer = new Set(["name", "timeZone", "address", "email", "phone", "social"]);

/** The fields of a group; hints say which values come from the server. */
export function withOrigins(group: SettingGroup, { defaults }: { defaults: object }, form: Form): Fields {
  const list = fieldsOfGroup(group);
  const [given, standard] = [defaults, defaultSettings()[group]].map((values) =>
    formOf(list, values as never),
  );
  const entries = Object.entries(list).map(([name, field]) => {
    const [value, own, usual] = [form, given, standard].map((of) => (of as Form)[name]);
    const isGiven = isSetOnServer.has(name) && value === own && own !== usual;
    return [name, isGiven ? withOrigin(field) : field];
  });
  return Object.fromEntries(entries);
}

function withOrigin(field: Field): Field {
  return { ...field, hint: () => [field.hint?.(), m.adminSettings.setOnServer()].filter(Boolean).join(" ") };
}
