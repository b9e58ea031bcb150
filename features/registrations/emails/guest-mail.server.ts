import type { EmailFact } from "#core/email.ts";
import { interfaceLocale } from "#core/language.ts";
import type { EventDate } from "#features/events/dates.ts";
import { shownDate } from "#features/events/events.server.ts";
import { type Times, whenOf } from "#features/events/words.ts";
import { m } from "#messages";
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
  const link = onlineUrl || (isConfirmed ? m.registrations.linkFollows() : m.registrations.linkWithPlace());
  return [
    ...listed(
      m.registrations.when(),
      dates.filter(({ endsAt, state }) => endsAt >= now && state !== "cancelled").map(timeOf),
    ),
    { name: m.registrations.where(), value: where },
    { name: m.registrations.online(), value: online || onlineUrl ? link : "" },
    {
      name: m.registrations.companions(),
      value:
        guest.state !== "unconfirmed" && guest.companions > 0
          ? guest.companions.toLocaleString(interfaceLocale())
          : "",
    },
    { name: m.registrations.directions(), value: mail.directions },
    { name: m.registrations.accessibility(), value: mail.accessNotes },
  ].filter(({ value }) => value !== "");
}

export function listed(name: string, times: string[]): EmailFact[] {
  const [first] = times;
  if (first === undefined) return [];
  if (times.length === 1) return [{ name, value: first }];
  const more = times.length - maxDates;
  const rest = more > 0 ? [m.registrations.furtherDates({ count: more })] : [];
  return [{ name, value: [...times.slice(0, maxDates), ...rest] }];
}
