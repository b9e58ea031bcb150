import type { Insertable } from "kysely";
import type { Queries } from "#db/engine.ts";
import type { GuestMessageTable } from "#db/schema.ts";

const maxShown = 20;

export async function addMessage(db: Queries, message: Insertable<GuestMessageTable>): Promise<void> {
  await db.insertInto("guestMessages").values(message).execute();
}

export async function findMessage(db: Queries, id: string) {
  return db.selectFrom("guestMessages").select(["id", "eventId"]).where("id", "=", id).executeTakeFirst();
}

/** Newest first, with the number of their emails by state. Those that were sent have no job any more. */
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
  const counts = await db
    .selectFrom("emails")
    .leftJoin("jobs", "jobs.id", "emails.id")
    .select((row) => ["messageId", "state", row.fn.countAll<number>().as("count")])
    .where(
      "messageId",
      "in",
      messages.map(({ id }) => id),
    )
    .groupBy(["messageId", "state"])
    .execute();
  return messages.map((message) => {
    const own = counts.filter(({ messageId }) => messageId === message.id);
    const countOf = (state: string | null) => Number(own.find((found) => found.state === state)?.count ?? 0);
    const [queued, sent, failed] = ["queued", null, "failed"].map(countOf) as [number, number, number];
    return { ...message, total: queued + sent + failed, sent, failed };
  });
}
