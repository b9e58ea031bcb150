import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { cleanText, identifier, paging, shortText, sortOrder } from "#core/fields.ts";
import { kindNames } from "#features/publishing/kinds.ts";

const maxLength = 300; // characters

const path = cleanText(2000).describe("of this site, like /about-us; a query is left out");
const target = cleanText(2000).describe("a path of this site, or a URL");
const somePaths = z.object({ ids: z.array(cleanText(maxLength)).min(1).max(100) });
const done = z.object({ ids: z.array(z.string()).describe("the ids that were changed") });

const address = z.object({
  _id: z.string().describe("the path"),
  target: z.string().nullable().describe("where it redirects to; null: it leads nowhere"),
  hits: z.number().nullable().describe("how often it was requested but not found; null for a redirect"),
  date: z.iso.datetime().describe("when it was made or last requested"),
});

export const addressEndpoints = endpoints({
  list: {
    route: "GET /api/addresses",
    summary: "Paths that were not found, most requested first, or redirects made by hand",
    access: "admins",
    query: z.object({
      view: z.enum(["missing", "redirects"]).default("missing"),
      q: shortText.optional().describe("a part of the path or the target"),
      order: sortOrder,
      ...paging,
    }),
    answer: z.array(address),
    paged: true,
  },
  suggest: {
    route: "GET /api/addresses/suggestions",
    summary: "Published documents with an address similar to a path, most similar first, at most 5",
    access: "admins",
    query: z.object({ path: cleanText(maxLength) }),
    answer: z.array(z.object({ title: z.string(), path: z.string() })),
  },
  former: {
    route: "GET /api/addresses/former",
    summary:
      "The document that had an address before, and whose links would lead to another one that takes it",
    access: "admins",
    query: z.object({
      kind: z.enum(kindNames),
      id: identifier.describe("of the document that takes it"),
      slug: cleanText(maxLength),
    }),
    answer: z.object({ title: z.string().nullable().describe("null: no other document had it") }),
  },
  save: {
    route: "PUT /api/addresses/redirect",
    summary: "Redirect a path, or change a redirect",
    access: "admins",
    body: z.object({
      path,
      target,
      before: cleanText(maxLength).optional().describe("the path of the redirect to change"),
    }),
    answer: address,
  },
  remove: {
    route: "POST /api/addresses/remove",
    summary: "Delete redirects",
    access: "admins",
    body: somePaths,
    answer: done,
  },
  dismiss: {
    route: "POST /api/addresses/dismiss",
    summary: "Forget paths that were not found",
    access: "admins",
    body: somePaths,
    answer: done,
  },
});

export type Address = z.output<typeof address>;
