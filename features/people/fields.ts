import type { Fields } from "#features/publishing/fields.ts";
import { sharingFields } from "#features/publishing/sharing.ts";

/** The fields of people, in the order of the form. */
export const personFields = {
  title: { label: "Name", type: "text", longest: 200, required: "Please enter a name." },
  role: {
    label: "Role",
    type: "text",
    longest: 200,
    searched: true,
    hint: "Such as Executive Director, or Researcher.",
  },
  department: {
    label: "Department",
    type: "text",
    longest: 100,
    searched: true,
    hint: "Choose or type one. People with a department are on the team page. That of the first person leads the page, if it is small.",
  },
  biography: {
    label: "Biography",
    type: "longText",
    longest: 20_000,
    searched: true,
    hint: "An empty line begins a new paragraph.",
  },
  portrait: { label: "Portrait", type: "picture" },
  portraitAlt: { label: "Alternative text", type: "text", of: "portrait" },
  tags: { label: "Expertise", type: "tags" },
  email: { label: "Email", type: "text", longest: 254, hint: "Readers see it." },
  orcid: { label: "ORCID iD", type: "text", longest: 100, hint: "Such as 0000-0002-1825-0097." },
  links: {
    label: "Links",
    type: "lines",
    longest: 500,
    most: 10,
    hint: "Their own website and profiles elsewhere, one address per line.",
  },
  givenName: {
    label: "Given name",
    type: "text",
    longest: 100,
    hint: "For citations, together with the family name.",
  },
  familyName: {
    label: "Family name",
    type: "text",
    longest: 100,
    hint: "If one of them is empty, citations take the last word of the name.",
  },
  onBoard: {
    label: "On the board",
    type: "switch",
    hint: "Shown on the home page, on the about page and as the board on the team page.",
  },
  past: {
    label: "No longer with the institute",
    type: "switch",
    hint: "Shown among the former members. Their articles keep their name.",
  },
  account: { label: "Linked account", type: "items" },
  ...sharingFields,
} as const satisfies Fields;
