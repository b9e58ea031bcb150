import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import { rowsOfTags } from "#core/tags.ts";
import type { BylineInput } from "#features/bylines/contract.ts";
import type { InputsOf } from "#features/fields/field.ts";
import { storable } from "#features/fields/storable.ts";
import { newRow } from "#features/publishing/saving.server.ts";
import { addStored } from "#features/publishing/stored.server.ts";
import type { Dropped } from "#features/rich-text/html.server.ts";
import type { blogFields } from "../fields.ts";
import { blogKind, validateBlog } from "./kind.server.ts";
import { hasSource } from "./store.server.ts";

/** Dates are instants with their offset. */
export type Draft = Omit<InputsOf<typeof blogFields>, "tags"> &
  BylineInput & {
    tags: string[];
    cover?: { id: string; alt: string; caption: string };
  };

/** Set by imports and the sample; no request can set these. */
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
  const shown = cover && {
    coverId: cover.id,
    coverAlt: storable(cover.alt),
    coverCaption: storable(cover.caption),
  };
  const input = { ...draft, tags, ...shown };
  const site = { actor: ctx.actor, now: ctx.now, url: ctx.site.url };
  const { values, dropped } = await validateBlog(site, ctx.db.queries, input, { complete: true });
  const id = newId(Date.parse(publishedAt));
  const created = { id, authorId: authorId ?? ctx.actor.id, at: publishedAt, publishedAt };
  const row = {
    ...(await newRow(blogKind, created, values)),
    updatedAt: ctx.now,
    sourceKey: sourceKey ?? null,
  };
  return ctx.write(async (queries, invalidate) => {
    if (sourceKey && (await hasSource(queries, sourceKey))) return { id: null, dropped };
    await addStored(ctx, blogKind, { row, values, input }, { queries, invalidate });
    return { id, dropped };
  });
}
