import { oneOf } from "#app/listing/parameters.ts";
import type { ManagedBlog } from "#features/blogs/writing/contract.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { m } from "#messages";
import { CalendarLeaf } from "#ui/calendar-leaf.tsx";
import { TitleCell } from "../list/document-columns.tsx";
import { defineList } from "../list/list.ts";
import { EventWhen } from "./event-when.tsx";
import { placesText } from "./places-text.ts";

const guestsOf = ({ _id }: ManagedBlog) => `/manage-registrations?event=${_id}`;

/** The events for which guests register: the next one first. */
export const eventList = defineList(
  { when: oneOf("past") },
  {
    read: (api, { when, ...query }) =>
      api.writing.manage({
        order: when ? "desc" : "asc",
        ...query,
        sort: "event",
        section: "events",
        registration: true,
        eventStatus: when ?? "upcoming",
      }),
  },
  {
    path: "/manage-registrations",
    title: m.adminRegistrations.title,
    description: m.adminRegistrations.eventsDescription,
    forbidden: m.adminRegistrations.forbidden,
    lead: { count: m.adminEventList.count, countOf: m.adminEventList.countOf },
    noneFound: m.adminEventList.noneFound,
    noMatch: m.adminEventList.noMatch,
    loadFailed: m.adminEventList.loadFailed,
    label: (row) => titleOf(row),
    search: m.adminRegistrations.searchEvents,
    scope: ["when"],
    tabs: {
      label: m.adminRegistrations.timeFilter,
      choices: [
        { text: m.adminRegistrations.upcoming, set: {} },
        { text: m.adminRegistrations.past, set: { when: "past" } },
      ],
    },
    columns: [
      {
        name: m.adminRegistrations.event,
        show: (row) => (
          <TitleCell
            to={guestsOf(row)}
            title={row.title}
            note={row.subcategory}
            picture={
              row.event && <CalendarLeaf small instant={row.event.begins} past={row.eventStatus === "past"} />
            }
          />
        ),
      },
      {
        name: m.adminRegistrations.when,
        className: "max-lg:mt-1 lg:min-w-44",
        show: ({ event }) => <EventWhen event={event} guests={null} />,
      },
      {
        name: m.adminRegistrations.places,
        className: "max-lg:mt-1 lg:min-w-44",
        show: ({ guests }) => guests && placesText(guests),
      },
    ],
    empty: {
      title: m.adminRegistrations.none,
      text: m.adminRegistrations.noEventsHint,
    },
  },
);
