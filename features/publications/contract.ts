import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { shortText } from "#core/fields.ts";
import { valueShape } from "#features/fields/schemas.ts";
import { fileLink } from "#features/media/files/contract.ts";
import { otherLanguage } from "#features/publishing/contract.ts";
import { recordFields } from "./record-fields.ts";

const { series: _series, replaces: _replaces, pdf: _pdf, ...ownFields } = recordFields;

const work = z.object({ title: z.string(), path: z.string(), language: otherLanguage });

/** What readers see of a publication's record. */
export const publicRecord = z.object({
  ...valueShape(ownFields),
  issn: z.string().describe("its own, or that of the series"),
  series: work.nullable(),
  replaces: work.nullable().describe("the older publication"),
  pdf: fileLink.nullable(),
  replacedBy: z.array(work).describe("newer publications"),
});

/** What cards say of a publication. */
export const publicationFacts = publicRecord.pick({ type: true }).extend({
  number: z.string().describe("in its series; empty without one"),
  pages: z.string().describe("how many, or from and to; empty if that is not known"),
  pdf: z.boolean().describe("there is a PDF of its own"),
});

const choice = z.object({
  _id: z.string(),
  title: z.string(),
  publishedAt: z.iso.datetime().nullable().describe("null: a draft"),
});

export const publicationEndpoints = endpoints({
  choices: {
    route: "GET /api/publications/choices",
    summary:
      "For writers: at most 8 series, or publications that they may edit, whose titles have some words",
    access: "members",
    query: z.object({
      of: z.enum(["publication", "series"]),
      q: shortText.default(""),
    }),
    answer: z.array(choice),
  },
});

export type PublicRecord = z.output<typeof publicRecord>;
export type PublicationFacts = z.output<typeof publicationFacts>;
export type ReferenceChoice = z.output<typeof choice>;
