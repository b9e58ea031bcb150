import type { Database } from "#db/client.ts";
import { containsWords } from "#db/contains-words.ts";
import type { Queries } from "#db/engine.ts";
import type { AvatarTable, UserTable } from "#db/schema.ts";

const shown = [
  "users.id",
  "users.name",
  "users.email",
  "users.role",
  "users.bio",
  "users.joinedAt",
  "avatars.mediaId",
] as const;

export async function findMember(db: Queries, id: string) {
  return db
    .selectFrom("users")
    .leftJoin("avatars", "avatars.userId", "users.id")
    .select(shown)
    .where("users.id", "=", id)
    .executeTakeFirst();
}

export async function findUserByEmail(db: Queries, emailKey: string): Promise<UserTable | undefined> {
  return db.selectFrom("users").selectAll().where("emailKey", "=", emailKey).executeTakeFirst();
}

/** An author without an account. */
export async function findByline(db: Queries, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("name", "=", name)
    .where("email", "is", null)
    .executeTakeFirst();
  return row?.id;
}

export async function hasAdmin(db: Queries): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .where("disabledAt", "is", null)
    .where("passwordHash", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function firstAdmin(db: Queries) {
  return db
    .selectFrom("users")
    .select(["id", "name", "role"])
    .where("role", "=", "admin")
    .where("disabledAt", "is", null)
    .orderBy("joinedAt")
    .executeTakeFirst();
}

/** False if the address is taken, even at the same moment. */
export async function addUser(db: Queries, user: UserTable): Promise<boolean> {
  const added = await db
    .insertInto("users")
    .values(user)
    .onConflict((conflict) => conflict.column("emailKey").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

export async function makeAdmin(
  db: Queries,
  id: string,
  { passwordHash, now }: { passwordHash: string; now: string },
): Promise<void> {
  await db
    .updateTable("users")
    .set((user) => ({
      role: "admin",
      passwordHash,
      disabledAt: null,
      verifiedAt: user.fn.coalesce("verifiedAt", user.val(now)),
    }))
    .where("id", "=", id)
    .execute();
}

/** Keeps the first time. */
export async function markVerified(db: Queries, id: string, now: string): Promise<void> {
  await db
    .updateTable("users")
    .set({ verifiedAt: now })
    .where("id", "=", id)
    .where("verifiedAt", "is", null)
    .execute();
}

/**
 * Locks an account until the transaction ends. False if it is disabled or, where a password hash is given, no longer
 * has this one: it may have changed since it was verified.
 */
export async function lockAccount(
  { engine }: Pick<Database, "engine">,
  db: Queries,
  { id, passwordHash }: { id: string; passwordHash?: string | null },
): Promise<boolean> {
  await engine.lock(db, "users", id);
  let account = db.selectFrom("users").select("id").where("id", "=", id).where("disabledAt", "is", null);
  if (passwordHash !== undefined) account = account.where("passwordHash", "=", passwordHash);
  return (await account.executeTakeFirst()) !== undefined;
}

export async function addAvatar(db: Queries, avatar: AvatarTable): Promise<void> {
  await db.insertInto("avatars").values(avatar).execute();
}

export async function hasUsers(db: Queries): Promise<boolean> {
  return (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;
}

export async function findUser(db: Queries, id: string): Promise<UserTable | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function setPassword(db: Queries, id: string, passwordHash: string): Promise<void> {
  await db.updateTable("users").set({ passwordHash }).where("id", "=", id).execute();
}

export async function updateUser(
  db: Queries,
  id: string,
  changes: Partial<Pick<UserTable, "name" | "bio" | "role" | "disabledAt">>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable("users").set(changes).where("id", "=", id).execute();
}

/** Until the transaction ends, no other one changes or deletes an admin. */
export async function lockAdmins({ engine }: Pick<Database, "engine">, db: Queries): Promise<void> {
  const admins = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .orderBy("id")
    .execute();
  for (const { id } of admins) await engine.lock(db, "users", id);
}

/** Returns the previous picture; null removes it. The account must be locked: two uploads may be in progress. */
export async function replaceAvatar(
  db: Queries,
  userId: string,
  mediaId: string | null,
): Promise<string | undefined> {
  const before = await db
    .deleteFrom("avatars")
    .where("userId", "=", userId)
    .returning("mediaId")
    .executeTakeFirst();
  if (mediaId) await addAvatar(db, { userId, mediaId });
  return before?.mediaId;
}

export async function blogsCommentedOn(db: Queries, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("comments")
    .select("blogId")
    .distinct()
    .where("userId", "=", userId)
    .execute();
  return rows.map(({ blogId }) => blogId);
}

export async function countsOf(db: Queries, userId: string) {
  const blogs = db.selectFrom("blogs").where("authorId", "=", userId).where("deletedAt", "is", null);
  const comments = db.selectFrom("comments").where("userId", "=", userId).where("removedAt", "is", null);
  const likes = db.selectFrom("likes").where("userId", "=", userId);
  const { blogCount, commentCount, likeCount } = await db
    .selectNoFrom([
      blogs.select((rows) => rows.fn.countAll<number>().as("n")).as("blogCount"),
      comments.select((rows) => rows.fn.countAll<number>().as("n")).as("commentCount"),
      likes.select((rows) => rows.fn.countAll<number>().as("n")).as("likeCount"),
    ])
    .executeTakeFirstOrThrow();
  return { blogCount: blogCount ?? 0, commentCount: commentCount ?? 0, likeCount: likeCount ?? 0 };
}

/** An account that has written articles keeps its name on them and loses everything else. */
export async function deleteUser(db: Queries, id: string): Promise<void> {
  const wrote = await db
    .selectFrom("blogs")
    .select("id")
    .where("authorId", "=", id)
    .limit(1)
    .executeTakeFirst();
  const showed = await db
    .selectFrom("collections")
    .select("id")
    .where("authorId", "=", id)
    .limit(1)
    .executeTakeFirst();
  if (!wrote && !showed) {
    await db.deleteFrom("users").where("id", "=", id).execute();
    return;
  }
  await db.deleteFrom("sessions").where("userId", "=", id).execute();
  await db.deleteFrom("resetTokens").where("userId", "=", id).execute();
  await db.deleteFrom("verificationTokens").where("userId", "=", id).execute();
  await db.deleteFrom("loginPlaces").where("userId", "=", id).execute();
  await db
    .updateTable("users")
    .set({ email: null, emailKey: null, passwordHash: null, verifiedAt: null, bio: "", role: "member" })
    .where("id", "=", id)
    .execute();
}

type MemberFilter = { q?: string; role?: "member" | "admin" };

export async function listMembers(
  db: Queries,
  filter: MemberFilter,
  slice: { limit: number; offset: number },
) {
  return selectMembers(db, filter)
    .orderBy("users.joinedAt", "desc")
    .orderBy("users.id", "desc")
    .limit(slice.limit)
    .offset(slice.offset)
    .execute();
}

export async function countMembers(db: Queries, filter: MemberFilter): Promise<number> {
  const counted = selectMembers(db, filter).clearSelect();
  const { count } = await counted
    .select((rows) => rows.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findListedMember(db: Queries, id: string) {
  return selectMembers(db, {}).where("users.id", "=", id).executeTakeFirst();
}

export async function countOtherAdmins(db: Queries, id: string): Promise<number> {
  const { count } = await db
    .selectFrom("users")
    .select((rows) => rows.fn.countAll<number>().as("count"))
    .where("role", "=", "admin")
    .where("disabledAt", "is", null)
    .where("id", "!=", id)
    .executeTakeFirstOrThrow();
  return count;
}

/** Without authors who have no account. */
function selectMembers(db: Queries, { q, role }: MemberFilter) {
  let members = db
    .selectFrom("users")
    .leftJoin("avatars", "avatars.userId", "users.id")
    .select([...shown, "users.disabledAt", "users.verifiedAt"])
    .select((rows) =>
      rows
        .selectFrom("comments")
        .whereRef("comments.userId", "=", "users.id")
        .where("comments.removedAt", "is", null)
        .select((comments) => comments.fn.countAll<number>().as("n"))
        .as("commentCount"),
    )
    .where("users.email", "is not", null);
  if (role) members = members.where("users.role", "=", role);
  if (q) members = members.where(containsWords(q, ["users.name", "users.emailKey"]));
  return members;
}
