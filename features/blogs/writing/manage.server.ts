import type { Context } from "#core/context.ts";
import type { Page } from "#core/contract.ts";
import { AppError } from "#core/errors.ts";
import type { Section } from "#db/schema.ts";
import type { BlogCounts, ManagedBlog } from "../writing-contract.ts";
import * as store from "./manage.store.server.ts";
import { managedBlogs } from "./read.server.ts";
import { closeComments } from "./store.server.ts";
import { tagsBeginning } from "./tags.store.server.ts";

type Asked = store.ManagedFilter & {
  sort: store.ManagedOrder["sort"];
  order?: store.ManagedOrder["order"];
  page: number;
  limit: number;
};

/** Every blog, whether public or not, and without the trash unless that is asked for. */
export async function listManaged(ctx: Context, asked: Asked): Promise<Page<ManagedBlog>> {
  const { sort, order = sort === "title" ? "asc" : "desc", page, limit, ...filter } = asked;
  const { reader } = ctx.db;
  const total = await store.countManaged(reader, ctx.now, filter);
  const slice = { limit, offset: (page - 1) * limit };
  const rows = await store.listManaged(reader, ctx.now, filter, { sort, order, ...slice });
  return { items: await managedBlogs(ctx, rows), total, page, pages: Math.ceil(total / limit) };
}

/** How many blogs there are of each status, and which subcategories they have. */
export async function countManaged(ctx: Context, { section }: { section?: Section }): Promise<BlogCounts> {
  const { reader } = ctx.db;
  const counts = await store.countStatuses(reader, ctx.now, section);
  return { ...counts, subcategories: await store.listSubcategories(reader, section) };
}

const mostSuggested = 8;

/** Tags in use that begin with these letters. */
export async function suggestTags(ctx: Context, { q }: { q: string }): Promise<string[]> {
  const letters = q.trim().replace(/^#+/, "").toLowerCase();
  return letters === "" ? [] : tagsBeginning(ctx.db.reader, letters, mostSuggested);
}

/** Closes the comments of a blog, or opens them again. Those that are there stay. */
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
