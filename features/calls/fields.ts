import type { Fields } from "#features/fields/field.ts";
import { sharingFields } from "#features/publishing/sharing.ts";
import { m } from "#messages";

/** The fields of calls and vacancies, in the order of the form. */
export const callFields = {
  title: { label: m.common.title, type: "text", maxLength: 300, required: m.adminCalls.titleRequired },
  type: {
    label: m.adminCalls.typeLabel,
    type: "choice",
    options: {
      vacancy: m.calls.vacancy,
      fellowship: m.calls.fellowship,
      papers: m.calls.papers,
      applications: m.calls.applications,
      tender: m.calls.tender,
    },
    default: "vacancy",
    optional: true,
    invalid: m.adminCalls.typeInvalid,
    shown: true,
  },
  content: { label: m.adminCalls.contentLabel, type: "richText", required: m.adminCalls.contentRequired },
  deadline: {
    label: m.adminCalls.deadlineLabel,
    type: "instant",
    shown: true,
    isOwn: true,
    hint: m.adminCalls.deadlineHint,
    group: m.adminCalls.whenAndWhere,
  },
  place: {
    label: m.adminCalls.placeLabel,
    type: "text",
    maxLength: 200,
    searched: true,
    shown: true,
    hint: m.adminCalls.placeHint,
    group: m.adminCalls.whenAndWhere,
  },
  remote: { label: m.adminCalls.remoteLabel, type: "switch", shown: true, group: m.adminCalls.whenAndWhere },
  contact: {
    label: m.adminCalls.contactLabel,
    type: "text",
    maxLength: 200,
    searched: true,
    group: m.adminCalls.howToApply,
  },
  email: {
    label: m.common.email,
    type: "email",
    maxLength: 254,
    hint: m.adminCalls.emailHint,
    group: m.adminCalls.howToApply,
  },
  file: {
    label: m.adminCalls.fileLabel,
    type: "reference",
    kind: "file",
    hint: m.adminCalls.fileHint,
    group: m.adminCalls.howToApply,
  },
  ...sharingFields,
} as const satisfies Fields;
