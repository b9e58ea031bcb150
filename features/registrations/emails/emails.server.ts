import type { Context } from "#core/context.ts";
import type { Email } from "#core/email.ts";
import { cleanName } from "#core/fields.ts";
import { withCommas } from "#core/list-format.ts";
import { pick } from "#core/pick.ts";
import type { SigningKeys } from "#core/services.ts";
import type { Queries } from "#db/engine.ts";
import { documentUrl } from "#features/addresses/paths.ts";
import { appUrl } from "#features/emails/app-url.server.ts";
import type { QueuedEmail } from "#features/emails/emails.server.ts";
import { greetingTo } from "#features/emails/words.ts";
import type { EventPlace } from "#features/events/changes.server.ts";
import { byStart, type EventDate } from "#features/events/dates.ts";
import { eventsOf, scheduleOf } from "#features/events/events.server.ts";
import { guestCalendar } from "#features/feeds/calendar.server.ts";
import { m } from "#messages";
import { findEntry } from "../entries.store.server.ts";
import { findMessage } from "../guest-emails.store.server.ts";
import { freePlaces, isPublic } from "../guests.server.ts";
import { registrationPath } from "../paths.ts";
import * as store from "../store.server.ts";
import { tokenOf } from "../tokens.server.ts";
import { type GuestMail, timesIn } from "./guest-mail.server.ts";
import { type Text, texts } from "./texts.server.ts";

/**
 * The email as it is right now. Null if it has nothing to say any more, because the guest or the event has changed.
 * "later" about a hidden event that is public again: `tellOfReturns` removes it.
 */
export async function guestEmail(
  ctx: Context,
  signingKeys: SigningKeys,
  { registrationId, kind, detail: json, messageId }: QueuedEmail,
): Promise<Email | null | "later"> {
  const { queries } = ctx.db;
  const detail: GuestMail["detail"] = json ? JSON.parse(json) : {};
  const guest = await guestOf(queries, registrationId ?? "", detail.entry);
  const event = guest && (await store.findSettings(queries, guest.eventId));
  if (!guest || !event) return null;
  const isWithdrawn = !isPublic(event, ctx.now);
  const isConfirmed = guest.state === "confirmed";
  if (kind === "withdrawn" && !isWithdrawn) return "later";
  const { dates = [], stateNote = "" } = (await scheduleOf(ctx, [event.id])).get(event.id) ?? {};
  const shown = (await eventsOf(ctx, [event])).get(event.id) ?? null;
  const place = await store.findPlace(queries, event.id);
  const mail: GuestMail = {
    ...pick(place, ["directions", "accessNotes"]),
    guest,
    event,
    isWithdrawn,
    now: ctx.now,
    stateNote,
    dates: dates.toSorted(byStart),
    free: await freePlaces({ queries, event }),
    waitingBefore: await store.countBefore(queries, event.id, guest.waitingNumber ?? 0),
    detail,
    message: messageId ? await findMessage(queries, messageId) : undefined,
    where: whereOf(place),
    onlineUrl: isConfirmed ? place.onlineUrl : "",
    online: place.online === 1,
    timeOf: timesIn(shown ?? { allDay: false, timeZone: ctx.site.timeZone }),
  };
  const text = texts[kind]?.(mail);
  if (!text) return null;
  const link = appUrl(ctx.site, registrationPath(tokenOf(signingKeys, guest.id, detail.entry)));
  const isCancelled = isWithdrawn || event.eventState === "cancelled";
  const card = { ...event, _id: event.id, excerpt: "", subcategory: "", event: shown };
  const calendar =
    text.calendar &&
    (await guestCalendar(
      ctx,
      { ...card, date: event.publishedAt ?? ctx.now, updatedAt: ctx.now },
      { onlineUrl: mail.onlineUrl, cancelled: isCancelled, removed: removedDates(mail) },
    ));
  const page = isWithdrawn ? "" : documentUrl(ctx.site, "blog", card);
  const method = isCancelled ? "CANCEL" : "PUBLISH";
  return {
    to: guest.email,
    ...contentOf(mail, text, { page, link, site: ctx.site.name }),
    icalEvent: calendar ? { method, filename: "event.ics", content: calendar } : undefined,
  };
}

type Links = Record<"page" | "link" | "site", string>;
type Told = Pick<GuestMail, "message"> & {
  guest: Omit<GuestMail["guest"], "companions">;
  event: Pick<GuestMail["event"], "title">;
};

/** The subject and the content. An email without a button has the link to the registration at its end. */
export function contentOf(
  { guest, event, message }: Told,
  { label, button, ...text }: Text,
  { page, link, site }: Links,
): Pick<Email, "subject" | "content"> {
  const heading = label ? cleanName(event.title) : cleanName(message?.subject ?? "");
  return {
    subject: label ? m.registrations.emailSubject({ label, title: heading }) : heading,
    content: {
      label,
      heading,
      ...text,
      reason: reasonOf(guest.state, event.title, site),
      greeting: message ? undefined : greetingOf(guest),
      button: button ? { text: button, url: link } : undefined,
      links: [
        ...(page ? [{ text: m.registrations.eventLink(), url: page }] : []),
        ...(button ? [] : [{ text: m.registrations.registrationLink(), url: link }]),
      ],
    },
  };
}

/** The guest, with what the email confirms if it is about an entry. Undefined if there is nothing to confirm any more. */
async function guestOf(db: Queries, id: string, number: number | undefined) {
  const guest = await store.findRegistration(db, id);
  if (!guest || number === undefined) return guest;
  const entry = await findEntry(db, id, number);
  return entry && ({ ...guest, ...entry, state: "unconfirmed", isEntry: true } as const);
}

/** An entry for an address that is registered already may be a stranger's. */
function greetingOf({ name, state, isEntry }: Told["guest"]): string {
  return greetingTo(isEntry ? "" : name, { proved: state !== "unconfirmed" });
}

function reasonOf(state: GuestMail["guest"]["state"], title: string, site: string): string {
  if (state === "unconfirmed") return m.registrations.reasonUnconfirmed({ site });
  const values = { site, title: cleanName(title) };
  if (state === "confirmed") return m.registrations.reasonConfirmed(values);
  return state === "waiting"
    ? m.registrations.reasonWaiting(values)
    : m.registrations.reasonCancelled(values);
}

export function whereOf({ place, placeAddress }: Pick<EventPlace, "place" | "placeAddress">): string {
  return withCommas([place, ...placeAddress.split("\n")]);
}

function removedDates({ dates, detail: { before = [] } }: Pick<GuestMail, "dates" | "detail">): EventDate[] {
  const ids = new Set(dates.map(({ id }) => id));
  const removed = before.filter(({ id }) => !ids.has(id));
  return removed.map((date) => ({ ...date, state: "cancelled" }));
}
