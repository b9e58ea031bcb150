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

/** All that a card shows but its tags. A cross join: SQLite would begin with few accounts, once it knows that. */
export function selectCards(db: Queries) {
  return db
    .selectFrom("blogs")
    .crossJoin("users")
    .leftJoin("blogCounts", "blogCounts.blogId", "blogs.id")
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
      "blogs.translationKey",
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
      "blogCounts.likes as likeCount",
      "blogCounts.comments as commentCount",
    ])
    .whereRef("users.id", "=", "blogs.authorId");
}

export async function findAuthor(db: Queries, id: string) {
  return db
    .selectFrom("users")
    .leftJoin("avatars", "avatars.userId", "users.id")
    .select(["users.name", "avatars.mediaId as avatarId"])
    .where("users.id", "=", id)
    .executeTakeFirst();
}
