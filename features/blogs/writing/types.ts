import type { BlogTable } from "#db/schema.ts";
import type { BylineInput } from "#features/bylines/contract.ts";
import type { BylineValues } from "#features/bylines/validate.server.ts";
import type { InputsOf, ValuesOf } from "#features/fields/field.ts";
import type { PublishOptions } from "#features/publishing/status.server.ts";
import type { blogFields } from "../fields.ts";
import type { ManagedBlogFilter } from "../filter.store.server.ts";
import type { EditableBlog, ManagedBlog } from "./contract.ts";
import type { Cover, CoverInput } from "./cover.server.ts";

export type BlogValues = ValuesOf<typeof blogFields> & BylineValues & Cover;
export type BlogInput = InputsOf<typeof blogFields> &
  BylineInput &
  CoverInput &
  PublishOptions & { id?: string; _id?: string };
export type BlogTypes = {
  row: BlogTable;
  values: BlogValues;
  input: BlogInput;
  shown: object;
  editable: EditableBlog;
  managed: ManagedBlog;
  filter: ManagedBlogFilter;
};
