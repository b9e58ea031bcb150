import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { identifier } from "#core/fields.ts";
import { idOrSlug, slug } from "#features/addresses/contract.ts";
import { sections } from "#features/blogs/contract.ts";
import { cardOf, type PlainCard } from "#features/plain-documents/contract.ts";
import { otherLanguage } from "#features/publishing/contract.ts";
import { kindNames } from "#features/publishing/kinds.ts";
import { projectFields } from "./fields.ts";

const named = z.object({ _id: z.string(), slug, title: z.string(), language: otherLanguage });

export const projectEndpoints = endpoints({
  choices: {
    route: "GET /api/projects/choices",
    summary: "By which projects a list can be narrowed: at most 100 whose output is in it",
    access: "anyone",
    query: z.object({
      kind: z.enum(kindNames).optional(),
      section: z.enum(sections).optional(),
      project: idOrSlug.optional().describe("the one that was chosen"),
    }),
    answer: z.object({
      projects: z.array(named).describe("by title"),
      chosen: named.nullable().describe("null: readers do not see it"),
    }),
  },
  ofPerson: {
    route: "GET /api/people/:id/projects",
    summary: "The projects whose team has a person, the latest first, those that are finished last",
    access: "anyone",
    params: z.object({ id: identifier }),
    answer: z.array(cardOf(projectFields)),
  },
});

export type ProjectCard = PlainCard<typeof projectFields>;
export type ProjectChoices = z.output<typeof projectEndpoints.choices.answer>;
