import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { cleanText, fromJson, identifier, shortText } from "#core/fields.ts";
import { m } from "#messages";
import { roleNames } from "./roles.ts";

const author = z.object({
  name: z.string().describe("the current name"),
  avatar: z.string().nullable(),
  _id: z.string().optional().describe("of the author's account"),
  personId: z.string().optional().describe("of the institute's person"),
  path: z.string().optional().describe("of the author's page, or of the list of the account's articles"),
  orcid: z.string().optional(),
  givenName: z.string().optional().describe("for citations, if the person has a family name too"),
  familyName: z.string().optional(),
  role: z.enum(roleNames).optional().describe("of a contributor, unless it is just “with”"),
});

export const byline = {
  authors: z.array(author).describe("at least one, in order"),
  with: z.array(author).describe("contributors, in order"),
};

const named = z.object({
  personId: identifier.optional(),
  userId: identifier.optional(),
  name: cleanText(1000).optional(),
  role: z
    .enum(roleNames, { error: m.adminArticles.unknownRole })
    .optional()
    .describe("of a contributor; by default “with”"),
});
const list = fromJson(z.array(named, { error: m.adminArticles.bylineFormat }).max(1000)).describe(
  "each with a personId, a userId or a name",
);

/** A byline in a request. */
export const bylineInput = { authors: list, with: list };

const suggestion = author
  .omit({ _id: true, path: true, orcid: true, givenName: true, familyName: true, role: true })
  .extend({
    userId: z.string().optional(),
    note: z.string().describe("distinguishes people with the same name"),
  });

export const authorEndpoints = endpoints({
  suggest: {
    route: "GET /api/authors",
    summary:
      "For writers: at most 8 people and accounts that match some words, or the writer if there are none",
    access: "members",
    query: z.object({ q: shortText.default("") }),
    answer: z.array(suggestion),
  },
});

export type Author = z.output<typeof author>;
export type Byline = { authors: Author[]; with: Author[] };
export type AuthorInput = z.output<typeof named>;
export type BylineInput = { authors?: AuthorInput[]; with?: AuthorInput[] };
export type AuthorSuggestion = z.output<typeof suggestion>;
