import type { Fields } from "#features/fields/field.ts";
import { parseDay } from "#features/publications/identifiers.ts";
import { sharingFields } from "#features/publishing/sharing.ts";

const name = (of: string) =>
  ({ label: "Name", type: "text", maxLength: 200, required: `Please enter the name of the ${of}.` }) as const;
const link = { label: "Link", type: "link", maxLength: 500 } as const;

/** The fields of projects, in the order of the form. */
export const projectFields = {
  title: { label: "Title", type: "text", maxLength: 300, required: "Please enter a title." },
  content: { label: "Content", type: "richText", required: "Please enter a text." },
  picture: {
    label: "Picture",
    type: "picture",
    required: "Please describe the picture.",
    shown: true,
    group: "At the top of the page",
  },
  begins: {
    label: "From",
    type: "date",
    maxLength: 10,
    parse: parseDay,
    shown: true,
    hint: "Until then, it is planned.",
    group: "Period",
  },
  ends: {
    label: "To",
    type: "date",
    maxLength: 10,
    parse: parseDay,
    shown: true,
    hint: "The last day. It is finished afterwards; without one, it runs on.",
    group: "Period",
  },
  team: {
    label: "Team",
    type: "references",
    kind: "person",
    one: "person",
    maxItems: 60,
    hint: "Their pages list it, too.",
    group: "People and organisations",
  },
  partners: {
    label: "Partners",
    type: "list",
    one: "partner",
    maxItems: 40,
    folded: true,
    item: {
      name: name("partner"),
      link,
      logo: { label: "Logo", type: "picture", isDecorative: true },
    },
    searched: true,
    group: "People and organisations",
  },
  funders: {
    label: "Funders",
    type: "list",
    one: "funder",
    maxItems: 20,
    folded: true,
    item: {
      name: name("funder"),
      link,
      award: { label: "Number of the grant", type: "text", maxLength: 100 },
    },
    searched: true,
    group: "People and organisations",
  },
  ...sharingFields,
} as const satisfies Fields;
