import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { identifier, paging } from "#core/fields.ts";
import { idOrSlug } from "#features/addresses/contract.ts";
import { blogCard } from "#features/blogs/contract.ts";
import { valuesOf } from "#features/fields/field.ts";
import { groupInput, groupShape, inputShape, valueShape } from "#features/fields/schemas.ts";
import { picture } from "#features/media/contract.ts";
import { personCard } from "#features/people/contract.ts";
import {
  documentHead,
  documentState,
  otherLanguage,
  references,
  sorts,
  statusCounts,
} from "#features/publishing/contract.ts";
import { documentEndpoints } from "#features/publishing/endpoints.ts";
import { pageFields } from "./fields.ts";
import { ownTemplates, type Template, templates } from "./templates.ts";

const parts = z.union([
  groupShape(templates.about),
  groupShape(templates.contact),
  groupShape(templates.listing),
  groupShape(templates.topic),
  groupShape(templates.series),
  groupShape(templates.text),
]);

const topic = z.object({
  scope: z.enum(valuesOf(templates.topic.scope.options)),
  name: z.string().describe("the tag or the subcategory; everything under it is in the lists of blogs"),
  people: z.array(personCard),
  pinned: z.array(blogCard),
  hasEvents: z.boolean().describe("there are events under it"),
});

const pageCard = z.object({
  _id: z.string().describe("of a built-in page: its address"),
  slug: z.string().nullable(),
  title: z.string(),
});

const seriesNumber = z.object({ number: z.string(), blog: blogCard });

export const listedPage = pageCard.extend({ language: documentHead.language });

const topicCard = pageCard.extend(topic.pick({ scope: true, name: true }).shape);

const page = pageCard.extend({
  ...documentHead,
  template: z.enum(Object.keys(templates) as [Template, ...Template[]]),
  introduction: z.string(),
  excerpt: z.string().describe("plain text, 300 characters"),
  article: z.string().describe("sanitised HTML as shown on the page; may be empty"),
  contents: z
    .array(z.object({ id: z.string(), text: z.string(), level: z.number(), lang: z.string().optional() }))
    .describe("the headings of a long text, levels 1 and 2, with their ids in the article"),
  about: groupShape(templates.about).nullable().describe("of the template about"),
  contact: groupShape(templates.contact).nullable().describe("of the template contact"),
  listing: groupShape(templates.listing).nullable().describe("of the template listing"),
  topic: topic.nullable().describe("of the template topic"),
  series: groupShape(templates.series).nullable().describe("of the template series"),
  map: picture.nullable().describe("the picture in the parts"),
  isOriginal: z.boolean().describe("no other text was published"),
  date: z.iso.datetime().nullable().describe("when it was published; null for an original text"),
  updatedAt: z.iso.datetime().nullable(),
});

const own = {
  isSpecified: z.boolean().describe("a built-in page, such as /about"),
  isOriginal: page.shape.isOriginal,
};

const editablePage = pageCard.extend({
  ...documentState,
  ...valueShape(pageFields),
  ...own,
  template: page.shape.template,
  parts,
  map: picture.nullable().describe("the picture in the parts"),
  references: references.describe("the titles of the documents in the parts"),
});

const managedPage = pageCard.extend({
  language: otherLanguage,
  ...documentState,
  ...own,
  template: page.shape.template,
  name: z.string().describe("of the account that created it"),
});

const shared = documentEndpoints({
  kind: "page",
  url: "/api/pages",
  access: "admins",
  one: "a page",
  many: "pages",
  input: { ...inputShape(pageFields), parts: groupInput() },
  files: {},
  editable: editablePage,
  values: { ...valueShape(pageFields), parts, map: picture.nullable(), references },
  page,
  managed: managedPage,
  filters: { template: z.enum(valuesOf(ownTemplates)).optional().describe("only pages of this template") },
  sort: z.enum(sorts).default("changed"),
  counts: statusCounts,
});

export const pageEndpoints = endpoints({
  ...shared,
  list: {
    route: "GET /api/pages/all",
    summary: "The published pages by title",
    access: "anyone",
    query: z.object(paging),
    answer: z.array(listedPage),
    paged: true,
  },
  page: {
    route: "GET /api/pages/:slug",
    summary: "The content of a page",
    access: "anyone",
    params: z.object({ slug: idOrSlug }),
    answer: page,
  },
  numbers: {
    route: "GET /api/pages/:slug/numbers",
    summary: "The publications of a series, the highest number first",
    access: "anyone",
    params: z.object({ slug: idOrSlug.describe("of the page of the series") }),
    query: z.object(paging),
    answer: z.array(seriesNumber),
    paged: true,
  },
  topics: {
    route: "GET /api/pages/topics",
    summary: "The published topic pages by title",
    access: "anyone",
    answer: z.array(topicCard).describe("at most 500"),
  },
  original: {
    route: "POST /api/pages/:id/original",
    summary: "Put the original text of a built-in page back; the history stays",
    access: "admins",
    params: z.object({ id: identifier }),
    answer: editablePage,
  },
});

export type Page = z.output<typeof page>;
/** The article is undefined during hydration, which takes it from the document. */
export type ShownPage = Omit<Page, "article"> & { article?: string };
export type SeriesNumber = z.output<typeof seriesNumber>;
export type TopicCard = z.output<typeof topicCard>;
export type ListedPage = z.output<typeof listedPage>;
export type EditablePage = z.output<typeof editablePage>;
export type ManagedPage = z.output<typeof managedPage>;
