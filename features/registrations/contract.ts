import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { cleanText } from "#core/fields.ts";
import { idOrSlug } from "#features/addresses/contract.ts";
import { shownEvent } from "#features/events/contract.ts";
import { valuesOf } from "#features/fields/field.ts";
import { email, name } from "#features/members/member-schema.ts";
import { guestStates } from "./guest-states.ts";

export const question = z.object({
  id: z.string(),
  question: z.string(),
  choices: z.array(z.string()).describe("one of them is the answer; empty: any text"),
  required: z.boolean(),
});

const offer = z.object({
  state: z.enum(["open", "full", "closed"]).describe("full: guests join the waiting list"),
  closesAt: z.iso.datetime().nullable(),
  companions: z.number().describe("how many each guest may bring"),
  questions: z.array(question),
});

export const answers = z.record(z.string().max(40), cleanText(1000)).describe("by the id of the question");
export const state = z.enum(valuesOf(guestStates));
const ofEvent = { access: "anyone", params: z.object({ id: idOrSlug }), document: "blog" } as const;
// In the body: logs have the paths of requests.
const byToken = z.object({ token: z.string().max(100) });

const registration = z.object({
  state,
  name: z.string(),
  email: z.string(),
  companions: z.number(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  waitingBefore: z.number().describe("how many registrations are before it on the waiting list"),
  open: z.boolean().describe("guests can register for the event"),
  free: z.boolean().describe("a registration of this size gets a place"),
  over: z.boolean().describe("the event has begun or is over, or does not take place"),
  deletedAt: z.iso.datetime().describe("when this data is deleted"),
  event: z.object({
    title: z.string(),
    path: z.string().nullable().describe("null while the event is not public"),
    placeAddress: z.string(),
    onlineUrl: z.string().describe("for guests with a place"),
    shown: shownEvent.nullable(),
  }),
});

const own = { access: "anyone", body: byToken, answer: registration } as const;

export const registrationEndpoints = endpoints({
  offer: {
    route: "GET /api/events/:id/registration",
    summary: "Whether and how guests register for a public event; null if they do not",
    ...ofEvent,
    answer: offer.nullable(),
  },
  register: {
    route: "POST /api/events/:id/registration",
    summary: "Register for an event; the answer is the same if the address is registered already",
    ...ofEvent,
    status: 202,
    body: z.object({
      name,
      email,
      companions: z.coerce.number().int().min(0).max(5).default(0),
      answers: answers.default({}),
      website: cleanText(1000).optional().describe("must be empty: only programs fill it in"),
    }),
    answer: z.object({
      next: z.enum(["email", "confirmed", "waiting"]).describe("email: the guest has to confirm by email"),
      token: z.string().nullable().describe("of members whose verified address it is"),
    }),
  },
  read: {
    route: "POST /api/registrations/own",
    summary: "A registration, by the token of its emails",
    ...own,
  },
  confirm: {
    route: "PUT /api/registrations/own/confirmation",
    summary: "Confirm a registration: it gets a place or joins the waiting list",
    ...own,
  },
  update: {
    route: "PUT /api/registrations/own",
    summary: "Bring fewer companions",
    ...own,
    body: byToken.extend({ companions: z.coerce.number().int().min(0).max(99) }),
  },
  cancel: {
    route: "POST /api/registrations/own/cancellation",
    summary: "Cancel a registration; the place goes to the waiting list",
    ...own,
  },
});

export type RegistrationOffer = z.output<typeof offer>;
export type OwnRegistration = z.output<typeof registration>;
