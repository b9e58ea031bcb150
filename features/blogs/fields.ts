import { eventFields } from "#features/events/fields.ts";
import { type Fields, fieldNames } from "#features/fields/field.ts";
import { recordFields } from "#features/publications/record-fields.ts";
import { projectFields } from "#features/publishing/projects.ts";
import { sharingFields } from "#features/publishing/sharing.ts";

/** The fields shown on the page of an article or an event, in the order of the form. */
export const shownFields = {
  title: { label: "Title", type: "text", maxLength: 300, required: "Please enter a title." },
  section: {
    label: "Content type",
    type: "choice",
    options: { programmes: "Programmes", publications: "Publications", events: "Events" },
    default: "programmes",
    group: "section",
    invalid: "Please choose one of programmes, publications, events.",
  },
  subcategory: { label: "Subcategory", type: "text", maxLength: 100, group: "section" },
  eventDate: {
    label: "Event Date",
    type: "instant",
    group: "time",
    required: "Please enter the date of the event.",
    only: { field: "section", is: "events", error: "Only an event has an event date." },
  },
  authors: { label: "Authors", type: "byline" },
  with: { label: "With", type: "byline" },
  tags: { label: "Tags", type: "tags" },
  image: { label: "Thumbnail", type: "cover" },
  coverAlt: { label: "Alternative text", type: "text", of: "image" },
  coverCaption: { label: "Caption", type: "text", of: "image" },
  content: { label: "Content", type: "richText", required: "Please enter some content." },
} as const satisfies Fields;

/** The fields of articles and events. */
export const blogFields = {
  ...shownFields,
  ...eventFields,
  record: {
    label: "Publication record",
    type: "group",
    fields: recordFields,
    only: { field: "section", is: "publications", error: "Only a publication has a record." },
  },
  ...projectFields,
  ...sharingFields,
} as const satisfies Fields;

type CardField = Exclude<ReturnType<typeof fieldNames<typeof shownFields>>[number], "content" | "tags">;

/** The fields on cards that have a column of their own. */
export const cardFields = fieldNames(shownFields).filter(
  (name): name is CardField => name !== "content" && name !== "tags",
);
