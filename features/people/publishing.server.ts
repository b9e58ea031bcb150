import type { Context } from "#core/context.ts";
import { newId } from "#core/ids.ts";
import { newRow } from "#features/publishing/saving.server.ts";
import { addStored } from "#features/publishing/stored.server.ts";
import { type PersonInput, personKind } from "./kind.server.ts";

/** For the sample: publishes a person as an admin and returns the id. */
export async function publishPerson(
  ctx: Context,
  input: Omit<PersonInput, "status" | "publishAt">,
  { authorId, publishedAt }: { authorId: string; publishedAt: string },
): Promise<string> {
  const values = await personKind.validate(ctx, ctx.db.queries, input, { complete: true });
  const id = newId(Date.parse(publishedAt));
  const row = newRow(personKind, { id, authorId, at: publishedAt, publishedAt }, values);
  await ctx.write((queries, invalidate) =>
    addStored(ctx, personKind, { row, values, input }, { queries, invalidate }),
  );
  return id;
}
