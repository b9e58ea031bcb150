import type { Context } from "#core/context.ts";
import { newId } from "#core/ids.ts";
import type { DocumentKind, KindTypes } from "#features/publishing/kind.server.ts";
import { newRow } from "#features/publishing/saving.server.ts";
import { addStored } from "#features/publishing/stored.server.ts";

/** Publishes a document of the sample in another author's name, and returns its id. */
export async function publishDocument<T extends KindTypes>(
  ctx: Context,
  kind: DocumentKind<T>,
  input: T["input"],
  { authorId, publishedAt }: { authorId: string; publishedAt: string },
): Promise<string> {
  const values = await kind.validate(ctx, ctx.db.queries, input, { complete: true, ownerId: authorId });
  const id = newId(Date.parse(publishedAt));
  const row = await newRow(kind, { id, authorId, at: publishedAt, publishedAt }, values);
  await ctx.write((queries, invalidate) =>
    addStored(ctx, kind, { row, values, input }, { queries, invalidate }),
  );
  return id;
}
