import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import { rowsOfTags } from "#core/tags.ts";
import type { Changed } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import type { BylineInput } from "#features/bylines/contract.ts";
import type { InputsOf } from "#features/fields/field.ts";
import { storable } from "#features/fields/storable.ts";
import { newRow } from "#features/publishing/saving.server.ts";
import { addStored } from "#features/publishing/stored.server.ts";
import type { Dropped } from "#features/rich-text/html.server.ts";
import { m } from "#messages";
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

type Prepared = {
  /** What the sanitiser took out of the content. */
  dropped: Dropped;
  /** Returns the id, or null if an article of the same source is already here: then nothing is changed. */
  publish(queries: Queries, invalidate: Changed): Promise<string | null>;
};

/** Publishes a blog. Tags that are too many or too long are cut. */
export async function publishBlog(
  ctx: Context,
  draft: Draft,
  provenance?: Provenance,
): Promise<{ id: string | null; dropped: Dropped }> {
  const { publish, dropped } = await prepareBlog(ctx, draft, provenance);
  return { id: await ctx.write(publish), dropped };
}

/** Does all that needs no transaction, so that one can publish many blogs. */
export async function prepareBlog(
  ctx: Context,
  { cover, ...draft }: Draft,
  { authorId, sourceKey = undefined, publishedAt = ctx.now }: Provenance = {},
): Promise<Prepared> {
  if (ctx.actor?.role !== "admin")
    throw new AppError("forbidden", m.adminPublishing.onlyAdminsCreate({ kind: "blog" }));
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
  return {
    dropped,
    async publish(queries, invalidate) {
      if (sourceKey && (await hasSource(queries, sourceKey))) return null;
      await addStored(ctx, blogKind, { row, values, input }, { queries, invalidate });
      return id;
    },
  };
}
