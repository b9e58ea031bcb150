import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { cleanText, identifier, shortText } from "#core/fields.ts";
import { inputShape, valueShape } from "#features/fields/schemas.ts";
import { picture } from "#features/media/contract.ts";
import { decorative } from "#features/media/library/contract.ts";
import { documentState, sorts, statusCounts } from "#features/publishing/contract.ts";
import { documentEndpoints } from "#features/publishing/endpoints.ts";
import { person, personCard } from "./contract.ts";
import { personFields } from "./fields.ts";

const account = z.object({ _id: z.string(), name: z.string(), email: z.string() });

const values = {
  ...valueShape(personFields),
  portrait: picture.nullable(),
  portraitId: z.string().nullable().describe("of the picture in the media library"),
  portraitAlt: z.string(),
  portraitDecorative: z.boolean().describe("it needs no alternative text"),
  account: account.nullable().describe("the person's account"),
};

const editablePerson = z.object({
  _id: z.string(),
  slug: z.string().nullable(),
  ...values,
  ...documentState,
});

const managedPerson = personCard.extend({
  title: z.string().describe("the name"),
  account: account.nullable(),
  ...documentState,
});

const counts = statusCounts.extend({
  departments: z.array(z.string()).describe("of all that are not in the trash, in alphabetical order"),
});

const shared = documentEndpoints({
  kind: "person",
  url: "/api/people",
  access: "admins",
  one: "a person",
  many: "people",
  input: {
    ...inputShape(personFields),
    portraitId: identifier.nullable().describe("of a picture in the media library; null: no portrait"),
    portraitAlt: cleanText(1000),
    portraitDecorative: decorative,
    userId: identifier.nullable().describe("of the person's account; null: none"),
  },
  files: {},
  editable: editablePerson,
  values,
  page: person,
  managed: managedPerson,
  filters: {
    department: shortText.optional(),
    group: z.enum(["board", "team", "past"]).optional().describe("team: neither on the board nor past"),
  },
  sort: z.enum([...sorts, "position"]).default("position"),
  counts,
});

export const personEndpoints = endpoints({
  ...shared,
  move: {
    route: "PUT /api/people/:id/position",
    summary: "Move a person directly before or after another one",
    access: "admins",
    params: z.object({ id: identifier }),
    body: z.object({ before: identifier, after: identifier }).partial(),
    answer: z.object({ msg: z.string() }),
  },
});

export type EditablePerson = z.output<typeof editablePerson>;
export type ManagedPerson = z.output<typeof managedPerson>;
export type PersonCounts = z.output<typeof counts>;
export type PersonRevision = z.output<(typeof shared)["revision"]["answer"]>;
