import { z } from "zod";
import { cleanText, flag, misnamed, paging, shortText, sortOrder } from "#core/fields.ts";
import { dateTime } from "#features/fields/schemas.ts";
import { m } from "#messages";
import { sentStatuses, statuses } from "./lifecycle.ts";

/** The id that a form chooses for a new document, so that it can repeat the request safely. */
export const chosenId = z
  .string()
  .regex(/^[\da-f]{24}$/, { error: m.adminPublishing.idInvalid })
  .describe("repeating the request with the same _id returns the first result");

export const version = z.coerce
  .number()
  .int()
  .min(1)
  .max(2_147_483_647) // the largest integer of PostgreSQL
  .describe("the version that was changed: 409 if there is a newer one");

export const otherLanguage = z.string().optional().describe("a BCP 47 tag; none: the language of the site");

/** Metadata for the head of a document's page. */
export const documentHead = {
  seoTitle: z.string().describe("the title for search engines; empty: the title"),
  shareAlt: z.string().describe("what the share picture shows; empty: what the document's own picture shows"),
  noindex: z.boolean().describe("asks search engines not to list it"),
  language: z.string().describe("a BCP 47 tag; empty: the language of the site"),
  translations: z
    .array(
      z.object({
        _id: z.string(),
        slug: z.string().nullable(),
        title: z.string(),
        language: z.string().describe("a BCP 47 tag"),
        listed: z.boolean().describe("search engines are told of it"),
      }),
    )
    .describe("the public versions in all languages, with this one; empty without another"),
  projects: z
    .array(
      z.object({ _id: z.string(), slug: z.string().nullable(), title: z.string(), language: otherLanguage }),
    )
    .optional()
    .describe("the public projects whose output it is"),
};

/** What a document refers to, with the title or the file name, also drafts and what is in the trash. */
export const references = z.array(z.object({ id: z.string(), title: z.string() }));

const invalid = z
  .record(z.string(), z.unknown())
  .describe("of a draft: what was sent for fields that are not valid yet, by field and by part");

/** What writers see of a document besides what readers see. */
export const documentState = {
  version: z.number().describe("counts the saves, from 1"),
  unpublishedVersion: z
    .number()
    .nullable()
    .describe("the revision with changes that readers do not see yet; null: there are none"),
  status: z.enum(statuses),
  publishedAt: z.iso.datetime().nullable().describe("null: a draft; in the future: scheduled"),
  deletedAt: z.iso.datetime().nullable().describe("in the trash since then"),
  savedAt: z.iso.datetime().describe("when it was changed last"),
  invalid: invalid.optional(),
};

const chosenSlug = cleanText(300).describe(
  "the last part of its URL, in any script; empty: made from the title. Former ones redirect forever.",
);

export const publishOptions = {
  slug: chosenSlug.optional(),
  draft: misnamed(m.adminPublishing.useStatus),
  publish: misnamed(m.adminPublishing.useStatus),
  published: misnamed(m.adminPublishing.useStatus),
  status: z
    .enum(sentStatuses)
    .optional()
    .describe("a new document is published by default; a saved one keeps its status"),
  publishAt: dateTime.optional().describe('with the status "scheduled"'),
};

export const addOptions = {
  _id: chosenId.describe(
    "repeating the request with the same _id returns the first result; that of your own draft publishes it as sent",
  ),
  version: version.describe("of your own draft with this _id: 409 if there is a newer one"),
};

export const updateOptions = {
  version,
  draftOnly: flag.describe("409 if somebody has published or scheduled it"),
};

export const autosaveOptions = {
  version,
  newRevision: z.boolean().describe("keep the autosaved revision before it in the history"),
  unpublished: flag.describe("of a public or scheduled document: keep the changes without publishing them"),
};

/** How administrators' lists of documents are filtered and sorted. */
export const listOptions = {
  q: shortText.optional().describe("words of the title or the author's name"),
  status: z.enum(statuses).optional().describe("all but the trash unless named"),
  author: shortText.optional().describe("words of an author's name"),
  tag: shortText.optional(),
  language: shortText.optional().describe("a BCP 47 tag; that of the site finds what names none, too"),
  from: z.iso.date().optional().describe("published on this day or later, in the site's time zone"),
  to: z.iso.date().optional().describe("published on this day or before"),
  order: sortOrder.describe(
    "titles from A, positions from the first, everything else from the latest or highest",
  ),
  ...paging,
};
export const sorts = ["changed", "date", "title", "deleted"] as const;

export const statusCounts = z.object({
  all: z.number().describe("without the trash"),
  draft: z.number(),
  scheduled: z.number(),
  published: z.number(),
  trash: z.number(),
  languages: z.array(z.string()).describe("of the documents outside the trash, in alphabetical order"),
});

export const revision = z.object({
  version: z.number(),
  savedAt: z.iso.datetime(),
  editor: z
    .object({ _id: z.string(), name: z.string() })
    .nullable()
    .describe("null: a former member, or unknown"),
  title: z.string(),
  invalid: invalid.optional(),
});

/** A document that loses something if another one is deleted. */
export const documentUse = z.object({
  kind: z.enum(["blog", "collection", "page"]),
  _id: z.string(),
  title: z.string(),
});

type Values<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;
export type DocumentHead = Values<typeof documentHead>;
export type ListOptions = Values<typeof listOptions>;
export type PublicTranslation = DocumentHead["translations"][number];
export type Revision = z.output<typeof revision>;
export type DocumentUse = z.output<typeof documentUse>;
export type StatusCounts = z.output<typeof statusCounts>;
