import { sql } from "kysely";
import { documents } from "#db/documents.ts";
import type { Queries } from "#db/engine.ts";
import { idList, idsOf } from "#db/id-list.ts";
import { idsFrom } from "#db/rows.ts";
import type { DocumentColumns, DocumentTable } from "#db/schema.ts";

const maxLanguages = 100;

const columns = ["id", "slug", "title", "language", "publishedAt", "deletedAt", "noindexAt"] as const;

export type TranslationRow = Pick<DocumentColumns, (typeof columns)[number]>;
export type GroupRow = TranslationRow & Pick<DocumentColumns, "createdAt" | "version">;

/** All documents of a group, also drafts and those in the trash, in the order of their languages. */
export async function listGroup(db: Queries, table: DocumentTable, key: string): Promise<GroupRow[]> {
  return documents(db)
    .selectFrom(table)
    .select([...columns, "createdAt", "version"])
    .where("translationKey", "=", key)
    .orderBy("language")
    .limit(maxLanguages)
    .execute();
}

/** True for documents in another language. */
export function inOtherLanguage(language: string, ofSite: string) {
  const same = (language || ofSite) === ofSite ? ["", ofSite] : [language];
  return sql<boolean>`language not in (${sql.join(same)})`;
}

export async function groupOf(db: Queries, table: DocumentTable, id: string): Promise<string | null> {
  const document = documents(db).selectFrom(table).select("translationKey").where("id", "=", id);
  return (await document.executeTakeFirst())?.translationKey ?? null;
}

/** The ids of some documents and of the others of their groups. */
export async function idsWithGroups(db: Queries, table: DocumentTable, ids: string[]): Promise<string[]> {
  const keys = documents(db).selectFrom(table).select("translationKey").where("id", "in", ids);
  const rows = documents(db).selectFrom(table).select("id");
  return idsFrom(rows.where(({ or, eb }) => or([eb("id", "in", ids), eb("translationKey", "in", keys)])));
}

export async function setGroup(db: Queries, table: DocumentTable, ids: string[], key: string | null) {
  if (ids.length === 0) return;
  await documents(db).updateTable(table).set({ translationKey: key }).where("id", "in", ids).execute();
}

/** The public documents in the groups of some documents. */
export async function listGroupsOf(db: Queries, table: DocumentTable, now: string, ids: string[]) {
  const keys = await documents(db)
    .selectFrom(table)
    .select("translationKey")
    .distinct()
    .where("id", "in", idsOf(idList(ids)))
    .where("translationKey", "is not", null)
    .execute();
  const found = keys.flatMap(({ translationKey }) => translationKey ?? []);
  return found.length > 0 ? listPublic(db, table, now, found) : [];
}

/** The public documents of some groups. */
export async function listPublic(db: Queries, table: DocumentTable, now: string, keys: string[]) {
  return documents(db)
    .selectFrom(table)
    .select([...columns, "translationKey"])
    .where("translationKey", "in", idsOf(idList(keys)))
    .where("deletedAt", "is", null)
    .where("publishedAt", "<=", now)
    .orderBy("language")
    .execute();
}
