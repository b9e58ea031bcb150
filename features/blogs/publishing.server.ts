import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import type { BlogTable } from "#db/schema.ts";
import type { Dropped } from "./html.server.ts";
import { invalidateSaved } from "./invalidation.server.ts";
import { parseArticle } from "./render/article-tree.server.ts";
import { fileIdsOf } from "./render/pictures.server.ts";
import { pieceOf, whole } from "./writing/article.server.ts";
import { addBlog, hasSource, notePictures } from "./writing/store.server.ts";
import { tagRows } from "./writing/tags.ts";

/** An article as its writer hands it in. `eventDate` is an ISO 8601 instant, for events only. */
export type Draft = {
  title: string;
  content: string;
  section: string;
  subcategory: string;
  tags: string[];
  eventDate?: string;
  cover?: { id: string; alt: string; caption: string };
};

/** What only code may say of an article: whose it is, of when, and from where it was brought. */
export type Provenance = { authorId?: string; publishedAt?: string; sourceKey?: string };

/**
 * Publishes a blog and answers with its id, and with what the sanitiser took out of its content.
 * `id` is null where an article of the same source is already here: then nothing is changed. Tags that are too
 * many or too long are cut. Refuses everybody but admins, and names every faulty field.
 */
export async function publishBlog(
  ctx: Context,
  { cover, ...draft }: Draft,
  provenance: Provenance = {},
): Promise<{ id: string | null; dropped: Dropped }> {
  if (ctx.actor?.role !== "admin") {
    throw new AppError("forbidden", "Only administrators can create blog posts.");
  }
  const tags = tagRows("", draft.tags.map(whole)).map(({ label }) => label);
  const given = { ...draft, eventDate: draft.eventDate ?? "", tags };
  const { piece, dropped } = pieceOf(given, { complete: true });
  const { text, tags: labels, ...written } = piece;
  const publishedAt = provenance.publishedAt ?? ctx.now;
  const row: BlogTable = {
    ...written,
    id: newId(Date.parse(publishedAt)),
    authorId: provenance.authorId ?? ctx.actor.id,
    coverId: cover?.id ?? null,
    coverUrl: null,
    coverAlt: whole(cover?.alt ?? ""),
    coverCaption: whole(cover?.caption ?? ""),
    createdAt: publishedAt,
    updatedAt: ctx.now,
    publishedAt,
    deletedAt: null,
    deleterId: null,
    version: 1,
    commentsClosedAt: null,
    sourceKey: provenance.sourceKey ?? null,
  };
  return ctx.write(async (queries, invalidate) => {
    if (row.sourceKey && (await hasSource(queries, row.sourceKey))) return { id: null, dropped };
    await addBlog(queries, row, tagRows(row.id, labels), text);
    await notePictures(queries, row.id, [
      ...fileIdsOf(parseArticle(row.content), ctx.site.url),
      ...(row.coverId ? [row.coverId] : []),
    ]);
    await invalidateSaved(invalidate, queries, ctx.now, { after: { ...row, tags: labels } });
    return { id: row.id, dropped };
  });
}
