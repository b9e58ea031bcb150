import { oneOf } from "#app/listing/parameters.ts";
import type { ManagedBlog } from "#features/blogs/writing/contract.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
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
    title: "Registrations",
    description: "The events for which guests register.",
    forbidden: "Only administrators can see the guests of an event.",
    noun: "event",
    label: (row) => titleOf(row),
    search: "Title or author",
    scope: ["when"],
    tabs: {
      label: "Time",
      choices: [
        { text: "Upcoming", set: {} },
        { text: "Past", set: { when: "past" } },
      ],
    },
    columns: [
      {
        name: "Event",
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
        name: "When",
        className: "max-lg:mt-1 lg:min-w-44",
        show: ({ event }) => <EventWhen event={event} guests={null} />,
      },
      {
        name: "Places",
        className: "max-lg:mt-1 lg:min-w-44",
        show: ({ guests }) => guests && placesText(guests),
      },
    ],
    empty: {
      title: "No registrations yet",
      text: "Events appear here when guests can register for them: open “Registration” in the form of an event.",
    },
  },
);
