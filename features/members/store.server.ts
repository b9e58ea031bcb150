import type { Selectable } from "kysely";
import type { Database } from "#db/client.ts";
import { documents } from "#db/documents.ts";
import type { Queries } from "#db/engine.ts";
import { hasRow, idsFrom } from "#db/rows.ts";
import type { AvatarTable, UserTable } from "#db/schema.ts";
import { kinds } from "#features/publishing/kinds.ts";
import { forgetAccess } from "./sessions.store.server.ts";

export type User = Selectable<UserTable>;

export async function findUserByEmail(db: Queries, emailKey: string): Promise<User | undefined> {
  return db.selectFrom("users").selectAll().where("emailKey", "=", emailKey).executeTakeFirst();
}

/** An author without an account. */
export async function findByline(db: Queries, name: string): Promise<string | undefined> {
  const named = db.selectFrom("users").select("id").where("name", "=", name);
  return (await named.where("email", "is", null).executeTakeFirst())?.id;
}

type NewUser = Pick<User, "id" | "name" | "joinedAt"> & Partial<User>;
const noAccount = { email: null, emailKey: null, passwordHash: null, disabledAt: null, verifiedAt: null };

/** An author without an account, unless `user` says otherwise. False if the address is taken, even at the same moment. */
export async function addUser(db: Queries, user: NewUser): Promise<boolean> {
  const added = db.insertInto("users").values({ ...noAccount, role: "member", bio: "", ...user });
  return hasRow(added.onConflict((conflict) => conflict.column("emailKey").doNothing()).returning("id"));
}

/** Keeps the first time. Links that would verify the address again end. */
export async function markVerified(db: Queries, id: string, now: string): Promise<void> {
  await db
    .updateTable("users")
    .set({ verifiedAt: now })
    .where("id", "=", id)
    .where("verifiedAt", "is", null)
    .execute();
  await db.deleteFrom("verificationTokens").where("userId", "=", id).execute();
}

/**
 * Locks an account until the transaction ends. False if it is disabled or, where a password hash is given, no longer
 * has this one: it may have changed since it was verified.
 */
export async function lockAccount(
  { engine }: Pick<Database, "engine">,
  db: Queries,
  { id, passwordHash }: { id: string; passwordHash?: string | null },
  to?: "delete",
): Promise<boolean> {
  await engine.lock(db, "users", [id], to);
  let account = db.selectFrom("users").select("id").where("id", "=", id).where("disabledAt", "is", null);
  if (passwordHash !== undefined) account = account.where("passwordHash", "=", passwordHash);
  return hasRow(account);
}

export async function addAvatar(db: Queries, avatar: AvatarTable): Promise<void> {
  await db.insertInto("avatars").values(avatar).execute();
}

export async function hasUsers(db: Queries): Promise<boolean> {
  return hasRow(db.selectFrom("users").select("id").limit(1));
}

export async function findUser(db: Queries, id: string): Promise<User | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

type Changes = Partial<
  Pick<User, "name" | "bio" | "language" | "translationEmails" | "role" | "passwordHash" | "disabledAt">
>;

/** What is undefined stays as it is. */
export async function updateUser(db: Queries, id: string, changes: Changes): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return;
  await db.updateTable("users").set(changes).where("id", "=", id).execute();
}

/** Returns the previous picture; null removes it. The account must be locked: two uploads may be in progress. */
export async function replaceAvatar(db: Queries, userId: string, mediaId: string | null) {
  const before = await db
    .deleteFrom("avatars")
    .where("userId", "=", userId)
    .returning("mediaId")
    .executeTakeFirst();
  if (mediaId) await addAvatar(db, { userId, mediaId });
  return before?.mediaId;
}

export async function blogsCommentedOn(db: Queries, userId: string): Promise<string[]> {
  return idsFrom(db.selectFrom("comments").select("blogId as id").distinct().where("userId", "=", userId));
}

/** An account that has written articles keeps its name on them and loses everything else. */
export async function deleteUser(db: Queries, id: string): Promise<void> {
  const ofEachKind = Object.values(kinds).map(({ table }) =>
    documents(db).selectFrom(table).select("id").where("authorId", "=", id),
  );
  let works = db.selectFrom("bylines").select("ref as id").where("userId", "=", id);
  for (const each of ofEachKind) works = works.unionAll(each);
  const work = await works.limit(1).executeTakeFirst();
  if (!work) {
    await db.deleteFrom("users").where("id", "=", id).execute();
    return;
  }
  await forgetAccess(db, id);
  await db
    .updateTable("users")
    .set({ email: null, emailKey: null, passwordHash: null, verifiedAt: null })
    .set({ bio: "", role: "member", language: "", translationEmails: 1 })
    .where("id", "=", id)
    .execute();
}
