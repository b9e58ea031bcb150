import { compiled } from "#db/compiled.ts";
import type { Queries } from "#db/engine.ts";
import { idList, idsOf } from "#db/id-list.ts";
import { cardFields } from "./fields.ts";
import { matches } from "./filter.store.server.ts";

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>["execute"]>>[number];

/** The public ones of these blogs, in the order of the ids. */
export async function cardsAmong(db: Queries, now: string, ids: string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await publicCards(db, now, idList(ids))).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

const publicCards = compiled((db, now: string, ids: string) =>
  selectCards(db)
    .where("blogs.id", "in", idsOf(ids))
    .where((blogs) => matches(blogs, now, {})),
);

/** All that a card shows but its tags. */
export function selectCards(db: Queries) {
  return db
    .selectFrom("blogs")
    .innerJoin("users", "users.id", "blogs.authorId")
    .leftJoin("avatars", "avatars.userId", "users.id")
    .leftJoin("mediaFiles as cover", "cover.id", "blogs.coverId")
    .select([
      "blogs.id",
      "blogs.slug",
      ...cardFields.map((name) => `blogs.${name}` as const),
      "blogs.overAt",
      "blogs.excerpt",
      "blogs.publishedAt",
      "blogs.updatedAt",
      "blogs.language",
      "blogs.coverAlt",
      "cover.alt as fileAlt",
      "blogs.coverCaption",
      "blogs.coverUrl",
      "users.id as authorId",
      "users.name as authorName",
      "avatars.mediaId as avatarId",
      "cover.id as coverId",
      "cover.width as coverWidth",
      "cover.height as coverHeight",
      "cover.placeholder as coverPlaceholder",
    ])
    .select((blogs) => [
      blogs
        .selectFrom("likes")
        .whereRef("likes.blogId", "=", "blogs.id")
        .select((likes) => likes.fn.countAll<number>().as("n"))
        .as("likeCount"),
      blogs
        .selectFrom("comments")
        .leftJoin("users as writer", "writer.id", "comments.userId")
        .whereRef("comments.blogId", "=", "blogs.id")
        .where("comments.removedAt", "is", null)
        .where("writer.disabledAt", "is", null)
        .select((comments) => comments.fn.countAll<number>().as("n"))
        .as("commentCount"),
    ]);
}

export async function findAuthor(db: Queries, id: string) {
  return db
    .selectFrom("users")
    .leftJoin("avatars", "avatars.userId", "users.id")
    .select(["users.name", "avatars.mediaId as avatarId"])
    .where("users.id", "=", id)
    .executeTakeFirst();
}
