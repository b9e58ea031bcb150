import type { Fields } from "#features/fields/field.ts";
import { sharingFields } from "#features/publishing/sharing.ts";
import { ownTemplates, type Template, templates } from "./templates.ts";

/** The fields of pages, in the order of the form. */
export const pageFields = {
  title: { label: "Title", type: "text", maxLength: 300, required: "Please enter a title." },
  template: {
    label: "Kind of page",
    type: "choice",
    options: ownTemplates,
    default: "text",
    invalid: "Please choose text, topic or series.",
  },
  parts: { label: "Parts", type: "group", fields: {} },
  content: { label: "Content", type: "richText" },
  ...sharingFields,
} as const satisfies Fields;

/** The parts depend on the template. */
export function fieldsOfPage<T extends Template>(template: T) {
  return { ...pageFields, parts: { ...pageFields.parts, fields: templates[template] } };
}
