import type { Context } from "#core/context.ts";
import { indexStored } from "#features/publishing/stored.server.ts";
import { blogsAfter, findAuthorById, nameOfAuthor } from "./by-author.store.server.ts";
import { blogKind } from "./writing/kind.server.ts";

const atOnce = 20; // articles per write, so that readers do not wait

/** Wraps an operation that may rename an author, and updates the search index of their articles. */
export function renaming<C extends Context, Input, Services, Result>(
  operation: (ctx: C, input: Input, services: Services) => Promise<Result>,
  idOf: (ctx: C, input: Input) => string,
) {
  return async (ctx: C, input: Input, services: Services): Promise<Result> => {
    const id = idOf(ctx, input);
    const before = await nameOfAuthor(ctx.db.queries, id);
    const result = await operation(ctx, input, services);
    const after = await nameOfAuthor(ctx.db.queries, id);
    if (before !== undefined && after !== before) await reindexBlogsBy(ctx, id);
    return result;
  };
}

async function reindexBlogsBy(ctx: Context, id: string): Promise<void> {
  const author = await findAuthorById(ctx.db.queries, id);
  for (let after = ""; ; ) {
    const last = await ctx.write(async (queries) => {
      const rows = await blogsAfter(queries, author, { after, limit: atOnce });
      for (const row of rows)
        await indexStored(queries, blogKind, { row, values: await blogKind.valuesOf(queries, row) });
      return rows.length === atOnce ? rows.at(-1)?.id : undefined;
    });
    if (last === undefined) return;
    after = last;
  }
}
