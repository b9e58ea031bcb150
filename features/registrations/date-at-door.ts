import { hour } from "#core/durations.ts";
import { byStart, type EventDate } from "#features/events/dates.ts";

const grace = 12 * hour; // for those who come late and for events without an end

/** The id of the date whose guests are at the door: the nearest one, until twelve hours after its end. */
export function dateAtDoor(dates: EventDate[], now: string): string {
  const at = Date.parse(now);
  const distance = ({ startsAt, endsAt }: EventDate) =>
    Math.max(0, Date.parse(startsAt) - at, at - Date.parse(endsAt));
  const taking = dates.filter(({ state }) => state !== "cancelled").toSorted(byStart);
  const open = taking.filter(({ endsAt }) => Date.parse(endsAt) + grace >= at);
  const [nearest] = open.toSorted((one, other) => distance(one) - distance(other));
  return (nearest ?? taking.at(-1))?.id ?? "";
}
