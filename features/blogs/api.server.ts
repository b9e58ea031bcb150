import type { Rules } from "#visit/contract.ts";
import * as blogs from "./blogs.server.ts";
import type { blogCalls } from "./contract.ts";

export const blogRules: Rules<typeof blogCalls> = {
  list: blogs.listBlogs,
  years: blogs.listYears,
  front: blogs.readFront,
  read: blogs.readBlog,
  section: blogs.listSection,
  subcategories: blogs.listSubcategories,
};
