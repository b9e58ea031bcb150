import type { EmailContent } from "#core/email.ts";
import { cleanName } from "#core/fields.ts";
import type { EventDate } from "#features/events/dates.ts";
import { m } from "#messages";
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
          label: m.registrations.confirmLabel(),
          paragraphs: [m.registrations.confirmText({ title: titleOf(mail) })],
          facts: detailsOf(mail),
          button: m.registrations.confirmButton(),
          notes: [m.registrations.confirmIgnore()],
        },
  known: (mail) => ({
    label: m.registrations.knownLabel(),
    paragraphs: [
      [
        m.registrations.registeredTwice({ title: titleOf(mail) }),
        stateOf(mail),
        m.registrations.unchanged(),
      ].join(" "),
    ],
    ...toRegistration(mail),
  }),
  place: (mail) => placeText(mail, m.registrations.placeText({ title: titleOf(mail) })),
  "moved-up": (mail) => placeText(mail, m.registrations.movedUpText({ title: titleOf(mail) })),
  waiting: (mail) =>
    mail.guest.state !== "waiting"
      ? null
      : {
          label: m.registrations.waitingLabel(),
          paragraphs: [`${fullness(mail)} ${stateOf(mail)}`, m.registrations.waitingText()],
          facts: detailsOf(mail),
          ...toRegistration(mail),
        },
  cancelled: (mail) =>
    mail.guest.state !== "cancelled"
      ? null
      : {
          label: m.registrations.cancelledLabel(),
          paragraphs: [m.registrations.cancelledText({ title: titleOf(mail) })],
        },
  reminder(mail) {
    const date = mail.dates.find(({ startsAt }) => startsAt === mail.detail.date);
    if (mail.guest.state !== "confirmed" || mail.isWithdrawn) return null;
    if (!date || date.state === "cancelled" || date.startsAt <= mail.now) return null;
    return {
      label: m.registrations.reminderLabel(),
      paragraphs: [m.registrations.reminderText({ title: titleOf(mail) })],
      facts: detailsOf({ ...mail, dates: [date] }),
      ...toRegistration(mail),
      notes: [m.registrations.reminderNote()],
      calendar: true,
    };
  },
  change(mail) {
    const { event, stateNote } = mail;
    const title = titleOf(mail);
    if (!isGuest(mail) || mail.isWithdrawn) return null;
    const isCancelled = event.eventState === "cancelled";
    const gone = goneDates(mail);
    const [when, ...details] = detailsOf(mail);
    const [label, news] = isCancelled
      ? [m.registrations.eventCancelledLabel(), m.registrations.eventCancelledText({ title })]
      : isReturned(mail)
        ? [m.registrations.returnedLabel(), m.registrations.returnedText({ title })]
        : gone.length > 0
          ? [m.registrations.rescheduledLabel(), m.registrations.rescheduledText({ title })]
          : [m.registrations.changedLabel(), m.registrations.changedText({ title })];
    return {
      label,
      paragraphs: [news, isNews(mail) ? stateNote : ""].filter(Boolean),
      facts: isCancelled
        ? listed(m.registrations.plannedFor(), gone)
        : [
            ...(when ? [when] : []),
            ...listed(
              mail.dates.length > 1 ? m.registrations.noLongerOn() : m.registrations.insteadOf(),
              gone,
            ),
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
          label: m.registrations.eventCancelledLabel(),
          paragraphs: [m.registrations.withdrawnText({ title: titleOf(mail) })],
          ...(mail.dates.length > 0 ? withCalendar(mail) : {}), // none if it was moved to articles
        },
  message: (mail) => (!isGuest(mail) || !mail.message ? null : { paragraphs: [mail.message.text] }),
};

function placeText(mail: GuestMail, news: string): Text | null {
  if (mail.guest.state !== "confirmed") return null;
  return {
    label: m.registrations.placeLabel(),
    paragraphs: [news],
    facts: detailsOf(mail),
    ...toRegistration(mail),
    calendar: true,
  };
}

/** A party may wait for more places than are free. */
function fullness(mail: GuestMail): string {
  const { free, guest } = mail;
  const title = titleOf(mail);
  if (free <= 0 || free > guest.companions) return m.registrations.allTakenAt({ title });
  const places = guest.companions + 1;
  if (free === 1) return m.registrations.comeAlone({ title, places });
  return m.registrations.bringFewer({ title, places, free, companions: free - 1 });
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
  const note = guest.companions > 0 ? m.registrations.thereChange() : m.registrations.thereCancel();
  return { button: m.registrations.see(), notes: [note] };
}

function stateOf({ guest, waitingBefore }: GuestMail): string {
  if (guest.state === "confirmed") return m.registrations.youHavePlace();
  return waitingBefore === 0
    ? m.registrations.firstWaiting()
    : m.registrations.waitingAfter({ count: waitingBefore });
}

function titleOf({ event }: GuestMail): string {
  return cleanName(event.title);
}
