import type { Expression, Selectable, SelectQueryBuilder } from "kysely";
import type { Context } from "#core/context.ts";
import { countOf } from "#db/count.ts";
import type { Queries } from "#db/engine.ts";
import type { EmailTable, Schema } from "#db/schema.ts";
import { addJob, addJobs } from "#features/jobs/queue.server.ts";

/** The queue of emails. The id of a job is that of its email, and a trigger deletes it with the email. */
export const queue = "emails";

/** `detail` is JSON, by kind. */
type NewEmail = { batch: string; kind: string; detail?: string };
export type MemberEmail = NewEmail & { recipient: string; userId?: string; dueAt?: string };
export type GuestEmail = NewEmail & { messageId?: string; dueAt: string };
export type QueuedEmail = Selectable<EmailTable>;

/**
 * Queues an email in a transaction: it is sent after the commit, by whichever process is woken. One of the same batch
 * that waits is due with this one, also if it had failed.
 */
export async function queueEmail(
  { now }: Pick<Context, "now">,
  db: Queries,
  { dueAt, ...email }: MemberEmail,
): Promise<void> {
  const { id } = await db
    .insertInto("emails")
    .values(email)
    .onConflict((conflict) =>
      conflict.columns(["recipient", "batch"]).doUpdateSet({ detail: email.detail ?? "" }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  await addJob(db, { queue, id, dueAt: dueAt ?? now }, now);
}

/** Emails to many guests are sent after those to one. */
const toMany = ["message", "change", "withdrawn", "reminder"];

/** Queues one for each guest of a query, but for those who have one of the batch already. Returns their number. */
export async function addEmails(
  db: Queries,
  guests: SelectQueryBuilder<Schema, "registrations", object>,
  { batch, kind, detail = "", messageId, dueAt }: GuestEmail,
): Promise<number> {
  const rows = guests.select((row) => [
    "id as recipient",
    "id as registrationId",
    row.val(batch).as("batch"),
    row.val(kind).as("kind"),
    row.val(detail).as("detail"),
    row.val(messageId ?? null).as("messageId"),
  ]);
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("emails")
    .columns(["recipient", "registrationId", "batch", "kind", "detail", "messageId"])
    .expression(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const jobs = db
    .selectFrom("emails")
    .select((row) => [
      row.val(queue).as("queue"),
      "id",
      row.val(toMany.includes(kind) ? 1 : 0).as("priority"),
      row.val(dueAt).as("queuedAt"),
      row.val(dueAt).as("dueAt"),
    ])
    .where("batch", "=", batch)
    .where("sentAt", "is", null);
  await addJobs(db, jobs);
  return Number(numInsertedOrUpdatedRows);
}

export function findEmail(db: Queries, id: string): Promise<QueuedEmail | undefined> {
  return db.selectFrom("emails").selectAll().where("id", "=", id).executeTakeFirst();
}

/** That of the recipient's account, or else of the page on which a guest registered. Empty: the site's. */
export async function languageOf(
  db: Queries,
  { userId, registrationId, recipient }: QueuedEmail,
): Promise<string> {
  const guests = db.selectFrom("registrations").select(["memberId", "language"]);
  const guest = await guests.where("id", "=", registrationId).executeTakeFirst();
  const id = userId ?? guest?.memberId;
  const users = db.selectFrom("users").select("language");
  const account = id ? users.where("id", "=", id) : users.where("emailKey", "=", recipient);
  return (await account.executeTakeFirst())?.language || guest?.language || "";
}

export async function markSent(db: Queries, id: string, sentAt: string): Promise<void> {
  await db.updateTable("emails").set({ sentAt }).where("id", "=", id).execute();
}

/** Deletes an email that was sent to a member, or that has become pointless. */
export async function removeEmail(db: Queries, id: string): Promise<void> {
  await db.deleteFrom("emails").where("id", "=", id).execute();
}

export async function removeEmailsTo(db: Queries, recipient: string): Promise<void> {
  await db.deleteFrom("emails").where("recipient", "=", recipient).execute();
}

/** Removes those of a batch to guests whose registrations a query selects. */
export async function takeEmails(db: Queries, batch: string, registrations: Expression<{ id: string }>) {
  return db
    .deleteFrom("emails")
    .where("batch", "=", batch)
    .where("registrationId", "in", registrations as never)
    .returning(["detail", "sentAt"])
    .execute();
}

export function failedEmails(db: Queries) {
  return db
    .selectFrom("jobs")
    .innerJoin("emails as failed", "failed.id", "jobs.id")
    .where("jobs.queue", "=", queue)
    .where("jobs.state", "=", "failed");
}

const maxListed = 10;

/** Lists the latest first, with the addresses of their recipients. */
export async function listFailed(db: Queries) {
  const count = await countOf(failedEmails(db));
  const items = await failedEmails(db)
    .leftJoin("users", "users.id", "failed.userId")
    .leftJoin("registrations", "registrations.id", "failed.registrationId")
    .select(["jobs.id", "kind", "problem", "queuedAt"])
    .select(({ fn }) =>
      fn.coalesce("users.email", "registrations.email", "failed.recipient").$castTo<string>().as("to"),
    )
    .orderBy("queuedAt", "desc")
    .orderBy("jobs.id")
    .limit(maxListed)
    .execute();
  return { count, items };
}

/** Deletes emails to members, and links to confirm a registration. Others to guests are deleted with the guests. */
export async function forgetFailed(db: Queries, before: string): Promise<void> {
  await db
    .deleteFrom("emails")
    .where("id", "in", failedEmails(db).select("jobs.id").where("queuedAt", "<", before))
    .where(({ eb, or }) => or([eb("registrationId", "is", null), eb("kind", "=", "confirm")]))
    .execute();
}
