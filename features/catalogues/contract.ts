import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { idOrSlug } from "#features/addresses/contract.ts";
import { valuesOf } from "#features/fields/field.ts";
import { agencies } from "./agencies.ts";

const agency = z.enum(valuesOf(agencies));
const params = z.object({ id: idOrSlug });

const deposit = z.object({
  agency,
  canSend: z.boolean().describe("the operator has given an account with the agency"),
  missing: z.array(z.string()).describe("what it still needs, in sentences; empty: it can be deposited"),
  last: z
    .object({
      state: z.enum(["sending", "sent", "failed"]),
      message: z.string(),
      doi: z.string(),
      at: z.iso.datetime(),
    })
    .nullable()
    .describe("the last attempt to send it"),
});

export const catalogueEndpoints = endpoints({
  deposits: {
    route: "GET /api/publications/:id/deposits",
    summary: "Whether a publication's DOI can be registered, and what was sent",
    access: "admins",
    params,
    document: "blog",
    answer: z.array(deposit),
  },
  file: {
    route: "GET /api/publications/:id/deposits/:agency",
    summary: "The file that registers a publication's DOI with an agency",
    access: "admins",
    params: params.extend({ agency }),
    document: "blog",
    answer: z.object({ name: z.string(), type: z.string(), content: z.string() }),
  },
  send: {
    route: "POST /api/publications/:id/deposits",
    summary: "Register a publication's DOI with an agency, or update what it knows",
    access: "admins",
    params,
    document: "blog",
    body: z.object({ agency }),
    answer: deposit,
  },
});

export type Deposit = z.output<typeof deposit>;
