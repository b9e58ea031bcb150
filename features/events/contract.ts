import { z } from "zod";
import { picture } from "#features/media/contract.ts";
import { valuesOf } from "#features/publishing/fields.ts";
import { eventStates } from "./fields.ts";

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

/** What the page of an event shows besides. */
export const eventDetails = z.object({
  stateNote: z.string(),
  placeAddress: z.string(),
  coordinates: z.string().describe("latitude and longitude, with a comma; may be empty"),
  directions: z.string(),
  accessNotes: z.string(),
  programme: z.array(z.record(z.enum(["time", "title", "speaker"]), z.string())),
  dates: z.array(date.extend({ id: z.string().describe("empty for the first one") })).describe("in order"),
  movedFrom: z.iso.datetime().nullable().describe("when it was to begin before it was moved"),
  sequence: z.number().describe("counts the changes of time, place and state"),
  recording: z.string().nullable().describe("its URL, after the event"),
  photographs: z.object({ title: z.string(), path: z.string(), cover: picture.nullable() }).nullable(),
});

export type ShownEvent = z.output<typeof shownEvent>;
export type EventDetails = z.output<typeof eventDetails>;
