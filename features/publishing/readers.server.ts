import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentKindName, DocumentTable } from "#db/schema.ts";
import { titleOf } from "./lifecycle.ts";
import {
  findDocuments,
  findPublished,
  findRecent,
  isPublic,
  nextScheduled,
  wasRemoved,
} from "./store.server.ts";

/** The error for a document that is not public: 410 if readers have seen it. */
export async function missingDocument(
  ctx: Context,
  kind: { name: DocumentKindName; table: DocumentTable },
  id: string,
  msg: string,
): Promise<AppError> {
  return new AppError((await wasRemoved(ctx.db.queries, kind, id)) ? "gone" : "not_found", msg);
}

/** Throws `not_found` unless readers see the document. */
export async function checkPublic(
  ctx: Context,
  table: DocumentTable,
  id: string,
  msg: string,
): Promise<void> {
  if (!(await isPublic(ctx.db.queries, table, ctx.now, id))) throw new AppError("not_found", msg);
}

/** When readers see each of these documents for the first time; drafts and what is in the trash are left out. */
export async function publishedFrom(
  { db }: Context,
  table: DocumentTable,
  ids: string[],
): Promise<Map<string, string>> {
  const rows = await findPublished(db.queries, table, ids);
  return new Map(rows.map(({ id, publishedAt }) => [id, publishedAt ?? ""]));
}

/** Like `publishedFrom`, of the documents that changed or appeared since an instant, and of all scheduled ones. */
export async function recentlyPublished(
  { db }: Context,
  table: DocumentTable,
  since: string,
  limit: number,
): Promise<Map<string, string>> {
  const rows = await findRecent(db.reader, table, since, limit);
  return new Map(rows.map(({ id, publishedAt }) => [id, publishedAt ?? ""]));
}

/** The titles of those of these documents that exist, whether public or not. */
export async function titlesOf(queries: Queries, table: DocumentTable, ids: string[]) {
  const rows = await findDocuments(queries, table, ids);
  return rows.map((row) => ({ id: row.id, title: titleOf(row) }));
}

/** Notes that a list of a kind changes when its next scheduled document appears. */
export async function expireAtNextScheduled(ctx: Context, table: DocumentTable): Promise<void> {
  const at = await nextScheduled(ctx.db.queries, table, ctx.now);
  if (at) ctx.expiresAt(at);
}
