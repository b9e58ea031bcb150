import type { Rules } from "#core/contract.ts";
import * as blogs from "./blogs.server.ts";
import type { blogCalls } from "./contract.ts";
import { readPage } from "./page.server.ts";
import { removeBlog } from "./removing.server.ts";

export const blogRules: Rules<typeof blogCalls> = {
  list: blogs.listBlogs,
  years: blogs.listYears,
  front: blogs.readFront,
  read: blogs.readBlog,
  page: readPage,
  remove: removeBlog,
  section: blogs.listSection,
  subcategories: blogs.listSubcategories,
};
