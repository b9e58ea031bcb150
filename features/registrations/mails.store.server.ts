import type { Queries } from "#db/engine.ts";
import type { RegistrationState } from "#db/schema.ts";

/** `detail` is JSON. `dueAt` is when to send it at the earliest. */
export type QueuedMail = { batch: string; kind: string; detail?: string; messageId?: string; dueAt: string };

/** Queues an email for each guest of an event in one of these states who has an address. Returns their number. */
export async function queueMails(
  db: Queries,
  { eventId, states, ids }: { eventId: string; states: RegistrationState[]; ids?: string[] },
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
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("guestMails")
    .columns(["registrationId", "batch", "kind", "detail", "messageId", "dueAt"])
    .expression(guests)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}
