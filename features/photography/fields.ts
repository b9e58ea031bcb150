import type { Fields } from "#features/fields/field.ts";
import { projectFields } from "#features/publishing/projects.ts";
import { sharingFields } from "#features/publishing/sharing.ts";
import { categoryLabels } from "./category-labels.ts";

/** The fields of collections, in the order of the form. */
export const collectionFields = {
  title: { label: "Title", type: "text", maxLength: 300, required: "Please enter a title." },
  description: {
    label: "Description",
    type: "longText",
    maxLength: 20_000,
    searched: true,
    group: "description",
  },
  category: {
    label: "Category",
    type: "choice",
    options: categoryLabels,
    group: "category",
    default: "general",
    invalid: "Please choose a category.",
  },
  tags: { label: "Tags", type: "tags" },
  mediaType: {
    label: "Media Type",
    type: "choice",
    options: { images: "Images", videos: "Videos", mixed: "Mixed" },
    default: "mixed",
    invalid: "Please choose one of the media types images, videos and mixed.",
  },
  media: { label: "Images and videos", type: "items" },
  ...projectFields,
  ...sharingFields,
} as const satisfies Fields;
