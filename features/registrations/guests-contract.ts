import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { cleanText, flag, identifier, paging, sentInstant, shortText, sortOrder } from "#core/fields.ts";
import { idOrSlug } from "#features/addresses/contract.ts";
import { blogFields } from "#features/blogs/fields.ts";
import { eventDetails, shownEvent } from "#features/events/contract.ts";
import { eventFields } from "#features/events/fields.ts";
import { inputShape } from "#features/fields/schemas.ts";
import { email, name } from "#features/members/member-schema.ts";
import { chosenId } from "#features/publishing/contract.ts";
import { answers, question, state } from "./contract.ts";

const audiences = ["confirmed", "waiting", "both"] as const;

const ofEvent = { access: "admins", params: z.object({ id: idOrSlug }), document: "blog" } as const;
const ofGuest = { access: "admins", params: z.object({ id: identifier }) } as const;
const count = z.number().int().min(0);
const instant = z.iso.datetime();
const version = z.number().int().describe("the version that the change was made to");
const companions = count.max(99);
const exceed = z.boolean().default(false).describe("also if all places are taken");
const arrived = count.max(100);
const date = shortText.default("").describe("the id of a date of a series; empty: the first one");
const before = z.array(arrived).max(200).describe("what the sender saw, and may have sent since");
const full = z
  .enum(["ask", "wait", "exceed"])
  .default("ask")
  .describe("if all places are taken: answer 409, join the waiting list, or get a place anyway");

const guest = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string().describe("may be empty"),
  companions: z.number(),
  answers: z.record(z.string(), z.string()),
  state,
  version: z.number(),
  createdAt: instant,
  confirmedAt: instant.nullable().describe("since when there is a place"),
  cancelledAt: instant.nullable(),
  position: z.number().nullable().describe("on the waiting list, from 1"),
  arrived: z.number().describe("how many of the guest and the companions are here, on the date at the door"),
});

const states = z.object({
  all: z.number(),
  confirmed: z.number(),
  waiting: z.number(),
  unconfirmed: z.number(),
  cancelled: z.number(),
});

const guestEvent = z.object({
  _id: z.string(),
  slug: z.string().nullable(),
  title: z.string(),
  event: shownEvent.nullable().describe("null: without a date"),
  open: z.boolean().describe("guests can register"),
  capacity: z.number().nullable().describe("null: no limit"),
  taken: z.number().describe("places of confirmed guests and their companions"),
  waiting: z.number().describe("places that guests on the waiting list wish"),
  dates: eventDetails.shape.dates,
  date: z.string().describe("the id of the one at the door: the nearest, until twelve hours after its end"),
  arrived: z.number().describe("how many guests and companions are here, on the date at the door"),
  companions: z.number().describe("how many a guest may bring"),
  questions: z.array(question),
  counts: states.describe("registrations by state"),
});

const ownRegistration = z.object({
  _id: z.string(),
  title: z.string(),
  path: z.string().nullable().describe("of the event; null while it is not public"),
  event: shownEvent.nullable(),
  state,
  companions: z.number(),
  link: z.string().describe("path of the page of the registration"),
});

const doorGuest = z.object({
  _id: z.string(),
  name: z.string(),
  companions: z.number(),
  state,
  arrived: z.number(),
  answers: z.record(z.string(), z.string()).optional(),
});

const message = z.object({
  audience: z.enum(audiences),
  subject: cleanText(200),
  text: cleanText(10_000),
});

const guestMessage = z.object({
  _id: z.string(),
  subject: z.string(),
  audience: z.enum(audiences),
  createdAt: instant,
  author: z.string().describe("empty: a former member"),
  total: z.number(),
  sent: z.number(),
  failed: z.number(),
});

const preview = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string().describe("for a sandboxed frame: it loads nothing"),
});

export const guestEndpoints = endpoints({
  list: {
    route: "GET /api/events/:id/guests",
    summary: "The registrations of an event",
    ...ofEvent,
    query: z.object({
      q: shortText.optional().describe("words of the name or the email address"),
      state: state.optional(),
      sort: z.enum(["date", "name", "state"]).default("date"),
      order: sortOrder.describe("names from A on, the latest first"),
      ...paging,
    }),
    answer: z.array(guest),
    paged: true,
  },
  event: {
    route: "GET /api/events/:id/guests/summary",
    summary: "An event with its places, and the number of its registrations by state",
    ...ofEvent,
    answer: guestEvent,
  },
  add: {
    route: "POST /api/events/:id/guests",
    summary: "Register a guest by hand; those with an email address get an email",
    ...ofEvent,
    body: z.object({
      _id: chosenId.optional(),
      name,
      email: z.union([z.literal(""), email]).default(""),
      companions: companions.default(0),
      answers: answers.default({}),
      full,
    }),
    answer: guest,
    status: 201,
  },
  update: {
    route: "PUT /api/guests/:id",
    summary: "Correct the name, the companions or the answers of a guest",
    ...ofGuest,
    body: z.object({
      version,
      name: name.optional(),
      companions: companions.optional(),
      answers: answers.optional(),
      exceed,
    }),
    answer: guest,
  },
  cancel: {
    route: "POST /api/guests/:id/cancel",
    summary: "Cancel a registration; the guest gets an email, and the waiting list moves up",
    ...ofGuest,
    body: z.object({ version }),
    answer: guest,
  },
  moveUp: {
    route: "POST /api/guests/:id/move-up",
    summary:
      "Give a place to a guest who waits, out of turn, or has not confirmed; also if all places are taken",
    ...ofGuest,
    body: z.object({ version }),
    answer: guest,
  },
  resend: {
    route: "POST /api/guests/:id/resend",
    summary: "Send the email about a registration again",
    ...ofGuest,
    answer: guest,
  },
  mine: {
    route: "GET /api/users/registrations",
    summary: "The member's own registrations, the latest first",
    access: "members",
    answer: z.array(ownRegistration),
  },
  csv: {
    route: "GET /api/events/:id/guests/csv",
    summary: "All registrations of an event as CSV",
    ...ofEvent,
    answer: z.object({ name: z.string().describe("of the file"), content: z.string() }),
  },
  door: {
    route: "GET /api/events/:id/door",
    summary: "The list for the door: the guests with a place, by name",
    ...ofEvent,
    query: z.object({
      date,
      since: sentInstant.optional().describe("only what has changed since: also guests who lost their place"),
      answers: flag.optional().describe("with the answers to the questions"),
    }),
    answer: z.object({ now: instant.describe("for the next `since`"), guests: z.array(doorGuest) }),
  },
  checkIn: {
    route: "PUT /api/events/:id/door",
    summary: "Note how many of some guests are here. Sent twice, it is noted once",
    ...ofEvent,
    body: z.object({
      date,
      taps: z
        .array(z.object({ _id: identifier, before, arrived }))
        .min(1)
        .max(200),
    }),
    answer: z.object({
      guests: z.array(doorGuest).describe("as they are now. A guest whom others have changed stays so"),
    }),
  },
  planned: {
    route: "POST /api/events/:id/planned-change",
    summary: "Whom a save of these fields of the event would tell, and the email. Nothing is saved",
    ...ofEvent,
    body: z
      .object(inputShape({ title: blogFields.title, eventDate: blogFields.eventDate, ...eventFields }))
      .partial(),
    answer: z.object({
      recipients: z.number(),
      email: preview.nullable().describe("null: nobody would be told"),
    }),
  },
  messages: {
    route: "GET /api/events/:id/guest-emails",
    summary: "The latest emails to the guests of an event, and how many are sent",
    ...ofEvent,
    answer: z.array(guestMessage),
  },
  preview: {
    route: "POST /api/events/:id/guest-emails/preview",
    summary: "An email to guests as they would get it, and the number of guests",
    ...ofEvent,
    body: message,
    answer: preview.extend({ recipients: z.number() }),
  },
  sendTest: {
    route: "POST /api/events/:id/guest-emails/test",
    summary: "Send an email to guests only to yourself",
    ...ofEvent,
    body: message,
    answer: z.object({ to: z.string() }),
    status: 202,
  },
  send: {
    route: "POST /api/events/:id/guest-emails",
    summary: "Email the guests of an event",
    ...ofEvent,
    body: message.extend({
      _id: identifier.optional().describe("24 hex digits; the same one again sends nothing again"),
    }),
    answer: guestMessage,
    status: 202,
  },
});

export type MemberRegistration = z.output<typeof ownRegistration>;
export type Guest = z.output<typeof guest>;
export type GuestEvent = z.output<typeof guestEvent>;
export type DoorGuest = z.output<typeof doorGuest>;
export type Tap = { _id: string; before: number[]; arrived: number };
export type GuestMessage = z.output<typeof guestMessage>;
export type MessageInput = z.output<typeof message>;
