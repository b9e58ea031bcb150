import { day } from "#core/durations.ts";
import type { Queries } from "#db/engine.ts";
import { hasRow } from "#db/rows.ts";
import type { LoginPlaceTable, SessionTable } from "#db/schema.ts";

const placesKept = 30 * day;
const expiring = ["sessions", "resetTokens", "verificationTokens"] as const;

/** Undefined if the session is revoked or over, or the account is disabled. */
export async function findSessionUser(db: Queries, now: string, session: { id: string; userId: string }) {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select(["users.id", "users.name", "users.role", "users.language"])
    .where("sessions.id", "=", session.id)
    .where("sessions.userId", "=", session.userId)
    .where("sessions.revokedAt", "is", null)
    .where("sessions.expiresAt", ">", now)
    .where("users.disabledAt", "is", null)
    .executeTakeFirst();
}

export async function addSession(db: Queries, session: Omit<SessionTable, "revokedAt">): Promise<void> {
  await db
    .insertInto("sessions")
    .values({ ...session, revokedAt: null })
    .execute();
}

/** One session, or all of an account. */
export async function revokeSessions(db: Queries, which: { id: string } | { userId: string }, now: string) {
  await db
    .updateTable("sessions")
    .set({ revokedAt: now })
    .where(({ and }) => and(which))
    .where("revokedAt", "is", null)
    .execute();
}

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

/** Ends the sessions of an account, and forgets its password links and known networks. */
export async function endAccess(db: Queries, userId: string, now: string): Promise<void> {
  await revokeSessions(db, { userId }, now);
  await db.deleteFrom("resetTokens").where("userId", "=", userId).execute();
  await db.deleteFrom("loginPlaces").where("userId", "=", userId).execute();
}

/** Deletes sessions, links and known networks of an account that is deleted but keeps its row. */
export async function forgetAccess(db: Queries, userId: string): Promise<void> {
  for (const table of [...expiring, "loginPlaces"] as const) {
    await db.deleteFrom(table).where("userId", "=", userId).execute();
  }
}

/** Deletes what ended before an instant, and networks that were not used for a while. */
export async function forgetEnded(db: Queries, before: string): Promise<void> {
  for (const table of expiring) await db.deleteFrom(table).where("expiresAt", "<", before).execute();
  await db.deleteFrom("loginPlaces").where("usedAt", "<", placesUsedSince(before)).execute();
}

export async function rememberPlace(db: Queries, place: LoginPlaceTable): Promise<void> {
  await db
    .insertInto("loginPlaces")
    .values(place)
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ usedAt: place.usedAt }))
    .execute();
}

export async function isKnownPlace(db: Queries, hashes: string[], now: string): Promise<boolean> {
  const place = db.selectFrom("loginPlaces").select("hash").where("hash", "in", hashes);
  return hasRow(place.where("usedAt", ">=", placesUsedSince(now)));
}

function placesUsedSince(now: string): string {
  return new Date(Date.parse(now) - placesKept).toISOString();
}
