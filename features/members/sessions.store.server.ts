import type { Queries } from "#db/engine.ts";
import type { ResetTokenTable, UserTable } from "#db/schema.ts";

/** The person behind a token: only while the session is neither revoked nor over and the account not disabled. */
export async function findSessionUser(
  db: Queries,
  now: string,
  session: { id: string; userId: string },
): Promise<Pick<UserTable, "id" | "name" | "role"> | undefined> {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select(["users.id", "users.name", "users.role"])
    .where("sessions.id", "=", session.id)
    .where("sessions.userId", "=", session.userId)
    .where("sessions.revokedAt", "is", null)
    .where("sessions.expiresAt", ">", now)
    .where("users.disabledAt", "is", null)
    .executeTakeFirst();
}

export async function addSession(
  db: Queries,
  session: { id: string; userId: string; createdAt: string; expiresAt: string },
): Promise<void> {
  await db
    .insertInto("sessions")
    .values({ ...session, revokedAt: null })
    .execute();
}

export async function revokeSession(db: Queries, id: string, now: string): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revokedAt: now })
    .where("id", "=", id)
    .where("revokedAt", "is", null)
    .execute();
}

export async function revokeSessionsOf(db: Queries, userId: string, now: string): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revokedAt: now })
    .where("userId", "=", userId)
    .where("revokedAt", "is", null)
    .execute();
}

/** The sessions of a member that can still be used. */
export async function sessionsOf(db: Queries, userId: string, now: string) {
  return db
    .selectFrom("sessions")
    .select(["createdAt", "expiresAt"])
    .where("userId", "=", userId)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", now)
    .orderBy("createdAt", "desc")
    .execute();
}

/** Takes away what is over: sessions and reset tokens that ended before an instant. */
export async function forgetEnded(db: Queries, before: string): Promise<void> {
  await db.deleteFrom("sessions").where("expiresAt", "<", before).execute();
  await db.deleteFrom("resetTokens").where("expiresAt", "<", before).execute();
}

export async function addResetToken(db: Queries, token: ResetTokenTable): Promise<void> {
  await db.insertInto("resetTokens").values(token).execute();
}

/** Takes away every reset token of somebody, whether it was used or not. */
export async function forgetResetTokensOf(db: Queries, userId: string): Promise<void> {
  await db.deleteFrom("resetTokens").where("userId", "=", userId).execute();
}

/** Uses up a reset token and answers whose it is; nobody's when it is unknown, over or used. */
export async function useResetToken(db: Queries, hash: string, now: string): Promise<string | undefined> {
  const row = await db
    .updateTable("resetTokens")
    .set({ usedAt: now })
    .where("hash", "=", hash)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .returning("userId")
    .executeTakeFirst();
  return row?.userId;
}
