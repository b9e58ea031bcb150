import type { Context } from "#core/context.ts";
import type { Page } from "#core/contract.ts";
import { pageOf } from "#core/paging.ts";
import type { DocumentTable } from "#db/schema.ts";
import {
  countManaged,
  countStatuses,
  listManagedIds,
  type ManagedFilter,
  type ManagedOrder,
} from "./manage.store.server.ts";

type Listing = ManagedFilter & ManagedOrder & { page: number; limit: number };

/** One page of the documents of a kind, whether public or not. `read` gets ids and keeps their order. */
export async function listManaged<Item>(
  ctx: Context,
  table: DocumentTable,
  { page, limit, sort, order, sorts, ...filter }: Listing,
  read: (ids: string[]) => Promise<Item[]>,
): Promise<Page<Item>> {
  const { reader } = ctx.db;
  const narrowed = { ...filter, now: ctx.now };
  const total = await countManaged(reader, table, narrowed);
  const slice = { limit, offset: (page - 1) * limit };
  const ids = await listManagedIds(reader, table, narrowed, { sort, order, sorts, ...slice });
  return pageOf(await read(ids), total, { page, limit });
}

export async function countDocuments(ctx: Context, table: DocumentTable, where: ManagedFilter["where"]) {
  return countStatuses(ctx.db.reader, table, ctx.now, where);
}
