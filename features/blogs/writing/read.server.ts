import type { Context, MemberContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { cards } from "../blogs.server.ts";
import { bodyOf } from "../store.server.ts";
import type { ManagedBlog, WrittenBlog } from "../writing-contract.ts";
import { blogOfWriter, statusOf } from "./access.server.ts";
import { findWriting, type WritingRow } from "./store.server.ts";

/** A blog as its author or an admin writes it, also a draft or one in the trash. Refuses everybody else. */
export async function readWriting(ctx: MemberContext, { id }: { id: string }): Promise<WrittenBlog> {
  const { queries } = ctx.db;
  const { coverId } = await blogOfWriter(ctx, queries, id);
  const row = await findWriting(queries, id);
  const [managed] = row ? await managedBlogs(ctx, [row]) : [];
  if (!row || !managed) throw new AppError("not_found", "Blog not found");
  const { content } = await bodyOf(queries, id);
  const { coverAlt, coverCaption, fileAlt, fileDecorative } = row;
  const coverDecorative = coverId !== null && coverAlt === "" && (fileDecorative === 1 || fileAlt !== "");
  return { ...managed, content, coverId, coverAlt, coverDecorative, coverCaption };
}

/** Rows as the desk shows them: the card, and how far the blog is. */
export async function managedBlogs(ctx: Context, rows: WritingRow[]): Promise<ManagedBlog[]> {
  const shown = await cards(ctx, rows);
  return rows.flatMap((row, place) => {
    const card = shown[place];
    if (!card) return [];
    const { version, publishedAt, deletedAt, commentsClosedAt, updatedAt } = row;
    const status = statusOf(row, ctx.now);
    return [{ ...card, version, status, publishedAt, deletedAt, commentsClosedAt, savedAt: updatedAt }];
  });
}
