import { type RawBuilder, sql } from "kysely";
import type { CollectionCategory } from "#db/schema.ts";

export function collectionConditions({ category }: { category?: CollectionCategory }): RawBuilder<boolean>[] {
  return category ? [sql`category = ${category}`] : [];
}

export const collectionSorts = {
  items: sql`(select count(*) from collection_items where collection_id = collections.id)`,
};
