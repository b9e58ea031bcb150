import type { Queries } from "#db/engine.ts";
import type { TokenTable } from "./tokens.store.server.ts";

const maxTextLength = 20_000_000;

type Room = { left: number };

/** Reads all that a member has left, newest first, without the profile and the sessions. */
export async function tracesOf(db: Queries, userId: string) {
  const room = { left: maxTextLength };
  return {
    ...(await commentsBy(db, userId)),
    articles: await articlesOf(db, userId, room),
    saves: await savesOf(db, userId, room),
    ...(await madeBy(db, userId)),
    registrations: await registrationsOf(db, userId),
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
    .select(["heldAt as waitsSince", "reply"])
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .execute();
  const replies = await db
    .selectFrom("comments")
    .select(["blogId as blog", "repliedAt as date", "reply as text"])
    .where("replierId", "=", userId)
    .orderBy("repliedAt", "desc")
    .execute();
  const likes = await db
    .selectFrom("likes")
    .select(["blogId as blog", "createdAt as date"])
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .execute();
  return { comments, replies, likes };
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

async function registrationsOf(db: Queries, userId: string) {
  const verified = db
    .selectFrom("users")
    .select("emailKey")
    .where("id", "=", userId)
    .where("verifiedAt", "is not", null);
  const rows = await db
    .selectFrom("registrations")
    .innerJoin("blogs", "blogs.id", "registrations.eventId")
    .select(["eventId as event", "title", "registrations.name", "registrations.email", "companions"])
    .select(["registrations.id", "answers", "state", "registrations.createdAt", "confirmedAt", "cancelledAt"])
    .where(({ eb, or }) => or([eb("memberId", "=", userId), eb("emailKey", "in", verified)]))
    .orderBy("registrations.createdAt", "desc")
    .execute();
  const ids = rows.map(({ id }) => id);
  const arrivals = Map.groupBy(ids.length > 0 ? await arrivalsOf(db, ids) : [], ({ id }) => id);
  return rows.map(({ id, ...row }) => ({
    ...row,
    answers: JSON.parse(row.answers),
    arrivals: (arrivals.get(id) ?? []).map(({ date, arrived }) => ({ date, arrived })),
  }));
}

async function arrivalsOf(db: Queries, ids: string[]) {
  return db
    .selectFrom("arrivals")
    .innerJoin("registrations", "registrations.id", "registrationId")
    .leftJoin("eventDates", (dates) =>
      dates.onRef("eventDates.blogId", "=", "eventId").onRef("eventDates.id", "=", "dateId"),
    )
    .select(["registrations.id", "eventDates.startsAt as date", "arrived"])
    .where("registrations.id", "in", ids)
    .orderBy("eventDates.startsAt")
    .execute();
}

async function articlesOf(db: Queries, userId: string, room: Room) {
  const articles = await db
    .selectFrom("blogs")
    .select(["id as blog", "title", "createdAt", "updatedAt", "publishedAt", "deletedAt"])
    .where("authorId", "=", userId)
    .orderBy("createdAt", "desc")
    .execute();
  return withContent(articles, room, async ({ blog }) => {
    const row = await db.selectFrom("blogs").select("content").where("id", "=", blog).executeTakeFirst();
    return row?.content;
  });
}

async function savesOf(db: Queries, userId: string, room: Room) {
  const saves = await db
    .selectFrom("revisions")
    .select(["ref as blog", "version", "title", "savedAt"])
    .where("kind", "=", "blog")
    .where("editorId", "=", userId)
    .orderBy("savedAt", "desc")
    .execute();
  return withContent(saves, room, async ({ blog: ref, version }) => {
    const save = db.selectFrom("revisions").select("fields");
    const row = await save.where((rows) => rows.and({ kind: "blog", ref, version })).executeTakeFirst();
    return row && JSON.parse(row.fields).content;
  });
}

/** Reads the texts one by one, until they fill the room. */
async function withContent<Row>(rows: Row[], room: Room, read: (row: Row) => Promise<string | undefined>) {
  return Array.fromAsync(rows, async (row) => {
    const content = room.left > 0 ? ((await read(row)) ?? null) : null;
    room.left -= content?.length ?? 0;
    return { ...row, content };
  });
}

async function linksOf(db: Queries, table: TokenTable, userId: string) {
  return db
    .selectFrom(table)
    .select(["createdAt", "expiresAt"])
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .execute();
}
