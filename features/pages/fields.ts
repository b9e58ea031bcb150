import type { Fields } from "#features/fields/field.ts";
import { sharingFields } from "#features/publishing/sharing.ts";
import { m } from "#messages";
import { ownTemplates, type Template, templates } from "./templates.ts";

/** The fields of pages, in the order of the form. */
export const pageFields = {
  title: { label: m.common.title, type: "text", maxLength: 300, required: m.adminPages.titleRequired },
  template: {
    label: m.adminPages.templateLabel,
    type: "choice",
    options: ownTemplates,
    default: "text",
    invalid: m.adminPages.templateInvalid,
  },
  parts: { label: m.adminPages.partsLabel, type: "group", fields: {} },
  content: { label: m.adminPages.contentLabel, type: "richText" },
  ...sharingFields,
} as const satisfies Fields;

/** The parts depend on the template. */
export function fieldsOfPage<T extends Template>(template: T) {
  return { ...pageFields, parts: { ...pageFields.parts, fields: templates[template] } };
}
