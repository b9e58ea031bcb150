import type { Context } from "#core/context.ts";
import { newId } from "#core/ids.ts";
import { newRow } from "#features/publishing/saving.server.ts";
import { addStored } from "#features/publishing/stored.server.ts";
import { type CollectionInput, collectionKind } from "./kind.server.ts";

export type CollectionDraft = Omit<CollectionInput, "files" | "status" | "publishAt">;

/** For the sample: publishes a collection in another author's name, and returns its id. */
export async function publishCollection(
  ctx: Context,
  draft: CollectionDraft,
  { authorId, publishedAt }: { authorId: string; publishedAt: string },
): Promise<string> {
  const values = await collectionKind.validate(ctx, ctx.db.queries, draft, { complete: true });
  const id = newId(Date.parse(publishedAt));
  const row = newRow(collectionKind, { id, authorId, at: publishedAt, publishedAt }, values);
  const added = { row, values, input: draft };
  await ctx.write((queries, invalidate) => addStored(ctx, collectionKind, added, { queries, invalidate }));
  return id;
}
