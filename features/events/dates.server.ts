import { pick } from "#core/pick.ts";
import { currentDate, type EventDate, lastEnd } from "./dates.ts";
import type { DatedValues, EventState } from "./fields.ts";

/** What is compared of dates, without the other columns of their rows. */
export function timesOf(dates: EventDate[]): EventDate[] {
  return dates.map((date) => pick(date, ["id", "startsAt", "endsAt", "state"]));
}

/** All dates of an event, the first one first. An event without a date has none. */
export function datesOf(values: DatedValues): EventDate[] {
  const { eventDate, eventState, dates } = values;
  if (eventDate === null) return [];
  const dateAt = (id: string, startsAt: string, own: string): EventDate => ({
    id,
    startsAt,
    endsAt: endOf(values, startsAt),
    state: eventState === "confirmed" ? ((own || "confirmed") as EventState) : eventState,
  });
  return [
    dateAt("", eventDate, "confirmed"),
    ...dates.map(({ id = "", begins = "", state = "" }) => dateAt(id, begins, state)),
  ];
}

/** The columns by which lists order and narrow events. */
export function listedDates(values: DatedValues, now: string) {
  const dates = datesOf(values);
  return { nextDate: currentDate(dates, now)?.startsAt ?? null, overAt: lastEnd(dates) };
}

/** All dates are as long as the first one: in days if it lasts all day. */
function endOf({ eventDate, eventEnd, allDay, timeZone }: DatedValues, start: string): string {
  if (eventDate === null) return start;
  if (!allDay) {
    const length = eventEnd === null ? 0 : Date.parse(eventEnd) - Date.parse(eventDate);
    return new Date(Date.parse(start) + length).toISOString();
  }
  const dayAt = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone || "UTC");
  const [first, last] = [dayAt(eventDate), dayAt(eventEnd ?? eventDate)].map((at) => at.toPlainDate());
  const days = first && last ? first.until(last).days + 1 : 1;
  return startOfDay(dayAt(start).toPlainDate().add({ days }), timeZone || "UTC");
}

export function startOfDay(day: Temporal.PlainDate, timeZone: string): string {
  return day.toZonedDateTime(timeZone).toInstant().toString({ fractionalSecondDigits: 3 });
}
