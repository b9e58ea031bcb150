import type { MemberContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { Queries } from "#db/engine.ts";
import type { BlogTable } from "#db/schema.ts";
import type { blogStatuses } from "../writing-contract.ts";
import { findBlog } from "./store.server.ts";

type Stages = Pick<BlogTable, "publishedAt" | "deletedAt">;

/** How far a blog is on its way to readers at an instant. */
export function statusOf({ publishedAt, deletedAt }: Stages, now: string): (typeof blogStatuses)[number] {
  if (deletedAt !== null) return "trash";
  if (publishedAt === null) return "draft";
  return publishedAt > now ? "scheduled" : "published";
}

/**
 * A blog for somebody who may write it: its author or an admin, also when it is in the trash. Refuses the others,
 * to whom one that is not public does not exist.
 */
export async function blogOfWriter(
  ctx: MemberContext,
  queries: Queries,
  id: string,
  appError = "You can only edit your own blog posts.",
): Promise<BlogTable> {
  const actor = ctx.actor;
  const blog = await findBlog(queries, id);
  if (blog && (actor.role === "admin" || blog.authorId === actor.id)) return blog;
  if (blog && statusOf(blog, ctx.now) === "published") throw new AppError("forbidden", appError);
  throw new AppError("not_found", "Blog not found");
}
