import type { MemberContext } from "#core/context.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { previewValues } from "#features/publishing/preview.server.ts";
import { projectsByIds } from "#features/publishing/projects.server.ts";
import { titlesOf } from "#features/publishing/readers.server.ts";
import { readRevision as readDocumentRevision } from "#features/publishing/revisions.server.ts";
import type { Collection } from "./contract.ts";
import { editableItem } from "./editable.server.ts";
import { rowsOfItems } from "./items.store.server.ts";
import { type CollectionInput, collectionKind } from "./kind.server.ts";
import { collectionOf, mediaItem } from "./photography.server.ts";

/** The data of a collection's page, without saving anything. */
export async function previewCollection(ctx: MemberContext, input: CollectionInput): Promise<Collection> {
  const { id: authorId, name: authorName } = ctx.actor;
  await ctx.limits.count("preview", authorId);
  const { queries } = ctx.db;
  const { media, tags, projects, ...values } = await previewValues(ctx, collectionKind, input);
  const shown = {
    id: "preview",
    slug: null,
    title: titleOf(values),
    publishedAt: ctx.now,
    authorId,
    authorName,
  };
  const collection = collectionOf({ ...values, ...shown }, await rowsOfItems(queries, media), tags, ctx.now);
  return { ...collection, ...(await projectsByIds(ctx, projects)) };
}

/** Reads a revision with the files that are still in the library. */
export async function readRevision(ctx: MemberContext, input: { id: string; version: number }) {
  const { revision, values } = await readDocumentRevision(ctx, collectionKind, input);
  const { queries } = ctx.db;
  const rows = await rowsOfItems(queries, values.media);
  const references = await titlesOf(queries, "projects", values.projects);
  const media = rows.map((row) => ({ ...mediaItem(row), ...editableItem(row) }));
  return { ...values, ...revision, media, references };
}
