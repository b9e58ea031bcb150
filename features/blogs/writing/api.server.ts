import type { Operations } from "#core/contract.ts";
import { documentOperations } from "#features/publishing/operations.server.ts";
import { suggestTags } from "#features/publishing/tags.server.ts";
import type { writingEndpoints } from "../writing-contract.ts";
import { blogKind } from "./kind.server.ts";
import { closeBlogComments, countManaged, listManaged } from "./manage.server.ts";
import { previewWriting } from "./preview.server.ts";
import { readRevision } from "./revision.server.ts";

export const writingOperations: Operations<typeof writingEndpoints> = {
  ...documentOperations(blogKind),
  preview: previewWriting,
  revision: readRevision,
  manage: listManaged,
  counts: countManaged,
  tags: (ctx, { q }) => suggestTags(ctx, "blog", q),
  comments: closeBlogComments,
};
