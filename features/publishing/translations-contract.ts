import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { cleanText, identifier, paging } from "#core/fields.ts";
import { canonicalLanguage } from "#core/language.ts";
import { idOrSlug } from "#features/addresses/contract.ts";
import { m } from "#messages";
import { type Kind, kindNames } from "./kinds.ts";
import { statuses, translationStates } from "./lifecycle.ts";

const linked = z.object({
  _id: z.string(),
  slug: z.string().nullable(),
  title: z.string(),
  language: z.string().describe("a BCP 47 tag"),
  status: z.enum(statuses),
  original: z.string().nullable().describe("the _id of what it is a translation of"),
  changedAt: z.iso
    .datetime()
    .nullable()
    .describe(
      "when the original was changed last in a way that the translation lacks; null: it is up to date",
    ),
  changedBy: z.string().nullable().describe("who changed it; null: a former member"),
});

const language = z
  .string()
  .transform((tag) => canonicalLanguage(tag) ?? "")
  .refine(Boolean, { error: m.adminFields.languageInvalid })
  .describe("a BCP 47 tag");

const version = z.number().describe("of the original, as readers see it");
const originalState = z.union([
  z.object({ original: z.null() }).describe("it is no translation"),
  z.object({
    original: linked,
    since: z.number().describe("the version that was translated"),
    version,
    changedAt: linked.shape.changedAt,
    changedBy: linked.shape.changedBy,
  }),
]);

const row = z.object({
  ...linked.pick({ _id: true, title: true, language: true, status: true }).shape,
  version,
  translations: z.array(linked),
});
const filters = z.object({
  q: cleanText(200).optional().describe("words of the title or the author's name"),
  language: language.optional().describe("of the translations; by default, those of the site"),
  state: z.enum(translationStates).optional().describe("that a translation has"),
  ...paging,
});

const values = z.record(z.string(), z.unknown());

const params = z.object({ kind: z.enum(kindNames), id: idOrSlug });
const answer = z.array(linked).describe("the other translations, in the order of their languages");

export const translationEndpoints = endpoints({
  list: {
    route: "GET /api/translations/:kind/:id",
    summary: "The translations of a document, also drafts",
    access: "admins",
    params,
    document: ":kind",
    answer,
  },
  find: {
    route: "GET /api/translations/:kind/:id/choices",
    summary: "At most 8 documents of the same kind whose titles have some words, in other languages",
    access: "admins",
    params,
    document: ":kind",
    query: z.object({ q: cleanText(200).default("") }),
    answer,
  },
  link: {
    route: "PUT /api/translations/:kind/:id",
    summary: "Link a document to a translation of it, and to the translations of that",
    access: "admins",
    params,
    document: ":kind",
    body: z.object({ other: identifier.describe("the id of the translation") }),
    answer,
  },
  table: {
    route: "GET /api/translations/:kind",
    summary: "Documents that are no translations, with the states of their translations",
    access: "admins",
    params: z.object({ kind: z.enum(kindNames) }),
    query: filters,
    answer: z.array(row),
    paged: true,
  },
  begin: {
    route: "POST /api/translations/:kind/:id",
    summary: "Begin a translation: a draft with the content of the original, linked to it",
    access: "admins",
    params,
    document: ":kind",
    body: z.object({ language }),
    answer: linked,
    status: 201,
  },
  original: {
    route: "GET /api/translations/:kind/:id/original",
    summary: "What a document is a translation of, and whether that has changed since",
    access: "members",
    params,
    document: ":kind",
    answer: originalState,
  },
  changes: {
    route: "GET /api/translations/:kind/:id/changes",
    summary: "The original of a translation as it was translated, and as it is now",
    access: "members",
    params,
    document: ":kind",
    answer: z.object({ version, before: values, after: values }),
  },
  markCurrent: {
    route: "PUT /api/translations/:kind/:id/current",
    summary: "Note that a translation has everything of a version of its original",
    access: "members",
    params,
    document: ":kind",
    body: z.object({ version: z.int().min(1).max(2_147_483_647).describe("of the original") }),
    answer: originalState,
  },
  unlink: {
    route: "DELETE /api/translations/:kind/:id",
    summary: "Take a document out of the group of its translations",
    access: "admins",
    params,
    document: ":kind",
    answer: z.object({ msg: z.string() }),
  },
});

export type Translation = z.output<typeof linked>;
export type OriginalState = z.output<typeof originalState>;
export type TableRow = z.output<typeof row>;
export type TableInput = z.output<typeof filters> & { kind: Kind };
export type TranslationState = (typeof translationStates)[number];
