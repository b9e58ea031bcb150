import { type RawBuilder, sql } from "kysely";
import { compareNames } from "#core/collator.ts";
import { inOrder } from "#core/in-order.ts";
import { byName } from "#db/by-name.ts";
import type { Queries } from "#db/engine.ts";
import { sliceOf } from "#db/slice.ts";

export type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>["execute"]>>[number];

type PeopleFilter = {
  board?: boolean;
  past?: boolean;
  /** One of several translations: in one of these languages if there is one, otherwise the first. */
  preferred?: string[];
};
export type ManagedFilter = { department?: string; group?: "board" | "team" | "past" };

export async function listPeople(
  db: Queries,
  now: string,
  filter: PeopleFilter,
  slice: { limit: number; offset: number },
) {
  const rows = selectPublic(db, now, filter).orderBy("people.past").orderBy("people.position");
  return sliceOf(rows.orderBy(byName("people.title")).orderBy("people.id"), slice);
}

/** Returns the given people who are public, in no particular order. */
export async function peopleAmong(db: Queries, now: string, ids: string[]): Promise<PersonRow[]> {
  if (ids.length === 0) return [];
  return selectPublic(db, now, {}).where("people.id", "in", ids).execute();
}

/** Public or not, with their accounts, in the order of the ids. */
export async function listEditable(db: Queries, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await selectPeople(db)
    .leftJoin("users", "users.id", "people.userId")
    .select(["users.name as accountName", "users.email as accountEmail"])
    .where("people.id", "in", ids)
    .execute();
  return inOrder(ids, rows);
}

/** People linked to an account, including drafts and those in the trash. */
export async function personOfAccount(db: Queries, userId: string) {
  return db
    .selectFrom("people")
    .select(["id", "title", "deletedAt"])
    .where("userId", "=", userId)
    .executeTakeFirst();
}

/** An account. Without an email address, it was deleted. */
export async function findAccount(db: Queries, id: string) {
  return db.selectFrom("users").select(["id", "name", "email"]).where("id", "=", id).executeTakeFirst();
}

/** The file of a portrait, if it is ready. */
export async function findPortrait(db: Queries, id: string) {
  return db
    .selectFrom("mediaFiles")
    .select(["id", "width", "height", "placeholder", "alt", "decorative"])
    .where("id", "=", id)
    .where("status", "=", "ready")
    .executeTakeFirst();
}

export async function listDepartments(db: Queries, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("people")
    .select("department")
    .distinct()
    .where("department", "!=", "")
    .where("deletedAt", "is", null)
    .orderBy("department")
    .limit(limit)
    .execute();
  return rows.map(({ department }) => department).sort(compareNames);
}

export const managedPeople = {
  conditions({ department, group }: ManagedFilter): RawBuilder<boolean>[] {
    const groups = {
      board: sql<boolean>`past = 0 and on_board = 1`,
      team: sql<boolean>`past = 0 and on_board = 0`,
      past: sql<boolean>`past = 1`,
    };
    const own = department === undefined ? [] : [sql<boolean>`department = ${department}`];
    return group ? [...own, groups[group]] : own;
  },
  sorts: { position: sql`past, position` },
};

/** Leaves out files that are deleted or not ready. */
function selectPeople(db: Queries) {
  return db
    .selectFrom("people")
    .leftJoin("mediaFiles", (join) =>
      join.onRef("mediaFiles.id", "=", "people.portraitId").on("mediaFiles.status", "=", "ready"),
    )
    .selectAll("people")
    .select([
      "mediaFiles.id as mediaId",
      "mediaFiles.width",
      "mediaFiles.height",
      "mediaFiles.placeholder",
      "mediaFiles.alt as fileAlt",
    ]);
}

function selectPublic(db: Queries, now: string, { board, past, preferred }: PeopleFilter) {
  let rows = selectPeople(db)
    .where("people.deletedAt", "is", null)
    // With a plain comparison, SQLite would choose the index of the date, and sort everybody for every page.
    .where(sql<boolean>`(people.published_at <= ${now}) is true`);
  if (board !== undefined) rows = rows.where("people.onBoard", "=", board ? 1 : 0);
  if (past !== undefined) rows = rows.where("people.past", "=", past ? 1 : 0);
  if (preferred) {
    const isPreferred = (table: "people" | "other") =>
      sql`case when ${sql.ref(`${table}.language`)} in (${sql.join(preferred)}) then 0 else 1 end`;
    rows = rows.where(
      sql<boolean>`not exists (select 1 from people other
        where other.translation_key = people.translation_key and other.id <> people.id
        and other.deleted_at is null and other.published_at <= ${now}
        and (${isPreferred("other")}, other.id) < (${isPreferred("people")}, people.id))`,
    );
  }
  return rows;
}
