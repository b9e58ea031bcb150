import type { Fields } from "#features/fields/field.ts";
import { sharingFields } from "#features/publishing/sharing.ts";

/** The fields of calls and vacancies, in the order of the form. */
export const callFields = {
  title: { label: "Title", type: "text", maxLength: 300, required: "Please enter a title." },
  type: {
    label: "Type",
    type: "choice",
    options: {
      vacancy: "Vacancy",
      fellowship: "Fellowship",
      papers: "Call for papers",
      applications: "Call for applications",
      tender: "Tender",
    },
    default: "vacancy",
    optional: true,
    invalid: "Please choose a type.",
    shown: true,
  },
  content: { label: "Content", type: "richText", required: "Please enter a text." },
  deadline: {
    label: "Deadline",
    type: "instant",
    shown: true,
    isOwn: true,
    hint: "In the time zone of the site. The call closes by itself then; without one, it stays open.",
    group: "When and where",
  },
  place: {
    label: "Place",
    type: "text",
    maxLength: 200,
    searched: true,
    shown: true,
    hint: "Such as Lisbon, or Nairobi, Kenya.",
    group: "When and where",
  },
  remote: { label: "Can be done from anywhere", type: "switch", shown: true, group: "When and where" },
  contact: { label: "Contact", type: "text", maxLength: 200, searched: true, group: "How to apply" },
  email: {
    label: "Email",
    type: "email",
    maxLength: 254,
    hint: "Readers see it, and write to it.",
    group: "How to apply",
  },
  file: {
    label: "File",
    type: "reference",
    kind: "file",
    hint: "A PDF with the whole call, for readers to download.",
    group: "How to apply",
  },
  ...sharingFields,
} as const satisfies Fields;
