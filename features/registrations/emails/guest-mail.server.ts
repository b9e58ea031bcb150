import type { EmailFact } from "#core/email.ts";
import { plural } from "#core/plural.ts";
import type { EventDate } from "#features/events/dates.ts";
import { shownDate } from "#features/events/events.server.ts";
import { type Times, whenOf } from "#features/events/words.ts";
import type { EventSettings, Registration } from "../store.server.ts";

const maxDates = 10;

/** All that an email to a guest may say. */
export type GuestMail = {
  /** `isEntry`: as somebody has entered it again for the same address. */
  guest: Pick<Registration, "name" | "state" | "companions"> & { isEntry?: boolean };
  event: Pick<EventSettings, "title" | "eventState" | "overAt">;
  /** Readers do not see the event. */
  isWithdrawn: boolean;
  now: string;
  /** In order. */
  dates: EventDate[];
  stateNote: string;
  waitingBefore: number;
  /** Places; fewer than the party needs if it waits. Infinity without a limit. */
  free: number;
  detail: { before?: EventDate[]; changed?: string[]; noteBefore?: string; date?: string; entry?: number };
  message: { subject: string; text: string } | undefined;
  where: string;
  directions: string;
  accessNotes: string;
  online: boolean;
  onlineUrl: string;
  timeOf(date: EventDate): string;
};

export function timesIn(zone: Pick<Times, "allDay" | "timeZone">): GuestMail["timeOf"] {
  return (date) => whenOf({ ...zone, ...shownDate(date) });
}

/** When and where the event is, for guests. */
export function detailsOf(mail: GuestMail): EmailFact[] {
  const { dates, timeOf, now, where, online, onlineUrl, guest } = mail;
  const isConfirmed = guest.state === "confirmed";
  const link =
    onlineUrl || (isConfirmed ? "We will email you the link." : "You get the link with your place.");
  return [
    ...listed(
      "When",
      dates.filter(({ endsAt, state }) => endsAt >= now && state !== "cancelled").map(timeOf),
    ),
    { name: "Where", value: where },
    { name: "Online", value: online || onlineUrl ? link : "" },
    {
      name: "Companions",
      value: guest.state !== "unconfirmed" && guest.companions > 0 ? String(guest.companions) : "",
    },
    { name: "Directions", value: mail.directions },
    { name: "Accessibility", value: mail.accessNotes },
  ].filter(({ value }) => value !== "");
}

export function listed(name: string, times: string[]): EmailFact[] {
  const [first] = times;
  if (first === undefined) return [];
  if (times.length === 1) return [{ name, value: first }];
  const more = times.length - maxDates;
  const rest = more > 0 ? [`and ${plural(more, "further date")}`] : [];
  return [{ name, value: [...times.slice(0, maxDates), ...rest] }];
}
