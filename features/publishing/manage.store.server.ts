import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { byName } from "#db/by-name.ts";
import { likesOf } from "#db/contains-words.ts";
import { countOf } from "#db/count.ts";
import { documents } from "#db/documents.ts";
import type { Queries } from "#db/engine.ts";
import { idsFrom } from "#db/rows.ts";
import type { DocumentColumns, DocumentTable } from "#db/schema.ts";
import { kindIn } from "./kinds.ts";
import type { DocumentStatus } from "./lifecycle.ts";

/** How administrators filter and sort the documents of a kind, besides what all kinds have in common. */
export type ManagedColumns<Filter> = {
  conditions(filter: Filter, now: string): RawBuilder<boolean>[];
  sorts: Record<string, RawBuilder<unknown>>;
};

/** No status means all but the trash. */
export type ManagedFilter = {
  now: string;
  q?: string;
  status?: DocumentStatus;
  /** Words of a name. */
  author?: string;
  /** In lower case. */
  tag?: string;
  languages?: string[];
  /** Published at this instant or later, and before `before`. */
  from?: string;
  before?: string;
  where: RawBuilder<boolean>[];
};
type ManagedOrder = Pick<ManagedColumns<unknown>, "sorts"> & {
  sort: string;
  order?: "asc" | "desc";
  limit: number;
  offset: number;
};

const maxLanguages = 50;

type Tables = Record<DocumentTable, DocumentColumns>;
type Rows = SelectQueryBuilder<Tables, DocumentTable, Record<never, never>>;

/** One page of ids in their order. What has no date yet comes where the latest is. */
export async function listManagedIds(
  db: Queries,
  table: DocumentTable,
  filter: ManagedFilter,
  { sort, sorts, order, limit, offset }: ManagedOrder,
): Promise<string[]> {
  const direction = order ?? (["title", "position"].includes(sort) ? "asc" : "desc");
  const by = { ...shared, ...sorts }[sort] ?? shared.changed;
  const nulls = direction === "asc" ? "nulls last" : "nulls first";
  const ids = narrowed(db, table, filter)
    .select("id")
    .orderBy(sql`${by} ${sql.raw(`${direction}${sort === "changed" ? "" : ` ${nulls}`}`)}`)
    .orderBy("id", direction);
  return idsFrom(ids.limit(limit).offset(offset));
}

const shared: Record<string, RawBuilder<unknown>> & { changed: RawBuilder<unknown> } = {
  changed: sql.ref("updatedAt"),
  date: sql.ref("publishedAt"),
  deleted: sql.ref("deletedAt"),
  title: byName("title"),
};

export async function countManaged(db: Queries, table: DocumentTable, filter: ManagedFilter) {
  return countOf(narrowed(db, table, filter));
}

/** How many documents there are of each status; `all` is without the trash. */
export async function countStatuses(
  db: Queries,
  table: DocumentTable,
  now: string,
  where: RawBuilder<boolean>[],
) {
  let rows = documents(db).selectFrom(table) as Rows;
  for (const condition of where) rows = rows.where(condition);
  return rows
    .select(({ fn }) => {
      const count = () => fn.countAll<number>();
      const here = () => count().filterWhere("deletedAt", "is", null);
      return [
        here().as("all"),
        here().filterWhere("publishedAt", "is", null).as("draft"),
        here().filterWhere("publishedAt", ">", now).as("scheduled"),
        here().filterWhere("publishedAt", "<=", now).as("published"),
        count().filterWhere("deletedAt", "is not", null).as("trash"),
      ];
    })
    .executeTakeFirstOrThrow();
}

/** Lists languages as they are stored: empty for the language of the site. */
export async function listLanguages(db: Queries, table: DocumentTable): Promise<string[]> {
  const rows = await documents(db)
    .selectFrom(table)
    .select("language")
    .distinct()
    .where("deletedAt", "is", null)
    .limit(maxLanguages)
    .execute();
  return rows.map(({ language }) => language);
}

function narrowed(db: Queries, table: DocumentTable, filter: ManagedFilter): Rows {
  const { now, q, status, author, tag, languages, from, before, where } = filter;
  let rows = documents(db)
    .selectFrom(table)
    .where("deletedAt", status === "trash" ? "is not" : "is", null) as Rows;
  if (status === "draft") rows = rows.where("publishedAt", "is", null);
  if (status === "scheduled") rows = rows.where("publishedAt", ">", now);
  if (status === "published") rows = rows.where("publishedAt", "<=", now);
  for (const condition of where) rows = rows.where(condition);
  if (from) rows = rows.where("publishedAt", ">=", from);
  if (before) rows = rows.where("publishedAt", "<", before);
  if (languages) rows = rows.where("language", "in", languages);
  if (tag)
    rows = rows.where(
      "id",
      "in",
      sql<string>`(select ref from tags where kind = ${kindIn(table)} and tag = ${tag})`,
    );
  for (const like of likesOf(author ?? "")) rows = rows.where("id", "in", withAuthor(table, like));
  for (const like of likesOf(q ?? "")) {
    const inTitle = sql`select id from ${sql.table(table)} where lower(title) ${like} union all`;
    rows = rows.where("id", "in", withAuthor(table, like, inTitle));
  }
  return rows;
}

/** One list of ids: with `or` between several, PostgreSQL would go through them for every row. */
function withAuthor(table: DocumentTable, like: RawBuilder<unknown>, others = sql``) {
  const refs = sql`select ref from bylines where kind = ${kindIn(table)}`;
  return sql<string>`(${others}
    select id from ${sql.table(table)} where author_id in (select id from users where lower(name) ${like})
    union all ${refs} and person_id in (select id from people where lower(title) ${like})
    union all ${refs} and user_id in (select id from users where lower(name) ${like})
    union all ${refs} and person_id is null and lower(name) ${like})`;
}
