import { Ban, Mail, Pencil } from "lucide-react";
import { id, oneOf } from "#app/listing/parameters.ts";
import type { Message } from "#core/message.ts";
import { valuesOf } from "#features/fields/field.ts";
import { guestStates } from "#features/registrations/guest-states.ts";
import type { Guest, GuestEvent } from "#features/registrations/guests-contract.ts";
import { StateBadge } from "#features/registrations/state-badge.tsx";
import { m } from "#messages";
import { rich } from "#ui/rich.tsx";
import { Moment } from "#ui/time-zone.tsx";
import { Mark } from "../list/document-columns.tsx";
import { type Action, defineList, type Tab } from "../list/list.ts";
import { GuestAnswers } from "./guest-answers.tsx";
import { EditGuest } from "./guest-dialog.tsx";

const state = oneOf(...valuesOf(guestStates));

const tabs: Tab<{ event: typeof id; state: typeof state }, GuestEvent>[] = [
  { text: m.adminRegistrations.all, set: {}, count: ({ counts }) => counts.all },
  { text: guestStates.confirmed, set: { state: "confirmed" }, count: ({ counts }) => counts.confirmed },
  { text: guestStates.waiting, set: { state: "waiting" }, count: ({ counts }) => counts.waiting },
  {
    text: guestStates.unconfirmed,
    set: { state: "unconfirmed" },
    count: ({ counts }) => counts.unconfirmed,
  },
  { text: guestStates.cancelled, set: { state: "cancelled" }, count: ({ counts }) => counts.cancelled },
];

const actions: Action<Guest>[] = [
  placeAction("waiting", m.adminRegistrations.moveUp),
  placeAction("unconfirmed", m.adminRegistrations.givePlace),
  { text: m.adminRegistrations.edit, icon: Pencil, only: "row", offered: isActive, dialog: EditGuest },
  {
    text: m.adminRegistrations.resend,
    icon: Mail,
    only: "row",
    offered: (guest) => isActive(guest) && guest.email !== "",
    each: (api, { _id }) => api.guests.resend({ id: _id }),
    done: m.adminRegistrations.resent,
  },
  {
    text: m.adminRegistrations.cancel,
    icon: Ban,
    only: "row",
    danger: true,
    offered: isActive,
    confirm: ([guest], { name }) => ({
      title: m.adminRegistrations.cancelTitle(),
      text: guest?.email
        ? m.adminRegistrations.cancelQuestionEmail({ name })
        : m.adminRegistrations.cancelQuestion({ name }),
      yes: m.adminRegistrations.cancel(),
      busy: m.adminRegistrations.cancelling(),
    }),
    each: (api, { _id, version }) => api.guests.cancel({ id: _id, version }),
    done: m.adminRegistrations.cancelled,
  },
];

/** Gives a guest a place, even if all places are taken. */
function placeAction(from: Guest["state"], text: Message): Action<Guest> {
  return {
    text,
    slot: "state",
    primary: true,
    only: "row",
    offered: ({ state }) => state === from,
    confirm: (_, { name }) => ({
      title: m.adminRegistrations.givePlace(),
      text: m.adminRegistrations.givePlaceQuestion({ name }),
      yes: m.adminRegistrations.givePlace(),
      busy: m.common.saving(),
    }),
    each: (api, { _id, version }) => api.guests.moveUp({ id: _id, version }),
    done: m.adminRegistrations.placeGiven,
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
    title: m.adminRegistrations.title,
    description: m.adminRegistrations.description,
    forbidden: m.adminRegistrations.forbidden,
    lead: { count: m.adminRegistrations.count, countOf: m.adminRegistrations.countOf },
    noneFound: m.adminRegistrations.noneFound,
    noMatch: m.adminRegistrations.noMatch,
    loadFailed: m.adminRegistrations.loadFailed,
    label: ({ name }) => name,
    search: m.adminRegistrations.search,
    scope: ["event"],
    tabs: { label: m.adminRegistrations.stateFilter, choices: tabs },
    defaultSort: "date",
    columns: [
      {
        name: m.adminRegistrations.guest,
        sort: { by: "name", text: m.adminRegistrations.sortGuest },
        ascending: true,
        show: ({ name, email, answers }) => (
          <>
            <span dir="auto" className="block font-semibold">
              {name}
            </span>
            <span className="block text-meta text-muted">
              {email || m.adminRegistrations.withoutAddress()}
            </span>
            <GuestAnswers answers={answers} />
          </>
        ),
      },
      {
        name: m.adminRegistrations.state,
        sort: { by: "state", text: m.adminRegistrations.sortState },
        ascending: true,
        className: "max-lg:mt-2",
        show: ({ state, position }) => (
          <span className="flex flex-wrap items-center gap-2 whitespace-nowrap lg:flex-nowrap">
            {state === "confirmed" ? (
              <Mark dot="bg-success" text={guestStates[state]()} />
            ) : (
              <StateBadge state={state} />
            )}
            {position !== null && m.adminRegistrations.position({ position })}
          </span>
        ),
      },
      {
        name: m.adminRegistrations.places,
        atEnd: true,
        className: "max-lg:mt-2 max-lg:me-4 max-lg:inline-block",
        show: ({ companions, arrived }) => (
          <>
            {rich(
              m.adminRegistrations.placeCount({
                count: companions + 1,
                noun: (text) => <span className="lg:hidden">{text}</span>,
              }),
            )}
            {arrived > 0 && (
              <span className="ms-1.5 whitespace-nowrap lg:ms-0 lg:block">
                {m.adminRegistrations.arrived({ count: arrived })}
              </span>
            )}
          </>
        ),
      },
      {
        name: m.adminRegistrations.registered,
        sort: { by: "date", text: m.adminRegistrations.sortRegistered },
        className: "max-lg:mt-2 max-lg:inline-block max-lg:ps-0! whitespace-nowrap",
        show: ({ createdAt }) => <Moment withoutZone instant={createdAt} />,
      },
    ],
    actions,
    empty: { title: m.adminRegistrations.none, text: m.adminRegistrations.noGuestsHint },
  },
);
