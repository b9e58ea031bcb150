import type { Fields } from "#features/fields/field.ts";
import { projectFields } from "#features/publishing/projects.ts";
import { sharingFields } from "#features/publishing/sharing.ts";
import { m } from "#messages";
import { categoryLabels } from "./category-labels.ts";

/** The fields of collections, in the order of the form. */
export const collectionFields = {
  title: { label: m.common.title, type: "text", maxLength: 300, required: m.adminPhotography.titleRequired },
  description: {
    label: m.adminPhotography.descriptionLabel,
    type: "longText",
    maxLength: 20_000,
    searched: true,
    group: "description",
  },
  category: {
    label: m.adminPhotography.categoryLabel,
    type: "choice",
    options: categoryLabels,
    group: "category",
    default: "general",
    invalid: m.adminPhotography.categoryInvalid,
  },
  tags: { label: m.adminPhotography.tagsLabel, type: "tags" },
  mediaType: {
    label: m.adminPhotography.mediaTypeLabel,
    type: "choice",
    options: {
      images: m.adminPhotography.images,
      videos: m.adminPhotography.videos,
      mixed: m.adminPhotography.mixed,
    },
    default: "mixed",
    invalid: m.adminPhotography.mediaTypeInvalid,
  },
  media: { label: m.adminPhotography.mediaLabel, type: "items" },
  ...projectFields,
  ...sharingFields,
} as const satisfies Fields;
