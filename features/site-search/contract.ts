import { z } from "zod";
import { type Answer, endpoints } from "#core/contract.ts";
import { cleanText, identifier, pageNumber, pageSize, shortText, year } from "#core/fields.ts";
import { idOrSlug } from "#features/addresses/contract.ts";
import { blogCard, sections } from "#features/blogs/contract.ts";
import { listedPage } from "#features/pages/contract.ts";
import { personCard } from "#features/people/contract.ts";
import { collectionCard } from "#features/photography/contract.ts";
import { plainCard } from "#features/plain-documents/contract.ts";
import { type Kind, kindNames, type PlainKind, plainKinds } from "#features/publishing/kinds.ts";

const defaultSize = 24; // results a page
const maxQueryLength = 20_000; // characters; only the first words of it count

const passage = z
  .array(z.object({ text: z.string(), found: z.boolean() }))
  .describe("plain text in pieces; those that were searched are marked");

type PlainCards = Record<PlainKind, z.ZodOptional<typeof plainCard>>;

/** What a result shows of a document of each kind. */
const cards = {
  blog: blogCard.optional(),
  collection: collectionCard.optional(),
  person: personCard.optional(),
  page: listedPage.optional(),
  ...(Object.fromEntries(plainKinds.map((kind) => [kind, plainCard.optional()])) as PlainCards),
} satisfies Record<Kind, z.ZodType>;

const result = z.object({
  title: passage,
  text: passage.describe("the place where the words are, or the beginning"),
  tags: z.array(z.string()).describe("those that have the words"),
  ...cards,
});

export const searchEndpoints = endpoints({
  find: {
    route: "GET /api/search",
    summary:
      "Articles, events, collections, people and pages that contain every word of a query, best match first",
    access: "anyone",
    query: z.object({
      q: cleanText(maxQueryLength).default("").describe("words; the last one may be unfinished"),
      kind: z.enum(kindNames).optional(),
      section: z.enum(sections).optional(),
      tag: shortText.optional(),
      year: year.optional(),
      author: identifier.optional(),
      project: idOrSlug.optional(),
      language: shortText.optional().describe("a BCP 47 tag"),
      page: pageNumber,
      limit: pageSize.default(defaultSize),
    }),
    answer: z.object({
      items: z.array(result).describe("each a blog, a collection, a person or a page"),
      total: z.number().describe("at most 1,000"),
      more: z.boolean().describe("there are more than that"),
      similar: z
        .array(z.string())
        .describe("words that were searched because those of the query are nowhere"),
      page: z.number(),
      pages: z.number(),
    }),
  },
  kinds: {
    route: "GET /api/search/kinds",
    summary: "The kinds of documents among which readers can search",
    access: "anyone",
    answer: z.array(z.enum(kindNames)).describe("calls and projects only if readers see one"),
  },
});

export type SearchAnswer = Answer<(typeof searchEndpoints)["find"]>;
export type Cards = { [Name in Kind]: z.output<(typeof cards)[Name]> };
export type Passage = z.output<typeof passage>;
export type SearchResult = z.output<typeof result>;
