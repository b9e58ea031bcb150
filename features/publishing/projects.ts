import type { Fields } from "#features/fields/field.ts";

/** Of kinds whose documents are outputs of projects. */
export const projectFields = {
  projects: {
    label: "Projects",
    type: "references",
    kind: "project",
    one: "project",
    maxItems: 20,
    hint: "Their pages list it, and readers can narrow lists to one of them.",
    group: "projects",
  },
} as const satisfies Fields;
