import { Ban, Mail, Pencil } from "lucide-react";
import { id, oneOf } from "#app/listing/parameters.ts";
import { valuesOf } from "#features/fields/field.ts";
import { guestStates } from "#features/registrations/guest-states.ts";
import type { Guest, GuestEvent } from "#features/registrations/guests-contract.ts";
import { StateBadge } from "#features/registrations/state-badge.tsx";
import { Moment } from "#ui/time-zone.tsx";
import { Mark } from "../list/document-columns.tsx";
import { type Action, defineList, type Tab } from "../list/list.ts";
import { GuestAnswers } from "./guest-answers.tsx";
import { EditGuest } from "./guest-dialog.tsx";

const state = oneOf(...valuesOf(guestStates));

const tabs: Tab<{ event: typeof id; state: typeof state }, GuestEvent>[] = [
  { text: "All", set: {}, count: ({ counts }) => counts.all },
  { text: guestStates.confirmed(), set: { state: "confirmed" }, count: ({ counts }) => counts.confirmed },
  { text: guestStates.waiting(), set: { state: "waiting" }, count: ({ counts }) => counts.waiting },
  { text: guestStates.unconfirmed(), set: { state: "unconfirmed" }, count: ({ counts }) => counts.unconfirmed },
  { text: guestStates.cancelled(), set: { state: "cancelled" }, count: ({ counts }) => counts.cancelled },
];

const actions: Action<Guest>[] = [
  placeAction("waiting", "Move up"),
  placeAction("unconfirmed", "Give a place"),
  { text: "Edit", icon: Pencil, only: "row", offered: isActive, dialog: EditGuest },
  {
    text: "Send the email again",
    icon: Mail,
    only: "row",
    offered: (guest) => isActive(guest) && guest.email !== "",
    each: (api, { _id }) => api.guests.resend({ id: _id }),
    done: "gets the email again",
  },
  {
    text: "Cancel the registration",
    icon: Ban,
    only: "row",
    danger: true,
    offered: isActive,
    confirm: ([guest], name) => ({
      title: "Cancel this registration",
      text: `Are you sure you want to cancel the registration of ${name}? ${guest && guest.email !== "" ? `${name} gets an email. ` : ""}Guests on the waiting list move up.`,
      yes: "Cancel the registration",
      busy: "Cancelling...",
    }),
    each: (api, { _id, version }) => api.guests.cancel({ id: _id, version }),
    done: "is no longer registered",
  },
];

/** Gives a guest a place, even if all places are taken. */
function placeAction(from: Guest["state"], text: string): Action<Guest> {
  return {
    text,
    slot: "state",
    primary: true,
    only: "row",
    offered: ({ state }) => state === from,
    confirm: (_, name) => ({
      title: "Give a place",
      text: `Are you sure you want to give ${name} a place now, before others who wait, and even if all places are taken? ${name} gets an email.`,
      yes: "Give a place",
      busy: "Saving...",
    }),
    each: (api, { _id, version }) => api.guests.moveUp({ id: _id, version }),
    done: "has a place now",
  };
}

function isActive({ state }: Guest): boolean {
  return state !== "cancelled";
}

export const guestList = defineList(
  { event: id, state, sort: oneOf("date", "name", "state") },
  {
    read: (api, { event = "", ...query }) => api.guests.list({ id: event, ...query }),
    counts: (api, { event = "" }) => api.guests.event({ id: event }),
  },
  {
    path: "/manage-registrations",
    title: "Registrations",
    description: "The guests of an event.",
    forbidden: "Only administrators can see the guests of an event.",
    noun: "registration",
    label: ({ name }) => name,
    subject: ({ name }) => name,
    search: "Name or email",
    scope: ["event"],
    tabs: { label: "State", choices: tabs },
    defaultSort: "date",
    columns: [
      {
        name: "Guest",
        sort: "name",
        ascending: true,
        show: ({ name, email, answers }) => (
          <>
            <span dir="auto" className="block font-semibold">
              {name}
            </span>
            <span className="block text-meta text-muted">{email || "No email address"}</span>
            <GuestAnswers answers={answers} />
          </>
        ),
      },
      {
        name: "State",
        sort: "state",
        ascending: true,
        className: "max-lg:mt-2",
        show: ({ state, position }) => (
          <span className="flex flex-wrap items-center gap-2 whitespace-nowrap lg:flex-nowrap">
            {state === "confirmed" ? (
              <Mark dot="bg-success" text={guestStates[state]()} />
            ) : (
              <StateBadge state={state} />
            )}
            {position !== null && `number ${position}`}
          </span>
        ),
      },
      {
        name: "Places",
        right: true,
        className: "max-lg:mt-2 max-lg:mr-4 max-lg:inline-block",
        show: ({ companions, arrived }) => (
          <>
            {companions + 1}
            <span className="lg:hidden">{companions > 0 ? " places" : " place"}</span>
            {arrived > 0 && <span className="ml-1.5 whitespace-nowrap lg:ml-0 lg:block">{arrived} here</span>}
          </>
        ),
      },
      {
        name: "Registered",
        sort: "date",
        className: "max-lg:mt-2 max-lg:inline-block max-lg:pl-0! whitespace-nowrap",
        show: ({ createdAt }) => <Moment withoutZone instant={createdAt} />,
      },
    ],
    actions,
    empty: { title: "No registrations yet", text: "Guests who register appear here." },
  },
);
