import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentColumns, DocumentTable } from "#db/schema.ts";
import type { KindTable } from "./kinds.ts";
import { titleOf } from "./lifecycle.ts";
import * as store from "./store.server.ts";
/** The error for a document that is not public: 410 if readers have seen it. */
export async function missingDocument(ctx: Context, kind: KindTable, id: string, msg: string) {
  return new AppError((await store.wasRemoved(ctx.db.queries, kind, id)) ? "gone" : "not_found", msg);
}

/** Throws `not_found` unless readers see the document. */
export async function checkPublic(ctx: Context, table: DocumentTable, id: string, msg: string) {
  if (!(await store.isPublic(ctx.db.queries, table, ctx.now, id))) throw new AppError("not_found", msg);
}

/** When readers see each of these documents for the first time; drafts and what is in the trash are left out. */
export async function publishedFrom({ db }: Context, table: DocumentTable, ids: string[]) {
  return instantsOf(await store.findPublished(db.queries, table, ids));
}

/** Like `publishedFrom`, of the documents that changed or appeared since an instant, and of all scheduled ones. */
export async function recentlyPublished({ db }: Context, table: DocumentTable, since: string, limit: number) {
  return instantsOf(await store.findRecent(db.reader, table, since, limit));
}

function instantsOf(rows: Pick<DocumentColumns, "id" | "publishedAt">[]): Map<string, string> {
  return new Map(rows.map(({ id, publishedAt }) => [id, publishedAt ?? ""]));
}

/** The titles of those of these documents that exist, whether public or not. */
export async function titlesOf(queries: Queries, table: DocumentTable, ids: string[]) {
  const rows = await store.findDocuments(queries, table, ids);
  return rows.map((row) => ({ id: row.id, title: titleOf(row) }));
}

/** Notes that a list of a kind changes when its next scheduled document appears. */
export async function expireAtNextScheduled(ctx: Context, table: DocumentTable): Promise<void> {
  const at = await store.nextScheduled(ctx.db.queries, table, ctx.now);
  if (at) ctx.expiresAt(at);
}
