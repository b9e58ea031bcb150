import type { Operations } from "#core/contract.ts";
import { AppError } from "#core/errors.ts";
import { documentOfWriter } from "#features/publishing/access.server.ts";
import { documentOperations } from "#features/publishing/operations.server.ts";
import { suggestTags } from "#features/publishing/tags.server.ts";
import { trashDocuments } from "#features/publishing/trash.server.ts";
import * as blogs from "./blogs.server.ts";
import type { blogEndpoints } from "./contract.ts";
import { readPage } from "./page.server.ts";
import { blogKind } from "./writing/kind.server.ts";
import { closeBlogComments, countManaged } from "./writing/manage.server.ts";
import { previewWriting, readRevision } from "./writing/preview.server.ts";
import type { writingEndpoints } from "./writing-contract.ts";

export const blogOperations: Operations<typeof blogEndpoints> = {
  list: blogs.listBlogs,
  years: blogs.listYears,
  front: blogs.readFront,
  read: blogs.readBlog,
  page: readPage,
  async remove(ctx, { id }) {
    await documentOfWriter(ctx, blogKind, id, { forbidden: "You can only delete your own blog posts." });
    const trashed = await trashDocuments(ctx, blogKind, [id], ctx.actor.id);
    if (trashed.length === 0) throw new AppError("not_found", blogKind.texts.notFound);
    return { msg: "Blog removed" };
  },
  section: blogs.listSection,
  subcategories: blogs.listSubcategories,
};

export const writingOperations: Operations<typeof writingEndpoints> = {
  ...documentOperations(blogKind),
  preview: previewWriting,
  revision: readRevision,
  counts: countManaged,
  tags: (ctx, { q }) => suggestTags(ctx, "blog", q),
  comments: closeBlogComments,
};
