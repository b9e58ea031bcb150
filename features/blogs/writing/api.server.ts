import type { Operations } from "#core/contract.ts";
import { documentOperations } from "#features/publishing/operations.server.ts";
import { suggestTags } from "#features/publishing/tags.server.ts";
import * as blogs from "../blogs.server.ts";
import type { blogEndpoints } from "../contract.ts";
import * as filters from "../filters.server.ts";
import { readFront } from "../front.server.ts";
import { readPage } from "../page.server.ts";
import type { writingEndpoints } from "./contract.ts";
import { blogKind } from "./kind.server.ts";
import { closeBlogComments, countManaged } from "./manage.server.ts";
import { previewWriting, readRevision } from "./preview.server.ts";

const { remove, ...shared } = documentOperations(blogKind);

export const blogOperations: Operations<typeof blogEndpoints> = {
  list: blogs.listBlogs,
  newest: blogs.listNewest,
  years: filters.listYears,
  languages: filters.listLanguages,
  front: readFront,
  read: blogs.readBlog,
  page: readPage,
  remove,
  section: blogs.listSection,
  works: blogs.listWorks,
  subcategories: filters.listSubcategories,
};

export const writingOperations: Operations<typeof writingEndpoints> = {
  ...shared,
  preview: previewWriting,
  revision: readRevision,
  counts: countManaged,
  tags: (ctx, { q }) => suggestTags(ctx, "blog", q),
  comments: closeBlogComments,
};
