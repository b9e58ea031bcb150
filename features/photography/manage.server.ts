import type { Context } from "#core/context.ts";
import type { Page } from "#core/contract.ts";
import type { CollectionCategory } from "#db/schema.ts";
import type { StatusCounts } from "#features/publishing/contract.ts";
import { countDocuments, listManaged } from "#features/publishing/manage.server.ts";
import { managedCollections } from "./editable.server.ts";
import { collectionConditions, collectionSorts } from "./manage.store.server.ts";
import type { ManagedCollection, ManageInput } from "./writing-contract.ts";

export async function manageCollections(ctx: Context, input: ManageInput): Promise<Page<ManagedCollection>> {
  const listing = { ...input, where: collectionConditions(input), sorts: collectionSorts };
  return listManaged(ctx, "collections", listing, (ids) => managedCollections(ctx, ids));
}

export async function countCollections(
  ctx: Context,
  filter: { category?: CollectionCategory },
): Promise<StatusCounts> {
  return countDocuments(ctx, "collections", collectionConditions(filter));
}
