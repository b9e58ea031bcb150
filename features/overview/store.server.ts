import type { Queries } from "#db/engine.ts";
import type { VisualKind } from "#db/schema.ts";
import { type Counted, countUpTo, shown } from "./documents.store.server.ts";

const maxEvents = 30;

/** Readers' visible comments since an instant, latest first. */
export async function findComments(db: Queries, since: string) {
  const rows = () =>
    db
      .selectFrom("comments")
      // A cross join: with statistics of few comments, SQLite would begin with all articles.
      .crossJoin("blogs")
      .leftJoin("users", "users.id", "comments.userId")
      .whereRef("blogs.id", "=", "comments.blogId")
      .where("comments.createdAt", ">=", since)
      .where("comments.removedAt", "is", null)
      .where("comments.heldAt", "is", null)
      .where("blogs.deletedAt", "is", null)
      .where(({ eb, or }) => or([eb("users.role", "is", null), eb("users.role", "!=", "admin")]));
  const items = await rows()
    .select(["comments.id", "comments.text", "comments.createdAt", "users.name"])
    .select(["blogs.id as blogId", "blogs.slug as blogSlug", "blogs.title as blogTitle", "blogs.language"])
    .orderBy("comments.createdAt", "desc")
    .orderBy("comments.id", "desc")
    .limit(shown)
    .execute();
  return { count: await countUpTo(db, rows().select("comments.id")), items };
}

/** Files in the media library without alternative text, latest first. */
export async function findUndescribed(db: Queries) {
  const items = await undescribed(db)
    .select(["id", "name", "kind", "width", "posterWidth"])
    .orderBy("createdAt", "desc")
    .limit(shown)
    .$narrowType<{ kind: VisualKind }>()
    .execute();
  return { count: await countUndescribed(db), items } satisfies Counted<unknown>;
}

export async function countUndescribed(db: Queries): Promise<number> {
  return countUpTo(db, undescribed(db).select("id"));
}

function undescribed(db: Queries) {
  return db
    .selectFrom("mediaFiles")
    .where("kind", "in", ["image", "video"])
    .where("alt", "=", "")
    .where("decorative", "=", 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("avatars").select("userId").whereRef("avatars.mediaId", "=", "mediaFiles.id"))),
    );
}

export async function findSaves(db: Queries) {
  return db
    .selectFrom("revisions")
    .leftJoin("users", "users.id", "revisions.editorId")
    .select(["kind", "ref as id", "revisions.title", "savedAt as at", "users.name"])
    .orderBy("savedAt", "desc")
    .limit(maxEvents)
    .execute();
}

export async function findSavedSettings(db: Queries) {
  return db
    .selectFrom("settings")
    .leftJoin("users", "users.id", "settings.editorId")
    .select(["settings.name as title", "savedAt as at", "users.name"])
    .orderBy("savedAt", "desc")
    .limit(shown)
    .execute();
}

export async function findJoined(db: Queries) {
  return db
    .selectFrom("users")
    .select(["id", "name", "joinedAt as at"])
    .where("email", "is not", null)
    .orderBy("joinedAt", "desc")
    .limit(shown)
    .execute();
}

export async function findEmail(db: Queries, id: string): Promise<string> {
  const row = await db.selectFrom("users").select("email").where("id", "=", id).executeTakeFirst();
  return row?.email ?? "";
}
