import { type SelectQueryBuilder, sql } from "kysely";
import { countOf } from "#db/count.ts";
import { documents } from "#db/documents.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentTable } from "#db/schema.ts";
import {
  everyList,
  type Kind,
  kindNames,
  kinds,
  type ListEntry,
  type Nouns,
} from "#features/publishing/kinds.ts";

/** The most entries that a part of the overview shows, and the most that it counts. */
export const shown = 5;
const maxCounted = 100;

type Found = { id: string; title: string; language: string; author: string | null; at: string };
type FoundDocument = Found & { kind: Kind };
export type Counted<Item> = { count: number; items: Item[] };
export type CountedDocuments = Counted<FoundDocument> & {
  kinds: { kind: Kind; count: number }[];
};

/** Own drafts first, then the others, each latest first. */
export async function findDrafts(db: Queries, actorId: string): Promise<CountedDocuments> {
  const draftsIn = (table: DocumentTable) => rowsIn(db, table).where("publishedAt", "is", null);
  const latest = async (by: "=" | "!=") => {
    const found = await ofEach((table) =>
      draftsIn(table)
        .where("authorId", by, actorId)
        .select(["id", "title", "language", "updatedAt as at", author])
        .orderBy("updatedAt", "desc")
        .limit(shown)
        .execute(),
    );
    return found.toSorted((one, other) => other.at.localeCompare(one.at));
  };
  const items = [...(await latest("=")), ...(await latest("!="))].slice(0, shown);
  return { ...(await countEach(db, draftsIn)), items };
}

export async function countDrafts(db: Queries): Promise<Record<Nouns, number>> {
  const counted = everyList.map(async (list) => {
    return [list.nouns, await countUpTo(db, rowsOf(db, list).where("publishedAt", "is", null).select("id"))];
  });
  return Object.fromEntries(await Promise.all(counted));
}

/** Lists the soonest first. */
export async function findScheduled(db: Queries, now: string): Promise<CountedDocuments> {
  const scheduledIn = (table: DocumentTable) => rowsIn(db, table).where("publishedAt", ">", now);
  const found = await ofEach((table) => dated(scheduledIn(table)).orderBy("publishedAt").execute());
  return {
    ...(await countEach(db, scheduledIn)),
    items: found.toSorted((one, other) => one.at.localeCompare(other.at)).slice(0, shown),
  };
}

/** Public documents, latest first. */
export async function findPublished(db: Queries, now: string): Promise<FoundDocument[]> {
  return ofEach((table) =>
    dated(rowsIn(db, table).where("publishedAt", "<=", now))
      .orderBy("publishedAt", "desc")
      .execute(),
  );
}

type Address = { slug: string | null; language: string };

/** Documents by kind and id, like `blog 42`, without deleted ones. */
export async function findAddresses(
  db: Queries,
  refs: { kind: Kind; id: string }[],
): Promise<Map<string, Address>> {
  const found = kindNames.map(async (kind) => {
    const ids = refs.filter((ref) => ref.kind === kind).map(({ id }) => id);
    if (ids.length === 0) return [];
    const rows = rowsIn(db, kinds[kind].table).select(["id", "slug", "language"]).where("id", "in", ids);
    return (await rows.execute()).map(({ id, ...row }) => [`${kind} ${id}`, row] as const);
  });
  return new Map((await Promise.all(found)).flat());
}

/** True if there is a public document that is not by these authors, or was changed since. */
export async function hasOwn(
  db: Queries,
  table: DocumentTable,
  now: string,
  { authors, id }: { authors: string[]; id?: string },
): Promise<boolean> {
  let rows = rowsIn(db, table).select("id").where("publishedAt", "<=", now);
  if (id !== undefined) rows = rows.where("id", "=", id);
  if (authors.length > 0) {
    rows = rows.where(({ eb, or }) => or([eb("authorId", "not in", authors), eb("version", ">", 1)]));
  }
  return (await rows.limit(1).executeTakeFirst()) !== undefined;
}

/** All but those in the trash. */
function rowsIn(db: Queries, table: DocumentTable) {
  return documents(db).selectFrom(table).where("deletedAt", "is", null);
}

/** The documents of a list, without the trash: where a kind has several, each but the first shows those of one section. */
export function rowsOf(db: Queries, { kind, type }: ListEntry): Rows {
  const rows = rowsIn(db, kinds[kind].table);
  const types = everyList.flatMap((list) => (list.kind === kind && list.type ? list.type : []));
  if (types.length === 0) return rows;
  const section = sql.ref("section");
  return rows.where(
    type ? sql<boolean>`${section} = ${type}` : sql<boolean>`${section} not in (${sql.join(types)})`,
  );
}

type Rows = ReturnType<typeof rowsIn>;

const author = sql<string | null>`(select users.name from users where users.id = author_id)`.as("author");

function dated(rows: Rows) {
  return rows
    .select(["id", "title", "language", author])
    .select(({ ref }) => ref("publishedAt").$castTo<string>().as("at"))
    .limit(shown);
}

async function ofEach(find: (table: DocumentTable) => Promise<Found[]>): Promise<FoundDocument[]> {
  const found = kindNames.map(async (kind) =>
    (await find(kinds[kind].table)).map((row) => ({ ...row, kind })),
  );
  return (await Promise.all(found)).flat();
}

/** How many rows a query finds, up to `maxCounted`. */
export async function countUpTo<Tables, Table extends keyof Tables>(
  db: Queries,
  ids: SelectQueryBuilder<Tables, Table, { id: string }>,
): Promise<number> {
  return countOf(db.selectFrom(ids.limit(maxCounted).as("some")));
}

/** The total, and the counts of the kinds that are not empty. */
async function countEach(db: Queries, rowsIn: (table: DocumentTable) => Rows) {
  const counted = kindNames.map(async (kind) => ({
    kind,
    count: await countUpTo(db, rowsIn(kinds[kind].table).select("id")),
  }));
  const filled = (await Promise.all(counted)).filter(({ count }) => count > 0);
  const total = filled.reduce((sum, { count }) => sum + count, 0);
  return { count: Math.min(total, maxCounted), kinds: filled };
}
