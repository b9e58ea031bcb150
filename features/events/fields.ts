import type { Fields, ValuesOf } from "#features/fields/field.ts";

const only = { field: "section", is: "events", error: "Only an event has these details." };
const inGroup = <const Group extends string>(group: Group) => ({ group, only }) as const;

export const eventStates = {
  confirmed: "Confirmed",
  tentative: "Not confirmed yet",
  moved: "Moved",
  cancelled: "Cancelled",
};

const companionChoices = {
  "0": "None",
  "1": "One for each guest",
  "2": "Up to 2",
  "3": "Up to 3",
  "4": "Up to 4",
  "5": "Up to 5",
};

/** The fields of events besides their first date. Links for guests are never shown to readers. */
export const eventFields = {
  eventEnd: { label: "End", type: "instant", ...inGroup("time") },
  allDay: { label: "All day", type: "switch", ...inGroup("time") },
  timeZone: { label: "Time zone", type: "text", maxLength: 60, ...inGroup("time") },
  eventState: {
    label: "State",
    type: "choice",
    options: eventStates,
    default: "confirmed",
    optional: true,
    invalid: "Please choose one of confirmed, tentative, moved, cancelled.",
    ...inGroup("state"),
  },
  stateNote: {
    label: "Note on the state",
    type: "longText",
    maxLength: 1000,
    hint: "The reason, and what guests should know. Shown on the page.",
    shown: true,
    ...inGroup("state"),
  },
  dates: {
    label: "Further dates",
    type: "list",
    one: "date",
    maxItems: 200,
    item: {
      id: { type: "text", label: "Id", maxLength: 40 },
      begins: { type: "text", label: "Start", maxLength: 40 },
      state: { type: "text", label: "State", maxLength: 20 },
    },
    ...inGroup("time"),
  },
  place: {
    label: "Place",
    type: "text",
    maxLength: 200,
    hint: "The name, such as Casa da Rua, room 2.",
    searched: true,
    ...inGroup("place"),
  },
  placeAddress: {
    label: "Place address",
    type: "longText",
    maxLength: 500,
    searched: true,
    shown: true,
    ...inGroup("place"),
  },
  online: { label: "Takes place online", type: "switch", ...inGroup("place") },
  onlineUrl: {
    label: "Link to the meeting",
    type: "link",
    maxLength: 2000,
    hint: "Only guests who have registered see it.",
    ...inGroup("place"),
  },
  coordinates: {
    label: "Coordinates",
    type: "text",
    maxLength: 60,
    hint: "Latitude and longitude, such as 38.7139, -9.1334. For calendars and maps.",
    shown: true,
    ...inGroup("arrival"),
  },
  directions: { label: "Directions", type: "longText", maxLength: 2000, shown: true, ...inGroup("arrival") },
  accessNotes: {
    label: "Accessibility",
    type: "longText",
    maxLength: 2000,
    hint: "Steps, lifts, toilets, hearing loops, interpretation.",
    shown: true,
    ...inGroup("arrival"),
  },
  programme: {
    label: "Programme",
    type: "list",
    one: "item",
    maxItems: 100,
    item: {
      time: { type: "text", label: "Time", maxLength: 60 },
      title: { type: "text", label: "Title", maxLength: 300 },
      speaker: {
        type: "text",
        label: "Speaker",
        maxLength: 300,
        hint: "A name of the event's speakers becomes a link.",
      },
    },
    shown: true,
    ...inGroup("programme"),
  },
  registration: {
    label: "Guests register on this site",
    type: "switch",
    hint: "The page of the event gets a form.",
    ...inGroup("registration"),
  },
  capacity: {
    label: "Places",
    type: "number",
    maxLength: 6,
    hint: "A number. When all are taken, guests join a waiting list. If empty, there is no limit.",
    ...inGroup("registration"),
  },
  registrationEnds: {
    label: "Registration closes",
    type: "instant",
    hint: "If empty, when the event begins.",
    ...inGroup("registration"),
  },
  companions: {
    label: "Companions",
    type: "choice",
    options: companionChoices,
    default: "0",
    optional: true,
    invalid: "Please choose a number from 0 to 5.",
    hint: "Each takes a place.",
    ...inGroup("registration"),
  },
  questions: {
    label: "Questions",
    type: "list",
    one: "question",
    maxItems: 5,
    item: {
      id: { type: "text", label: "Id", maxLength: 40 },
      question: { type: "text", label: "Question", maxLength: 300 },
      choices: { type: "longText", label: "Choices", maxLength: 1000 },
      required: { type: "text", label: "Required", maxLength: 3 },
    },
    ...inGroup("registration"),
  },
  recordingUrl: {
    label: "Recording",
    type: "link",
    maxLength: 2000,
    hint: "An address, or a video or audio file of the library. Shown above the text after the event; videos on YouTube, Vimeo and the PeerTube sites from the settings play there.",
    ...inGroup("after"),
  },
  recordingId: { label: "Recording of the library", type: "text", maxLength: 100, ...inGroup("after") },
  photographs: {
    label: "Photographs",
    type: "text",
    maxLength: 100,
    hint: "A collection of this site. Shown after the event.",
    ...inGroup("after"),
  },
} as const satisfies Fields;

export type EventValues = ValuesOf<typeof eventFields>;
/** With the first date, and with the section, which may be another. */
export type DatedValues = EventValues & { eventDate: string | null };
export type DocumentValues = DatedValues & { section: string };

export type EventState = keyof typeof eventStates;
