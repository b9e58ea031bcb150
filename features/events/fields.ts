import type { Fields, ValuesOf } from "#features/fields/field.ts";
import { m } from "#messages";

const only = { field: "section", is: "events", error: m.adminEvents.onlyOfEvents };
const inGroup = <const Group extends string>(group: Group) => ({ group, only }) as const;

export const eventStates = {
  confirmed: m.adminEvents.stateConfirmed,
  tentative: m.adminEvents.stateTentative,
  moved: m.adminEvents.stateMoved,
  cancelled: m.adminEvents.stateCancelled,
};

const companionChoices = {
  "0": m.adminEvents.noCompanions,
  "1": m.adminEvents.oneCompanion,
  "2": m.adminEvents.twoCompanions,
  "3": m.adminEvents.threeCompanions,
  "4": m.adminEvents.fourCompanions,
  "5": m.adminEvents.fiveCompanions,
};

/** The fields of events besides their first date. Links for guests are never shown to readers. */
export const eventFields = {
  eventEnd: { label: m.adminEvents.endLabel, type: "instant", ...inGroup("time") },
  allDay: { label: m.adminEvents.allDayLabel, type: "switch", ...inGroup("time") },
  timeZone: { label: m.adminEvents.timeZoneLabel, type: "text", maxLength: 60, ...inGroup("time") },
  eventState: {
    label: m.adminEvents.stateLabel,
    type: "choice",
    options: eventStates,
    default: "confirmed",
    optional: true,
    invalid: m.adminEvents.stateInvalid,
    ...inGroup("state"),
  },
  stateNote: {
    label: m.adminEvents.stateNoteLabel,
    type: "longText",
    maxLength: 1000,
    hint: m.adminEvents.stateNoteHint,
    shown: true,
    ...inGroup("state"),
  },
  dates: {
    label: m.adminEvents.datesLabel,
    type: "list",
    one: "date",
    maxItems: 200,
    item: {
      id: { type: "text", label: m.adminEvents.idLabel, maxLength: 40 },
      begins: { type: "text", label: m.adminEvents.startLabel, maxLength: 40 },
      state: { type: "text", label: m.adminEvents.dateStateLabel, maxLength: 20 },
    },
    ...inGroup("time"),
  },
  place: {
    label: m.adminEvents.placeLabel,
    type: "text",
    maxLength: 200,
    hint: m.adminEvents.placeHint,
    searched: true,
    ...inGroup("place"),
  },
  placeAddress: {
    label: m.adminEvents.addressLabel,
    type: "longText",
    maxLength: 500,
    searched: true,
    shown: true,
    ...inGroup("place"),
  },
  online: { label: m.adminEvents.onlineLabel, type: "switch", ...inGroup("place") },
  onlineUrl: {
    label: m.adminEvents.meetingLabel,
    type: "link",
    maxLength: 2000,
    hint: m.adminEvents.meetingHint,
    ...inGroup("place"),
  },
  coordinates: {
    label: m.adminEvents.coordinatesLabel,
    type: "text",
    maxLength: 60,
    hint: m.adminEvents.coordinatesHint,
    shown: true,
    ...inGroup("arrival"),
  },
  directions: {
    label: m.adminEvents.directionsLabel,
    type: "longText",
    maxLength: 2000,
    shown: true,
    ...inGroup("arrival"),
  },
  accessNotes: {
    label: m.adminEvents.accessibilityLabel,
    type: "longText",
    maxLength: 2000,
    hint: m.adminEvents.accessibilityHint,
    shown: true,
    ...inGroup("arrival"),
  },
  programme: {
    label: m.adminEvents.programmeLabel,
    type: "list",
    one: "item",
    maxItems: 100,
    item: {
      time: { type: "text", label: m.adminEvents.itemTimeLabel, maxLength: 60 },
      title: { type: "text", label: m.adminEvents.itemTitleLabel, maxLength: 300 },
      speaker: {
        type: "text",
        label: m.adminEvents.itemSpeakerLabel,
        maxLength: 300,
        hint: m.adminEvents.itemSpeakerHint,
      },
    },
    shown: true,
    ...inGroup("programme"),
  },
  registration: {
    label: m.adminEvents.registrationLabel,
    type: "switch",
    hint: m.adminEvents.registrationHint,
    untranslated: true,
    ...inGroup("registration"),
  },
  capacity: {
    label: m.adminEvents.capacityLabel,
    type: "number",
    maxLength: 6,
    hint: m.adminEvents.capacityHint,
    untranslated: true,
    ...inGroup("registration"),
  },
  registrationEnds: {
    label: m.adminEvents.registrationEndsLabel,
    type: "instant",
    hint: m.adminEvents.registrationEndsHint,
    untranslated: true,
    ...inGroup("registration"),
  },
  companions: {
    label: m.adminEvents.companionsLabel,
    type: "choice",
    options: companionChoices,
    default: "0",
    optional: true,
    invalid: m.adminEvents.companionsInvalid,
    hint: m.adminEvents.companionsHint,
    untranslated: true,
    ...inGroup("registration"),
  },
  questions: {
    label: m.adminEvents.questionsLabel,
    type: "list",
    one: "question",
    maxItems: 5,
    item: {
      id: { type: "text", label: m.adminEvents.idLabel, maxLength: 40 },
      question: { type: "text", label: m.adminEvents.questionLabel, maxLength: 300 },
      choices: { type: "longText", label: m.adminEvents.choicesLabel, maxLength: 1000 },
      required: { type: "text", label: m.adminEvents.requiredLabel, maxLength: 3 },
    },
    ...inGroup("registration"),
  },
  recordingUrl: {
    label: m.adminEvents.recordingLabel,
    type: "link",
    maxLength: 2000,
    hint: m.adminEvents.recordingHint,
    ...inGroup("after"),
  },
  recordingId: { label: m.adminEvents.recordingFileLabel, type: "text", maxLength: 100, ...inGroup("after") },
  photographs: {
    label: m.adminEvents.photographsLabel,
    type: "text",
    maxLength: 100,
    hint: m.adminEvents.photographsHint,
    ...inGroup("after"),
  },
} as const satisfies Fields;

export type EventValues = ValuesOf<typeof eventFields>;
/** With the first date, and with the section, which may be another. */
export type DatedValues = EventValues & { eventDate: string | null };
export type DocumentValues = DatedValues & { section: string };

export type EventState = keyof typeof eventStates;
