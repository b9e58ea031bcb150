import type { FieldError } from "#core/errors.ts";
import { isTimeZone, skippedTime } from "#core/zone.ts";
import { instantOf } from "#features/fields/parse-instant.ts";
import type { Demand } from "#features/fields/types/type.ts";
import { m } from "#messages";
import { startOfDay } from "./dates.server.ts";
import { maxEvent } from "./dates.ts";
import type { DatedValues, DocumentValues } from "./fields.ts";
import { validateRegistration } from "./validate-registration.server.ts";

type Input = { [Name in keyof DocumentValues]?: unknown };

const dateStates = ["", "confirmed", "moved", "cancelled"];

/** The zone in which the dates of an event are entered and shown. */
export function zoneOf<Zone extends string | undefined>(timeZone: unknown, siteZone: Zone): string | Zone {
  return typeof timeZone === "string" && timeZone !== "" && isTimeZone(timeZone) ? timeZone : siteZone;
}

/** Checks the details of an event against each other. The zone is the event's, or else the site's. */
export function validateEvent<V extends DocumentValues>(
  values: V,
  input: Input,
  { complete, timeZone }: Demand,
): { values: V; errors: FieldError[] } {
  if (values.section !== "events") return { values, errors: [] };
  const zone = timeZone ?? "UTC";
  const errors: FieldError[] = [];
  const bad = (path: string, msg: string | false | undefined) => {
    if (msg) errors.push({ path, code: "invalid", msg });
  };
  const { coordinates, onlineUrl } = values;
  const isKnown = values.timeZone === "" || isTimeZone(values.timeZone);
  bad("timeZone", !isKnown && m.adminEvents.noSuchZone({ timeZone: values.timeZone }));
  for (const name of ["eventDate", "eventEnd"] as const)
    bad(name, skippedTime(String(input[name] ?? ""), zone));
  if (input.eventEnd && values.eventEnd === null) bad("eventEnd", m.adminEvents.endInvalid());
  const times = wholeDays(values, zone);
  bad("eventEnd", lengthError({ ...values, ...times }));
  const dates = furtherDates({ ...values, ...times }, zone);
  const place = coordinates.split(",").map((part) => part.trim());
  bad("coordinates", coordinates && !isPlace(place) && m.adminEvents.coordinatesInvalid());
  for (const name of ["recordingId", "photographs"] as const)
    bad(name, !/^[\w-]*$/.test(values[name]) && m.adminEvents.chooseFromList());
  const registration = validateRegistration(values, { complete, sentEnd: input.registrationEnds });
  return {
    values: {
      ...values,
      ...times,
      ...registration.values,
      dates: dates.values,
      coordinates: place.join(", "),
      programme: values.programme.filter((item) => Object.values(item).some(Boolean)),
      online: values.online || onlineUrl !== "",
    },
    errors: [...errors, ...dates.errors, ...registration.errors],
  };
}

/** An event that lasts all day begins with its first day. Its zone is kept, so that it stays the same days. */
function wholeDays({ allDay, eventDate, eventEnd, timeZone }: DatedValues, zone: string) {
  if (!allDay) return {};
  const dayAt = (instant: string | null) => instant && startOfDayAt(instant, zone);
  const [first, last] = [dayAt(eventDate), dayAt(eventEnd)];
  return { eventDate: first, eventEnd: last === first ? null : last, timeZone: timeZone || zone };
}

function startOfDayAt(instant: string, zone: string): string {
  return startOfDay(Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate(), zone);
}

function lengthError({ allDay, eventDate, eventEnd }: DatedValues): string | undefined {
  if (!eventDate || !eventEnd) return undefined;
  const length = Date.parse(eventEnd) - Date.parse(eventDate);
  if (length > maxEvent) return m.adminEvents.tooLong();
  if (allDay) return length < 0 ? m.adminEvents.lastDayBeforeFirst() : undefined;
  return length <= 0 ? m.adminEvents.endBeforeStart() : undefined;
}

function furtherDates({ dates, allDay, eventDate }: DatedValues, zone: string) {
  const errors: FieldError[] = [];
  const [starts, ids] = [new Set([eventDate]), new Set([""])];
  const values = dates.map(({ begins = "", id = "", state = "" }, index) => {
    const parsed = instantOf(begins, zone);
    const at = parsed && allDay ? startOfDayAt(parsed, zone) : parsed;
    const bad = (name: string, msg: string) =>
      errors.push({ path: `dates.${index}.${name}`, code: "invalid", msg });
    const skipped = skippedTime(begins, zone);
    if (!at) bad("begins", m.adminEvents.dateIncomplete());
    else if (skipped) bad("begins", skipped);
    else if (starts.has(at)) bad("begins", m.adminEvents.dateTwice());
    if (!dateStates.includes(state)) bad("state", m.adminEvents.dateStateInvalid());
    starts.add(at ?? begins);
    const own = /^[\w-]+$/.test(id) && !ids.has(id) ? id : (at ?? begins).replace(/\W/g, "");
    ids.add(own);
    return { id: own, begins: at ?? begins, state: state || "confirmed" };
  });
  return { values, errors };
}

function isPlace(parts: string[]): boolean {
  const [latitude = "", longitude = "", more] = parts;
  const within = (text: string, max: number) =>
    /^-?\d{1,3}(\.\d{1,10})?$/.test(text) && Math.abs(Number(text)) <= max;
  return more === undefined && within(latitude, 90) && within(longitude, 180);
}
