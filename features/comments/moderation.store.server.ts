import type { ExpressionBuilder } from "kysely";
import { byName } from "#db/by-name.ts";
import { containsWords } from "#db/contains-words.ts";
import { countOf } from "#db/count.ts";
import type { Queries } from "#db/engine.ts";
import { hasRow } from "#db/rows.ts";
import type { Schema } from "#db/schema.ts";

export type CommentFilter = { q?: string; user?: string; state: "all" | "waiting" | "shown" | "removed" };
export type CommentOrder = { sort: "date" | "article"; order?: "asc" | "desc" };
export type ManagedRow = Awaited<ReturnType<ReturnType<typeof selectManaged>["execute"]>>[number];

/** Comments on blogs in the trash are left out; those on one article come newest first. */
export async function listComments(
  db: Queries,
  filter: CommentFilter,
  { sort, order, limit, offset }: CommentOrder & { limit: number; offset: number },
): Promise<ManagedRow[]> {
  const byArticle = sort === "article";
  const title = byName("blogs.title");
  const direction = byArticle ? "desc" : (order ?? "desc");
  const ids = narrowed(db, filter)
    .$if(byArticle, (rows) => rows.innerJoin("blogs", "blogs.id", "comments.blogId").orderBy(title, order))
    .select("comments.id")
    .orderBy("comments.createdAt", direction)
    .orderBy("comments.id", direction)
    .limit(limit)
    .offset(offset);
  return selectManaged(db)
    .where("comments.id", "in", ids)
    .$if(byArticle, (rows) => rows.orderBy(title, order))
    .orderBy("comments.createdAt", direction)
    .orderBy("comments.id", direction)
    .execute();
}

export async function countComments(db: Queries, filter: CommentFilter): Promise<number> {
  return countOf(narrowed(db, filter));
}

export async function findComment(db: Queries, id: string): Promise<ManagedRow | undefined> {
  return selectManaged(db).where("comments.id", "=", id).executeTakeFirst();
}

export type Removal = { removedAt: string; removedFor: string; removerId: string };
export const notRemoved = { removedAt: null, removedFor: "", removerId: null };

export async function setRemoved(db: Queries, id: string, removed: Removal | typeof notRemoved) {
  await db.updateTable("comments").set(removed).where("id", "=", id).execute();
}

type Which = { ids: string[] } | { userId: string };

/** Takes down those that were not taken down yet. */
export async function takeDown(db: Queries, which: Which, removal: Removal) {
  const rows = db.updateTable("comments").set(removal).where("removedAt", "is", null);
  const some = "ids" in which ? rows.where("id", "in", which.ids) : rows.where("userId", "=", which.userId);
  return some.returning(["id", "blogId"]).execute();
}

export async function putBack(db: Queries, ids: string[]) {
  const rows = db.updateTable("comments").set(notRemoved).where("removedAt", "is not", null);
  return rows.where("id", "in", ids).returning(["id", "blogId"]).execute();
}

/** Accepts those that wait. */
export async function accept(db: Queries, which: Which, now: string) {
  const rows = db
    .updateTable("comments")
    .set({ heldAt: null, acceptedAt: now })
    .where("heldAt", "is not", null)
    .where("removedAt", "is", null);
  const some = "ids" in which ? rows.where("id", "in", which.ids) : rows.where("userId", "=", which.userId);
  return some.returning(["id", "blogId"]).execute();
}

/** Lets those wait that were accepted. */
export async function hold(db: Queries, ids: string[]) {
  return db
    .updateTable("comments")
    .set(({ ref }) => ({ heldAt: ref("createdAt"), acceptedAt: null }))
    .where("id", "in", ids)
    .where("heldAt", "is", null)
    .where("acceptedAt", "is not", null)
    .returning(["id", "blogId"])
    .execute();
}

type Reply = { reply: string; repliedAt: string; replierId: string };

/** Accepts the comment, too. False if it was taken down, or the reply is not `last`. */
export async function setReply(db: Queries, id: string, reply: Reply, last: string | null): Promise<boolean> {
  const replied = db.updateTable("comments").set(({ fn, ref, val }) => ({
    ...reply,
    heldAt: null,
    acceptedAt: fn.coalesce(ref("acceptedAt"), val(reply.repliedAt)),
  }));
  const one = replied.where("id", "=", id).where("removedAt", "is", null);
  return hasRow(one.where("repliedAt", last === null ? "is" : "=", last).returning("id"));
}

export async function clearReply(db: Queries, id: string): Promise<void> {
  const none = { reply: "", repliedAt: null, replierId: null };
  await db.updateTable("comments").set(none).where("id", "=", id).execute();
}

export async function deleteRemoved(db: Queries, before: string): Promise<void> {
  await db.deleteFrom("comments").where("removedAt", "<", before).execute();
}

function selectManaged(db: Queries) {
  return db
    .selectFrom("comments")
    .crossJoin("blogs") // in this order, whatever the statistics of SQLite say
    .leftJoin("users", "users.id", "comments.userId")
    .leftJoin("avatars", "avatars.userId", "users.id")
    .leftJoin("users as remover", "remover.id", "comments.removerId")
    .leftJoin("users as replier", "replier.id", "comments.replierId")
    .whereRef("blogs.id", "=", "comments.blogId")
    .where("blogs.deletedAt", "is", null)
    .select([
      "comments.id",
      "comments.text",
      "comments.createdAt",
      "comments.userId",
      "comments.removedAt",
      "comments.removedFor",
      "comments.heldAt",
      "comments.acceptedAt",
      "comments.reply",
      "comments.repliedAt",
      "users.name",
      "avatars.mediaId as avatarId",
      "blogs.id as blogId",
      "blogs.slug as blogSlug",
      "blogs.title as blogTitle",
      "blogs.language",
      "remover.id as removerId",
      "remover.name as removerName",
      "replier.id as replierId",
      "replier.name as replierName",
    ]);
}

/** Reads comments only: joining the articles would read their long rows. */
function narrowed(db: Queries, { q, user, state }: CommentFilter) {
  const trash = db.selectFrom("blogs").select("id").where("deletedAt", "is not", null);
  let some = db.selectFrom("comments").where("comments.blogId", "not in", trash);
  if (user) some = some.where("comments.userId", "=", user);
  if (state !== "all") some = some.where("comments.removedAt", state === "removed" ? "is not" : "is", null);
  if (state === "shown") some = some.where("comments.heldAt", "is", null);
  if (state === "waiting") some = some.where("comments.heldAt", "is not", null).where(isOfEnabled);
  if (q) some = some.where(containsWords(q, ["comments.text", "comments.reply"], "comments.userId"));
  return some;
}

/** A disabled account's comments are hidden anyway. */
function isOfEnabled({ not, exists, selectFrom }: ExpressionBuilder<Schema, "comments">) {
  const disabled = selectFrom("users")
    .select("id")
    .whereRef("users.id", "=", "comments.userId")
    .where("disabledAt", "is not", null);
  return not(exists(disabled));
}

export const maxCounted = 100;

/** Counts up to `maxCounted`. */
export async function countWaiting(db: Queries): Promise<number> {
  const some = narrowed(db, { state: "waiting" }).select("comments.id").limit(maxCounted);
  return countOf(db.selectFrom(some.as("some")));
}

const articlesNamed = 5;

/** The articles with most of the latest comments that wait. */
export async function waitingByArticle(db: Queries): Promise<{ title: string; waiting: number }[]> {
  const latest = narrowed(db, { state: "waiting" })
    .select("comments.blogId")
    .orderBy("comments.createdAt", "desc")
    .limit(maxCounted);
  return db
    .selectFrom(latest.as("latest"))
    .innerJoin("blogs", "blogs.id", "latest.blogId")
    .select(["blogs.title", ({ fn }) => fn.countAll<number>().as("waiting")])
    .groupBy(["blogs.id", "blogs.title"])
    .orderBy("waiting", "desc")
    .orderBy("blogs.title")
    .limit(articlesNamed)
    .execute();
}

/** The people who can decide, and whose address is known to be theirs, in the order of their ids. */
export async function listAdministrators(db: Queries): Promise<{ id: string; email: string }[]> {
  return db
    .selectFrom("users")
    .select(["id", "email"])
    .where("role", "=", "admin")
    .where("disabledAt", "is", null)
    .where("verifiedAt", "is not", null)
    .where("email", "is not", null)
    .$narrowType<{ email: string }>()
    .orderBy("id")
    .execute();
}

export async function findWriters(db: Queries, ids: string[]) {
  if (ids.length === 0) return [];
  const columns = ["id", "verifiedAt", "disabledAt", "joinedAt"] as const;
  return db.selectFrom("users").select(columns).where("id", "in", ids).execute();
}

/** The numbers of comments by each of these people. Reads an index alone. */
export async function countByWriter(db: Queries, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("comments")
    .select("userId")
    .select(({ fn }) => {
      const all = fn.countAll<number>();
      const kept = all.filterWhere("removedAt", "is", null);
      return [
        kept.filterWhere("heldAt", "is", null).as("shown"),
        kept.filterWhere("heldAt", "is not", null).as("waiting"),
        kept.filterWhere("acceptedAt", "is not", null).as("accepted"),
        all.filterWhere("removedAt", "is not", null).as("removed"),
      ];
    })
    .where("userId", "in", ids)
    .groupBy("userId")
    .execute();
}
