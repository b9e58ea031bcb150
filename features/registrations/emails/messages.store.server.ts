import type { Insertable } from "kysely";
import type { Queries } from "#db/engine.ts";
import type { GuestMessageTable } from "#db/schema.ts";
import { failedEmails } from "#features/emails/emails.server.ts";

const maxShown = 20;

export async function addMessage(db: Queries, message: Insertable<GuestMessageTable>): Promise<void> {
  await db.insertInto("guestMessages").values(message).execute();
}

export async function findMessage(db: Queries, id: string) {
  return db.selectFrom("guestMessages").select(["id", "eventId"]).where("id", "=", id).executeTakeFirst();
}

/** Lists the newest first, with the number of their emails by state. */
export async function listMessages(db: Queries, eventId: string) {
  const messages = await db
    .selectFrom("guestMessages")
    .leftJoin("users", "users.id", "guestMessages.authorId")
    .select(["guestMessages.id", "subject", "audience", "createdAt", "users.name as author"])
    .where("eventId", "=", eventId)
    .orderBy("createdAt", "desc")
    .orderBy("guestMessages.id", "desc")
    .limit(maxShown)
    .execute();
  if (messages.length === 0) return [];
  const ids = messages.map(({ id }) => id);
  const counts = await db
    .selectFrom("emails")
    .select(({ fn, ref }) => [
      "messageId",
      fn.countAll<number>().as("total"),
      fn.count<number>("sentAt").as("sent"),
      failedEmails(db)
        .select((row) => row.fn.countAll<number>().as("count"))
        .where("failed.messageId", "=", ref("emails.messageId"))
        .as("failed"),
    ])
    .where("messageId", "in", ids)
    .groupBy("messageId")
    .execute();
  return messages.map((message) => {
    const { total, sent, failed } = counts.find(({ messageId }) => messageId === message.id) ?? {};
    return { ...message, total: Number(total ?? 0), sent: Number(sent ?? 0), failed: Number(failed ?? 0) };
  });
}
