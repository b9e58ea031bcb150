import type { Operations } from "#core/contract.ts";
import * as blogs from "./blogs.server.ts";
import type { blogEndpoints } from "./contract.ts";
import { readPage } from "./page.server.ts";
import { removeBlog } from "./removing.server.ts";

export const blogOperations: Operations<typeof blogEndpoints> = {
  list: blogs.listBlogs,
  years: blogs.listYears,
  front: blogs.readFront,
  read: blogs.readBlog,
  page: readPage,
  remove: removeBlog,
  section: blogs.listSection,
  subcategories: blogs.listSubcategories,
};
