import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import { rowsOfTags } from "#core/tags.ts";
import { newRow } from "#features/publishing/saving.server.ts";
import { insertStored } from "#features/publishing/stored.server.ts";
import { storable } from "#features/publishing/validate.server.ts";
import type { Dropped } from "./html.server.ts";
import { ownCover } from "./writing/cover.server.ts";
import { blogKind, validateBlog } from "./writing/kind.server.ts";
import { hasSource } from "./writing/store.server.ts";

/** `eventDate` is an ISO 8601 instant, for events only. */
export type Draft = {
  title: string;
  content: string;
  section: string;
  subcategory: string;
  tags: string[];
  eventDate?: string;
  cover?: { id: string; alt: string; caption: string };
};

/** Only for imports and the sample; no request can set these. */
export type Provenance = { authorId?: string; publishedAt?: string; sourceKey?: string };

/**
 * Publishes a blog. `dropped` is what the sanitiser took out of its content. `id` is null if an article of the same
 * source is already here: then nothing is changed. Tags that are too many or too long are cut.
 */
export async function publishBlog(
  ctx: Context,
  { cover, ...draft }: Draft,
  { authorId, sourceKey = undefined, publishedAt = ctx.now }: Provenance = {},
): Promise<{ id: string | null; dropped: Dropped }> {
  if (ctx.actor?.role !== "admin") throw new AppError("forbidden", blogKind.texts.onlyAdminsCreate);
  const tags = rowsOfTags(draft.tags.map(storable)).map(({ label }) => label);
  const valid = await validateBlog(
    { url: ctx.site.url },
    ctx.db.queries,
    { ...draft, tags },
    { complete: true },
  );
  const coverCaption = storable(cover?.caption ?? "");
  const shown = {
    coverId: cover?.id ?? null,
    image: null,
    coverAlt: storable(cover?.alt ?? ""),
    coverCaption,
  };
  const values = { ...valid.values, ...(await ownCover(ctx.db.queries, shown)) };
  const id = newId(Date.parse(publishedAt));
  const created = { id, authorId: authorId ?? ctx.actor.id, at: publishedAt, publishedAt };
  const row = { ...newRow(blogKind, created, values), updatedAt: ctx.now, sourceKey: sourceKey ?? null };
  const { dropped } = valid;
  return ctx.write(async (queries, invalidate) => {
    if (sourceKey && (await hasSource(queries, sourceKey))) return { id: null, dropped };
    await blogKind.describeMedia(queries, values, { coverAlt: shown.coverAlt });
    await insertStored(queries, blogKind, { row, values }, ctx.site.url);
    await blogKind.invalidateSaved(invalidate, { queries, now: ctx.now, after: { row, values } });
    return { id, dropped };
  });
}
