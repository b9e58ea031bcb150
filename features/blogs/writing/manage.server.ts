import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { countDocuments } from "#features/publishing/manage.server.ts";
import { m } from "#messages";
import type { ManagedBlogFilter } from "../filter.store.server.ts";
import type { BlogCounts } from "./contract.ts";
import { blogKind } from "./kind.server.ts";
import { closeComments, listSubcategories } from "./store.server.ts";

export async function countManaged(ctx: Context, filter: ManagedBlogFilter): Promise<BlogCounts> {
  const counts = await countDocuments(ctx, blogKind, filter);
  return { ...counts, subcategories: await listSubcategories(ctx.db.reader, filter.section) };
}

/** Existing comments stay. */
export async function closeBlogComments(ctx: Context, { id, closed }: { id: string; closed: boolean }) {
  const commentsClosedAt = closed ? ctx.now : null;
  await ctx.write(async (queries, invalidate) => {
    if (!(await closeComments(queries, id, commentsClosedAt)))
      throw new AppError("not_found", m.publishing.notFound({ kind: "blog" }));
    invalidate.stale(`comments:${id}`);
  });
  return { commentsClosedAt };
}
