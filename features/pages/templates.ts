import type { Fields } from "#features/fields/field.ts";
import { builtInName } from "#features/publishing/kinds.ts";
import { m } from "#messages";

const introduction = {
  label: m.adminPages.introductionLabel,
  type: "longText",
  maxLength: 600,
  hint: m.adminPages.introductionHint,
} as const;
const heading = {
  label: m.adminPages.headingLabel,
  type: "text",
  maxLength: 200,
  hint: m.adminPages.headingHint,
} as const;
const email = { label: m.common.email, type: "email", maxLength: 200 } as const;
const name = {
  label: m.common.name,
  type: "text",
  maxLength: 200,
  required: m.adminPages.nameRequired,
} as const;

const picture = {
  label: m.adminPages.pictureLabel,
  type: "picture",
  required: m.adminPages.pictureAltRequired,
  hint: m.adminPages.pictureHint,
} as const;

/** How a section of the about page is shown. */
const sectionLayouts = {
  half: m.adminPages.layoutHalf,
  heading: m.adminPages.layoutHeading,
  area: m.adminPages.layoutArea,
  band: m.adminPages.layoutBand,
  hidden: m.adminPages.layoutHidden,
} as const;

const aboutParts = {
  heading,
  introduction,
  picture,
  sections: {
    label: m.adminPages.sectionsLabel,
    type: "list",
    one: "section",
    maxItems: 30,
    folded: true,
    hint: m.adminPages.sectionsHint,
    item: {
      title: { label: m.common.title, type: "text", maxLength: 200, required: m.adminPages.titleRequired },
      text: { label: m.adminPages.sectionTextLabel, type: "longText", maxLength: 4000 },
      layout: { label: m.adminPages.layoutLabel, type: "choice", options: sectionLayouts },
    },
  },
  boardTitle: {
    group: m.adminPages.boardGroup,
    label: m.adminPages.boardTitleLabel,
    type: "text",
    maxLength: 200,
    hint: m.adminPages.boardTitleHint,
  },
  showBoard: { group: m.adminPages.boardGroup, label: m.adminPages.showBoardLabel, type: "switch" },
} as const satisfies Fields;

/** The team, and the lists of programmes, publications and events. */
const listingParts = {
  badge: { label: m.adminPages.badgeLabel, type: "text", maxLength: 100 },
  heading,
  introduction,
  picture,
} as const satisfies Fields;

const contactParts = {
  heading,
  introduction,
  departments: {
    label: m.adminPages.departmentsLabel,
    type: "list",
    one: "department",
    maxItems: 24,
    folded: true,
    item: {
      name,
      text: { label: m.adminPages.departmentTextLabel, type: "longText", maxLength: 600 },
      email,
    },
  },
  offices: {
    label: m.adminPages.officesLabel,
    type: "list",
    one: "office",
    maxItems: 24,
    folded: true,
    item: {
      name,
      address: {
        label: m.adminPages.officeAddressLabel,
        type: "lines",
        maxItems: 8,
        maxLength: 200,
        hint: m.adminPages.officeAddressHint,
      },
      hours: { label: m.adminPages.openingHoursLabel, type: "text", maxLength: 300 },
    },
  },
  mapPicture: {
    group: m.adminPages.mapGroup,
    label: m.adminPages.mapPictureLabel,
    type: "picture",
    required: m.adminPages.mapAltRequired,
    hint: m.adminPages.mapPictureHint,
  },
  mapLink: {
    group: m.adminPages.mapGroup,
    label: m.adminPages.mapLinkLabel,
    type: "link",
    maxLength: 1000,
    hint: m.adminPages.mapLinkHint,
  },
  mapText: {
    group: m.adminPages.mapGroup,
    label: m.adminPages.mapTextLabel,
    type: "longText",
    maxLength: 600,
    hint: m.adminPages.mapTextHint,
  },
} as const satisfies Fields;

const textParts = { introduction } as const satisfies Fields;

const topicParts = {
  scope: {
    label: m.adminPages.scopeLabel,
    type: "choice",
    options: {
      tag: m.adminPages.scopeTag,
      programmes: m.adminPages.scopeProgrammes,
      publications: m.adminPages.scopePublications,
      events: m.adminPages.scopeEvents,
    },
  },
  topic: {
    label: m.adminPages.topicLabel,
    type: "text",
    maxLength: 100,
    hint: m.adminPages.topicHint,
  },
  introduction,
  picture,
  people: {
    label: m.adminPages.peopleLabel,
    type: "references",
    kind: "person",
    one: "person",
    maxItems: 24,
    hint: m.adminPages.peopleHint,
  },
  pinned: {
    label: m.adminPages.pinnedLabel,
    type: "references",
    kind: "blog",
    one: "article",
    maxItems: 12,
    hint: m.adminPages.pinnedHint,
  },
} as const satisfies Fields;

const seriesParts = {
  kind: {
    label: m.adminPages.seriesKindLabel,
    type: "choice",
    options: { publications: m.adminPages.seriesPublications, podcast: m.adminPages.seriesPodcast },
  },
  issn: { label: m.adminPages.issnLabel, type: "issn", maxLength: 9, hint: m.adminPages.issnHint },
  introduction,
  picture,
} as const satisfies Fields;

/** The structured parts of each template. */
export const templates = {
  about: aboutParts,
  contact: contactParts,
  listing: listingParts,
  text: textParts,
  topic: topicParts,
  series: seriesParts,
};

export type Template = keyof typeof templates;

/** The templates of pages that an institute adds. */
export const ownTemplates = {
  text: m.adminPages.templateText,
  topic: m.adminPages.templateTopic,
  series: m.adminPages.templateSeries,
} as const;

export type OwnTemplate = keyof typeof ownTemplates;

export type TopicScope = keyof typeof topicParts.scope.options;

/** The subject of a topic page as its unique key; null without one. Tags are compared in lower case. */
export function topicKey({ scope, topic }: { scope: TopicScope; topic: string }): string | null {
  if (topic === "") return null;
  return scope === "tag" ? `tag:${topic.toLowerCase()}` : `${scope}:${topic}`;
}

/** The built-in pages with their titles. Their ids are their slugs. */
export const specifiedPages = {
  about: m.pages.aboutTitle,
  contact: m.pages.contactTitle,
  team: m.pages.teamTitle,
  programmes: m.pages.programmesTitle,
  publications: m.pages.publicationsTitle,
  events: m.pages.eventsTitle,
  privacy: m.pages.privacyTitle,
  terms: m.pages.termsTitle,
  accessibility: m.pages.accessibilityTitle,
} as const;

export type SpecifiedPage = keyof typeof specifiedPages;

export const specifiedIds = Object.keys(specifiedPages) as SpecifiedPage[];

export function isSpecified(id: string): id is SpecifiedPage {
  return Object.hasOwn(specifiedPages, id);
}

/** The built-in page that a page is, or is a translation of. */
export function builtInOf(id: string): SpecifiedPage | undefined {
  const name = builtInName(id);
  return isSpecified(name) ? name : undefined;
}

/** The templates of built-in pages that are more than a text. They are not stored. */
const builtIn: Partial<Record<string, Template>> = {
  about: "about",
  contact: "contact",
  team: "listing",
  programmes: "listing",
  publications: "listing",
  events: "listing",
};

export function isBuiltInTemplate(template: string | undefined): template is "about" | "contact" | "listing" {
  return template === "about" || template === "contact" || template === "listing";
}

export function templateOf(id: string, stored: Template = "text"): Template {
  return builtIn[builtInName(id)] ?? stored;
}
