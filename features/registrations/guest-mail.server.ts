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
  detail: { before?: EventDate[]; changed?: string[]; date?: string; entry?: number };
  message: { subject: string; text: string } | undefined;
  where: string;
  directions: string;
  accessNotes: string;
  online: boolean;
  onlineUrl: string;
  timeOf(date: Pick<EventDate, "startsAt" | "endsAt">): string;
};

/** When and where the event is, for guests. */
export function detailsOf(mail: GuestMail): string {
  const { dates, timeOf, now, where, online, onlineUrl, guest } = mail;
  const isConfirmed = guest.state === "confirmed";
  const link =
    onlineUrl || (isConfirmed ? "we will email you the link." : "you get the link with your place.");
  return [
    listed("When", dates.filter(({ endsAt, state }) => endsAt >= now && state !== "cancelled").map(timeOf)),
    where && `Where: ${where}`,
    (online || onlineUrl) && `Online: ${link}`,
    guest.companions > 0 && guest.state !== "unconfirmed" && `Companions: ${guest.companions}`,
    paragraphs("How to get there", mail.directions),
    paragraphs("Accessibility", mail.accessNotes),
  ]
    .filter(Boolean)
    .join("\n");
}

export function listed(name: string, times: string[]): string {
  const [first = ""] = times;
  if (times.length < 2) return first && `${name}: ${first}`;
  const more = times.length - mostDates;
  const items = [...times.slice(0, mostDates), ...(more > 0 ? [`and ${plural(more, "further date")}`] : [])];
  return [`${name}:`, ...items.map((item) => `- ${item}`)].join("\n");
}

function paragraphs(name: string, text: string): string {
  return text && `\n${name}:\n${text}`;
}
