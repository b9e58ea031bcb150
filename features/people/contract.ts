import { z } from "zod";
import { endpoints, type FunctionsOf } from "#core/contract.ts";
import { flag, identifier, paging } from "#core/fields.ts";
import { idOrSlug } from "#features/addresses/contract.ts";
import { shownFieldsOf } from "#features/fields/field.ts";
import { valueShape } from "#features/fields/schemas.ts";
import { picture } from "#features/media/contract.ts";
import { documentHead, otherLanguage } from "#features/publishing/contract.ts";
import { personFields } from "./fields.ts";

export const personCard = z.object({
  _id: z.string(),
  slug: z.string().nullable(),
  name: z.string(),
  language: otherLanguage,
  ...valueShape(shownFieldsOf(personFields)),
  excerpt: z.string().describe("plain text, 400 characters"),
  expertise: z.array(z.string()),
  portrait: picture.nullable(),
  portraitFocus: z
    .string()
    .optional()
    .describe("what stays visible of a cropped portrait, in percent from the left and the top, like 50 20"),
});

export const person = personCard.extend({
  biography: z.string().describe("plain text; an empty line begins a new paragraph"),
  links: z.array(z.string()).describe("URLs"),
  orcid: z.string().describe("like 0000-0002-1825-0097; empty without one"),
  user: z.string().nullable().describe("the id of the person's account"),
});

const personPage = person.extend(documentHead);

export const peopleEndpoints = endpoints({
  list: {
    route: "GET /api/people",
    summary: "The people of the institute in order, former members last",
    access: "anyone",
    query: z.object({
      board: flag.optional().describe("only those on the board, or only others"),
      past: flag.optional().describe("only former ones, or only others"),
      ...paging,
    }),
    answer: z.array(personCard),
    paged: true,
  },
  read: {
    route: "GET /api/people/:id",
    summary: "One person, by id or by the last part of the page's address",
    access: "anyone",
    params: z.object({ id: idOrSlug }),
    answer: personPage,
  },
  remove: {
    route: "DELETE /api/people/:id",
    summary: "Put a person into the trash for 30 days",
    access: "admins",
    params: z.object({ id: identifier }),
    answer: z.object({ msg: z.string() }),
  },
});

export type PersonCard = z.output<typeof personCard>;
export type Person = z.output<typeof person>;
export type PersonPage = z.output<typeof personPage>;
export type PeopleFunctions = FunctionsOf<typeof peopleEndpoints>;
