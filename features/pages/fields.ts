import type { Fields } from "#features/publishing/fields.ts";
import { sharingFields } from "#features/publishing/sharing.ts";
import { ownTemplates } from "./templates.ts";

/** The fields of pages, in the order of the form. The parts depend on the template. */
export const pageFields = {
  title: { label: "Title", type: "text", maxLength: 300, required: "Please enter a title." },
  template: {
    label: "Kind of page",
    type: "choice",
    options: ownTemplates,
    default: "text",
    invalid: "Please choose text, topic or series.",
  },
  parts: { label: "Parts", type: "parts" },
  content: { label: "Content", type: "richText" },
  ...sharingFields,
} as const satisfies Fields;
