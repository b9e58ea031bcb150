import { cleanName } from "#core/fields.ts";
import { plural } from "#core/plural.ts";
import type { EventDate } from "#features/events/dates.ts";
import { detailsOf, type GuestMail, listed } from "./guest-mail.server.ts";

type Text = { subject: string; paragraphs: string[]; linkText?: string; calendar?: true };

/** By kind. Null if the email has become pointless. */
export const texts: Record<string, (mail: GuestMail) => Text | null> = {
  confirm: (mail) =>
    mail.guest.state !== "unconfirmed"
      ? null
      : {
          subject: `Confirm your registration: ${mail.event.title}`,
          paragraphs: [
            greeting(mail),
            `Somebody, probably you, has registered this address for ${quoted(mail)}.`,
            detailsOf(mail),
            "Your place is not reserved yet. If it was not you, ignore this email: we delete the registration after a day.",
          ],
          linkText: "Confirm it here, within 24 hours:",
        },
  known: (mail) => ({
    subject: `You are registered already: ${mail.event.title}`,
    paragraphs: [
      greeting(mail),
      `Somebody, probably you, has registered this address again for ${quoted(mail)}. ${stateOf(mail)} Nothing has changed.`,
    ],
    linkText: seeOrCancel(mail),
  }),
  place: (mail) => placeText(mail, "You have a place at"),
  "moved-up": (mail) => placeText(mail, "A place has become free for you at"),
  waiting: (mail) =>
    mail.guest.state !== "waiting"
      ? null
      : {
          subject: `On the waiting list: ${mail.event.title}`,
          paragraphs: [
            greeting(mail),
            `All places at ${quoted(mail)} are taken. ${stateOf(mail)}`,
            "As soon as a place becomes free for you, it is yours and we email you.",
            detailsOf(mail),
          ],
          linkText: seeOrCancel(mail),
        },
  cancelled: (mail) =>
    mail.guest.state !== "cancelled"
      ? null
      : {
          subject: `Registration cancelled: ${mail.event.title}`,
          paragraphs: [greeting(mail), `Your registration for ${quoted(mail)} is cancelled.`],
        },
  reminder(mail) {
    const date = mail.dates.find(({ startsAt }) => startsAt === mail.detail.date);
    if (mail.guest.state !== "confirmed" || mail.isWithdrawn) return null;
    if (!date || date.state === "cancelled" || date.startsAt <= mail.now) return null;
    return {
      subject: `Tomorrow: ${mail.event.title}`,
      paragraphs: [
        greeting(mail),
        `We look forward to seeing you tomorrow at ${quoted(mail)}.`,
        detailsOf({ ...mail, dates: [date] }),
        "If you cannot come, please cancel so that somebody else can have your place.",
      ],
      linkText: seeOrCancel(mail),
      calendar: true,
    };
  },
  change(mail) {
    const { event, stateNote } = mail;
    if (!isGuest(mail) || mail.isWithdrawn) return null;
    const isCancelled = event.eventState === "cancelled";
    const gone = goneDates(mail);
    const [subject, news] = isCancelled
      ? ["Cancelled", "is cancelled."]
      : isReturned(mail)
        ? ["Going ahead", "will take place after all."]
        : gone.length > 0
          ? ["Rescheduled", "has been rescheduled."]
          : ["Changed", "has changed."];
    return {
      subject: `${subject}: ${event.title}`,
      paragraphs: [
        greeting(mail),
        `${quoted(mail)} ${news}`,
        stateNote,
        listed(mail.dates.length > 1 ? "No longer on" : "It was planned for", gone),
        isCancelled ? "" : detailsOf(mail),
      ],
      ...(isCancelled ? {} : { linkText: seeOrCancel(mail) }),
      ...withCalendar(mail),
    };
  },
  withdrawn: (mail) =>
    !isGuest(mail) || (mail.event.overAt ?? mail.now) < mail.now
      ? null
      : {
          subject: `Cancelled: ${mail.event.title}`,
          paragraphs: [
            greeting(mail),
            `${quoted(mail)} will not take place as announced: it has been removed from our site.`,
          ],
          ...(mail.dates.length > 0 ? withCalendar(mail) : {}), // none if it was moved to articles
        },
  message: (mail) =>
    !isGuest(mail) || !mail.message
      ? null
      : { subject: mail.message.subject, paragraphs: [mail.message.text] },
};

function placeText(mail: GuestMail, news: string): Text | null {
  if (mail.guest.state !== "confirmed") return null;
  return {
    subject: `Your place: ${mail.event.title}`,
    paragraphs: [greeting(mail), `${news} ${quoted(mail)}.`, detailsOf(mail)],
    linkText: seeOrCancel(mail),
    calendar: true,
  };
}

function withCalendar({ guest }: GuestMail): Pick<Text, "calendar"> {
  return guest.state === "confirmed" ? { calendar: true } : {};
}

function isGuest({ guest }: GuestMail): boolean {
  return guest.state === "confirmed" || guest.state === "waiting";
}

/** Guests were told that it would not take place. */
function isReturned({ detail: { before = [], changed = [] } }: GuestMail): boolean {
  const wasCancelled = before.length > 0 && before.every(({ state }) => state === "cancelled");
  return wasCancelled || changed.includes("returned");
}

/** Times that guests know and that no longer apply. */
function goneDates({ dates, detail, timeOf, now }: GuestMail): string[] {
  const taking = (some: EventDate[] = []) =>
    some.filter(({ endsAt, state }) => endsAt >= now && state !== "cancelled").map(timeOf);
  const current = new Set(taking(dates));
  return taking(detail.before).filter((time) => !current.has(time));
}

function seeOrCancel({ guest }: GuestMail): string {
  return `See your registration${guest.companions > 0 ? ", bring fewer people" : ""} or cancel:`;
}

function stateOf({ guest, waitingBefore }: GuestMail): string {
  if (guest.state === "confirmed") return "You have a place.";
  return waitingBefore === 0
    ? "You are the first on the waiting list."
    : `You are on the waiting list, after ${plural(waitingBefore, "other registration")}.`;
}

function greeting({ guest }: GuestMail): string {
  // Anybody can enter an address, and an advertisement as the name.
  return guest.state === "unconfirmed" ? "Hello," : `Hello ${cleanName(guest.name)},`;
}

function quoted({ event }: GuestMail): string {
  return `“${cleanName(event.title)}”`;
}
