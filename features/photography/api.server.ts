import type { Operations } from "#core/contract.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { documentOperations } from "#features/publishing/operations.server.ts";
import { previewValues } from "#features/publishing/preview.server.ts";
import { projectsByIds } from "#features/publishing/projects.server.ts";
import type { photographyEndpoints } from "./contract.ts";
import { rowsOfItems } from "./items.store.server.ts";
import { collectionKind } from "./kind.server.ts";
import { collectionOf, listCategories, listCollections, readCollection } from "./photography.server.ts";
import type { collectionEndpoints } from "./writing-contract.ts";

const { remove, ...shared } = documentOperations(collectionKind);

export const photographyOperations: Operations<typeof photographyEndpoints> = {
  list: listCollections,
  categories: listCategories,
  read: readCollection,
  remove,
};

export const collectionOperations: Operations<typeof collectionEndpoints> = {
  ...shared,
  async preview(ctx, input) {
    const { id: authorId, name: authorName } = ctx.actor;
    const { media, tags, projects, ...values } = await previewValues(ctx, collectionKind, input);
    const shown = { id: "preview", slug: null, publishedAt: ctx.now, authorId, authorName };
    const row = { ...values, ...shown, title: titleOf(values) };
    const collection = collectionOf(row, await rowsOfItems(ctx.db.queries, media), tags, ctx.now);
    return { ...collection, ...(await projectsByIds(ctx, projects)) };
  },
};
