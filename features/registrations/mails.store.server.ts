import type { Selectable, Updateable } from "kysely";
import type { Engine, Queries } from "#db/engine.ts";
import type { GuestMailTable, RegistrationState } from "#db/schema.ts";

/** `detail` is JSON. `dueAt` is when to send it at the earliest. */
export type QueuedMail = { batch: string; kind: string; detail?: string; messageId?: string; dueAt: string };

type Guests = { eventId: string; states: RegistrationState[]; ids?: string[]; confirmedBefore?: string };

/** Queues an email for each guest of an event in one of these states who has an address. Returns their number. */
export async function queueMails(
  db: Queries,
  { eventId, states, ids, confirmedBefore }: Guests,
  { batch, kind, detail = "", messageId, dueAt }: QueuedMail,
): Promise<number> {
  let guests = db
    .selectFrom("registrations")
    .select((row) => [
      "id",
      row.val(batch).as("batch"),
      row.val(kind).as("kind"),
      row.val(detail).as("detail"),
      row.val(messageId ?? null).as("messageId"),
      row.val(dueAt).as("dueAt"),
    ])
    .where("eventId", "=", eventId)
    .where("state", "in", states)
    .where("email", "<>", "");
  if (ids) guests = guests.where("id", "in", ids);
  if (confirmedBefore) guests = guests.where("confirmedAt", "<", confirmedBefore);
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("guestMails")
    .columns(["registrationId", "batch", "kind", "detail", "messageId", "dueAt"])
    .expression(guests)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

export type ClaimedMail = Pick<
  Selectable<GuestMailTable>,
  "registrationId" | "batch" | "kind" | "detail" | "messageId" | "attempts"
>;

/** Emails to many guests are sent after those to one. */
const toMany = ["message", "change", "withdrawn", "reminder"];

/** Takes over emails that are due. Another process may take over what is not done by `until`. */
export async function claimMails(
  { skipLocked }: Engine,
  db: Queries,
  { claim, now, until, most }: { claim: string; now: string; until: string; most: number },
): Promise<ClaimedMail[]> {
  return db
    .with("due", (db) =>
      // Two processes that waited for each other's rows could wait for ever.
      skipLocked(
        db
          .selectFrom("guestMails")
          .select(["registrationId", "batch"])
          .where("state", "=", "queued")
          .where("dueAt", "<=", now)
          .orderBy((row) => row.case().when("kind", "in", toMany).then(1).else(0).end())
          .orderBy("dueAt")
          .limit(most),
      ),
    )
    .updateTable("guestMails")
    .set((row) => ({ claim, dueAt: until, attempts: row("attempts", "+", 1) }))
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple("registrationId", "batch"),
        "in",
        selectFrom("due").select(["registrationId", "batch"]).$asTuple("registrationId", "batch"),
      ),
    )
    .returning(["registrationId", "batch", "kind", "detail", "messageId", "attempts"])
    .execute();
}

type Key = Pick<ClaimedMail, "registrationId" | "batch">;

/** Unless another process has taken it over. */
export async function updateMail(
  db: Queries,
  { registrationId, batch }: Key,
  claim: string,
  changes: Updateable<GuestMailTable>,
): Promise<void> {
  await db
    .updateTable("guestMails")
    .set({ ...changes, claim: null })
    .where("registrationId", "=", registrationId)
    .where("batch", "=", batch)
    .where("claim", "=", claim)
    .execute();
}

/** For an email that has become pointless. */
export async function removeMail(db: Queries, { registrationId, batch }: Key): Promise<void> {
  await db
    .deleteFrom("guestMails")
    .where("registrationId", "=", registrationId)
    .where("batch", "=", batch)
    .execute();
}

export async function findMessage(db: Queries, id: string) {
  return db.selectFrom("guestMessages").select(["subject", "text"]).where("id", "=", id).executeTakeFirst();
}

/** The same for all that hides an event: guests are told once. */
export const withdrawnBatch = "withdrawn";

/** Removes the emails about an event that was hidden. Returns what they knew, and whether some were sent. */
export async function takeWithdrawn(db: Queries, eventId: string) {
  const guests = db.selectFrom("registrations").select("id").where("eventId", "=", eventId);
  const rows = await db
    .deleteFrom("guestMails")
    .where("batch", "=", withdrawnBatch)
    .where("registrationId", "in", guests)
    .returning(["detail", "state"])
    .execute();
  const [first] = rows;
  return first && { detail: first.detail, wasSent: rows.some(({ state }) => state !== "queued") };
}

/** Public events whose guests have got or still get an email because the event was hidden. */
export async function returnedEvents(db: Queries, now: string) {
  return db
    .selectFrom("guestMails")
    .innerJoin("registrations", "registrations.id", "registrationId")
    .innerJoin("blogs", "blogs.id", "eventId")
    .select("blogs.id")
    .distinct()
    .where("batch", "=", withdrawnBatch)
    .where("section", "=", "events")
    .where("publishedAt", "<=", now)
    .where("deletedAt", "is", null)
    .execute();
}

/** Whether an email about an event that was hidden waits to be sent. */
export async function isTellingWithdrawal(db: Queries, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom("guestMails")
    .innerJoin("registrations", "registrations.id", "registrationId")
    .select("batch")
    .where("eventId", "=", eventId)
    .where("batch", "=", withdrawnBatch)
    .where("guestMails.state", "=", "queued")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
