import type { Fields } from "#features/fields/field.ts";
import { sharingFields } from "#features/publishing/sharing.ts";
import { m } from "#messages";
import { parseWebPage } from "./links.ts";
import { parseOrcid } from "./orcid.ts";

/** The fields of people, in the order of the form. */
export const personFields = {
  title: { label: m.common.name, type: "text", maxLength: 200, required: m.adminPeople.nameRequired },
  role: {
    label: m.adminPeople.roleLabel,
    type: "text",
    maxLength: 200,
    searched: true,
    shown: true,
    hint: m.adminPeople.roleHint,
  },
  department: {
    label: m.adminPeople.departmentLabel,
    type: "text",
    maxLength: 100,
    searched: true,
    shown: true,
    hint: m.adminPeople.departmentHint,
  },
  biography: {
    label: m.adminPeople.biographyLabel,
    type: "longText",
    maxLength: 20_000,
    searched: true,
    hint: m.adminPeople.biographyHint,
  },
  portrait: { label: m.adminPeople.portraitLabel, type: "cover" },
  portraitAlt: { label: m.adminPeople.altLabel, type: "text", of: "portrait" },
  portraitFocus: {
    label: m.adminPeople.focusLabel,
    type: "text",
    maxLength: 7,
    parse: parseFocus,
    untranslated: true,
    group: "portrait",
  },
  tags: { label: m.adminPeople.expertiseLabel, type: "tags" },
  email: {
    label: m.common.email,
    type: "text",
    maxLength: 254,
    hint: m.adminPeople.emailHint,
    shown: true,
    group: "contact",
  },
  orcid: {
    label: m.adminPeople.orcidLabel,
    type: "text",
    maxLength: 100,
    parse: parseOrcid,
    isOwn: true,
    hint: m.adminPeople.orcidHint,
    group: "contact",
  },
  links: {
    label: m.adminPeople.linksLabel,
    type: "lines",
    maxLength: 500,
    maxItems: 10,
    parse: parseWebPage,
    hint: m.adminPeople.linksHint,
    group: "contact",
  },
  givenName: {
    label: m.adminPeople.givenNameLabel,
    type: "text",
    maxLength: 100,
    hint: m.adminPeople.givenNameHint,
    group: "citations",
  },
  familyName: {
    label: m.adminPeople.familyNameLabel,
    type: "text",
    maxLength: 100,
    hint: m.adminPeople.familyNameHint,
    group: "citations",
  },
  onBoard: {
    label: m.adminPeople.onBoardLabel,
    type: "switch",
    shown: true,
    hint: m.adminPeople.onBoardHint,
    untranslated: true,
    group: "place",
  },
  past: {
    label: m.adminPeople.pastLabel,
    type: "switch",
    shown: true,
    hint: m.adminPeople.pastHint,
    untranslated: true,
    group: "place",
  },
  account: { label: m.adminPeople.accountLabel, type: "items" },
  ...sharingFields,
} as const satisfies Fields;

function parseFocus(text: string) {
  return /^(\d\d?|100) (\d\d?|100)$/.test(text) ? { value: text } : { error: m.adminPeople.focusInvalid() };
}
