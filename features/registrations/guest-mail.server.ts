import { plural } from "#core/plural.ts";
import type { EventDate } from "#features/events/dates.ts";
import type { EventSettings, Registration } from "./store.server.ts";

const mostDates = 10;

/** All that an email to a guest may say. */
export type GuestMail = {
  guest: Registration;
  event: EventSettings;
  /** Readers do not see the event. */
  isWithdrawn: boolean;
  now: string;
  /** In order. */
  dates: EventDate[];
  stateNote: string;
  waitingBefore: number;
  detail: { before?: Omit<EventDate, "id">[]; changed?: string[]; date?: string };
  message: { subject: string; text: string } | undefined;
  where: string;
  online: boolean;
  onlineUrl: string;
  timeOf(date: Pick<EventDate, "startsAt" | "endsAt">): string;
};

/** When and where the event is, for guests. */
export function detailsOf({ dates, timeOf, now, where, online, onlineUrl, guest }: GuestMail): string {
  const ahead = dates.filter(({ endsAt, state }) => endsAt >= now && state !== "cancelled");
  const times = ahead.slice(0, mostDates).map(timeOf);
  const more = ahead.length - times.length;
  return [
    times.length === 1 ? `When: ${times[0]}` : `When:\n${times.map((time) => `- ${time}`).join("\n")}`,
    more > 0 && `- and ${plural(more, "further date")}`,
    where && `Where: ${where}`,
    onlineUrl ? `Online: ${onlineUrl}` : online && "Online: you get the link with your place.",
    guest.companions > 0 && `Companions: ${guest.companions}`,
  ]
    .filter(Boolean)
    .join("\n");
}
