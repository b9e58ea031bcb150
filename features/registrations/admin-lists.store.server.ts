import { sql } from "kysely";
import { byName } from "#db/by-name.ts";
import { containsWords } from "#db/contains-words.ts";
import { countOf } from "#db/count.ts";
import type { Queries } from "#db/engine.ts";
import type { RegistrationState } from "#db/schema.ts";
import { arrivedOn } from "./arrivals.store.server.ts";
import { ofMember } from "./store.server.ts";

export type GuestFilter = { q?: string; state?: RegistrationState };
export type GuestSlice = {
  sort: "date" | "name" | "state";
  order?: "asc" | "desc";
  /** The one whose arrivals are counted. */
  date: string;
  limit: number;
  offset: number;
};
export type GuestRow = Awaited<ReturnType<typeof listGuests>>["rows"][number];

const columns = [
  ...(["id", "memberId", "name", "email", "companions", "answers", "state", "version"] as const),
  ...(["createdAt", "confirmedAt", "cancelledAt"] as const),
];

/** An event of any state, also one where nobody can register. */
export async function findGuestEvent(db: Queries, id: string) {
  return db
    .selectFrom("blogs")
    .leftJoin("events", "events.blogId", "blogs.id")
    .select([
      "blogs.id",
      "slug",
      "language",
      "title",
      "eventDate",
      "registration",
      "capacity",
      "companions",
      "questions",
    ])
    .where("blogs.id", "=", id)
    .where("section", "=", "events")
    .where("deletedAt", "is", null)
    .executeTakeFirst();
}

/** Returns for each state how many registrations there are, and for how many places. */
export async function countByState(db: Queries, eventId: string) {
  return db
    .selectFrom("registrations")
    .select((row) => [
      "state",
      row.fn.countAll<number>().as("count"),
      row.fn.sum<number>("companions").as("companions"),
    ])
    .where("eventId", "=", eventId)
    .groupBy("state")
    .execute();
}

const maxCounted = 100;

/** The guests on the waiting lists of events that are not over, at most `maxCounted`. */
export async function countWaiting(db: Queries, now: string): Promise<number> {
  const some = db
    .selectFrom("registrations")
    .crossJoin("blogs") // in this order, whatever the statistics of SQLite say
    .select("registrations.id")
    .whereRef("blogs.id", "=", "registrations.eventId")
    .where("state", "=", "waiting")
    .where("blogs.deletedAt", "is", null)
    .where("blogs.overAt", ">=", now)
    .limit(maxCounted);
  return countOf(db.selectFrom(some.as("some")));
}

/** One page of the guests, and the number of all who pass the filter. */
export async function listGuests(db: Queries, eventId: string, { q, state }: GuestFilter, slice: GuestSlice) {
  const { sort, order, date, limit, offset } = slice;
  let some = db.selectFrom("registrations").where("eventId", "=", eventId);
  if (state) some = some.where("state", "=", state);
  if (q) some = some.where(containsWords(q, ["name", "email"]));
  const by = {
    date: sql`created_at`,
    name: byName("name"),
    state: sql`case state when 'confirmed' then 1 when 'waiting' then 2 when 'unconfirmed' then 3 else 4 end`,
  }[sort];
  const direction = order ?? (sort === "date" ? "desc" : "asc");
  const rows = await some
    .select(columns)
    .select([position, arrivedOn(date)])
    .orderBy(by, direction)
    .$if(sort === "state", (rows) => rows.orderBy("waitingNumber", direction))
    .orderBy("id", direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: await countOf(some) };
}

/** Some of the rows of an event after an id, in the order of ids. */
export async function listGuestsAfter(db: Queries, eventId: string, after: string, limit: number) {
  return db
    .selectFrom("registrations")
    .select(columns)
    .where("eventId", "=", eventId)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function findGuest(db: Queries, id: string, date = "") {
  return db
    .selectFrom("registrations")
    .select([...columns, "eventId"])
    .select([position, arrivedOn(date)])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** How many guests get an email to those in one of these states. */
export async function countAddresses(db: Queries, eventId: string, states: RegistrationState[]) {
  return countOf(
    db
      .selectFrom("registrations")
      .where("eventId", "=", eventId)
      .where("state", "in", states)
      .where("email", "<>", ""),
  );
}

/** The registrations of a member, with their events. Latest first. */
export async function listOwn(db: Queries, memberId: string) {
  return ofMember(db, memberId)
    .innerJoin("blogs", "blogs.id", "registrations.eventId")
    .select(["registrations.id", "eventId", "state", "companions", "title", "slug", "eventDate"])
    .select(["publishedAt", "deletedAt"])
    .orderBy("registrations.createdAt", "desc")
    .limit(100)
    .execute();
}

/** The number on the waiting list. */
const position = sql<number | null>`case when state = 'waiting' then (
  select count(*) from registrations as earlier where earlier.event_id = registrations.event_id
    and earlier.state = 'waiting' and earlier.waiting_number <= registrations.waiting_number) end`.as(
  "position",
);
