import type { Context } from "#core/context.ts";
import type { Page } from "#core/contract.ts";
import { pageOf } from "#core/paging.ts";
import type { StatusCounts } from "./contract.ts";
import type { DocumentKind, KindTypes } from "./kind.server.ts";
import type { DocumentStatus } from "./lifecycle.ts";
import { countManaged, countStatuses, listManagedIds } from "./manage.store.server.ts";

export type ManageInput<T extends KindTypes> = T["filter"] & {
  q?: string;
  status?: DocumentStatus;
  sort: string;
  order?: "asc" | "desc";
  page: number;
  limit: number;
};

/** One page of the documents of a kind, whether public or not. */
export async function listManaged<T extends KindTypes>(
  ctx: Context,
  { table, managed }: DocumentKind<T>,
  input: ManageInput<T>,
): Promise<Page<T["managed"]>> {
  const { reader } = ctx.db;
  const { q, status, page, limit } = input;
  const filter = { q, status, now: ctx.now, where: managed.conditions(input, ctx.now) };
  const offset = (page - 1) * limit;
  const ids = await listManagedIds(reader, table, filter, { ...input, sorts: managed.sorts, offset });
  // Counting takes as long as looking for a rare word.
  const isLast = ids.length < limit && (ids.length > 0 || page === 1);
  const total = isLast ? offset + ids.length : await countManaged(reader, table, filter);
  return pageOf(await managed.list(ctx, ids), total, { page, limit });
}

export async function countDocuments<T extends KindTypes>(
  ctx: Context,
  { table, managed }: DocumentKind<T>,
  filter: T["filter"],
): Promise<StatusCounts> {
  return countStatuses(ctx.db.reader, table, ctx.now, managed.conditions(filter, ctx.now));
}
