import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { cleanText, identifier } from "#core/fields.ts";
import { idOrSlug } from "#features/addresses/contract.ts";
import { kindNames } from "./kinds.ts";
import { statuses } from "./lifecycle.ts";

const linked = z.object({
  _id: z.string(),
  slug: z.string().nullable(),
  title: z.string(),
  language: z.string().describe("a BCP 47 tag"),
  status: z.enum(statuses),
});

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
