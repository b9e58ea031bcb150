import type { Fields } from "#features/fields/field.ts";
import { m } from "#messages";

const introduction = {
  label: "Introduction",
  type: "longText",
  maxLength: 600,
  hint: "A sentence or two below the title.",
} as const;
const heading = {
  label: "Heading",
  type: "text",
  maxLength: 200,
  hint: "Shown large at the top of the page instead of the title.",
} as const;
const email = { label: "Email", type: "email", maxLength: 200 } as const;
const name = { label: "Name", type: "text", maxLength: 200, required: "Please enter a name." } as const;

const picture = {
  label: "Picture",
  type: "picture",
  required: "Please say what the picture shows, for people who cannot see it.",
  hint: "Shown at the top of the page.",
} as const;

/** How a section of the about page is shown. */
const sectionLayouts = {
  half: "A text, beside the next one",
  heading: "A heading above the sections that follow",
  area: "A focus area, which links to the programmes",
  band: "A text on a dark band",
  hidden: "Hidden",
} as const;

const aboutParts = {
  heading,
  introduction,
  picture,
  sections: {
    label: "Sections",
    type: "list",
    one: "section",
    maxItems: 30,
    folded: true,
    hint: "In the order of the page. A focus area named after a subcategory of programmes links to it.",
    item: {
      title: { label: "Title", type: "text", maxLength: 200, required: "Please enter a title." },
      text: { label: "Text", type: "longText", maxLength: 4000 },
      layout: { label: "Shown as", type: "choice", options: sectionLayouts },
    },
  },
  boardTitle: {
    group: "Governing board",
    label: "Heading of the board",
    type: "text",
    maxLength: 200,
    hint: "Without one, it is “Governing Board”.",
  },
  showBoard: { group: "Governing board", label: "Show the governing board", type: "switch" },
} as const satisfies Fields;

/** The team, and the lists of programmes, publications and events. */
const listingParts = {
  badge: { label: "Line above the heading", type: "text", maxLength: 100 },
  heading,
  introduction,
  picture,
} as const satisfies Fields;

const contactParts = {
  heading,
  introduction,
  departments: {
    label: "Departments",
    type: "list",
    one: "department",
    maxItems: 24,
    folded: true,
    item: { name, text: { label: "What they answer", type: "longText", maxLength: 600 }, email },
  },
  offices: {
    label: "Other offices",
    type: "list",
    one: "office",
    maxItems: 24,
    folded: true,
    item: {
      name,
      address: {
        label: "Address",
        type: "lines",
        maxItems: 8,
        maxLength: 200,
        hint: "As on an envelope, line by line.",
      },
      hours: { label: "Opening hours", type: "text", maxLength: 300 },
    },
  },
  mapPicture: {
    group: "Map",
    label: "Picture of the map",
    type: "picture",
    required: "Please say what the map shows, for people who cannot see it.",
    hint: "Use your own picture. Maps from other sites are not embedded, because they could track readers.",
  },
  mapLink: {
    group: "Map",
    label: "Link to a map",
    type: "link",
    maxLength: 1000,
    hint: "For example from openstreetmap.org.",
  },
  mapText: {
    group: "Map",
    label: "How to find you",
    type: "longText",
    maxLength: 600,
    hint: "Tram stops, steps at the door, where to ring.",
  },
} as const satisfies Fields;

const textParts = { introduction } as const satisfies Fields;

const topicParts = {
  scope: {
    label: "The page collects",
    type: "choice",
    options: {
      tag: "Everything with a tag",
      programmes: "A subcategory of programmes",
      publications: "A subcategory of publications",
      events: "A subcategory of events",
    },
  },
  topic: {
    label: "Tag or subcategory",
    type: "text",
    maxLength: 100,
    hint: "Its name, as on the articles. Each can have one page.",
  },
  introduction,
  picture,
  people: {
    label: "People",
    type: "references",
    kind: "person",
    one: "person",
    maxItems: 24,
    hint: "Who works on it, in this order.",
  },
  pinned: {
    label: "Pinned articles",
    type: "references",
    kind: "blog",
    one: "article",
    maxItems: 12,
    hint: "Shown first, in this order.",
  },
} as const satisfies Fields;

const seriesParts = {
  kind: {
    label: "Kind of series",
    type: "choice",
    options: { publications: "Publications", podcast: "Podcast" },
  },
  issn: { label: "ISSN", type: "issn", maxLength: 9, hint: "For example 2049-3630." },
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
  text: "Text",
  topic: "Topic: everything with a tag or in a subcategory",
  series: "Series: numbered publications or a podcast",
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
  return builtIn[id] ?? stored;
}
