import { type RawBuilder, sql } from "kysely";
import { documents } from "#db/documents.ts";
import type { Queries } from "#db/engine.ts";
import { idList, idsOf } from "#db/id-list.ts";
import type { DocumentKindName, DocumentTable, TranslationTable } from "#db/schema.ts";
import type { translationStates } from "./lifecycle.ts";

type Kind = DocumentKindName;
type Named = { kind: Kind; ref: string };

export async function findTranslation(db: Queries, named: Named): Promise<TranslationTable | undefined> {
  return db
    .selectFrom("translations")
    .selectAll()
    .where(({ and }) => and(named))
    .executeTakeFirst();
}

/** Those of some documents that are translations, with who changed their originals. */
export async function listTranslations(db: Queries, kind: Kind, refs: string[]) {
  if (refs.length === 0) return [];
  return db
    .selectFrom("translations")
    .leftJoin("users", "users.id", "translations.changerId")
    .selectAll("translations")
    .select("users.name as changerName")
    .where("kind", "=", kind)
    .where("ref", "in", idsOf(idList(refs)))
    .execute();
}

export type ListedTranslation = Awaited<ReturnType<typeof listTranslations>>[number];

export async function translationsOf(db: Queries, kind: Kind, original: string): Promise<TranslationTable[]> {
  return db
    .selectFrom("translations")
    .selectAll()
    .where(({ and }) => and({ kind, original }))
    .execute();
}

export async function setTranslation(db: Queries, row: TranslationTable): Promise<void> {
  const { kind, ref, ...rest } = row;
  await db
    .insertInto("translations")
    .values(row)
    .onConflict((conflict) => conflict.columns(["kind", "ref"]).doUpdateSet(rest))
    .execute();
}

export async function removeTranslations(db: Queries, kind: Kind, refs: string[]): Promise<void> {
  if (refs.length === 0) return;
  await db.deleteFrom("translations").where("kind", "=", kind).where("ref", "in", refs).execute();
}

/** Who saved a document last. Undefined if nobody is known. */
export async function lastEditor(db: Queries, named: Named): Promise<string | undefined> {
  const last = await db
    .selectFrom("revisions")
    .select("editorId")
    .where(({ and }) => and(named))
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.editorId ?? undefined;
}

/** At most 100. */
export async function countChanged(db: Queries): Promise<number> {
  const changed = db.selectFrom("translations").select("ref").where("changedAt", "is not", null).limit(100);
  return (await changed.execute()).length;
}

export async function hasTranslations(db: Queries): Promise<boolean> {
  return (await db.selectFrom("translations").select("ref").limit(1).execute()).length > 0;
}

/** True for documents that are no translations of others. */
export function isOriginal(kind: Kind, table: DocumentTable): RawBuilder<boolean> {
  return sql`not exists (select 1 from translations where kind = ${kind} and ref = ${sql.ref(`${table}.id`)})`;
}

/** A language as documents have it: `""` for that of the site, and its regional variants. */
export type LanguageTags = { exact: string[]; prefix: string };

type TranslationState = (typeof translationStates)[number];
type InState = { kind: Kind; table: DocumentTable; state: TranslationState; languages: LanguageTags[] };

/** True for originals with a translation in this state, in one of the languages. */
export function isInState({ kind, table, state, languages }: InState): RawBuilder<boolean> {
  const own = (column: string) => sql.ref(`${table}.${column}`);
  const isIn = (column: RawBuilder<unknown>, { exact, prefix }: LanguageTags) =>
    sql`(${column} in (${sql.join(exact)}) or ${column} like ${`${prefix}-%`})`;
  const others = sql`select 1 from ${sql.table(table)} as other
    where other.translation_key = ${own("translationKey")} and other.deleted_at is null`;
  if (state === "missing") {
    const missing = languages.map(
      (language) => sql`(not ${isIn(own("language"), language)}
        and not exists (${others} and ${isIn(sql`other.language`, language)}))`,
    );
    return sql`(${sql.join(missing, sql` or `)})`;
  }
  const inLanguage = sql.join(
    languages.map((language) => isIn(sql`other.language`, language)),
    sql` or `,
  );
  if (state === "draft")
    return sql`exists (${others} and other.id <> ${own("id")} and other.published_at is null and (${inLanguage}))`;
  const changed = state === "changed" ? sql`is not null` : sql`is null and other.published_at is not null`;
  return sql`${own("id")} in (
    select original from translations join ${sql.table(table)} as other on other.id = translations.ref
    where translations.kind = ${kind} and translations.changed_at ${changed}
      and other.deleted_at is null and (${inLanguage}))`;
}

const columns = ["id", "slug", "title", "language", "publishedAt", "deletedAt", "noindexAt"] as const;

/** Some documents, without their texts. */
export async function listDocuments(db: Queries, table: DocumentTable, ids: string[]) {
  if (ids.length === 0) return [];
  return documents(db)
    .selectFrom(table)
    .select([...columns, "translationKey", "version"])
    .where("id", "in", idsOf(idList(ids)))
    .execute();
}

/** All documents of some groups that are not in the trash. */
export async function listGroups(db: Queries, table: DocumentTable, keys: string[]) {
  if (keys.length === 0) return [];
  return documents(db)
    .selectFrom(table)
    .select([...columns, "translationKey", "version"])
    .where("translationKey", "in", idsOf(idList(keys)))
    .where("deletedAt", "is", null)
    .orderBy("language")
    .execute();
}

/** An account that can get emails. */
export async function findRecipient(db: Queries, id: string) {
  return db
    .selectFrom("users")
    .select(["id", "name", "email", "role"])
    .where("id", "=", id)
    .where("translationEmails", "=", 1)
    .where("disabledAt", "is", null)
    .where("verifiedAt", "is not", null)
    .where("email", "is not", null)
    .$narrowType<{ email: string }>()
    .executeTakeFirst();
}
