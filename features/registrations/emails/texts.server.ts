import type { EmailContent } from "#core/email.ts";
import { cleanName } from "#core/fields.ts";
import { plural } from "#core/plural.ts";
import type { EventDate } from "#features/events/dates.ts";
import { detailsOf, type GuestMail, listed } from "./guest-mail.server.ts";

/** `label`: the subject without the title of the event. `button`: opens the registration. */
export type Text = Pick<EmailContent, "paragraphs" | "facts" | "notes"> & {
  label?: string;
  button?: string;
  calendar?: true;
};

/** Texts by the kind of email. Null if the email has become pointless. */
export const texts: Record<string, (mail: GuestMail) => Text | null> = {
  confirm: (mail) =>
    mail.guest.state !== "unconfirmed"
      ? null
      : {
          label: "Confirm your registration",
          paragraphs: [
            `You asked for a place at ${quoted(mail)}. Please confirm within 24 hours: your place is not reserved yet.`,
          ],
          facts: detailsOf(mail),
          button: "Confirm my registration",
          notes: ["If you did not ask for it, ignore this email: we delete the registration after a day."],
        },
  known: (mail) => ({
    label: "You are registered already",
    paragraphs: [`You asked for a place at ${quoted(mail)} again. ${stateOf(mail)} Nothing has changed.`],
    ...toRegistration(mail),
  }),
  place: (mail) => placeText(mail, "You have a place at"),
  "moved-up": (mail) => placeText(mail, "A place has become free for you at"),
  waiting: (mail) =>
    mail.guest.state !== "waiting"
      ? null
      : {
          label: "On the waiting list",
          paragraphs: [
            `${fullness(mail)} ${stateOf(mail)}`,
            "As soon as a place becomes free for you, it is yours and we email you.",
          ],
          facts: detailsOf(mail),
          ...toRegistration(mail),
        },
  cancelled: (mail) =>
    mail.guest.state !== "cancelled"
      ? null
      : {
          label: "Registration cancelled",
          paragraphs: [`Your registration for ${quoted(mail)} is cancelled.`],
        },
  reminder(mail) {
    const date = mail.dates.find(({ startsAt }) => startsAt === mail.detail.date);
    if (mail.guest.state !== "confirmed" || mail.isWithdrawn) return null;
    if (!date || date.state === "cancelled" || date.startsAt <= mail.now) return null;
    return {
      label: "Tomorrow",
      paragraphs: [`We look forward to seeing you tomorrow at ${quoted(mail)}.`],
      facts: detailsOf({ ...mail, dates: [date] }),
      ...toRegistration(mail),
      notes: ["If you cannot come, please cancel there, so that somebody else can have your place."],
      calendar: true,
    };
  },
  change(mail) {
    const { event, stateNote } = mail;
    if (!isGuest(mail) || mail.isWithdrawn) return null;
    const isCancelled = event.eventState === "cancelled";
    const gone = goneDates(mail);
    const [when, ...details] = detailsOf(mail);
    const [label, news] = isCancelled
      ? ["Cancelled", "is cancelled."]
      : isReturned(mail)
        ? ["Going ahead", "will take place after all."]
        : gone.length > 0
          ? ["Rescheduled", "has been rescheduled."]
          : ["Changed", "has changed."];
    return {
      label,
      paragraphs: [`${quoted(mail)} ${news}`, isNews(mail) ? stateNote : ""].filter(Boolean),
      facts: isCancelled
        ? listed("Planned for", gone)
        : [
            ...(when ? [when] : []),
            ...listed(mail.dates.length > 1 ? "No longer on" : "Instead of", gone),
            ...details,
          ],
      ...(isCancelled ? {} : toRegistration(mail)),
      ...withCalendar(mail),
    };
  },
  withdrawn: (mail) =>
    !isGuest(mail) || (mail.event.overAt ?? mail.now) < mail.now
      ? null
      : {
          label: "Cancelled",
          paragraphs: [
            `${quoted(mail)} will not take place as announced: it has been removed from our site.`,
          ],
          ...(mail.dates.length > 0 ? withCalendar(mail) : {}), // none if it was moved to articles
        },
  message: (mail) => (!isGuest(mail) || !mail.message ? null : { paragraphs: [mail.message.text] }),
};

function placeText(mail: GuestMail, news: string): Text | null {
  if (mail.guest.state !== "confirmed") return null;
  return {
    label: "Your place",
    paragraphs: [`${news} ${quoted(mail)}.`],
    facts: detailsOf(mail),
    ...toRegistration(mail),
    calendar: true,
  };
}

/** A party may wait for more places than are free. */
function fullness(mail: GuestMail): string {
  const { free, guest } = mail;
  if (free <= 0 || free > guest.companions) return `All places at ${quoted(mail)} are taken.`;
  const many = free === 1 ? "One place is" : `${free} places are`;
  return `${many} free at ${quoted(mail)}, and you asked for ${guest.companions + 1}. Bring fewer people to get ${free === 1 ? "it: come alone" : `them: at most ${plural(free - 1, "companion")}`}.`;
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

/** The note of a cancellation is none for an event that takes place after all. */
function isNews(mail: GuestMail): boolean {
  const { noteBefore } = mail.detail;
  if (mail.event.eventState !== "confirmed") return true;
  return noteBefore === undefined ? !isReturned(mail) : mail.stateNote !== noteBefore;
}

/** Times that guests know and that no longer apply. */
function goneDates({ dates, detail, timeOf, now }: GuestMail): string[] {
  const taking = (some: EventDate[] = []) =>
    some.filter(({ endsAt, state }) => endsAt >= now && state !== "cancelled").map(timeOf);
  const current = new Set(taking(dates));
  return taking(detail.before).filter((time) => !current.has(time));
}

function toRegistration({ guest }: GuestMail): Pick<Text, "button" | "notes"> {
  const notes = [`There you can also ${guest.companions > 0 ? "bring fewer people or " : ""}cancel.`];
  return { button: "See my registration", notes };
}

function stateOf({ guest, waitingBefore }: GuestMail): string {
  if (guest.state === "confirmed") return "You have a place.";
  return waitingBefore === 0
    ? "You are the first on the waiting list."
    : `You are on the waiting list, after ${plural(waitingBefore, "other registration")}.`;
}

function quoted({ event }: GuestMail): string {
  return `“${cleanName(event.title)}”`;
}
