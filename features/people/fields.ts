import type { Fields } from "#features/fields/field.ts";
import { sharingFields } from "#features/publishing/sharing.ts";
import { parseWebPage } from "./links.ts";
import { parseOrcid } from "./orcid.ts";

/** The fields of people, in the order of the form. */
export const personFields = {
  title: { label: "Name", type: "text", maxLength: 200, required: "Please enter a name." },
  role: {
    label: "Role",
    type: "text",
    maxLength: 200,
    searched: true,
    shown: true,
    hint: "Such as Executive Director, or Researcher.",
  },
  department: {
    label: "Department",
    type: "text",
    maxLength: 100,
    searched: true,
    shown: true,
    hint: "Choose or type one. People with a department are on the team page. That of the first person leads the page, if it is small.",
  },
  biography: {
    label: "Biography",
    type: "longText",
    maxLength: 20_000,
    searched: true,
    hint: "An empty line begins a new paragraph.",
  },
  portrait: { label: "Portrait", type: "cover" },
  portraitAlt: { label: "Alternative text", type: "text", of: "portrait" },
  portraitFocus: {
    label: "Focal point of the portrait",
    type: "text",
    maxLength: 7,
    parse: parseFocus,
    group: "portrait",
  },
  tags: { label: "Expertise", type: "tags" },
  email: {
    label: "Email",
    type: "text",
    maxLength: 254,
    hint: "Readers see it.",
    shown: true,
    group: "contact",
  },
  orcid: {
    label: "ORCID iD",
    type: "text",
    maxLength: 100,
    parse: parseOrcid,
    isOwn: true,
    hint: "Such as 0000-0002-1825-0097.",
    group: "contact",
  },
  links: {
    label: "Links",
    type: "lines",
    maxLength: 500,
    maxItems: 10,
    parse: parseWebPage,
    hint: "Their own website and profiles elsewhere, one address per line.",
    group: "contact",
  },
  givenName: {
    label: "Given name",
    type: "text",
    maxLength: 100,
    hint: "Together with the family name.",
    group: "citations",
  },
  familyName: {
    label: "Family name",
    type: "text",
    maxLength: 100,
    hint: "If one is empty, the last word of the name.",
    group: "citations",
  },
  onBoard: {
    label: "On the board",
    type: "switch",
    shown: true,
    hint: "Shown on the home page, on the about page and as the board on the team page.",
    group: "place",
  },
  past: {
    label: "No longer with the institute",
    type: "switch",
    shown: true,
    hint: "Shown among the former members. Their articles keep their name.",
    group: "place",
  },
  account: { label: "Linked account", type: "items" },
  ...sharingFields,
} as const satisfies Fields;

function parseFocus(text: string) {
  return /^(\d\d?|100) (\d\d?|100)$/.test(text)
    ? { value: text }
    : { error: "Please enter two numbers up to 100, like 50 20." };
}
