import type { Expression, Selectable, Updateable } from "kysely";
import type { Engine, Queries } from "#db/engine.ts";
import type { EmailTable } from "#db/schema.ts";

/** `detail` is JSON, by kind. */
export type MemberEmail = {
  recipient: string;
  userId?: string;
  batch: string;
  kind: string;
  detail?: string;
  dueAt?: string;
};

/** Queues an email. One of the same batch that waits is due with this one, also if it had failed. */
export async function addEmail(db: Queries, email: MemberEmail, now: string): Promise<void> {
  const again = {
    detail: email.detail ?? "",
    state: "queued" as const,
    attempts: 0,
    queuedAt: now,
    dueAt: email.dueAt ?? now,
  };
  await db
    .insertInto("emails")
    .values({ registrationId: null, userId: null, queuedAt: now, dueAt: now, ...email })
    .onConflict((conflict) =>
      conflict.columns(["recipient", "batch"]).doUpdateSet(again).where("emails.claim", "is", null),
    )
    .execute();
}

/** The columns that `addEmails` fills, in their order. */
const emailColumns = [
  ...(["recipient", "batch", "registrationId", "kind"] as const),
  ...(["detail", "messageId", "priority", "queuedAt", "dueAt"] as const),
];

/** Queues those that a query selects, but for batches that their recipients have already. Returns their number. */
export async function addEmails(db: Queries, rows: Expression<unknown>): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("emails")
    .columns(emailColumns)
    .expression(rows as never)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

/** Emails to many guests are sent after those to one. */
const toMany = ["message", "change", "withdrawn", "reminder"];
const priorities = [0, 1];

export function priorityOf(kind: string): number {
  return toMany.includes(kind) ? 1 : 0;
}

const claimed = [
  ...(["id", "recipient", "registrationId", "userId", "kind", "detail", "messageId"] as const),
  ...(["attempts", "queuedAt"] as const),
];

export type ClaimedEmail = Pick<Selectable<EmailTable>, (typeof claimed)[number]>;

/** The priority of the emails to send now. Undefined if none is due. */
export async function duePriority(db: Queries, now: string): Promise<number | undefined> {
  for (const priority of priorities)
    if (await dueEmails(db, priority, now).limit(1).executeTakeFirst()) return priority;
  return undefined;
}

function dueEmails(db: Queries, priority: number, now: string) {
  const queued = db.selectFrom("emails").select("id").where("state", "=", "queued");
  return queued.where("priority", "=", priority).where("dueAt", "<=", now);
}

type Claim = { claim: string; priority: number; now: string; until: string; count: number };

/** Takes over emails that are due. Another process may take over what is not done by `until`. */
export async function claimEmails(
  { skipLocked }: Pick<Engine, "skipLocked">,
  db: Queries,
  { claim, priority, now, until, count }: Claim,
): Promise<ClaimedEmail[]> {
  return db
    .with("due", (db) =>
      // Two processes that waited for each other's rows could wait for ever.
      skipLocked(
        dueEmails(db as Queries, priority, now)
          .orderBy("dueAt")
          .limit(count),
      ),
    )
    .updateTable("emails")
    .set((row) => ({ claim, dueAt: until, attempts: row("attempts", "+", 1) }))
    .where("id", "in", ({ selectFrom }) => selectFrom("due").select("id"))
    .returning(claimed)
    .execute();
}

/** Keeps the claims of a process that lives. */
export async function extendClaims(db: Queries, claim: string, until: string): Promise<void> {
  await db.updateTable("emails").set({ dueAt: until }).where("claim", "=", claim).execute();
}

/** Those of a process that has ended are due at once. */
export async function releaseClaims(db: Queries, now: string): Promise<void> {
  await db.updateTable("emails").set({ dueAt: now, claim: null }).where("claim", "is not", null).execute();
}

type Key = { id: string; claim: string };

/** Unless another process has taken it over. */
export async function updateEmail(
  db: Queries,
  { id, claim }: Key,
  changes: Updateable<EmailTable>,
): Promise<void> {
  const own = db.updateTable("emails").where("id", "=", id).where("claim", "=", claim);
  await own.set({ ...changes, claim: null }).execute();
}

/** For an email that was sent to a member, or that has become pointless. */
export async function removeEmail(db: Queries, { id, claim }: Key): Promise<void> {
  await db.deleteFrom("emails").where("id", "=", id).where("claim", "=", claim).execute();
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
    .returning(["detail", "state"])
    .execute();
}

const listedAtMost = 10;

/** Latest first, with the addresses of their recipients. */
export async function listFailed(db: Queries) {
  const failed = () => db.selectFrom("emails").where("emails.state", "=", "failed");
  const { count } = await failed()
    .select((row) => row.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const items = await failed()
    .leftJoin("users", "users.id", "emails.userId")
    .leftJoin("registrations", "registrations.id", "emails.registrationId")
    .select(["emails.id", "kind", "problem", "queuedAt"])
    .select(({ fn }) =>
      fn.coalesce("users.email", "registrations.email", "emails.recipient").$castTo<string>().as("to"),
    )
    .orderBy("queuedAt", "desc")
    .orderBy("emails.id")
    .limit(listedAtMost)
    .execute();
  return { count: Number(count), items };
}

/** Queues failed emails again: one, or all. */
export async function requeueFailed(db: Queries, now: string, id?: string): Promise<void> {
  let failed = db.updateTable("emails").where("state", "=", "failed");
  if (id) failed = failed.where("id", "=", id);
  await failed.set({ state: "queued", attempts: 0, queuedAt: now, dueAt: now }).execute();
}

/** Those to members, and links to confirm a registration. Other emails to guests are deleted with the guests. */
export async function forgetFailed(db: Queries, before: string): Promise<void> {
  const old = db.deleteFrom("emails").where("state", "=", "failed").where("queuedAt", "<", before);
  await old
    .where(({ eb, or }) => or([eb("registrationId", "is", null), eb("kind", "=", "confirm")]))
    .execute();
}
