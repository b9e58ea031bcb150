import { containsWords } from "#db/contains-words.ts";
import type { Queries } from "#db/engine.ts";
import { everyList, type ListEntry } from "#features/publishing/kinds.ts";
import type { Found } from "./contract.ts";
import { rowsOf } from "./documents.store.server.ts";

const max = 4; // of each kind

/** The latest of each kind whose title or name has all words. */
export async function findByWords(db: Queries, q: string): Promise<Found[]> {
  const found = await Promise.all([
    ...everyList.map((list) => documentsIn(db, list, q)),
    members(db, q),
    files(db, q),
  ]);
  return found.flat();
}

async function documentsIn(db: Queries, list: ListEntry, q: string): Promise<Found[]> {
  const rows = await rowsOf(db, list)
    .select(["id", "title", "language", "publishedAt"])
    .where(containsWords(q, ["title"]))
    .orderBy("updatedAt", "desc")
    .limit(max)
    .execute();
  return rows.map((row) => shown(list.noun, row));
}

async function members(db: Queries, q: string): Promise<Found[]> {
  const rows = await db
    .selectFrom("users")
    .select(["id", "name as title"])
    .where("email", "is not", null)
    .where(containsWords(q, ["name", "email"]))
    .orderBy("joinedAt", "desc")
    .limit(max)
    .execute();
  return rows.map((row) => shown("member", row));
}

async function files(db: Queries, q: string): Promise<Found[]> {
  const rows = await db
    .selectFrom("mediaFiles")
    .select(["id", "alt", "name"])
    .where(containsWords(q, ["alt", "name"]))
    .orderBy("createdAt", "desc")
    .limit(max)
    .execute();
  return rows.map(({ id, alt, name }) => shown("file", { id, title: alt || name }));
}

type Row = { id: string; title: string; language?: string; publishedAt?: string | null };

function shown(kind: Found["kind"], { id, title, language, publishedAt }: Row): Found {
  return { kind, _id: id, title, language, isDraft: publishedAt === null };
}
