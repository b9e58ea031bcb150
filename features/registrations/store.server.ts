import type { Insertable, Selectable, Updateable } from "kysely";
import type { Context } from "#core/context.ts";
import { compiled } from "#db/compiled.ts";
import { countOf } from "#db/count.ts";
import type { Queries } from "#db/engine.ts";
import { idsFrom } from "#db/rows.ts";
import type { RegistrationState, RegistrationTable } from "#db/schema.ts";
import { linksSince } from "./guest-emails.store.server.ts";

export type Registration = Selectable<RegistrationTable>;

/** Locks the event until the transaction ends: its registrations change one after the other. */
export async function lockEvent(ctx: Pick<Context, "db">, db: Queries, eventId: string): Promise<void> {
  await ctx.db.engine.lock(db, "blogs", [eventId]);
}

/**
 * An event and how guests register for it, whether readers see it or not. Also what was an event: its guests are still
 * told, and may cancel.
 */
export async function findSettings(db: Queries, eventId: string) {
  return (await settingsOf(db, eventId))[0];
}

const settingsOf = compiled((db, eventId: string) =>
  db
    .selectFrom("blogs")
    .leftJoin("events", "events.blogId", "blogs.id")
    .select([
      "blogs.id",
      "title",
      "slug",
      "language",
      "section",
      "publishedAt",
      "deletedAt",
      "eventDate",
      "overAt",
    ])
    .select("registrationEnds")
    .select(({ fn, val }) => [
      fn.coalesce("registration", val(0)).as("registration"),
      fn.coalesce("capacity", val("")).as("capacity"),
      fn.coalesce("companions", val("0")).as("companions"),
      fn.coalesce("questions", val("[]")).as("questions"),
      fn.coalesce("eventState", val("confirmed")).as("eventState"),
      fn.coalesce("timeZone", val("")).as("timeZone"),
      fn.coalesce("sequence", val(0)).as("sequence"),
    ])
    .where("blogs.id", "=", eventId),
);

export type EventSettings = NonNullable<Awaited<ReturnType<typeof findSettings>>>;

export async function addRegistration(db: Queries, row: Insertable<RegistrationTable>): Promise<void> {
  await db.insertInto("registrations").values(row).execute();
}

export async function findRegistration(db: Queries, id: string): Promise<Registration | undefined> {
  return db.selectFrom("registrations").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findByEmail(db: Queries, eventId: string, emailKey: string) {
  return db
    .selectFrom("registrations")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("emailKey", "=", emailKey)
    .executeTakeFirst();
}

type Changes = Omit<Updateable<RegistrationTable>, "version"> & { changedAt: string };

/** Changes a registration and raises its version. */
export async function updateRegistration(db: Queries, id: string, changes: Changes): Promise<void> {
  await db
    .updateTable("registrations")
    .set((row) => ({ ...changes, version: row("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function removeRegistration(db: Queries, id: string): Promise<void> {
  await db.deleteFrom("registrations").where("id", "=", id).execute();
}

/** The last place in the order of an event. */
export async function nextWaitingNumber(db: Queries, eventId: string): Promise<number> {
  const { last } = await db
    .selectFrom("registrations")
    .select((row) => row.fn.max("waitingNumber").as("last"))
    .where("eventId", "=", eventId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Places: guests with their companions. */
export async function countPlaces(db: Queries, eventId: string, state: RegistrationState): Promise<number> {
  const { guests, companions } = await db
    .selectFrom("registrations")
    .select((row) => [row.fn.countAll().as("guests"), row.fn.sum("companions").as("companions")])
    .where("eventId", "=", eventId)
    .where("state", "=", state)
    .executeTakeFirstOrThrow();
  return Number(guests) + Number(companions ?? 0);
}

/** Lists guests who wait, in their order. */
export async function listWaiting(db: Queries, eventId: string) {
  return db
    .selectFrom("registrations")
    .select(["id", "companions"])
    .where("eventId", "=", eventId)
    .where("state", "=", "waiting")
    .orderBy("waitingNumber")
    .execute();
}

/** Registrations of a member, also those made without an account from the member's verified address. */
export function ofMember(db: Queries, memberId: string) {
  const verified = db
    .selectFrom("users")
    .select("emailKey")
    .where("id", "=", memberId)
    .where("verifiedAt", "is not", null);
  return db
    .selectFrom("registrations")
    .where(({ eb, or }) => or([eb("memberId", "=", memberId), eb("emailKey", "in", verified)]));
}

/** Lists the latest first. */
export async function registrationsOf(db: Queries, memberId: string): Promise<Registration[]> {
  return ofMember(db, memberId).selectAll().orderBy("createdAt", "desc").execute();
}

/**
 * Removes those that nobody has confirmed, whose link was sent before an instant, and for which nothing was entered
 * again.
 */
export async function forgetUnconfirmed(db: Queries, before: string): Promise<void> {
  await db
    .deleteFrom("registrations")
    .where("state", "=", "unconfirmed")
    .where("createdAt", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("registrationEntries")
            .select("number")
            .whereRef("registrationId", "=", "registrations.id"),
        ),
      ),
    )
    .where(({ not, exists }) => not(exists(linksSince(db, before, "registrations.id"))))
    .execute();
}

/** When the last date of an event begins that is not cancelled. Null without one. */
export async function lastStart(db: Queries, eventId: string): Promise<string | null> {
  const { at } = await db
    .selectFrom("eventDates")
    .select((row) => row.fn.max("startsAt").as("at"))
    .where("blogId", "=", eventId)
    .where("state", "<>", "cancelled")
    .executeTakeFirstOrThrow();
  return at;
}

/** The id of the account with this verified address. */
export async function findAccount(db: Queries, emailKey: string): Promise<string | null> {
  const verified = db.selectFrom("users").select("id").where("verifiedAt", "is not", null);
  const account = verified.where("emailKey", "=", emailKey).where("disabledAt", "is", null);
  return (await account.executeTakeFirst())?.id ?? null;
}

/** How many registrations are before a number on the waiting list. */
export async function countBefore(db: Queries, eventId: string, waitingNumber: number): Promise<number> {
  return countOf(
    db
      .selectFrom("registrations")
      .where("eventId", "=", eventId)
      .where("state", "=", "waiting")
      .where("waitingNumber", "<", waitingNumber),
  );
}

const nowhere = { place: "", placeAddress: "", directions: "", accessNotes: "", online: 0, onlineUrl: "" };
const placeColumns = ["place", "placeAddress", "directions", "accessNotes", "online", "onlineUrl"] as const;

/** What guests get to know about where an event is. */
export async function findPlace(db: Queries, eventId: string) {
  const place = db.selectFrom("events").select(placeColumns).where("blogId", "=", eventId);
  return (await place.executeTakeFirst()) ?? nowhere;
}

/** The events that were over before an instant, and what is no event, that have guests. */
export async function eventsWithGuests(db: Queries, before: string): Promise<string[]> {
  const events = db.selectFrom("registrations").innerJoin("blogs", "blogs.id", "eventId").select("blogs.id");
  return idsFrom(
    events.distinct().where(({ eb, or }) => or([eb("overAt", "<", before), eb("overAt", "is", null)])),
  );
}

/** Deletes the guests and messages of events that were over before an instant. Returns the number of guests. */
export async function forgetGuests(db: Queries, before: string): Promise<number> {
  const over = db.selectFrom("blogs").select("id").where("overAt", "<", before);
  const ofEvents = await db.deleteFrom("registrations").where("eventId", "in", over).executeTakeFirst();
  await db.deleteFrom("guestMessages").where("eventId", "in", over).execute();
  const noEvents = db.selectFrom("blogs").select("id").where("overAt", "is", null);
  const ofNoEvents = db.deleteFrom("registrations").where("eventId", "in", noEvents);
  const others = await ofNoEvents.where("createdAt", "<", before).executeTakeFirst();
  return Number(ofEvents.numDeletedRows + others.numDeletedRows);
}

/** The dates of public events that begin within a period. */
export async function datesAhead(db: Queries, now: string, until: string) {
  return db
    .selectFrom("eventDates")
    .innerJoin("blogs", "blogs.id", "eventDates.blogId")
    .innerJoin("events", "events.blogId", "eventDates.blogId")
    .select(["blogs.id", "eventDates.startsAt", "events.timeZone"])
    .where("eventDates.startsAt", ">", now)
    .where("eventDates.startsAt", "<", until)
    .where("eventDates.state", "<>", "cancelled")
    .where("blogs.deletedAt", "is", null)
    .where("blogs.publishedAt", "<=", now)
    .execute();
}

export async function listDates(db: Queries, eventId: string) {
  return db.selectFrom("eventDates").selectAll().where("blogId", "=", eventId).execute();
}
