import { sql } from "kysely";
import { byName } from "#db/by-name.ts";
import { containsWords } from "#db/contains-words.ts";
import { countOf } from "#db/count.ts";
import type { Queries } from "#db/engine.ts";

const shown = [
  "users.id",
  "users.name",
  "users.email",
  "users.role",
  "users.bio",
  "users.language",
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

export type MemberFilter = {
  q?: string;
  role?: "member" | "admin";
  state?: "disabled" | "unverified";
};
export type MemberOrder = { sort: keyof typeof sorts; order?: "asc" | "desc" };

const sorts = {
  joined: sql.ref("users.joinedAt"),
  name: byName("users.name"),
  comments: sql.ref("commentCount"),
};

type Slice = MemberOrder & { limit: number; offset: number };

/** One page of the members, and the number of all who pass the filter. */
export async function selectPage(db: Queries, filter: MemberFilter, { sort, order, limit, offset }: Slice) {
  const members = selectMembers(db, filter);
  const direction = order ?? (sort === "name" ? "asc" : "desc");
  const inOrder = members.orderBy(sorts[sort], direction).orderBy("users.id", direction);
  const rows = await inOrder.limit(limit).offset(offset).execute();
  return { rows, total: await countOf(members.clearSelect()) };
}

export async function findListedMember(db: Queries, id: string) {
  return selectMembers(db, {}).where("users.id", "=", id).executeTakeFirst();
}

export async function countsOf(db: Queries, userId: string) {
  const comments = db.selectFrom("comments").where("userId", "=", userId).where("removedAt", "is", null);
  return {
    blogCount: await countOf(
      db.selectFrom("blogs").where("authorId", "=", userId).where("deletedAt", "is", null),
    ),
    commentCount: await countOf(comments.where("heldAt", "is", null)),
    likeCount: await countOf(db.selectFrom("likes").where("userId", "=", userId)),
  };
}

/** Authors who have no account are left out. */
function selectMembers(db: Queries, { q, role, state }: MemberFilter) {
  let members = db
    .selectFrom("users")
    .leftJoin("avatars", "avatars.userId", "users.id")
    .select([...shown, "users.disabledAt", "users.verifiedAt"])
    .select((rows) =>
      rows
        .selectFrom("comments")
        .whereRef("comments.userId", "=", "users.id")
        .where("comments.removedAt", "is", null)
        .where("comments.heldAt", "is", null)
        .select((comments) => comments.fn.countAll<number>().as("n"))
        .as("commentCount"),
    )
    .where("users.email", "is not", null);
  if (role) members = members.where("users.role", "=", role);
  if (state === "disabled") members = members.where("users.disabledAt", "is not", null);
  if (state === "unverified") members = members.where("users.verifiedAt", "is", null);
  if (q) members = members.where(containsWords(q, ["users.name", "users.emailKey"]));
  return members;
}
