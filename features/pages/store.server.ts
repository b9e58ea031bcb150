import { sql } from "kysely";
import { inOrder } from "#core/in-order.ts";
import { byName } from "#db/by-name.ts";
import { compiled } from "#db/compiled.ts";
import type { Queries } from "#db/engine.ts";
import { sliceOf } from "#db/slice.ts";
import { idAt } from "#features/addresses/slugs.server.ts";
import type { OwnTemplate } from "./templates.ts";

const maxTopics = 500;

/** How the administrators' list is filtered. */
export const managedColumns = {
  conditions: ({ template }: { template?: OwnTemplate }) =>
    template ? [sql<boolean>`template = ${template}`] : [],
  sorts: {},
};

export async function findPage(db: Queries, now: string, id: string) {
  return published(db, now).selectAll("pages").where("id", "=", id).executeTakeFirst();
}

/** The language and the group of a page, whether public or not. */
export async function findGroup(db: Queries, id: string) {
  return db
    .selectFrom("pages")
    .select(["language", "translationKey"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Published and scheduled topic pages by title. */
export const listTopicPages = compiled((db) =>
  db
    .selectFrom("pages")
    .select(["id", "slug", "title", "topic", "publishedAt"])
    .where("template", "=", "topic")
    .where("deletedAt", "is", null)
    .where("publishedAt", "is not", null)
    .orderBy(byName("title"))
    .orderBy("id")
    .limit(maxTopics),
);

/** The page about a topic, whether public or not. */
export async function pageOfTopic(db: Queries, topic: string) {
  return db
    .selectFrom("pages")
    .select(["id", "title", "deletedAt"])
    .where("topic", "=", topic)
    .executeTakeFirst();
}

/** True if the address has or had a public page. */
export async function leadsToPage(db: Queries, address: string): Promise<boolean> {
  const id = await idAt(db, "page", address);
  const page = await db.selectFrom("pages").select("id").where("id", "=", id).executeTakeFirst();
  const removed = db.selectFrom("tombstones").select("ref").where("kind", "=", "page");
  return (page ?? (await removed.where("ref", "=", id).executeTakeFirst())) !== undefined;
}

/** Lists pages by title. */
export async function listPublic(db: Queries, now: string, slice: { limit: number; offset: number }) {
  const cards = published(db, now).select(["id", "slug", "title", "language"]);
  return sliceOf(cards.orderBy(byName("title")).orderBy("id"), slice);
}

/** Returns the given pages that are public, in no particular order. */
export async function pagesAmong(db: Queries, now: string, ids: string[]) {
  if (ids.length === 0) return [];
  return published(db, now).select(["id", "slug", "title", "language"]).where("id", "in", ids).execute();
}

/** Includes drafts and trashed pages, in the order of the ids. */
export async function listEditable(db: Queries, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("pages")
    .innerJoin("users", "users.id", "pages.authorId")
    .selectAll("pages")
    .select("users.name as authorName")
    .where("pages.id", "in", ids)
    .execute();
  return inOrder(ids, rows);
}

export async function idsAmong(db: Queries, ids: string[]): Promise<string[]> {
  const rows = await db.selectFrom("pages").select("id").where("id", "in", ids).execute();
  return rows.map(({ id }) => id);
}

function published(db: Queries, now: string) {
  return db
    .selectFrom("pages")
    .where("deletedAt", "is", null)
    .where("publishedAt", "is not", null)
    .where("publishedAt", "<=", now);
}
