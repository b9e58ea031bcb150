import { type RawBuilder, sql } from "kysely";
import { inOrder } from "#core/in-order.ts";
import { countOf } from "#db/count.ts";
import { documents } from "#db/documents.ts";
import type { Queries } from "#db/engine.ts";
import type { PlainDocumentTable } from "#db/schema.ts";
import { kinds, type PlainKind, periodOf } from "#features/publishing/kinds.ts";
import type { Clock } from "./fields.ts";

/** A row also has the columns of its kind, which are not in the type. */
export type PlainRow = PlainDocumentTable;

/** How the administrators' list of a kind is filtered and sorted. */
export function managedColumns(kind: PlainKind) {
  const { until } = periodOf(kind);
  const sorts: Record<string, RawBuilder<unknown>> = until ? { until: sql.ref(until) } : {};
  return { conditions: () => [], sorts };
}

/** One page of the public ones, and how many there are. Those that are planned and then those that are closed come last. */
export async function listPublic(
  db: Queries,
  kind: PlainKind,
  now: string,
  { clock, limit, offset, among }: { clock: Clock; limit: number; offset: number; among?: string[] },
): Promise<{ rows: PlainRow[]; total: number }> {
  const rows: PlainRow[] = [];
  let total = 0;
  for (const { where, by } of partsOf(kind, clock)) {
    const all = publicRows(db, kind, now, among);
    const part = where ? all.where(where) : all;
    const count = await countOf(part);
    const [most, skipped] = [limit - rows.length, Math.max(0, offset - total)];
    total += count;
    if (most === 0 || skipped >= count) continue;
    const ordered = part.selectAll().orderBy(by).orderBy("id", "desc");
    rows.push(...(await ordered.limit(most).offset(skipped).$castTo<PlainRow>().execute()));
  }
  return { rows, total };
}

/** The parts of the list in their order. There is an index for each of them. */
function partsOf(kind: PlainKind, clock: Clock): { where?: RawBuilder<boolean>; by: RawBuilder<unknown> }[] {
  const { from, until } = periodOf(kind);
  const newest = sql`published_at desc`;
  if (!until) return [{ by: newest }];
  const end = sql.ref(until);
  const closed = { where: sql<boolean>`${end} <= ${clock.until}`, by: sql`${end} desc` };
  if (!from)
    return [
      { where: sql`${end} > ${clock.until}`, by: sql`${end}` },
      { where: sql`${end} is null`, by: newest },
      closed,
    ];
  const begin = sql.ref(from);
  const open = sql`(${end} > ${clock.until} or ${end} is null)`;
  return [
    {
      where: sql`${open} and (${begin} <= ${clock.from} or ${begin} is null)`,
      by: sql`${begin} desc nulls last`,
    },
    { where: sql`${open} and ${begin} > ${clock.from}`, by: begin },
    closed,
  ];
}

export async function hasPublic(db: Queries, kind: PlainKind, now: string): Promise<boolean> {
  const row = await publicRows(db, kind, now).select("id").limit(1).executeTakeFirst();
  return row !== undefined;
}

/** The newest public ones. */
export async function listNewest(
  db: Queries,
  kind: PlainKind,
  now: string,
  { limit, among }: { limit: number; among?: string[] },
) {
  const rows = publicRows(db, kind, now, among)
    .selectAll()
    .orderBy("publishedAt", "desc")
    .orderBy("id", "desc");
  return rows.limit(limit).$castTo<PlainRow>().execute();
}

/** Those of these documents that are public, in no order. */
export async function publicAmong(db: Queries, kind: PlainKind, now: string, ids: string[]) {
  if (ids.length === 0) return [];
  return publicRows(db, kind, now).selectAll().where("id", "in", ids).$castTo<PlainRow>().execute();
}

/** Lists documents, public or not, in the order of the ids. */
export async function listEditable(db: Queries, kind: PlainKind, ids: string[]): Promise<PlainRow[]> {
  if (ids.length === 0) return [];
  const rows = await documents(db)
    .selectFrom(kinds[kind].table)
    .selectAll()
    .where("id", "in", ids)
    .$castTo<PlainRow>()
    .execute();
  return inOrder(ids, rows);
}

/** When the next public one closes. */
export async function nextClosing(db: Queries, kind: PlainKind, now: string): Promise<string | undefined> {
  const { until } = periodOf(kind);
  if (!until) return undefined;
  const end = sql.ref(until);
  const [next] = await documents(db)
    .selectFrom(kinds[kind].table)
    .select(sql<string>`${end}`.as("at"))
    .where("deletedAt", "is", null)
    .where("publishedAt", "is not", null)
    .where(sql<boolean>`${end} > ${now}`)
    .orderBy(end)
    .limit(1)
    .execute();
  return next?.at;
}

function publicRows(db: Queries, kind: PlainKind, now: string, among?: string[]) {
  const rows = documents(db)
    .selectFrom(kinds[kind].table)
    .where("deletedAt", "is", null)
    .where("publishedAt", "is not", null)
    .where("publishedAt", "<=", now);
  return among ? rows.where("language", "in", among) : rows;
}
