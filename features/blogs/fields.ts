import { eventFields } from "#features/events/fields.ts";
import { type Fields, fieldNames } from "#features/fields/field.ts";
import { recordFields } from "#features/publications/record-fields.ts";
import { projectFields } from "#features/publishing/projects.ts";
import { sharingFields } from "#features/publishing/sharing.ts";
import { m } from "#messages";

/** The fields shown on the page of an article or an event, in the order of the form. */
export const shownFields = {
  title: { label: m.common.title, type: "text", maxLength: 300, required: m.adminArticles.titleRequired },
  section: {
    label: m.adminArticles.sectionLabel,
    type: "choice",
    options: {
      programmes: m.adminArticles.programmes,
      publications: m.adminArticles.publications,
      events: m.adminArticles.events,
    },
    default: "programmes",
    group: "section",
    invalid: m.adminArticles.sectionInvalid,
  },
  subcategory: { label: m.adminArticles.subcategoryLabel, type: "text", maxLength: 100, group: "section" },
  eventDate: {
    label: m.adminArticles.dateLabel,
    type: "instant",
    group: "time",
    required: m.adminArticles.dateRequired,
    only: { field: "section", is: "events", error: m.adminArticles.dateOnlyOfEvents },
  },
  authors: { label: m.adminArticles.authorsLabel, type: "byline" },
  with: { label: m.adminArticles.withLabel, type: "byline" },
  tags: { label: m.adminArticles.tagsLabel, type: "tags" },
  image: { label: m.adminArticles.coverLabel, type: "cover" },
  coverAlt: { label: m.adminArticles.altLabel, type: "text", of: "image" },
  coverCaption: { label: m.adminArticles.captionLabel, type: "text", of: "image" },
  content: {
    label: m.adminArticles.contentLabel,
    type: "richText",
    required: m.adminArticles.contentRequired,
  },
} as const satisfies Fields;

/** The fields of articles and events. */
export const blogFields = {
  ...shownFields,
  ...eventFields,
  record: {
    label: m.adminArticles.recordLabel,
    type: "group",
    fields: recordFields,
    only: { field: "section", is: "publications", error: m.adminArticles.recordOnlyOfPublications },
  },
  ...projectFields,
  ...sharingFields,
} as const satisfies Fields;

type CardField = Exclude<ReturnType<typeof fieldNames<typeof shownFields>>[number], "content" | "tags">;

/** The fields on cards that have a column of their own. */
export const cardFields = fieldNames(shownFields).filter(
  (name): name is CardField => name !== "content" && name !== "tags",
);
