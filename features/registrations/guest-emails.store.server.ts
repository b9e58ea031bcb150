import { sql } from "kysely";
import type { Queries } from "#db/engine.ts";
import { hasRow } from "#db/rows.ts";
import type { RegistrationState } from "#db/schema.ts";
import { addEmails, type GuestEmail, takeEmails } from "#features/emails/emails.server.ts";

/** All guests of an event, those in some states, or one of them. */
type Guests = { eventId: string; states?: RegistrationState[]; id?: string; confirmedBefore?: string };

/** Queues an email for each of these guests who has an address. Returns their number. */
export async function queueMails(db: Queries, some: Guests, email: GuestEmail): Promise<number> {
  const { eventId, states, id, confirmedBefore } = some;
  let guests = db.selectFrom("registrations").where("eventId", "=", eventId).where("email", "<>", "");
  if (states) guests = guests.where("state", "in", states);
  if (id) guests = guests.where("id", "=", id);
  if (confirmedBefore) guests = guests.where("confirmedAt", "<", confirmedBefore);
  return addEmails(db, guests, email);
}

export async function findMessage(db: Queries, id: string) {
  return db.selectFrom("guestMessages").select(["subject", "text"]).where("id", "=", id).executeTakeFirst();
}

/** The same for all that hides an event: guests are told once. */
export const withdrawnBatch = "withdrawn";

/** Removes the emails about an event that was hidden. Returns what they knew, and whether some were sent. */
export async function takeWithdrawn(db: Queries, eventId: string) {
  const guests = db.selectFrom("registrations").select("id").where("eventId", "=", eventId);
  const rows = await takeEmails(db, withdrawnBatch, guests);
  const [first] = rows;
  return first && { detail: first.detail, wasSent: rows.some(({ sentAt }) => sentAt !== null) };
}

/** Public events whose guests have got or still get an email because the event was hidden. */
export async function returnedEvents(db: Queries, now: string) {
  return withdrawnMails(db)
    .innerJoin("blogs", "blogs.id", "eventId")
    .select("blogs.id")
    .distinct()
    .where("section", "=", "events")
    .where("publishedAt", "<=", now)
    .where("deletedAt", "is", null)
    .execute();
}

/** Whether an email about an event that was hidden waits to be sent. */
export async function isTellingWithdrawal(db: Queries, eventId: string): Promise<boolean> {
  const mails = withdrawnMails(db).select("batch").where("eventId", "=", eventId);
  return hasRow(mails.innerJoin("jobs", "jobs.id", "emails.id").where("jobs.state", "=", "queued").limit(1));
}

/**
 * Emails with a link to confirm the registration of an outer query. They were sent since an instant, or not yet: also
 * failed ones may be sent again.
 */
export function linksSince(db: Queries, instant: string, registrationId: string) {
  return db
    .selectFrom("emails")
    .select("emails.id")
    .where("registrationId", "=", sql.ref<string>(registrationId))
    .where("kind", "=", "confirm")
    .where(({ eb, or }) => or([eb("sentAt", "is", null), eb("sentAt", ">=", instant)]));
}

function withdrawnMails(db: Queries) {
  return db
    .selectFrom("emails")
    .innerJoin("registrations", "registrations.id", "registrationId")
    .where("batch", "=", withdrawnBatch);
}
