import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { cleanText, flag, shortText } from "#core/fields.ts";
import { idOrSlug } from "#features/addresses/contract.ts";
import { shownFieldsOf, valuesOf } from "#features/fields/field.ts";
import { valueShape } from "#features/fields/schemas.ts";
import { picture } from "#features/media/contract.ts";
import { otherLanguage } from "#features/publishing/contract.ts";
import { eventFields, eventStates } from "./fields.ts";

const state = z.enum(valuesOf(eventStates));

const date = z.object({
  begins: z.iso.datetime(),
  ends: z.iso.datetime().nullable().describe("null: not known. After the last day, if it lasts all day"),
  state,
});

/** What cards show of an event: of a series, the next date. */
export const shownEvent = date.extend({
  allDay: z.boolean(),
  timeZone: z.string().describe("the IANA name of the zone in which its times are shown"),
  now: z.boolean().describe("it has begun and is not over"),
  place: z.string(),
  online: z.boolean(),
  further: z.number().describe("how many dates of the series come after this one"),
});

/** How readers narrow events. */
export const eventFilter = {
  place: cleanText(200).optional().describe("the name of a place"),
  online: flag.optional(),
  language: shortText.optional().describe("of the text, like pt or de"),
  project: idOrSlug.optional().describe("whose output they are"),
};

/** What the page of an event shows besides. */
export const eventDetails = z.object({
  ...valueShape(shownFieldsOf(eventFields)),
  dates: z.array(date.extend({ id: z.string().describe("empty for the first one") })).describe("in order"),
  movedFrom: z.iso.datetime().nullable().describe("when it was to begin before it was moved"),
  sequence: z.number().describe("counts the changes of time, place and state"),
  recording: z.string().nullable().describe("its URL, after the event"),
  photographs: z
    .object({ title: z.string(), language: otherLanguage, path: z.string(), cover: picture.nullable() })
    .nullable(),
});

const monthEntry = z.object({
  _id: z.string(),
  slug: z.string().nullable(),
  title: z.string(),
  language: z.string(),
  days: z.array(z.number()).describe("days of the month, in the zone of the event"),
  ...shownEvent.omit({ further: true, now: true }).shape,
});

export const eventEndpoints = endpoints({
  month: {
    route: "GET /api/events/month",
    summary: "Every date of the events in a month, in order; at most 500",
    access: "anyone",
    query: z.object({
      month: z
        .string()
        .regex(/^(?!9999)[1-9]\d{3}-(0[1-9]|1[0-2])$/)
        .optional()
        .describe("such as 2026-11; the current one by default"),
      subcategory: shortText.optional(),
      ...eventFilter,
    }),
    answer: z.object({
      month: z.string(),
      today: z.string().describe("in the zone of the site, such as 2026-11-20"),
      firstDay: z.number().describe("of a week in the site's language; 0 is Sunday"),
      dates: z.array(monthEntry),
    }),
  },
  filters: {
    route: "GET /api/events/filters",
    summary: "By what events can be narrowed",
    access: "anyone",
    answer: z.object({
      places: z.array(z.string()).describe("in alphabetical order, at most 100"),
      languages: z.array(z.string()).describe("other than the language of the site"),
      online: z.boolean().describe("some take place online"),
    }),
  },
});

export type EventMonth = z.output<typeof eventEndpoints.month.answer>;
export type EventFilters = z.output<typeof eventEndpoints.filters.answer>;
export type ShownEvent = z.output<typeof shownEvent>;
export type EventDetails = z.output<typeof eventDetails>;
