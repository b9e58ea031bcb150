import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "#core/context.ts";
import { indexStored } from "#features/publishing/stored.server.ts";
import { blogsAmong, findAuthorById, idsOfBlogsBy, nameOfAuthor } from "../by-author.store.server.ts";
import { blogKind } from "./kind.server.ts";

const atOnce = 10; // articles in one write
const pause = 5; // milliseconds between writes, so that readers are answered

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
  const ids = await idsOfBlogsBy(ctx.db.reader, author);
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce);
    await ctx.write(async (queries) => {
      await ctx.db.engine.lock(queries, "blogs", some);
      for (const row of await blogsAmong(queries, some))
        await indexStored(queries, blogKind, { row, values: await blogKind.valuesOf(queries, row) });
    });
    await wait(pause);
  }
}
