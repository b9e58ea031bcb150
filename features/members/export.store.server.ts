import type { Queries } from "#db/engine.ts";
import type { TokenTable } from "./tokens.store.server.ts";

const mostText = 20_000_000; // characters

/** Newest first; without the profile and the sessions. */
export async function tracesOf(db: Queries, userId: string) {
  const room = { left: mostText };
  return {
    ...(await commentsBy(db, userId)),
    articles: await articlesOf(db, userId, room),
    saves: await savesOf(db, userId, room),
    ...(await madeBy(db, userId)),
    passwordLinks: await linksOf(db, "resetTokens", userId),
    verificationLinks: await linksOf(db, "verificationTokens", userId),
    networks: await db
      .selectFrom("loginPlaces")
      .select("usedAt")
      .where("userId", "=", userId)
      .orderBy("usedAt", "desc")
      .execute(),
  };
}

async function commentsBy(db: Queries, userId: string) {
  const comments = await db
    .selectFrom("comments")
    .select(["blogId as blog", "createdAt as date", "text", "removedAt", "removedFor"])
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .execute();
  const likes = await db
    .selectFrom("likes")
    .select(["blogId as blog", "createdAt as date"])
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .execute();
  return { comments, likes };
}

async function madeBy(db: Queries, userId: string) {
  const collections = await db
    .selectFrom("collections")
    .select(["id as collection", "title", "description", "createdAt", "publishedAt", "deletedAt"])
    .where("authorId", "=", userId)
    .orderBy("createdAt", "desc")
    .execute();
  const uploads = await db
    .selectFrom("mediaFiles")
    .select(["id as file", "kind", "contentType", "bytes", "alt", "createdAt"])
    .where("uploaderId", "=", userId)
    .orderBy("createdAt", "desc")
    .execute();
  return { collections, uploads };
}

async function articlesOf(db: Queries, userId: string, room: { left: number }) {
  const articles = await db
    .selectFrom("blogs")
    .select(["id as blog", "title", "createdAt", "updatedAt", "publishedAt", "deletedAt"])
    .where("authorId", "=", userId)
    .orderBy("createdAt", "desc")
    .execute();
  const texts: (string | null)[] = [];
  for (const { blog } of articles) {
    const text = db.selectFrom("blogs").select("content").where("id", "=", blog);
    texts.push(room.left > 0 ? taken((await text.executeTakeFirst())?.content, room) : null);
  }
  return articles.map((article, at) => ({ ...article, content: texts[at] ?? null }));
}

async function savesOf(db: Queries, userId: string, room: { left: number }) {
  const saves = await db
    .selectFrom("revisions")
    .select(["ref as blog", "version", "title", "savedAt"])
    .where("kind", "=", "blog")
    .where("editorId", "=", userId)
    .orderBy("savedAt", "desc")
    .execute();
  const texts: (string | null)[] = [];
  for (const { blog, version } of saves) {
    const query = db
      .selectFrom("revisions")
      .select("fields")
      .where("kind", "=", "blog")
      .where("ref", "=", blog)
      .where("version", "=", version);
    const fields = room.left > 0 ? (await query.executeTakeFirst())?.fields : undefined;
    texts.push(fields === undefined ? null : taken(JSON.parse(fields).content, room));
  }
  return saves.map((save, at) => ({ ...save, content: texts[at] ?? null }));
}

function taken(text: string | undefined, room: { left: number }): string | null {
  room.left -= text?.length ?? 0;
  return text ?? null;
}

async function linksOf(db: Queries, table: TokenTable, userId: string) {
  return db
    .selectFrom(table)
    .select(["createdAt", "expiresAt"])
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .execute();
}
