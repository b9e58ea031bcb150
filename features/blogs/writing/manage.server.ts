import type { Context } from "#core/context.ts";
import type { Page } from "#core/contract.ts";
import { AppError } from "#core/errors.ts";
import type { Section } from "#db/schema.ts";
import { countDocuments, listManaged as listDocuments } from "#features/publishing/manage.server.ts";
import type { BlogCounts, ManagedBlog, ManageInput } from "../writing-contract.ts";
import { blogConditions, blogSorts, listSubcategories } from "./manage.store.server.ts";
import { managedBlogs } from "./read.server.ts";
import { closeComments, listWritings } from "./store.server.ts";

export async function listManaged(ctx: Context, input: ManageInput): Promise<Page<ManagedBlog>> {
  const listing = { ...input, where: blogConditions(ctx.now, input), sorts: blogSorts };
  return listDocuments(ctx, "blogs", listing, async (ids) =>
    managedBlogs(ctx, await listWritings(ctx.db.reader, ids)),
  );
}

export async function countManaged(ctx: Context, { section }: { section?: Section }): Promise<BlogCounts> {
  const counts = await countDocuments(ctx, "blogs", blogConditions(ctx.now, { section }));
  return { ...counts, subcategories: await listSubcategories(ctx.db.reader, section) };
}

/** Existing comments stay. */
export async function closeBlogComments(
  ctx: Context,
  { id, closed }: { id: string; closed: boolean },
): Promise<{ commentsClosedAt: string | null }> {
  const commentsClosedAt = closed ? ctx.now : null;
  await ctx.write(async (queries, invalidate) => {
    if (!(await closeComments(queries, id, commentsClosedAt)))
      throw new AppError("not_found", "Blog not found");
    invalidate.stale(`comments:${id}`);
  });
  return { commentsClosedAt };
}
