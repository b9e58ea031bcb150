import type { Fields } from "#features/fields/field.ts";
import { m } from "#messages";

/** Of kinds whose documents are outputs of projects. */
export const projectFields = {
  projects: {
    label: m.adminPublishing.projectsLabel,
    type: "references",
    kind: "project",
    one: "project",
    maxItems: 20,
    untranslated: true,
    hint: m.adminPublishing.projectsHint,
    group: "projects",
  },
} as const satisfies Fields;
