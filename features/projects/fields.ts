import type { Fields } from "#features/fields/field.ts";
import { parseDay } from "#features/publications/identifiers.ts";
import { sharingFields } from "#features/publishing/sharing.ts";
import { m } from "#messages";

const name = { label: m.common.name, type: "text", maxLength: 200 } as const;
const link = { label: m.adminProjects.linkLabel, type: "link", maxLength: 500 } as const;

/** The fields of projects, in the order of the form. */
export const projectFields = {
  title: { label: m.common.title, type: "text", maxLength: 300, required: m.adminProjects.titleRequired },
  content: {
    label: m.adminProjects.contentLabel,
    type: "richText",
    required: m.adminProjects.contentRequired,
  },
  picture: {
    label: m.adminProjects.pictureLabel,
    type: "picture",
    required: m.adminProjects.pictureRequired,
    shown: true,
    group: m.adminProjects.atTheTop,
  },
  begins: {
    label: m.adminProjects.beginsLabel,
    type: "date",
    maxLength: 10,
    parse: parseDay,
    shown: true,
    hint: m.adminProjects.beginsHint,
    group: m.adminProjects.period,
  },
  ends: {
    label: m.adminProjects.endsLabel,
    type: "date",
    maxLength: 10,
    parse: parseDay,
    shown: true,
    hint: m.adminProjects.endsHint,
    group: m.adminProjects.period,
  },
  team: {
    label: m.adminProjects.teamLabel,
    type: "references",
    kind: "person",
    one: "person",
    maxItems: 60,
    hint: m.adminProjects.teamHint,
    group: m.adminProjects.people,
  },
  partners: {
    label: m.adminProjects.partnersLabel,
    type: "list",
    one: "partner",
    maxItems: 40,
    folded: true,
    item: {
      name: { ...name, required: m.adminProjects.partnerRequired },
      link,
      logo: { label: m.adminProjects.logoLabel, type: "picture", isDecorative: true },
    },
    searched: true,
    group: m.adminProjects.people,
  },
  funders: {
    label: m.adminProjects.fundersLabel,
    type: "list",
    one: "funder",
    maxItems: 20,
    folded: true,
    item: {
      name: { ...name, required: m.adminProjects.funderRequired },
      link,
      award: { label: m.adminProjects.awardLabel, type: "text", maxLength: 100 },
    },
    searched: true,
    group: m.adminProjects.people,
  },
  ...sharingFields,
} as const satisfies Fields;
